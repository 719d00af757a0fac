"""Passing chances: what a player may do besides, for as long as nobody acts."""

from __future__ import annotations

from accessible_uno.game.base import Window
from accessible_uno.interface.parse.vocabulary import Kind
from accessible_uno.interface.session import Desk
from accessible_uno.interface.settings import Pace
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.rules.abandon import Abandon
from accessible_uno.rules.shared.reports import Report
from accessible_uno.rules.shared.uno import SayUno
from accessible_uno.rules.uno_call import Unannounced


class Chances:
    """Announces chances, withdraws those that are gone, and holds the bots back for them.

    A player's own forgotten UNO is no chance in this sense: the game does not wait for it, and
    reminds of it at full detail alone.  What is possible all the time, and so never announced, such
    as a report, holds nothing back.
    """

    def __init__(self, desk: Desk, person: bool) -> None:
        self._desk = desk
        self._person = person
        self._announced: set[Window] = set()
        self._let_go: set[Window] = set()

    def follow(self) -> None:
        """Tell the chances that have opened; take back what is said of those that have closed."""
        desk = self._desk
        still = set(desk.view.offers)
        for window in self._announced - still:
            desk.hearing.fan_out.withdraw(window)
        self._announced &= still
        self._let_go &= still
        for telling in desk.narrator.chances(desk.view):
            chance = telling.valid_while
            if isinstance(chance, Window) and chance not in self._announced:
                self._announced.add(chance)
                if self._worth_telling(chance):
                    desk.pass_on(telling, kind=Kind.QUESTION)

    def held(self) -> bool:
        """Whether the bots wait for the player to use a chance or to let it go."""
        if self._person and self._desk.settings.pace is not Pace.WAIT:
            return False
        if self._desk.settings.pace is Pace.NONE or not self._open():
            return False
        return any(
            not action.answers_question and not isinstance(action, Report | SayUno | Abandon)
            for action in self._desk.legal
        )

    def let_go(self) -> None:
        """The player lets them pass."""
        self._let_go |= set(self._open())

    def _open(self) -> list[Window]:
        return [
            window
            for window in self._desk.view.offers
            if window in self._announced and window not in self._let_go
        ]

    def _worth_telling(self, window: Window) -> bool:
        own = isinstance(window, Unannounced) and window.culprit == self._desk.seat
        return not own or self._desk.settings.verbosity is Verbosity.FULL
