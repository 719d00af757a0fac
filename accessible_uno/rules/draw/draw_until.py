"""A player who cannot play draws one card after the other until one is played (HR-12)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card
from accessible_uno.game.actions import DrawCard, Pass, Play
from accessible_uno.game.base import Reason, Seat
from accessible_uno.game.option import OFF, Option
from accessible_uno.game.rule import Rewritten, Rule, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import AfterDraw, Ask
from accessible_uno.game.windows import DrawnMore, Turn
from accessible_uno.rules.shared.drawing import DrawingRule, DrawnCard, NewestCards


class DrawnThisTurn(NewestCards, frozen=True):
    """The cards that a player has drawn this turn."""


class OnlyDrawnCards(Reason, frozen=True):
    """After drawing, only a card drawn this turn may be played (G-31)."""

    card: Card


class MustDrawOn(Reason, frozen=True):
    """No card drawn this turn can be played: the player draws on, up to ``left`` more."""

    left: int


class DrewAll(Reason, frozen=True):
    """No further card may be drawn this turn."""


class DrawUntil(Rule, frozen=True):
    """A player who cannot play draws until a card comes that can be played, or the last is drawn.

    Then the player plays a card drawn this turn, draws on, or passes.

    Attributes:
        limit: how many; a card drawn by choice, with one in hand that goes, stays the only one.
    """

    key: ClassVar = "draw-until"
    version: ClassVar = 2
    topic: ClassVar = "drawing"
    clauses: ClassVar = ("HR-12",)
    options: ClassVar = (Option("draw-until", "limit", lowest=2, highest=10, off=OFF),)
    needs: ClassVar = ("drawing",)
    # After drawing (50), which may lay or keep the drawn card without asking.
    rank: ClassVar = 60
    opens: ClassVar = ((DrawnMore, Play), (DrawnMore, DrawCard), (DrawnMore, Pass))
    limit: int = 3

    pass_early: ClassVar[bool] = False
    """Whether a player may pass before a card has come that can be played."""

    def conflicts_with(self, other: Rule) -> str:
        """Where a drawn card cannot be played, there is nothing to draw on for."""
        cannot = isinstance(other, DrawingRule) and other.drawn is DrawnCard.CANNOT
        return "drawn-card cannot" if cannot else ""

    @rewrites(AfterDraw)
    def draw_on(self, state: State, step: AfterDraw) -> Rewritten:
        """Let the player play, draw on, or pass; end the turn where none of these is possible."""
        seat = step.seat
        last_drawn = state.last_drawn
        before = self._drawn_before(state, seat, last_drawn)
        if before is None:
            return None
        drawn = before if last_drawn is None else (*before, last_drawn)
        left = 0 if last_drawn is None else self.limit - len(drawn)
        if not left and state.match.isdisjoint(drawn):
            return None
        if last_drawn is not None:
            state.empty_draws = 0
        state.remember(DrawnThisTurn(seat, drawn))
        return (Ask(DrawnMore(seat, left)),)

    def _drawn_before(
        self, state: State, seat: Seat, last_drawn: Card | None
    ) -> tuple[Card, ...] | None:
        """Return the cards drawn this turn; ``None`` if the player was able to play."""
        if isinstance(state.answered, DrawnMore):
            return state.recall(DrawnThisTurn).cards
        hand = state.hands[seat][:]
        if last_drawn is not None:
            hand.remove(last_drawn)
        unable = isinstance(state.answered, Turn) and state.match.isdisjoint(hand)
        return () if unable else None

    @forbids(DrawnMore, Play)
    def only_drawn(self, state: State, window: DrawnMore, action: Play) -> Reason | None:
        """Refuse cards received for another reason (G-31)."""
        drawn = state.recall(DrawnThisTurn).cards
        return None if action.card in drawn else OnlyDrawnCards(action.card)

    @forbids(DrawnMore, DrawCard)
    def all_drawn(self, state: State, window: DrawnMore, action: DrawCard) -> Reason | None:
        """Refuse to draw beyond the limit, or where no card is left."""
        return None if window.left else DrewAll()

    @forbids(DrawnMore, Pass)
    def none_goes_yet(self, state: State, window: DrawnMore, action: Pass) -> Reason | None:
        """Refuse to pass before a card has come that goes: the player must draw (HR-12)."""
        if self.pass_early or not window.left:
            return None
        drawn = state.recall(DrawnThisTurn).cards
        return MustDrawOn(window.left) if state.match.isdisjoint(drawn) else None


class DrawUntilVersion1(DrawUntil, frozen=True):
    """As before: a player may pass after any draw."""

    version: ClassVar = 1
    pass_early: ClassVar = True
