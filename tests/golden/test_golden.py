"""Golden games: what each player at the table, and an onlooker, is told of a game.

``NAME.uno`` is the record of a game, and ``NAME.txt`` what is told of it: a section for each
language and each listener.  ``pytest tests/golden --write-golden`` writes the ``.txt`` files anew;
read the difference before keeping it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import unified_diff
from functools import cache
from itertools import product
from pathlib import Path
from typing import TypeAlias

import pytest

from accessible_uno.app.commands.record import play_moves
from accessible_uno.game.base import ONLOOKER
from accessible_uno.narration.narrator import Narrator
from accessible_uno.record.reader import read_cases
from accessible_uno.rules.preset_keys import preset_keys

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*.uno"))
LOCALES = ("en", "fr")
WATCHER = "onlooker"

Section: TypeAlias = tuple[str, str]
"""A language and a listener."""


def names_in(game: Path) -> tuple[str, ...]:
    """Return the players of a game."""
    return next(read_cases(game.read_text("utf-8").splitlines())).header.names


@cache
def narrated(game: Path) -> Mapping[Section, Sequence[str]]:
    """Return the sentences that each listener hears in each language; the game is played once."""
    names = (*names_in(game), WATCHER)
    heard: dict[Section, list[str]] = {section: [] for section in product(LOCALES, names)}
    narrators: dict[Section, Narrator] = {}
    for run, events in play_moves(game.read_text("utf-8").splitlines()):
        for (locale, listener), lines in heard.items():
            narrator = narrators.get((locale, listener))
            if narrator is None:
                seat = ONLOOKER if listener == WATCHER else run.names.index(listener)
                pieces = run.state.game.pieces
                narrator = Narrator(locale, run.names, seat, "normal", pieces=pieces)
                narrators[locale, listener] = narrator
            seen = [event.seen_by(narrator.viewer) for event in events]
            lines += [each.text for each in narrator.narrate(seen)]
    return heard


def heading(section: Section) -> str:
    """Return the line above a section; no sentence begins like it."""
    return f"=== {section[0]} {section[1]} ==="


def written(sections: Mapping[Section, Sequence[str]]) -> str:
    """Return the text of a golden file."""
    parts = ("\n".join((heading(section), *lines)) for section, lines in sections.items())
    return "\n\n".join(parts) + "\n"


@cache
def kept(game: Path) -> Mapping[str, Sequence[str]]:
    """Return the sections of a golden file by their headings."""
    text = game.with_suffix(".txt").read_text("utf-8")
    parts = (part.splitlines() for part in text.removesuffix("\n").split("\n\n"))
    return {first: lines for first, *lines in parts}


@pytest.fixture(scope="module")
def _written_anew(request: pytest.FixtureRequest) -> None:
    """Write the golden files where that is asked."""
    if request.config.getoption("--write-golden"):
        for game in GAMES:
            game.with_suffix(".txt").write_text(written(narrated(game)), "utf-8")
        kept.cache_clear()


LISTENERS = [
    (game, locale, listener)
    for game in GAMES
    for locale in LOCALES
    for listener in (*names_in(game), WATCHER)
]


@pytest.mark.usefixtures("_written_anew")
def test_what_a_listener_is_told(subtests: pytest.Subtests) -> None:
    """The sentences of a whole round are the ones that were read and found good."""
    for game, locale, listener in LISTENERS:
        with subtests.test(game=game.stem, locale=locale, listener=listener):
            section = (locale, listener)
            golden, now = kept(game)[heading(section)], narrated(game)[section]
            names = (game.with_suffix(".txt").name, "now")
            difference = "\n".join(unified_diff(golden, now, *names, lineterm=""))
            assert not difference, (
                f"{heading(section)}\n{difference}\n--write-golden keeps what is told now"
            )


@pytest.mark.usefixtures("_written_anew")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_a_golden_file_holds_nothing_else(game: Path) -> None:
    """It has one section for each listener in each language, and no text besides."""
    assert game.with_suffix(".txt").read_text("utf-8") == written(narrated(game))


def test_every_preset_has_a_golden_game() -> None:
    """A preset whose sentences nobody has read cannot be published."""
    rules = {next(read_cases(game.read_text("utf-8").splitlines())).header.rules for game in GAMES}
    assert set(preset_keys()) <= rules, "write a game of each preset here, with --write-golden"
