"""Messages to one player: events, questions, answers, help, history; ``Announcer`` leads to all."""
