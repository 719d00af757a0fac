"""Writes cells by a reader's settings: the deck's notation, and words contracted or not."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.utterance import Letters, Utterance
from accessible_uno.settings.values import BrailleDigits, BrailleGrade, Notation
from accessible_uno.voices.braille.liblouis import BLANK, BrailleUnavailable
from accessible_uno.voices.braille.notation import card_cells, colour_cells
from accessible_uno.voices.braille.translate import (
    NO_NAMES,
    TABLES,
    Grade,
    UnknownTable,
    letter_sign,
    sentence_cells,
    tables_for,
)


class BrailleSettings(Protocol):
    """The settings about the writing of braille, among others.

    Attributes:
        braille: whether a line of braille follows each message.
        braille_grade: the languages that are contracted.
        braille_table: the name of a table of liblouis, or ``auto``.
        braille_digits: the digits of French words.
    """

    braille: bool
    braille_grade: BrailleGrade
    braille_table: str
    braille_digits: BrailleDigits

    @property
    def deck(self) -> Notation:
        """The deck."""


class BrailleWriter(Struct, frozen=True):
    """Writes utterances and their parts for one reader.

    Attributes:
        notation: the deck whose cards the reader knows.
        grades: the grade of each language; uncontracted where a language is missing.
        tables: for a language, the name of a table in place of the one of its grade.
        number_sign: whether French words have digits behind the number sign.
        names: the names of the players, which French does not contract.
    """

    notation: Notation = Notation.LEAFLET
    grades: Mapping[str, Grade] = {}
    tables: Mapping[str, str] = {}
    number_sign: bool = False
    names: frozenset[str] = NO_NAMES

    @classmethod
    def of_settings(cls, settings: BrailleSettings, names: Iterable[str] = ()) -> BrailleWriter:
        """Return the writer that a reader's settings ask for, at a table with these players.

        A table that liblouis does not have leaves the usual ones: the player was told before.
        """
        grades = dict.fromkeys(settings.braille_grade.contracted, Grade.CONTRACTED)
        try:
            tables = tables_for(grades, settings.braille_table)
        except (UnknownTable, BrailleUnavailable):
            tables = tables_for(grades)
        return cls(
            settings.deck,
            grades,
            tables,
            settings.braille_digits is BrailleDigits.TRADITIONAL,
            frozenset(unicodedata.normalize("NFC", name) for name in names),
        )

    def cells_of(self, part: str | Card | Colour, locale: str) -> str:
        """Return the cells of words in the language of ``locale``, of a card, or of a colour.

        A colour's letter has the sign before it that keeps it from standing for a word.

        Raises:
            BrailleUnavailable: liblouis or a table is missing.
        """
        if isinstance(part, Card):
            return card_cells(part, self.notation)
        if isinstance(part, Colour):
            return letter_sign(self.table_of(locale)) + colour_cells(part, self.notation)
        if isinstance(part, Letters):
            return sentence_cells(part, locale, number_sign=self.number_sign)
        return sentence_cells(
            part,
            locale,
            table=self.table_of(locale),
            names=self.names,
            number_sign=self.number_sign,
        )

    def table_of(self, locale: str) -> str:
        """Return the name of the table for words of a language."""
        grade = self.grades.get(locale, Grade.UNCONTRACTED)
        return self.tables.get(locale) or TABLES[locale, grade]

    def line_of(self, utterance: Utterance) -> str:
        """Return the short form of an utterance, or its sentence where it has none.

        One blank cell stands between two words, and between two cards.

        Raises:
            BrailleUnavailable: liblouis or a table is missing.
        """
        parts = utterance.braille or (utterance.text,)
        cells = (self.cells_of(part, utterance.locale) for part in parts)
        return BLANK.join(part for part in cells if part)
