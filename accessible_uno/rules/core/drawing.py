"""The turn: play, or draw one card and play it or keep it (CORE-12, CORE-13)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from accessible_uno.game.actions import DrawCard, Pass, Play
from accessible_uno.game.base import Reason
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, AfterDraw, Lay
from accessible_uno.game.windows import Drawn, Turn
from accessible_uno.rules.shared.drawing import DrawingRule, DrawnCard


class ByChoice(StrEnum):
    """Whether a player may draw who holds a card that matches."""

    YES = "yes"
    NO = "no"


class MustPlay(Reason, frozen=True):
    """A card of the hand, or the one just drawn, matches and must be played (CHAT-03, CHAT-04)."""


class Drawing(DrawingRule, frozen=True):
    """A player draws by choice, or because no card can be played; then only the drawn card may be.

    Attributes:
        by_choice: whether a player may draw who holds a card that can be played (CORE-13), or not
            (CHAT-03, G-14).
        drawn: what becomes of a drawn card that matches.
    """

    key: ClassVar = "drawing"
    topic: ClassVar = "drawing"
    clauses: ClassVar = (
        *("CORE-12", "CORE-13", "BR-12", "WP-11", "UM-02", "UM-03"),
        *("CHAT-03", "CHAT-04", "RAP-01"),
    )
    options: ClassVar = (
        Option("draw-by-choice", "by_choice", words(*ByChoice)),
        Option("drawn-card", "drawn", words(*DrawnCard)),
    )
    opens: ClassVar = ((Turn, Play), (Turn, DrawCard), (Drawn, Play), (Drawn, Pass))
    by_choice: ByChoice = ByChoice.YES
    drawn: DrawnCard = DrawnCard.MAY

    @property
    def only_if_unable(self) -> bool:
        """Whether a player who can play may not draw."""
        return self.by_choice is ByChoice.NO

    @property
    def settled(self) -> bool:
        """Whether the rule decides about the drawn card."""
        return self.drawn is not DrawnCard.MAY

    @forbids(Turn, DrawCard, when="only_if_unable")
    def holds_one(self, state: State, window: Turn, action: DrawCard) -> Reason | None:
        """A player who holds a card that matches may not draw (CHAT-03)."""
        if type(window) is not Turn:  # a turn on which a rule asks for more than any card
            return None
        return None if state.match.isdisjoint(state.hands[action.seat]) else MustPlay()

    @rewrites(AfterDraw, when="settled")
    def after_draw(self, state: State, step: AfterDraw) -> Rewritten:
        """A drawn card that matches is laid by the rule, or kept (CHAT-04, RAP-01)."""
        drawn = state.last_drawn
        if drawn is None or drawn not in state.match:
            return None
        state.empty_draws = 0
        if self.drawn is DrawnCard.CANNOT:
            return (END_TURN[step.seat],)
        return (Lay(step.seat, drawn, None, False, END_TURN[step.seat]),)
