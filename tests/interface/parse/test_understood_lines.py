"""What was understood once stays understood: every command word, synonym, card and example."""

from __future__ import annotations

from typing import Final

from understood_lines import kept, meaning

FEWEST: Final = 900


def test_what_was_understood_means_the_same() -> None:
    """A line that is to mean something else is changed in the list, with the reason in the log."""
    rows = list(kept())
    assert len(rows) > FEWEST
    changed = [(row, found) for row in rows if (found := meaning(*row[:3])) != row.meaning]
    assert not changed
