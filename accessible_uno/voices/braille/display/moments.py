"""What a display shows of the game: the items of the newest moment, and of earlier moments.

Utterances that are output together, within a few hundredths of a second, are one moment.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.utterance import Priority, Utterance


class LineSection(Enum):
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
        goes: of a card in the hand, whether it may be laid now.
        name: what a button is called that enters the line; empty where the line says it.
    """

    parts: tuple[str | Card | Colour, ...]
    locale: str
    line: str | None = None
    starts_group: bool = False
    may_split: bool = False
    presses: int = 1
    part: LineSection = LineSection.TELLING
    asks: bool = False
    goes: bool = True
    name: str = ""


class DisplayContent(Protocol):
    """The game, as far as a display asks about it."""

    def items_of(self, utterance: Utterance) -> Sequence[BrailleItem]:
        """Return the items of an utterance."""

    def current_items(self) -> Sequence[BrailleItem]:
        """Return what lies on the table now: the choices, the hand, the status."""

    def still_asks(self, question: object) -> bool:
        """Return whether an utterance that is valid while this is asked awaits its answer."""

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

    def still_asks(self, question: object) -> bool:  # noqa: ARG002
        """Return ``False``: nothing is asked."""
        return False

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
        items: those of the utterances; a question that was answered stays among them.
        shown: what is shown of them while the moment is the newest: no question that was
            answered, but one that is still open.
        on_table: the choices, the hand and the status.
        question: the first item of the first urgent utterance.
    """

    items: list[BrailleItem] = []
    shown: list[BrailleItem] = []
    on_table: Sequence[BrailleItem] = ()
    question: BrailleItem | None = None


class Moments:
    """The newest moment, those before it, and the one that the reader is at.

    Attributes:
        unread: how many moments have come since the reader was last at the newest.
        open_question: where the newest moment repeats an earlier question that is still open, the
            first item of that.
    """

    def __init__(self) -> None:
        self.unread = 0
        self._utterances: list[Utterance] = []
        self._withdrawn: list[object] = []
        self._open: Utterance | None = None
        self.open_question: BrailleItem | None = None
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
        return [*shown.shown, *shown.on_table] if with_table else shown.items

    @property
    def newly_told(self) -> list[BrailleItem]:
        """What the newest moment tells, and the choices that it brings."""
        newest = self._newest
        choices = (each for each in newest.on_table if each.part is LineSection.CHOICES)
        return [*(each for each in newest.items if each in newest.shown), *choices]

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
        self._utterances, self._withdrawn = [], []

    def add(self, utterance: Utterance) -> None:
        """Add an utterance to this moment; :meth:`lay_out` makes items of it."""
        self._utterances.append(utterance)

    def withdraw(self, offer: object) -> bool:
        """Show no more, of this moment, what announces an offer; return whether anything does.

        The history keeps it.
        """
        if offer is None:
            return False
        self._withdrawn.append(offer)
        return any(each.valid_while == offer for each in self._utterances)

    def lay_out(self, content: DisplayContent, *, reminds: bool) -> None:
        """Ask for the items of the newest moment and of the table.

        Args:
            content: the game.
            reminds: whether an earlier question that still awaits its answer is shown again.
        """
        newest = self._newest
        newest.items, newest.shown, newest.question = [], [], None
        for utterance in _asked_once(self._utterances):
            items = _items_of(utterance, content)
            newest.items += items
            if utterance.priority is not Priority.NORMAL:
                newest.question = newest.question or items[0]
            if utterance.valid_while is None or utterance.valid_while not in self._withdrawn:
                newest.shown += items
                if utterance.valid_while is not None and utterance.priority is Priority.NEXT:
                    self._open = utterance
        self.open_question = None
        if reminds:
            self._repeat_open_question(content)
        newest.on_table = content.current_items()

    def _repeat_open_question(self, content: DisplayContent) -> None:
        """Show a question that still awaits its answer behind what was told since."""
        asked = self._open
        told = asked is None or asked in self._utterances
        if asked is not None and not told and content.still_asks(asked.valid_while):
            items = _items_of(asked, content)
            self.open_question = items[0]
            self._newest.shown += items

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


def _items_of(utterance: Utterance, content: DisplayContent) -> list[BrailleItem]:
    first, *others = content.items_of(utterance)
    if utterance.priority is not Priority.NORMAL:
        first = replace(first, asks=True)
    return [first, *others]


def _asked_once(utterances: Sequence[Utterance]) -> Iterator[Utterance]:
    """Yield utterances, and of those that ask the same within a moment the last one."""
    for place, each in enumerate(utterances):
        asked = each.valid_while
        if asked is None or all(other.valid_while != asked for other in utterances[place + 1 :]):
            yield each
