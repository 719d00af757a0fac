"""Rules that change the whole game."""
