"""Several like cards in a list are counted, not named again and again."""

from __future__ import annotations

from itertools import product

import pytest

from accessible_uno.cards import CARDS, card
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import BrailleNames, DisplayNames


@pytest.mark.parametrize(
    ("locale", "codes", "told", "drawn"),
    [
        ("fr", "g3 wi g3", "3 vert deux fois et joker", "le 3 vert deux fois et un joker"),
        ("en", "g3 wi g3", "green 3 twice and wild", "green 3 twice and a wild"),
        ("fr", "grv grv grv", "trois inversions vertes", "trois inversions vertes"),
        ("en", "wi+4 wi+4 bsk", "wild +4 twice and blue skip", "wild +4 twice and a blue skip"),
        ("fr", "wi+4 wi+4 wi+4", "+4 trois fois", "le +4 trois fois"),
        ("fr", "r5 b5", "5 rouge et 5 bleu", "le 5 rouge et le 5 bleu"),
    ],
)
def test_like_cards_are_counted(locale: str, codes: str, told: str, drawn: str) -> None:
    names = DisplayNames(Catalogue(locale, strict=True), ("Anne",), 0)
    cards = [card(code) for code in codes.split()]
    assert names.cards(cards) == told
    assert names.cards_with_article(cards) == drawn


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_no_number_stands_before_a_figure(locale: str) -> None:
    """“Two yellow ones” would be two yellow cards, « deux 1 jaunes » a 2 and a 1."""
    names = DisplayNames(Catalogue(locale, strict=True), ("Anne",), 0)
    for each, count in product(CARDS, (2, 3, 4, 5)):
        if any(sign.isdigit() for sign in names.card(each)):
            assert names.cards([each] * count).startswith(names.card(each))


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_card_has_a_plural(locale: str) -> None:
    names = DisplayNames(Catalogue(locale, strict=True), ("Anne",), 0)
    for each in CARDS:
        assert names.cards([each] * 2) not in ("", names.cards([each]))


def test_fingers_count_for_themselves() -> None:
    names = BrailleNames(Catalogue("fr"), ("Anne",), 0)
    assert len(names.cards([card("g3"), card("g3")]).split()) == 2
