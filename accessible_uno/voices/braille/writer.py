"""Writes cells by a reader's settings: the deck's notation, and words contracted or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.utterance import Letters, Utterance
from accessible_uno.settings.values import BrailleGrade, Notation
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.notation import card_cells, colour_cells
from accessible_uno.voices.braille.translate import Grade, sentence_cells


@dataclass(frozen=True)
class BrailleWriter:
    """Writes utterances and their parts for one reader.

    Attributes:
        notation: the deck whose cards the reader knows.
        grades: the grade of each language; uncontracted where a language is missing.
    """

    notation: Notation = Notation.LEAFLET
    grades: Mapping[str, Grade] = field(default_factory=dict)

    @classmethod
    def of_grade(cls, notation: Notation, grade: BrailleGrade) -> BrailleWriter:
        """Return the writer that a reader's settings ask for."""
        return cls(notation, dict.fromkeys(grade.contracted, Grade.CONTRACTED))

    def cells_of(self, part: str | Card | Colour, locale: str) -> str:
        """Return the cells of words in the language of ``locale``, of a card, or of a colour.

        Raises:
            BrailleUnavailable: liblouis or a table is missing.
        """
        if isinstance(part, Card):
            return card_cells(part, self.notation)
        if isinstance(part, Colour):
            return colour_cells(part, self.notation)
        spelt = isinstance(part, Letters)
        grade = Grade.UNCONTRACTED if spelt else self.grades.get(locale, Grade.UNCONTRACTED)
        return sentence_cells(part, locale, grade)

    def line_of(self, utterance: Utterance) -> str:
        """Return the short form of an utterance, or its sentence where it has none.

        One blank cell stands between two words, and between two cards.

        Raises:
            BrailleUnavailable: liblouis or a table is missing.
        """
        parts = utterance.braille or (utterance.text,)
        cells = (self.cells_of(part, utterance.locale) for part in parts)
        return BLANK.join(part for part in cells if part)
