"""Every sentence about saved games is in both languages, and each is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from asked_questions import texts_of_questions

import accessible_uno
from accessible_uno.app.i18n import sentence
from accessible_uno.program import locales_folder

ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
CODE = "\n".join(
    path.read_text("utf-8")
    for room in ("app", "store")
    for path in (Path(accessible_uno.__file__).parent / room).rglob("*.py")
)
SAID_BY_KIND = re.compile(r"past-(open|won|lost|won-by|played|watched)|settings-|part-")
OUTCOMES = [("won-by", ("Anne", "Iris")), ("won-by", ("Iris",)), ("lost", ("Émile",))]


def ids(locale: str, name: str) -> list[str]:
    return ID.findall((locales_folder() / locale / name).read_text("utf-8"))


def test_both_languages_have_the_same_messages() -> None:
    """In the same order, so that they can be read side by side."""
    assert ids("fr", "history.ftl") == ids("en", "history.ftl")
    assert ids("fr", "settings.ftl") == ids("en", "settings.ftl")
    assert ids("fr", "packages.ftl") == ids("en", "packages.ftl")
    assert sorted(ids("fr", "app.ftl")) == sorted(ids("en", "app.ftl"))


def test_no_message_on_kept_games_is_left_unused() -> None:
    for message in ids("fr", "history.ftl"):
        short = message.removeprefix("past-").removeprefix("stats-")
        named = f'"{message}"' in CODE or f'"{short}"' in CODE
        asked = message in texts_of_questions()
        assert named or asked or SAID_BY_KIND.match(message), message


@pytest.mark.parametrize(("kind", "winners"), OUTCOMES)
def test_french_agrees_with_the_winners_and_elides_before_none(
    kind: str, winners: tuple[str, ...]
) -> None:
    """« Anne et Iris gagnent », and no « de Anne »."""
    told = sentence(
        "fr", f"past-{kind}", winners=" et ".join(winners), count=len(winners), number="3"
    )
    assert ("gagnent" in told) == (len(winners) > 1)
    assert "de " + winners[0] not in told


def test_each_month_has_its_name(subtests: pytest.Subtests) -> None:
    for month in range(1, 13):
        with subtests.test(month=month):
            days = {
                sentence(each, "past-day", year="2026", month=month, day=1) for each in ("fr", "en")
            }
            assert len(days) == 2
            assert (
                not any(day.endswith(("décembre 2026", "December 2026")) for day in days)
                or month == 12
            )
