"""Braille: the notation of the leaflet edition for cards, literary braille for words."""
