"""Offers to everybody at a keyboard, announced while nobody's hand is told."""

from __future__ import annotations

from accessible_uno.game.base import ONLOOKER, Seat, Window
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.shared.handover import Handover
from accessible_uno.narration.event_schema import schema_of
from accessible_uno.players.character_bot import SEIZED
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.values import Category, Pace


class TableOffers(Offers):
    """Announces what anybody may call out, and holds the bots for it.

    Where the rules let cards be laid out of turn, the bots wait after every act: if they waited
    only while somebody can, that would tell who holds what.
    """

    def __init__(self, handover: Handover, interactive: bool) -> None:
        super().__init__(handover.sessions[ONLOOKER], interactive)
        self._handover = handover
        self._passed_at: object = None

    def update(self) -> None:
        """Announce the new chances to everybody, and withdraw messages about closed ones."""
        session = self._session
        chances = {window: self._takers(window) for window in self._handover.table.offers}
        for window in self._announced - set(chances):
            session.log.fan_out.withdraw(window)
        self._announced &= set(chances)
        self._dismissed &= set(chances)
        for window, takers in chances.items():
            if takers and window not in self._announced:
                self._announced.add(window)
                self._announce(window, takers[0], Category.QUESTION)

    def hold_bots(self) -> bool:
        """Whether the bots wait until somebody calls out, takes the keyboard, or presses Enter."""
        pace = self._session.settings.pace
        waits = pace.waits if self._interactive else pace is not Pace.NONE
        return waits and (bool(self._open()) or self._holds_for_hands())

    def dismiss(self) -> None:
        """Let the chances pass, as everybody wants."""
        if self._open():
            super().dismiss()
        self._passed_at = self._place()

    def expire(self) -> None:
        """Let the chances pass: the time for them is over."""
        if self._open():
            super().expire()
        self._passed_at = self._place()

    def repeat(self) -> None:
        """Announce again what the bots wait for."""
        if not self.hold_bots():
            return
        for window in self._open():
            self._announce(window, self._takers(window)[0], Category.ANSWER)
        if not self._open():
            self.announce_wait()

    def announce_wait(self) -> None:
        """Say that cards may be laid out of turn now, where the bots wait for that alone."""
        table = self._handover.table
        if self._holds_for_hands() and not self._open() and table.asked is not None:
            name = {"name": table.names[table.asked]}
            self._session.announce("table-chance-hands", name, Category.QUESTION)

    def _holds_for_hands(self) -> bool:
        table = self._handover.table
        bots_turn = table.bot_to_act() is not None and table.has_private_offers
        return self._interactive and bots_turn and self._passed_at != self._place()

    def _place(self) -> object:
        return self._session.act_count

    def _open(self) -> list[Window]:
        offers = self._handover.table.offers
        return [each for each in offers if each in self._announced and each not in self._dismissed]

    def _takers(self, window: Window) -> list[Seat]:
        """Return who at the keyboard may use a chance, whatever cards they hold."""
        culprit = window.culprit if isinstance(window, Unannounced) else None
        table = self._handover.table
        return [
            seat
            for seat in self._handover.people
            if seat != culprit and any(act.verbs in SEIZED for act in table.legal(seat))
        ]

    def _announce(self, window: Window, taker: Seat, category: Category) -> None:
        session = self._session
        culprit = window.culprit if isinstance(window, Unannounced) else taker
        fields = {"culprit": self._handover.name(culprit), "name": self._handover.name(taker)}
        message_id = f"table-chance-{schema_of(window).name}"
        if session.narrator.catalogue.has(message_id):
            session.announce(message_id, fields, category)
