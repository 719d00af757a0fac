"""The utterances on the display: those of the newest moment, and those of earlier moments.

Utterances that are output together, within a few hundredths of a second, are one moment.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.braille.display.items import BrailleItem, DisplayContent

KEPT: Final = 100
"""Moments that the line keys can go back to."""


class Moments:
    """The utterances of this moment as items, the table's items, and the moments before.

    Attributes:
        question: the first item of the first urgent utterance of this moment.
    """

    def __init__(self) -> None:
        self.question: BrailleItem | None = None
        self._utterances: list[Utterance] = []
        self._items: list[BrailleItem] = []
        self._on_table: Sequence[BrailleItem] = ()
        self._past: deque[list[BrailleItem]] = deque(maxlen=KEPT)
        self._back = 0

    @property
    def items(self) -> list[BrailleItem]:
        """The items of the moment that the reader is at; the table's belong to the newest alone."""
        return self._past[-self._back] if self._back else [*self._items, *self._on_table]

    def start_moment(self) -> None:
        """Begin a new moment; the keys above past items enter nothing."""
        if self._items:
            self._past.append([replace(item, line=None) for item in self._items])
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
        """Ask for the items of this moment and of the table, and return to the newest moment."""
        self._items = []
        self.question = None
        for utterance in self._utterances:
            items = content.items_of(utterance)
            self._items += items
            if utterance.priority is not Priority.NORMAL and self.question is None:
                self.question = items[0]
        self._on_table = content.current_items()
        self._back = 0

    def refresh_table(self, content: DisplayContent) -> bool:
        """Ask for the table's items alone; return whether they have changed."""
        on_table = content.current_items()
        changed = on_table != self._on_table
        self._on_table = on_table
        return changed

    def go_back(self, moments: int) -> None:
        """Go to older moments, or to newer ones where the number is negative."""
        self._back = min(max(self._back + moments, 0), len(self._past))

    def go_to_newest(self) -> None:
        """Go to this moment."""
        self._back = 0
