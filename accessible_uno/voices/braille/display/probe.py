"""Whether a display could be reached now."""

from __future__ import annotations

from accessible_uno.voices.braille.display.link import kind_of, width_of
from accessible_uno.voices.notices import NoticeArguments


def display_here() -> tuple[str, NoticeArguments]:
    """Return ``braille-ready`` with its cells, or what :class:`Link` would tell at once."""
    try:
        import brlapi
    except (ImportError, OSError):
        return "braille-no-brlapi", {}
    try:
        width = width_of(brlapi, brlapi.Connection())
    except brlapi.OperationError as lack:
        return kind_of(lack, brlapi), {}
    return ("braille-ready", {"cells": width}) if width else ("braille-no-display", {})
