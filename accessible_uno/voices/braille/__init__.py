"""Braille: the notations of the physical decks for cards, literary braille for words."""
