"""The languages of the game."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """A language that the catalogues have; the value is its locale."""

    FRENCH = "fr"
    ENGLISH = "en"


LOCALES: Final = tuple(str(language) for language in Language)
