"""Offers: what a player may do out of turn, for as long as nobody else acts."""

from __future__ import annotations

from dataclasses import replace

from accessible_uno.game.base import Window
from accessible_uno.interface.announce.questions import ask_question
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.utterance import Priority, Verbosity
from accessible_uno.rules.shared.leaving import Abandon
from accessible_uno.rules.shared.reports import Report
from accessible_uno.rules.shared.uno import SayUno, Unannounced
from accessible_uno.settings.values import Category, Pace


class Offers:
    """Announces offers, withdraws messages about closed ones, and holds the bots for open ones.

    Where the bots wait for nothing, an offer that they would take first is not announced.

    The game does not wait for players to announce their own forgotten UNO, and reminds of it only
    at full detail.  What is possible at any time, such as a report, is never announced and never
    holds the bots.

    What the table asks by itself is asked after the bots have had their chance to denounce
    somebody: it is heard once, and last.
    """

    def __init__(self, session: Session, interactive: bool) -> None:
        self._session = session
        self._interactive = interactive
        self._announced: set[Window] = set()
        self._dismissed: set[Window] = set()
        self._waiting_question: bool | None = None

    def ask(self, *, again: bool) -> None:
        """Ask what the table asks by itself, or let it wait for :meth:`ask_waiting`.

        Args:
            again: whether the player has been asked this before.
        """
        self._waiting_question = again if self._bots_may_denounce() else None
        if self._waiting_question is None:
            ask_question(self._session, Category.QUESTION, again=again)

    def ask_waiting(self) -> None:
        """Ask what waited until the bots had their chance, if nothing has been asked since."""
        again, self._waiting_question = self._waiting_question, None
        if again is not None and self._session.asked:
            ask_question(self._session, Category.QUESTION, again=again)

    def drop_waiting(self) -> None:
        """Let no question wait: it is asked now."""
        self._waiting_question = None

    def _bots_may_denounce(self) -> bool:
        """Whether bots of this table may point somebody out before the player is waited for."""
        session = self._session
        here = not session.table.hosted and not self.hold_bots()
        return here and any(isinstance(each, Unannounced) for each in session.table.offers)

    def update(self, *, told: bool = False) -> None:
        """Announce new offers, and withdraw messages about offers that have closed.

        ``told`` says that the player has just been told what leads to them.
        """
        session = self._session
        view = session.view
        still_open = set(view.offers)
        for window in self._announced - still_open:
            session.log.fan_out.withdraw(window)
        self._announced &= still_open
        self._dismissed &= still_open
        for utterance in session.narrator.offers(view, told=told):
            offer = utterance.valid_while
            is_new = isinstance(offer, Window) and offer not in self._announced
            if isinstance(offer, Window) and is_new and not self._is_gone_at_once(offer):
                self._announced.add(offer)
                if self._is_worth_announcing(offer):
                    session.announce_utterances(utterance, category=Category.QUESTION)

    def withdraw(self) -> None:
        """Withdraw the messages about open offers; :meth:`update` announces them again."""
        for window in self._announced:
            self._session.log.fan_out.withdraw(window)
        self._announced.clear()

    def hold_bots(self) -> bool:
        """Whether the bots wait until the player takes an offer or dismisses it."""
        pace = self._session.settings.pace
        if self._interactive and not pace.waits:
            return False
        if pace is Pace.NONE or not self._open():
            return False
        return any(
            not action.answers_question and not isinstance(action, Report | SayUno | Abandon)
            for action in self._session.legal
        )

    def dismiss(self) -> None:
        """Let the open offers pass, as the player wants."""
        self._dismissed |= set(self._open())
        self._session.announce("chance-let-go")

    def expire(self) -> None:
        """Let the open offers pass: the player's time for them is over."""
        self._dismissed |= set(self._open())
        self._session.announce("chance-expired", category=Category.GAME)

    def repeat(self) -> None:
        """Announce the open offers again, where the bots wait for them."""
        if self.hold_bots():
            open_now = self._open()
            for utterance in self._session.narrator.offers(self._session.view):
                if utterance.valid_while in open_now:
                    self._session.announce_utterances(replace(utterance, priority=Priority.NORMAL))

    def _open(self) -> list[Window]:
        if not self._announced:
            return []
        return [
            window
            for window in self._session.view.offers
            if window in self._announced and window not in self._dismissed
        ]

    def _is_gone_at_once(self, window: Window) -> bool:
        """Whether bots that wait for nothing take an offer before the player can.

        What the player alone may do in the own turn stays open.
        """
        session = self._session
        races = not session.asked or isinstance(window, Unannounced)
        return races and session.settings.pace is Pace.NONE

    def _is_worth_announcing(self, window: Window) -> bool:
        own = isinstance(window, Unannounced) and window.culprit == self._session.seat
        return not own or self._session.settings.verbosity is Verbosity.FULL
