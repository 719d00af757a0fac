"""Scoring, as far as other rules need to know: who earns the points, and the end of the match."""

from __future__ import annotations

from collections.abc import Container
from enum import StrEnum
from typing import Final

from accessible_uno.cards import Card
from accessible_uno.game.rule import Rule
from accessible_uno.game.state import State


class School(StrEnum):
    """What a round earns, and for whom."""

    NONE = "none"
    """Nothing: the winner of the round wins the match (BR-21)."""
    WINNER = "winner"
    """The winner takes the points of all hands; the first to reach the target wins (BR-22)."""
    LOSERS = "losers"
    """All players keep the points of their own hands; when one of them reaches the target, the
    player with the fewest wins (BR-23)."""
    ROUNDS = "rounds"
    """Rounds won are counted (WP-26)."""
    RANKING = "ranking"
    """A player who goes out has won a place, and the others play on (CHAT-15 to CHAT-17)."""
    INDIVIDUAL = "individual"
    """All players keep the points of their own hands, no matter who their partner is (ROT-02)."""
    TEAM = "team"
    """Each side but the winner's keeps the points of all its hands; fewest win (TEAM-02)."""


WITHOUT_POINTS: Final = frozenset({School.NONE, School.ROUNDS, School.RANKING})


class ScoringRule(Rule, frozen=True):
    """The rule that says what a round earns.

    Attributes:
        school: who earns what.
        target: points, or rounds won, that end the match.
        draw_two: points of a draw two.
        rebate: points off a total of exactly 100, 200...; 0: none.
    """

    school: School
    target: int
    draw_two: int
    rebate: int

    @property
    def counts_points(self) -> bool:
        """Whether the points of cards are counted."""
        return self.school not in WITHOUT_POINTS

    def worth(self, held: Card) -> int:
        """Return a card's points."""
        raise NotImplementedError


def school_conflict(rule: Rule, allowed: Container[School]) -> str:
    """Return the setting of ``rule`` where it scores by a school that is not ``allowed``."""
    if not isinstance(rule, ScoringRule) or rule.school in allowed:
        return ""
    return f"scoring {rule.school}"


def match_target(state: State) -> int:
    """Return the points, or rounds won, that end the match; 0 where nothing is counted."""
    scoring = (rule for rule in state.game.rules if isinstance(rule, ScoringRule))
    return next((rule.target for rule in scoring), 0)
