"""What lies on a display, and what the keys above it do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.utterance import Utterance


@dataclass(frozen=True, slots=True)
class BrailleItem:
    """Something to feel, and to press.

    Attributes:
        parts: words, cards and colours.
        locale: language of the words.
        line: what the routing key above it enters; an empty line is Enter alone, ``None`` nothing.
        opens: whether it opens a group, and stands a little apart.
        loose: of the spot that opens a group, whether a display may part the group between words;
            otherwise it does so only where it must.
        gathers: how many such keys are pressed before what they say is entered as one line.
    """

    parts: tuple[str | Card | Colour, ...]
    locale: str
    line: str | None = None
    opens: bool = False
    loose: bool = False
    gathers: int = 1


class Table(Protocol):
    """What a display asks of the game."""

    def told(self, utterance: Utterance) -> Sequence[BrailleItem]:
        """Return the spots of a telling."""

    def laid(self) -> Sequence[BrailleItem]:
        """Return what lies there now: what can be chosen, the hand, the status."""


class OutputOnly:
    """A game without keys: tellings alone."""

    def told(self, utterance: Utterance) -> Sequence[BrailleItem]:
        """Return the telling, which no key does anything about."""
        return [BrailleItem(utterance.braille or (utterance.text,), utterance.locale)]

    def laid(self) -> Sequence[BrailleItem]:
        """Return nothing."""
        return []
