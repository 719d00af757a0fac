"""A telling as one line of Unicode braille, to print in a terminal."""

from __future__ import annotations

from accessible_uno.cards import Card
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.notation import Digits, card_cells
from accessible_uno.voices.braille.sentences import sentence_cells


def braille_line(utterance: Utterance, digits: Digits = Digits.TRADITIONAL) -> str:
    """Return the short form of a telling, or its sentence where it has none.

    Words and cards are parted by one blank cell; so are the cards of a hand.

    Raises:
        BrailleUnavailable: liblouis or a table is missing.
    """
    cells = (
        card_cells(part, digits)
        if isinstance(part, Card)
        else sentence_cells(part, utterance.locale)
        for part in utterance.braille or (utterance.text,)
    )
    return BLANK.join(part for part in cells if part)
