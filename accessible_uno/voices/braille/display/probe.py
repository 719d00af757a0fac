"""Finds out whether a braille display could be reached now."""

from __future__ import annotations

from accessible_uno.voices.braille.display.link import cell_count, problem_of
from accessible_uno.voices.notices import NoticeArguments


def display_here() -> tuple[str, NoticeArguments]:
    """Return ``braille-ready`` with its cells, or what :class:`DisplayLink` would report first."""
    try:
        import brlapi
    except (ImportError, OSError):
        return "braille-no-brlapi", {}
    try:
        width = cell_count(brlapi, brlapi.Connection())
    except brlapi.OperationError as fault:
        return problem_of(fault, brlapi), {}
    return ("braille-ready", {"cells": width}) if width else ("braille-no-display", {})
