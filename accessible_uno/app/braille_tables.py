"""The option and the setting that name a table of liblouis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessible_uno.app.errors import Failure
from accessible_uno.settings.value_types import may_name_table
from accessible_uno.settings.values import USUAL_TABLE

if TYPE_CHECKING:
    from accessible_uno.voices.braille.tables import UnknownTable


def parse_table(text: str) -> str:
    """Return the name of the table that was typed, as liblouis writes it.

    Where liblouis is missing, the name is returned as it is: the game then tells what is missing.

    Raises:
        Failure: there is no such table.
    """
    if text == USUAL_TABLE:
        return text
    # Loads liblouis, which few players have.
    from accessible_uno.voices.braille.liblouis import BrailleUnavailable
    from accessible_uno.voices.braille.tables import UnknownTable, find_table

    try:
        return find_table(text).name
    except UnknownTable as unknown:
        raise unknown_table(unknown) from None
    except BrailleUnavailable:
        if may_name_table(text):
            return text
        raise unknown_table(UnknownTable(text, ())) from None


def unknown_table(unknown: UnknownTable) -> Failure:
    """Return the failure that says that there is no such table, and which ones resemble it."""
    known = ", ".join(unknown.nearest) or "none"
    return Failure("app-braille-table-unknown", table=unknown.name, known=known)
