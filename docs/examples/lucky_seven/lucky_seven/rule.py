"""When a seven is laid, the next player draws a card."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Face
from accessible_uno.game.base import Event, Seat
from accessible_uno.game.option import Option
from accessible_uno.game.rule import Rewritten, Rule, effect
from accessible_uno.game.state import State
from accessible_uno.game.steps import Draw, Effect, Emit


class LuckTurned(Event, frozen=True):
    """A seven brings the next player cards."""

    seat: Seat


class LuckySeven(Rule, frozen=True):
    """The next player draws when a seven is laid, and keeps the turn.

    Attributes:
        count: how many cards.
    """

    key: ClassVar = "lucky-seven"
    topic: ClassVar = "special"
    options: ClassVar = (Option("lucky-seven", "count", lowest=1, highest=3, off="off"),)
    count: int = 1

    @effect(Face.SEVEN)
    def turn_luck(self, state: State, laid: Effect) -> Rewritten:
        """Let the next player draw; with the last card nothing more happens."""
        if not state.hands[laid.seat]:
            return ()
        victim = state.after[laid.seat]
        return (Emit(LuckTurned(victim)), Draw(victim, self.count))
