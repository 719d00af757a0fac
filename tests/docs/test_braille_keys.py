"""The page about braille and the help on the display name the keys that the game has."""

from __future__ import annotations

import pytest
from braille_keys import PAGES, page_with_keys

from accessible_uno.interface.braille import key_help, nothing_there
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.voices.braille.display.keys import KEY_ROWS


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_of_keys_is_that_of_the_game(locale: str) -> None:
    """``python tests/docs/braille_keys.py`` writes it."""
    page = PAGES[locale].read_text("utf-8")
    assert page == page_with_keys(page, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_on_the_display_names_every_key(locale: str) -> None:
    """One group a key; the answer to a key that does nothing fits on the smallest display."""
    catalogue = Catalogue(locale, strict=True)
    told = [str(item.parts[0]) for item in key_help(locale)]
    assert len(told) == 1 + len(KEY_ROWS)
    for row, line in zip(KEY_ROWS, told[1:], strict=True):
        assert catalogue.text(f"display-key-{row.command}") in line
        assert catalogue.variant(f"display-key-{row.command}", "name") in line
    assert len(str(nothing_there(locale).parts[0])) <= 12
