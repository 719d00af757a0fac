"""Puts what a player has typed in braille into print."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from accessible_uno.cards import USUAL, Card, known_cards
from accessible_uno.interface.parse.tokens import cell_runs, cell_words, has_cells
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.notation import (
    card_typed,
    colour_typed,
    computer_word,
    literary_word,
)
from accessible_uno.voices.braille.translate import TABLES, Grade
from accessible_uno.voices.braille.writer import BrailleWriter

WordReader: TypeAlias = Callable[[str], str | None]
"""Puts a word of cells into print; ``None`` where it cannot."""

UNO = "uno"


class BrailleReader(Struct, frozen=True):
    """How one player types braille.

    Attributes:
        notation: the deck whose cards the player knows.
        locale: the language of the words.
        tables: of words, the player's own first; those of both grades are understood.
        names: what cards and colours are called in a typed line.
    """

    notation: Notation
    locale: str
    tables: tuple[str, ...]
    names: DisplayNames

    @classmethod
    def of_settings(cls, settings: Settings, names: DisplayNames) -> BrailleReader:
        """Return the reader of a player with these settings."""
        locale = settings.locale
        own = BrailleWriter.of_settings(settings).table_of(locale)
        tables = dict.fromkeys((own, *(TABLES[locale, grade] for grade in Grade)))
        return cls(settings.deck, locale, tuple(tables), names)

    def to_print(self, line: str, hand: Collection[Card], rate: Callable[[str], int]) -> str | None:
        """Return a line in print; ``None`` where its cells are neither cards nor words.

        Args:
            line: what was typed; cells and print may be mixed.
            hand: cards beyond the usual ones are looked for there first: « ⠥⠝ » is a card for
                those who hold it, and a word for all others.
            rate: returns how much sense a line of print makes; the first of the best is taken.

        Raises:
            BrailleUnavailable: liblouis or a table is missing.
        """
        readings = dict.fromkeys(self._readings(cell_words(line), hand))
        return max(readings, key=rate, default=None)

    def _readings(self, words: list[str], hand: Collection[Card]) -> Iterator[str]:
        decks: tuple[Collection[Card], ...] = ((*USUAL, *hand), known_cards())
        for cards in decks:
            for read_word in self._word_readers():
                found = list(self._in_print(words, cards, read_word))
                if None not in found:
                    yield " ".join(filter(None, found))

    def _word_readers(self) -> Iterator[WordReader]:
        for table in self.tables:
            yield partial(literary_word, table=table)
        yield partial(computer_word, locale=self.locale, notation=self.notation)

    def _in_print(
        self, words: list[str], cards: Collection[Card], read_word: WordReader
    ) -> Iterator[str | None]:
        behind_card = False
        for word in words:
            typed = card_typed(word, self.notation)
            read = _read_runs(word, read_word)
            if typed is not None and typed in cards and not (behind_card and read == UNO):
                behind_card = True
                yield self.names.card(typed)
            elif (colour := colour_typed(word, self.notation)) is not None:
                yield self.names.colour(colour)
            else:
                yield read


def _read_runs(word: str, read_word: WordReader) -> str | None:
    """Return a word in print, some of whose characters may be print already."""
    runs = [run if not has_cells(run) else read_word(run) for run in cell_runs(word)]
    return None if None in runs else "".join(filter(None, runs))
