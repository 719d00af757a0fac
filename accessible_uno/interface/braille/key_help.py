"""The help of a display's own keys, made from the table of those keys."""

from __future__ import annotations

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.voices.braille.display.keys import KEY_ROWS, KeyRow
from accessible_uno.voices.braille.display.moments import BrailleItem


def key_help(locale: str) -> list[BrailleItem]:
    """Return what each key does, one key after the other; their keys enter nothing."""
    catalogue = Catalogue(locale)
    told = (
        catalogue.text("display-keys-help"),
        *(_line_of(row, catalogue) for row in KEY_ROWS),
    )
    return [BrailleItem((each,), locale, starts_group=True) for each in told]


def nothing_there(locale: str) -> BrailleItem:
    """Return the answer to a key that does nothing, short enough for every display."""
    return BrailleItem((Catalogue(locale).text("display-nothing-there"),), locale)


def meaning_of(row: KeyRow, catalogue: Catalogue) -> str:
    """Return what the keys of a row do."""
    return catalogue.text(f"display-key-{row.command}")


def _line_of(row: KeyRow, catalogue: Catalogue) -> str:
    name = catalogue.variant(f"display-key-{row.command}", "name")
    return catalogue.text("display-key-line", name=name, meaning=meaning_of(row, catalogue))
