"""What one player is told: messages, answers, help and their history, behind ``Announcer``."""
