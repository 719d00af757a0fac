"""The game on a braille display, through BRLTTY: what is told, the hand, and keys that play."""
