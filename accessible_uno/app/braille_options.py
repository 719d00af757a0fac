"""How the reader likes braille, as the command line says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessible_uno.app.arguments import Option, one_of

if TYPE_CHECKING:
    from accessible_uno.voices.braille.writing import Writing

NOTATIONS: Final = ("leaflet", "leaflet-antoine", "mattel", "rnib")
GRADES: Final = ("1", "2", "fr=1", "fr=2", "en=1", "en=2")

NOTATION: Final = Option("--notation", one_of(*NOTATIONS), "|".join(NOTATIONS), "leaflet")
GRADE: Final = Option("--braille-grade", one_of(*GRADES), "|".join(GRADES), repeats=True)
"""For both languages, or for one; the last word on a language counts."""


def writing(notation: str, grades: Sequence[str] | None) -> Writing:
    """Return how the reader likes braille."""
    from accessible_uno.voices.braille.notation import Notation
    from accessible_uno.voices.braille.sentences import Grade
    from accessible_uno.voices.braille.writing import Writing

    found = {}
    for each in grades or ():
        language, _, grade = each.rpartition("=")
        for locale in (language,) if language else ("fr", "en"):
            found[locale] = Grade(int(grade))
    return Writing(Notation(notation), found)
