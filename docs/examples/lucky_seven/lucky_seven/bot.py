"""A bot that lays a seven whenever it can."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.game.actions import play
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.random_bot import RandomBot


class Eager:
    """Sevens first; otherwise any card.

    Args:
        chance: returns a number from 0 up to 1.
    """

    def __init__(self, chance: Callable[[], float]) -> None:
        self._usual = RandomBot(chance)

    def choose(self, view: View, legal: Legal) -> Action:
        """Lay a seven, or do what anybody would."""
        for held in legal.cards():
            if held.digit == 7:
                return play(view.seat, held, None, view.held == 2, legal.choices(held)[0])
        return self._usual.choose(view, legal)

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Let chances pass."""
        return self._usual.interject(view, legal)
