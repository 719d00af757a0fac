"""The kernel: a table of cards, what may be done there, and what everyone sees of it."""
