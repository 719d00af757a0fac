"""What a player who comes back every day is told, by a scripted clock."""

from __future__ import annotations

import re
from typing import Final

import pytest
from ten_days import LEFT_OUT, ten_days

from accessible_uno.narration.language import LOCALES
from accessible_uno.store.goals import GOALS

RESULT: Final = {
    "en": r"Daily deal (won with \d+ points?|lost with (one|\d+) cards? left)",
    "fr": r"Donne du jour (gagnée avec \d+ points?|perdue avec (une|\d+) cartes? en main)",
}
BOTS: Final = {
    "en": "In your seat, with your cards: normal (won|lost) .*; strong (won|lost) ",
    "fr": "À votre place, avec vos cartes, le robot normal l’a (gagnée|perdue) .*; le robot fort ",
}
LADDER: Final = {
    "en": r"Ladder, step \d+ of 10: against ",
    "fr": r"Échelle, échelon \d+ sur 10.: contre ",
}
RUN: Final = {"en": " {} days in a row.", "fr": " {} jours de suite."}
REACHED: Final = {"en": "Goals? reached: ", "fr": "Objectifs? atteints?.: "}


def days_of(told: list[str]) -> dict[str, list[str]]:
    """The lines of each day, and of each command at the end."""
    found: dict[str, list[str]] = {}
    for line in told:
        if line.startswith("== "):
            found[line[3:]] = []
        else:
            found[[*found][-1]].append(line)
    return found


@pytest.mark.parametrize(
    ("locale", "days"),
    [
        pytest.param("en", range(1, 3), marks=pytest.mark.slow),
        *(pytest.param(each, range(1, 11), marks=pytest.mark.long) for each in LOCALES),
    ],
)
def test_every_day_has_its_result_and_the_ladder_says_where_one_stands(
    locale: str, days: range
) -> None:
    """A goal is told once, on the day that reaches it, and is listed as reached."""
    found = days_of([*ten_days(locale, days)])
    reached = 0
    for number in days:
        lines = found[f"2026-12-{number:02}"]
        if number == LEFT_OUT:
            assert lines == []
            continue
        (place,) = (at for at, line in enumerate(lines) if re.match(RESULT[locale], line))
        run = number if number < LEFT_OUT else number - LEFT_OUT
        assert (RUN[locale].format(run) in lines[place]) is (run > 1)
        assert re.match(BOTS[locale], lines[place + 1])
        assert re.search(r": UNO(-[0-9A-Z]{4}){3}$", lines[place + 2])
        climbs = [line for line in lines if re.match(LADDER[locale], line)]
        assert len(climbs) == (number % 3 == 1)
        reached += sum(line.count(";") + 1 for line in lines if re.match(REACHED[locale], line))
    dated = [line for line in found["goals"] if "2026" in line]
    assert len(dated) == reached
    assert len(found["goals"]) == sum(not goal.by_touch for goal in GOALS)
