"""What is said where it cannot work is answered with what can be done, and never unknown."""

from __future__ import annotations

import pytest
from table_fixtures import played, position, table

from accessible_uno.interface.verbs.all_verbs import VERBS
from accessible_uno.interface.verbs.verb import NOWHERE
from accessible_uno.settings.schema import Settings

SAID = [
    ("en", "learn", "leave with “quit”, then type"),
    ("en", "please, the daily", " daily"),
    ("en", "setup", " setup"),
    ("en", "save", "Every act is saved at once."),
    ("en", "take it back", "A card that is laid stays laid."),
    ("fr", "leçons", "partez avec « quitter », puis tapez"),
    ("fr", "partie du jour", " daily"),
    ("fr", "sauvegarde", "Chaque coup est enregistré aussitôt."),
    ("fr", "défais", "Une carte posée reste posée."),
    ("fr", "undo", "« annule » retire"),
    ("en", "resume", "A game that you have left goes on with"),
    ("fr", "reprendre", "se reprend avec"),
]


HELPED = ("learn", "save", "sauvegarde", "undo")


@pytest.mark.parametrize(("locale", "line", "told"), SAID)
def test_what_no_table_does_is_answered(locale: str, line: str, told: str) -> None:
    """By itself, and where help is asked on it; “why” says it again."""
    lines = [line, "why", f"help {line}"] if line in HELPED else [line, "why"]
    console = played(lines, table(position("r7 b4", "r9")), settings=Settings(locale))
    shown = "\n".join(each for each in console.shown if not each.startswith("> "))
    plain = shown.replace("\u00a0", " ").replace("\u202f", " ")
    assert plain.count(told) == len(lines), plain


def test_no_abbreviation_and_no_list_means_it() -> None:
    """“sa” is “say”, “help set” is about settings, as before there were such words."""
    lines = ["sa", "help set", "commands"]
    console = played(lines, table(position("r7 b4", "r9")), settings=Settings("en"))
    assert "undo" not in console.answer_to("commands")[0]
    assert "save" not in " ".join(console.answer_to("sa"))
    assert console.answer_to("help set")[0].startswith("Sort: received")
    assert sum(row.where == NOWHERE for row in VERBS) == 8
