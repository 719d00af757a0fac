"""Passing chances: what a player may do besides, for as long as nobody acts."""

from __future__ import annotations

from accessible_uno.game.base import Window
from accessible_uno.interface.session import Session
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.rules.abandon import Abandon
from accessible_uno.rules.shared.reports import Report
from accessible_uno.rules.shared.uno import SayUno
from accessible_uno.rules.uno_call import Unannounced
from accessible_uno.settings.values import Category, Pace


class Offers:
    """Announces chances, withdraws those that are gone, and holds the bots back for them.

    A player's own forgotten UNO is no chance in this sense: the game does not wait for it, and
    reminds of it at full detail alone.  What is possible all the time, and so never announced, such
    as a report, holds nothing back.
    """

    def __init__(self, session: Session, person: bool) -> None:
        self._session = session
        self._person = person
        self._announced: set[Window] = set()
        self._dismissed: set[Window] = set()

    def update(self) -> None:
        """Tell the chances that have opened; take back what is said of those that have closed."""
        session = self._session
        still = set(session.view.offers)
        for window in self._announced - still:
            session.log.fan_out.withdraw(window)
        self._announced &= still
        self._dismissed &= still
        for telling in session.narrator.offers(session.view):
            chance = telling.valid_while
            if isinstance(chance, Window) and chance not in self._announced:
                self._announced.add(chance)
                if self._worth_telling(chance):
                    session.announce_utterances(telling, category=Category.QUESTION)

    def hold_bots(self) -> bool:
        """Whether the bots wait for the player to use a chance or to let it go."""
        if self._person and self._session.settings.pace is not Pace.WAIT:
            return False
        if self._session.settings.pace is Pace.NONE or not self._open():
            return False
        return any(
            not action.answers_question and not isinstance(action, Report | SayUno | Abandon)
            for action in self._session.legal
        )

    def dismiss(self) -> None:
        """The player lets them pass."""
        self._dismissed |= set(self._open())

    def _open(self) -> list[Window]:
        return [
            window
            for window in self._session.view.offers
            if window in self._announced and window not in self._dismissed
        ]

    def _worth_telling(self, window: Window) -> bool:
        own = isinstance(window, Unannounced) and window.culprit == self._session.seat
        return not own or self._session.settings.verbosity is Verbosity.FULL
