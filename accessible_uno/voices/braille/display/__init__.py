"""The braille display, reached through BRLTTY: utterances, the hand, and keys that play."""
