"""Every event, reason and window of ours, and samples of each."""

from __future__ import annotations

from typing import Any, Final

from accessible_uno.checks.samples import NAMES, SEATS, VIEWERS, our_kinds, samples

__all__ = ["NAMES", "SEATS", "VIEWERS", "samples"]

EVENTS: Final = our_kinds().events
REASONS: Final = our_kinds().reasons
QUESTIONS: Final = our_kinds().questions
CHANCES: Final = our_kinds().chances


def names_of(kind: type[Any]) -> str:
    """Return a short test id."""
    return kind.__name__
