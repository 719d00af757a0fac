"""The cards and moves of every table."""
