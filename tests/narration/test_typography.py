"""French typography in the sources of the catalogues, of the program's own messages as well."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from accessible_uno.checks.texts import french_faults, texts_of
from accessible_uno.program import locales_folder

FOLDER: Final = Path(str(locales_folder())) / "fr"


def test_french_signs_have_their_no_break_spaces(subtests: pytest.Subtests) -> None:
    """A line never breaks before « : ; ! ? » nor inside guillemets."""
    for file in sorted(FOLDER.glob("*.ftl")):
        with subtests.test(file.stem):
            if file.stem == "grammar":
                continue  # it is typed
            entries = FluentParser().parse(file.read_text("utf-8")).body
            wrong = {
                (entry.id.name, text)
                for entry in entries
                if isinstance(entry, ast.Message)
                for text in texts_of(entry)
                if french_faults(text)
            }
            assert wrong == set()


@pytest.mark.parametrize(
    "text",
    ["Quoi ?", "Quoi\u00a0?", "Oui : non", "Oui\u202f: non", "« oui »", "l'as", "fin...", "a ; b"],
)
def test_what_french_does_not_set_so_is_found(text: str) -> None:
    """A plain space, the wrong narrow space, and the typewriter's signs."""
    assert french_faults(text)
