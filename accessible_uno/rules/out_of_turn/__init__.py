"""Cards laid out of turn."""
