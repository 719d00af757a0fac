"""Scoring: the rule, the points of the cards, and one class for each way of counting a round."""

from accessible_uno.rules.points.scoring.rule import Scoring

__all__ = ["Scoring"]
