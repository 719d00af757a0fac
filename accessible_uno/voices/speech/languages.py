"""The names under which engines know the voice of a language."""

from __future__ import annotations

from typing import Final

VOICES: Final[dict[str, tuple[str, ...]]] = {
    "fr": ("roa/fr", "fr", "fr-fr", "roa/fr-be", "roa/fr-ch"),
    "en": ("gmw/en", "en", "en-gb", "gmw/en-us", "en-us"),
}
"""Names to try in turn, eSpeak NG's own first, then its aliases and older names."""
