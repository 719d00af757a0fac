"""The content of a braille display: the table as items, and the line that each item's key enters.

Every line that a key enters could be typed as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from accessible_uno.cards import Card, Colour
from accessible_uno.game.actions import PickCards
from accessible_uno.game.windows import Turn
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.braille import (
    TactileVoice,
    displays_among,
    group_items,
    key_help,
    nothing_there,
)
from accessible_uno.interface.keys import LINE_START
from accessible_uno.interface.parse.tokens import has_cells
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.possible_lines import PossibleLines
from accessible_uno.narration.utterance import BrailleParts, Utterance
from accessible_uno.voices.braille.display.moments import BrailleItem, LineSection
from accessible_uno.voices.braille.liblouis import BLANK, BrailleUnavailable
from accessible_uno.voices.voice import Voice

if TYPE_CHECKING:
    from accessible_uno.voices.braille.writer import BrailleWriter


class BrailleView:
    """Lays one player's table out for a braille display.

    Args:
        session: the player's session.
        offers: the offers that Enter alone dismisses; ``None`` when there are never any.
    """

    def __init__(self, session: Session, offers: Offers | None = None) -> None:
        self._session = session
        self._offers = offers
        self._lines = PossibleLines(session)
        self._displays: list[TactileVoice] = []

    def attach(self, voices: Iterable[Voice]) -> None:
        """Become the content of every display among the voices."""
        self._displays = [*displays_among(voices)]
        for display in self._displays:
            display.content = self
        self.use_settings()

    def use_settings(self) -> None:
        """Write the cells that the player's settings ask for."""
        for display in self._displays:
            display.use_settings(self._session.settings, self._session.table.names)

    def _writer(self) -> BrailleWriter:
        from accessible_uno.voices.braille.writer import BrailleWriter  # for a display alone

        return BrailleWriter.of_settings(self._session.settings, self._session.table.names)

    def show_draft(self, draft: str, parts: BrailleParts = ()) -> None:
        """Show what has been typed so far on the console, or ``parts`` that stand for it."""
        if parts and self._displays:
            writer = self._writer()
            with suppress(BrailleUnavailable):  # reported by the display itself
                draft = BLANK.join(writer.cells_of(part, self._locale) for part in parts)
        for display in self._displays:
            display.show_draft(draft)

    def show_newest(self) -> None:
        """Show the newest message, wherever the reader is."""
        for display in self._displays:
            display.show_newest()

    def expect_answer(self) -> None:
        """Show what is told next, wherever the reader is: it answers a line or a key."""
        for display in self._displays:
            display.expect_answer()

    def listen(self, on_move: Callable[[], None], on_key: Callable[[str], None]) -> None:
        """Call these from any thread: when the reader has moved, and for each single key."""

        def takes_key(key: str) -> bool:
            """Take a letter, a digit or a space; cells type cards, and a colon begins a line."""
            takes = self._session.plays_by_keys and key != LINE_START and not has_cells(key)
            if takes:
                on_key(key)
            return takes

        for display in self._displays:
            display.on_move, display.takes_key = on_move, takes_key

    def update(self) -> None:
        """Show the table as it is now.

        This is the only sign of a change whose message was muted.
        """
        for display in self._displays:
            display.refresh()

    # Called by displays

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        """Return an utterance as items; the key above an item repeats the utterance.

        The keys above cards of the hand play them, where the utterance shows the whole hand.  The
        key above the top card asks about it.
        """
        parts = utterance.braille or (utterance.text,)
        cards = {part for part in parts if isinstance(part, Card)}
        whole_hand = len(cards) > 1 and cards == set(self._session.view.hand) == set(parts)
        return [
            BrailleItem(
                (part,), utterance.locale, self._line_of(part, whole_hand), starts_group=not place
            )
            for place, part in enumerate(parts)
        ]

    def current_items(self) -> list[BrailleItem]:
        """Return the choices, the hand and the status line; on the player's turn the hand first."""
        pending = self._session.pending
        on_turn = self._session.asked and isinstance(self._session.view.question, Turn)
        asked_more = pending.card is not None or bool(pending.confirmation)
        hand = list(group_items(self._hand(), LineSection.HAND, may_split=True))
        choices = list(group_items(self._choices(), LineSection.CHOICES))
        first, second = (hand, choices) if on_turn and not asked_more else (choices, hand)
        return [*first, *second, *group_items(self._status(), LineSection.STATUS)]

    def still_asks(self, question: object) -> bool:
        """Return whether the table waits for the player's answer, and nothing else is asked."""
        session = self._session
        pending = session.pending
        aside = pending.confirmation or pending.card is not None or pending.awaits_enter
        return session.asked and session.view.question == question and not aside

    def help_items(self) -> list[BrailleItem]:
        """Return what the keys of the display do."""
        return key_help(self._locale)

    def nothing_there(self) -> BrailleItem:
        """Return the answer to a key that does nothing."""
        return nothing_there(self._locale)

    # The parts of the table

    def _hand(self) -> Iterator[BrailleItem]:
        session = self._session
        picks = session.asked and session.legal.taken(PickCards) is not None
        wanted: int = getattr(session.view.question, "count", 1) if picks else 1
        goes = session.playable()
        for held in session.view.hand:
            item = self._item((held,), self._session.card_name(held))
            yield replace(item, presses=wanted, goes=picks or held in goes)

    def _choices(self) -> Iterator[BrailleItem]:
        """Yield what would do something now, each with the line that does it."""
        for shown, line in self._lines.choices():
            yield self._item(shown, line)
        session = self._session
        if session.pending.confirmation:
            return
        if session.pending.awaits_enter or (self._offers and self._offers.hold_bots()):
            yield self._item((session.narrator.catalogue.text("enter-felt"),), "")

    def _status(self) -> Iterator[BrailleItem]:
        session = self._session
        if session.view.top is None or len(session.view.playing) < 2:
            return
        for part in session.narrator.status(session.view):
            of_top = isinstance(part, Card | Colour)
            yield self._item(
                (part,), self._session.command_word(Command.TOP if of_top else Command.WHO)
            )

    # Words

    def _line_of(self, part: str | Card | Colour, whole_hand: bool) -> str:
        view = self._session.view
        if isinstance(part, Card):
            if whole_hand:
                return self._session.card_name(part)
            if part is view.drawn:
                return self._session.command_word(Command.PLAY)
            if part is view.top:
                return self._session.command_word(Command.TOP)
        return self._session.command_word(Command.REPEAT)

    def _item(self, parts: BrailleParts, line: str) -> BrailleItem:
        return BrailleItem(parts, self._locale, line)

    @property
    def _locale(self) -> str:
        return self._session.settings.locale
