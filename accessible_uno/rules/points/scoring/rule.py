"""What a round earns: nothing, all points, own points, or a round won (BR-21 to 23, WP-26).

Cards are worth their digit, 20 for a draw two, skip or reverse, 50 for a wild (CORE-17).
"""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import EndRound, Score, WinAlone, WinRound
from accessible_uno.rules.points.scoring.counting import COUNTING, TakePlace
from accessible_uno.rules.points.scoring.points import USUAL_DRAW_TWO, total
from accessible_uno.rules.shared.match_end import ranking
from accessible_uno.rules.shared.scoring import School, ScoringRule

ROUNDS_TO_WIN: Final = 3
"""Rounds won that end a match where no target is set: the text names no number (WP-26)."""


class Scoring(ScoringRule, frozen=True):
    """What a round earns, and when the match is won.

    Attributes:
        school: who earns what.
        target: points, or rounds won, that end the match.
        draw_two: points of a draw two: 20 (CORE-17), or 50 (RAP-11, G-41).
        rebate: points off a total, or for a round, of exactly 100, 200... (OLY-24).
    """

    key: ClassVar = "scoring"
    topic: ClassVar = "points"
    clauses: ClassVar = (
        *("CORE-14", "CORE-17", "BR-21", "BR-22", "BR-23"),
        *("WP-23", "WP-24", "WP-25", "WP-26", "UM-05", "UM-12"),
        *("CHAT-15", "CHAT-16", "CHAT-17", "RAP-11", "RAP-12", "OLY-23", "OLY-24"),
        "HR-28",
    )
    options: ClassVar = (
        Option(
            "scoring",
            "school",
            (
                *words(*School),
                ("W", School.WINNER.value),
                ("L", School.LOSERS.value),
            ),
            brings=((School.ROUNDS.value, "target", ROUNDS_TO_WIN),),
            summons=((School.TEAM.value, "teams"),),
        ),
        Option(
            "target",
            "target",
            lowest=1,
            highest=100_000,
            idle_beside=("partners", f"scoring {School.NONE}", f"scoring {School.RANKING}"),
        ),
    )
    school: School = School.WINNER
    target: int = 500
    draw_two: int = USUAL_DRAW_TWO
    rebate: int = 0

    @property
    def by_places(self) -> bool:
        """Whether a match goes on until one player is left."""
        return self.school is School.RANKING

    def worth(self, held: Card) -> int:
        """Return a card's points (CORE-17, WP-23)."""
        return total((held,), self.draw_two)

    @rewrites(WinRound, when="by_places")
    def win_place(self, state: State, step: WinRound) -> Rewritten:
        """A player who goes out has won a place and leaves (CHAT-15)."""
        return (TakePlace(step.seat),)

    @rewrites(WinAlone, when="by_places")
    def end_ranked(self, state: State, step: WinAlone) -> Rewritten:
        """All but one have won or left: the game is over (CHAT-16)."""
        return (EndRound(ranking(state)[0]),)

    @rewrites(Score)
    def count(self, state: State, score: Score) -> Rewritten:
        """Count the round."""
        return COUNTING[self.school].steps(state, score.winner, self)
