"""One person at a keyboard: reading lines and keys, the loop of a match, the wiring."""
