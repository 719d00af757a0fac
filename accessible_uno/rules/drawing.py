"""The turn: play, or draw one card and play it or keep it (CORE-12, CORE-13)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.actions import DrawCard, Pass, Play
from accessible_uno.game.base import Action
from accessible_uno.game.rule import Rule, silence
from accessible_uno.game.state import State
from accessible_uno.game.value import value
from accessible_uno.game.windows import Drawn, Turn


@value
class Drawing(Rule):
    """One draws for want of a card or by choice; then only the drawn card may be played."""

    key: ClassVar = "drawing"
    clauses: ClassVar = ("CORE-12", "CORE-13", "BR-12", "WP-11", "UM-02", "UM-03")
    opens: ClassVar = ((Turn, Play), (Turn, DrawCard), (Drawn, Play), (Drawn, Pass))

    @silence(Turn)
    def draw_for(self, state: State, window: Turn) -> Action:  # noqa: ARG002
        """Whoever does not play draws."""
        return DrawCard(window.seat)

    @silence(Drawn)
    def keep_for(self, state: State, window: Drawn) -> Action:  # noqa: ARG002
        """Whoever does not play the drawn card keeps it."""
        return Pass(window.seat)
