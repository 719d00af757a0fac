"""What a display shows of the game, and what the routing keys above it enter."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol

from msgspec import Struct

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.utterance import Utterance


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
