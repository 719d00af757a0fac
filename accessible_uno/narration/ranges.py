"""Tells a range of numbers in words."""

from __future__ import annotations

import re
from typing import Final

from accessible_uno.narration.catalogue import Catalogue

_RANGE: Final = re.compile(r"(\d+(?:x\d+)?)(?:-|\.{3})(\d+(?:x\d+)?)")
"""Two numbers, or two sizes such as the ``10x3`` of a page."""


def range_in_words(written: str, locale: str) -> str:
    """Return ``2-120``, which a voice reads as one number, as ``de 2 à 120``.

    What is no range stays as it is.
    """
    bounds = _RANGE.fullmatch(written)
    if bounds is None:
        return written
    return Catalogue(locale).text("app-range", lowest=bounds[1], highest=bounds[2])
