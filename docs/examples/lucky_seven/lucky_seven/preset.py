"""The leaflet's rules with lucky sevens."""

from __future__ import annotations

LUCKY = """
key = "lucky"
seats = [2, 6]
clauses = []

[rules]
standard-deck = {}
dealer-draw = {}
dealing = { cards_each = 7 }
matching = {}
drawing = {}
skip = {}
reverse = {}
draw-two = {}
wild = {}
wild-draw-four = {}
doubt = {}
uno-call = {}
scoring = { school = "none" }
lucky-seven = { count = 1 }
"""
