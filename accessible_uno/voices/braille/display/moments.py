"""What a display shows of the game: the items of the newest moment, and of earlier moments.

Utterances that are output together, within a few hundredths of a second, are one moment.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.utterance import Priority, Utterance


class LinePart(Enum):
    """A part of the line that a key goes to."""

    TELLING = auto()
    CHOICES = auto()
    HAND = auto()
    STATUS = auto()


class BrailleItem(Struct, frozen=True):
    """Words or cards that a finger reads, and the line that their routing key enters.

    Attributes:
        parts: words, cards and colours.
        locale: language of the words.
        line: the line that the key enters; an empty line is Enter alone, ``None`` is nothing.
        starts_group: whether it starts a group; two blank cells stand before a group.
        may_split: of the item that starts a group, whether two windows may share the group;
            otherwise they do so only where the group is wider than a window.
        presses: how many such keys are pressed before their lines are entered as one line.
        part: the part of the line that it belongs to.
        asks: whether it starts a question to the player: no window begins with the end of another
            message and goes on with the question.
    """

    parts: tuple[str | Card | Colour, ...]
    locale: str
    line: str | None = None
    starts_group: bool = False
    may_split: bool = False
    presses: int = 1
    part: LinePart = LinePart.TELLING
    asks: bool = False


class DisplayContent(Protocol):
    """The game, as far as a display asks about it."""

    def items_of(self, utterance: Utterance) -> Sequence[BrailleItem]:
        """Return the items of an utterance."""

    def current_items(self) -> Sequence[BrailleItem]:
        """Return what lies on the table now: the choices, the hand, the status."""

    def help_items(self) -> Sequence[BrailleItem]:
        """Return what the keys of the display do."""

    def nothing_there(self) -> BrailleItem:
        """Return the answer to a key that does nothing."""


class UtterancesOnly:
    """The content of a display before there is a game: utterances, and no key enters anything."""

    def items_of(self, utterance: Utterance) -> Sequence[BrailleItem]:
        """Return the whole utterance as one item."""
        return [BrailleItem(utterance.braille or (utterance.text,), utterance.locale)]

    def current_items(self) -> Sequence[BrailleItem]:
        """Return nothing."""
        return []

    def help_items(self) -> Sequence[BrailleItem]:
        """Return nothing."""
        return []

    def nothing_there(self) -> BrailleItem:
        """Return an answer without words."""
        return BrailleItem(("-",), "en")


KEPT: Final = 100
"""Moments that the keys can go back to."""


class Moment(Struct, eq=False):
    """What was output together, and what lay on the table then.

    Attributes:
        items: those of the utterances.
        on_table: the choices, the hand and the status.
        question: the first item of the first urgent utterance.
    """

    items: list[BrailleItem] = []
    on_table: Sequence[BrailleItem] = ()
    question: BrailleItem | None = None


class Moments:
    """The newest moment, those before it, and the one that the reader is at.

    Attributes:
        unread: how many moments have come since the reader was last at the newest.
    """

    def __init__(self) -> None:
        self.unread = 0
        self._utterances: list[Utterance] = []
        self._newest = Moment()
        self._past: deque[Moment] = deque(maxlen=KEPT)
        self._back = 0
        self._kept: Moment | None = None

    @property
    def in_past(self) -> bool:
        """Whether the reader is at an earlier moment than the newest."""
        return self._back > 0

    @property
    def shown(self) -> Moment:
        """The moment that the reader is at."""
        return self._past[-self._back] if self._back else self._newest

    @property
    def items(self) -> list[BrailleItem]:
        """The items of that moment.

        What lay on the table is shown with the newest moment, and with one that has become past
        under the reader's fingers.
        """
        shown = self.shown
        with_table = shown is self._newest or shown is self._kept
        return [*shown.items, *(shown.on_table if with_table else ())]

    def line_of(self, item: BrailleItem) -> str | None:
        """Return what the key above an item enters.

        Past messages enter nothing; a past hand under the reader's fingers, what is still held.
        """
        if not self._back:
            return item.line
        if self.shown is not self._kept:
            return None
        there = [(each.parts, each.line) for each in self._newest.on_table]
        return item.line if (item.parts, item.line) in there else None

    def start_moment(self, *, stay: bool) -> None:
        """Begin a new moment; the reader stays at the one before, or follows."""
        if self._newest.items:
            if stay and not self._back:
                self._kept = self._newest
            self._past.append(self._newest)
            if stay:
                self._back = min(self._back + 1, len(self._past))
                self.unread += 1
        self._newest = Moment(on_table=self._newest.on_table)
        self._utterances = []

    def add(self, utterance: Utterance) -> None:
        """Add an utterance to this moment; :meth:`lay_out` makes items of it."""
        self._utterances.append(utterance)

    def withdraw(self, offer: object) -> bool:
        """Remove the utterances of this moment that announce an offer; return whether any did."""
        left = [each for each in self._utterances if each.valid_while != offer]
        if offer is None or len(left) == len(self._utterances):
            return False
        self._utterances = left
        return True

    def lay_out(self, content: DisplayContent) -> None:
        """Ask for the items of the newest moment and of the table."""
        newest = self._newest
        newest.items, newest.question = [], None
        for utterance in self._utterances:
            first, *others = content.items_of(utterance)
            if utterance.priority is not Priority.NORMAL:
                first = replace(first, asks=True)
                newest.question = newest.question or first
            newest.items += (first, *others)
        newest.on_table = content.current_items()

    def refresh_table(self, content: DisplayContent) -> bool:
        """Ask for the table's items alone; return whether they have changed."""
        on_table = content.current_items()
        changed = on_table != self._newest.on_table
        self._newest.on_table = on_table
        return changed

    # Going from one moment to another

    def go_back(self, moments: int) -> None:
        """Go to older moments, or to newer ones where the number is negative."""
        self._go_to(self._back + moments)

    def go_to_newest(self) -> None:
        """Go to this moment."""
        self._go_to(0)

    def go_to_oldest(self) -> None:
        """Go to the oldest moment that is kept."""
        self._go_to(len(self._past))

    def go_to_unread(self) -> None:
        """Go to the oldest moment that came while the reader was elsewhere, or to the newest."""
        self._go_to(max(self.unread - 1, 0))

    def go_to_question(self, step: int) -> bool:
        """Go to the next older moment with a question, for -1 to the next newer one."""
        return self._go_to_next(step, lambda each: each.question is not None)

    def go_to_different(self, step: int) -> bool:
        """Go to the next older moment that says something else, for -1 to the next newer one."""
        parts = [item.parts for item in self.shown.items]
        return self._go_to_next(step, lambda each: [item.parts for item in each.items] != parts)

    def mark_read(self) -> None:
        """Note that the reader has come to the beginning of the moment shown."""
        self.unread = min(self.unread, self._back)

    def _go_to_next(self, step: int, fits: Callable[[Moment], bool]) -> bool:
        back = self._back + step
        while 0 <= back <= len(self._past):
            if fits(self._past[-back] if back else self._newest):
                self._go_to(back)
                return True
            back += step
        return False

    def _go_to(self, back: int) -> None:
        back = min(max(back, 0), len(self._past))
        if back != self._back:
            self._kept = None
        self._back = back
