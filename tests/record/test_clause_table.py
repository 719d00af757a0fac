"""The page that tells where each clause is carried and shown is in step with the files."""

from __future__ import annotations

import re

import pytest
from clause_table import PAGE, cases, clauses, page

from accessible_uno.rules.preset import preset


def test_the_page_is_in_step(request: pytest.FixtureRequest) -> None:
    """``--write-golden`` writes it anew."""
    if request.config.getoption("--write-golden"):
        PAGE.write_text(page(), "utf-8")
    assert PAGE.read_text("utf-8") == page()


def test_no_clause_is_left_without_a_file_or_a_case() -> None:
    """Every row of the page names both."""
    rows = [line for line in page().splitlines() if re.match(r"\| [A-Z][A-Z0-9]*-\d", line)]
    assert len(rows) == len(clauses())
    assert set(clauses()) >= set(preset("leaflet").clauses)
    assert not [row for row in rows if "|  |" in row]
    assert "dealing.uno" in cases("CORE-01")
