"""Braille: cards in the notations of the physical decks, words in literary braille."""
