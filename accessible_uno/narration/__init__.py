"""Turns the events that a player sees into sentences and short braille forms."""
