"""Golden games: what each player at the table, and somebody who watches, is told of a game.

``pytest tests/golden --write-golden`` writes the files anew; read the difference before keeping it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from accessible_uno.app.record import moves
from accessible_uno.game.base import ONLOOKER
from accessible_uno.narration.narrator import Narrator
from accessible_uno.record.reader import read
from accessible_uno.rules.preset import preset_keys

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*.uno"))
LOCALES = ("fr", "en")
WATCHER = "onlooker"


def names_in(game: Path) -> tuple[str, ...]:
    """The players of a game."""
    return next(read(game.read_text("utf-8").splitlines())).header.names


def told(game: Path, locale: str, listener: str) -> str:
    """Everything that ``listener`` is told, a line a sentence."""
    lines: list[str] = []
    narrator: Narrator | None = None
    for run, events in moves(game.read_text("utf-8").splitlines()):
        seat = ONLOOKER if listener == WATCHER else run.names.index(listener)
        pieces = run.state.game.pieces
        narrator = narrator or Narrator(locale, run.names, seat, "normal", pieces=pieces)
        lines += [each.text for each in narrator.narrate([event.seen_by(seat) for event in events])]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("game", "listener"),
    [
        pytest.param(game, listener, id=f"{game.stem}-{listener}")
        for game in GAMES
        for listener in (*names_in(game), WATCHER)
    ],
)
def test_what_a_listener_is_told(
    game: Path, locale: str, listener: str, request: pytest.FixtureRequest
) -> None:
    """The sentences of a whole round are the ones that were read and found good."""
    kept = HERE / f"{game.stem}.{locale}.{listener}.txt"
    now = told(game, locale, listener)
    if request.config.getoption("--write-golden"):
        kept.write_text(now, "utf-8")
    assert now == kept.read_text("utf-8")


def test_every_preset_has_a_golden_game() -> None:
    """A preset whose sentences nobody has read cannot be published."""
    rules = {next(read(game.read_text("utf-8").splitlines())).header.rules for game in GAMES}
    assert set(preset_keys()) <= rules
