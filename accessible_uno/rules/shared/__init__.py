"""Families: what several rules have in common, below no single rule."""
