"""Every card in every form that a host program prints, the text's and ours, in both languages."""

from __future__ import annotations

from typing import Final

import pytest

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import ONLOOKER
from accessible_uno.interface.parse.cards import named_card, parse_card_words
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.language import LOCALES
from accessible_uno.rooms.enrolment import compile_for_company

CARDS: Final = sorted(set(compile_for_company("chat", ()).deck), key=lambda each: each.rank)
COLOURS: Final = {
    Colour.RED: ("rouge", "red"),
    Colour.YELLOW: ("jaune", "yellow"),
    Colour.GREEN: ("vert", "green"),
    Colour.BLUE: ("bleu", "blue"),
}
SYMBOLS: Final = {
    "rv": ("-ChangeSens", "-Reverse"),
    "sk": ("-PasseTonTour", "-Skip"),
    "+2": ("+2", "+2"),
}
WILDS: Final = {"wi": ("joker", "wild"), "wi+4": ("+4", "joker+4", "wild+4")}


def printed(each: Card) -> list[str]:
    """A card as the text prints it, and in English; in both languages as we print it."""
    ours = [DisplayNames(Catalogue(locale), (), ONLOOKER).card(each) for locale in LOCALES]
    if each.colour is None:
        return [*ours, *WILDS[each.code]]
    ends = SYMBOLS.get(each.face.value, (f"-{each.face.value}",) * 2)
    words = zip(COLOURS[each.colour], ends, strict=True)
    return [*ours, each.code, *(f"{colour}{end}" for colour, end in words)]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_as_it_is_printed_is_understood(locale: str) -> None:
    """Whatever the reader's language and the capitals."""
    assert len(CARDS) == 4 * 13 + 2
    for each in CARDS:
        for form in printed(each):
            for typed in (form, form.upper(), form.capitalize()):
                words = parse_card_words(tokens(typed), lexicons(locale), abbreviated=True)
                assert words is not None, typed
                assert named_card(words) == each, typed
