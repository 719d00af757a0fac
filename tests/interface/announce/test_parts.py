"""Long answers in parts: Enter goes on, any other line ends them."""

from __future__ import annotations

import pytest
from table_fixtures import Script, played, position, table

from accessible_uno.interface.announce.parts import LONGEST_SENTENCE, cut_sentence
from accessible_uno.settings.schema import Settings

MORE = {"fr": "Entrée pour la suite.", "en": "Enter for more."}


def asked(*lines: str, locale: str = "fr", interactive: bool = True) -> Script:
    at = table(position("r7 b4", "r9"))
    return played(lines, at, settings=Settings(locale), interactive=interactive)


def answers(console: Script) -> list[list[str]]:
    """Return what was shown after each line."""
    found: list[list[str]] = []
    for shown in console.shown:
        if shown.startswith("> "):
            found.append([])
        elif found:
            found[-1].append(shown)
    return found


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        *(("fr", line) for line in ("touches", "commandes", "règles tout", "aide joue")),
        *(("en", line) for line in ("keys", "commands", "rules all", "help play")),
    ],
)
def test_enter_reads_on(locale: str, line: str) -> None:
    """Each part is short, says that more follows, and together they are the whole answer."""
    console = asked(line, *[""] * 60, locale=locale)
    parts = []
    for answer in answers(console):
        more = answer[-1] == MORE[locale]
        parts.append(" ".join(answer[:-1] if more else answer))
        if not more:
            break
    assert 1 < len(parts) < 60
    assert all(len(part) <= LONGEST_SENTENCE for part in parts)
    (whole,) = answers(asked(line, locale=locale, interactive=False))
    assert " ".join(whole).startswith(" ".join(parts))


@pytest.mark.parametrize(("line", "locale"), [("touches", "fr"), ("rules all", "en")])
def test_no_part_stops_inside_an_enumeration(line: str, locale: str) -> None:
    """Sentences and clauses stay whole, even where a comma would fill the part better."""
    console = asked(line, *[""] * 60, locale=locale)
    before_more = [
        shown
        for shown, after in zip(console.shown, console.shown[1:], strict=False)
        if after == MORE[locale]
    ]
    assert len(before_more) > 5
    assert not [shown for shown in before_more if shown.endswith(",")]


def test_a_list_without_clauses_is_cut_evenly() -> None:
    """Where only commas are left, no last item stands by itself."""
    items = [f"numéro {number}" for number in range(1, 25)]
    pieces = list(cut_sentence(", ".join(items) + "."))
    assert " ".join(pieces) == ", ".join(items) + "."
    assert min(map(len, pieces)) > max(map(len, pieces)) / 2


def test_after_the_last_part_enter_repeats_the_question() -> None:
    """It does what it always does."""
    console = asked("aide joue", *[""] * 4)
    assert answers(console)[-1][0].startswith("À vous, sur le 9 rouge.")


def test_another_line_ends_the_answer() -> None:
    """The line is carried out, and Enter no longer reads on."""
    console = asked("touches", "main", "")
    _, hand, after = answers(console)
    assert hand == ["2 cartes. 1 : 7 rouge ; 2 : 4 bleu."]
    assert after[0] == "À vous, sur le 9 rouge."


def test_help_pauses_before_the_list_of_questions() -> None:
    """What can be done now comes first, by itself."""
    console = asked("aide", "")
    now, more = answers(console)
    assert now[0].startswith("C’est à vous")
    assert now[-1] == MORE["fr"]
    assert more[0].startswith("À tout moment")


def test_a_pipe_gets_the_answer_whole() -> None:
    """Nobody is there to press Enter."""
    (whole,) = answers(asked("touches", interactive=False))
    assert MORE["fr"] not in whole
    assert whole[0].endswith("« fg » dans le terminal le reprend.")
