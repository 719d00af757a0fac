"""Families, windows and actions that several rules or other rooms share; no single rule is here."""
