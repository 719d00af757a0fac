"""What the player is told, and how it is kept."""
