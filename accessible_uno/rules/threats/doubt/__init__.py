"""Doubt: the rule, its modes, and how a doubt is judged."""

from accessible_uno.rules.threats.doubt.rule import Doubt, DoubtVersion1

__all__ = ["Doubt", "DoubtVersion1"]
