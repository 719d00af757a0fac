"""How the reader likes braille, as the command line and the settings say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessible_uno.app.arguments import Option, one_of

if TYPE_CHECKING:
    from accessible_uno.voices.braille.writer import BrailleWriter

NOTATIONS: Final = ("leaflet", "leaflet-antoine", "mattel", "rnib")
GRADES: Final = ("1", "2", "fr=2", "en=2")
"""No language is contracted, both are, or one is."""

NOTATION: Final = Option("--notation", one_of(*NOTATIONS), "|".join(NOTATIONS), "leaflet")


def writing(notation: str, grade: str) -> BrailleWriter:
    """Return how the reader likes braille."""
    from accessible_uno.voices.braille.notation import Notation
    from accessible_uno.voices.braille.translate import Grade
    from accessible_uno.voices.braille.writer import BrailleWriter

    contracted = {"1": (), "2": ("fr", "en"), "fr=2": ("fr",), "en=2": ("en",)}[grade]
    return BrailleWriter(Notation(notation), dict.fromkeys(contracted, Grade.CONTRACTED))
