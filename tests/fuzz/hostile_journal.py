"""The journal: flipped bits, invalid rows and states, recomputed checksums."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from hostile import Piece, Target, bent, bent_bytes, odd_bytes, odd_text

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))

from in_process import at_home, told_by

from accessible_uno.app.paths import NAME
from accessible_uno.store.game_row import COLUMNS
from accessible_uno.store.journal import FILE, next_checksum

_ROWS: Final = COLUMNS.split(", ")
_COMMANDS: Final = (
    *(
        ["history"],
        ["history", "--json"],
        ["stats"],
        ["goals"],
        ["daily", "results"],
        ["stats", "--json"],
        ["stats", "--csv"],
    ),
    *(["resume"], ["resume", "1"], ["resume", "2"], ["play", "--resume", "latest"], ["play"]),
    *(["history", "export", "1", "a.uno"], ["history", "delete", "1", "--yes"]),
)
_PAGE: Final = 4096
_BESIDE: Final = ("games.lock", "games.damaged")
_TYPED: Final = b"hand\ndraw\npass\nhistory\nquit\nyes\n"
_GAMES: Final = (
    ("play", "--seed", "7", "--lang", "en"),
    ("play", "--seed", "8", "--watch", "--rule", "target=60", "--lang", "fr"),
    ("play", "--seed", "9", "--rules", "olympic", "--lang", "en"),
)


@cache
def _journal() -> bytes:
    """Return a file of some open and finished games."""
    with at_home() as home:
        for game in _GAMES:
            told_by(game, b"draw\npass\n" * 5)
        place = home / "data" / NAME / FILE
        with closing(sqlite3.connect(place)) as file:
            file.execute("PRAGMA journal_mode = DELETE")
        return place.read_bytes()


def make(chance: Random) -> list[Piece]:
    """Seeds: of each change that is made, and before them of what is asked afterwards."""
    return [str(chance.randrange(10**9)) for _ in range(chance.randint(2, 4))]


def check(pieces: Sequence[Piece]) -> None:
    """Every command answers in its own words, and a new game can be played."""
    with at_home() as home:
        place = home / "data" / NAME / FILE
        place.parent.mkdir(parents=True)
        place.write_bytes(_journal())
        for piece in pieces[1:]:
            _change(place, Random(str(piece)))
        asked = Random(str(pieces[0]))
        for command in asked.sample(_COMMANDS, 4):
            told_by([*command, "--lang", asked.choice(("fr", "en"))], _TYPED)
        status, told = told_by(["play", "--lang", "en"], b"hand\n")
        assert status == 0, told
        assert "cards" in told, told


def _change(place: Path, chance: Random) -> None:
    if chance.random() < 0.15:
        place.write_bytes(bent_bytes(place.read_bytes(), chance))
        return
    if chance.random() < 0.1:
        _change_first_page(place, chance)
        return
    if chance.random() < 0.05:
        _stand_in_the_way(place, chance)
        return
    try:
        with closing(sqlite3.connect(place)) as file:
            if chance.random() < 0.25:
                _change_act(file, chance)
            else:
                _change_row(file, chance)
            file.commit()
    except (sqlite3.Error, ValueError):  # an earlier change has damaged what it would change
        return


def _change_first_page(place: Path, chance: Random) -> None:
    """Change one byte of the page that holds the schema, of which SQLite quotes words."""
    whole = bytearray(place.read_bytes())
    places = [at for at, byte in enumerate(whole[:_PAGE]) if byte]
    whole[chance.choice(places)] = chance.choice((0xF2, 0x80, 0xFF, chance.randrange(256)))
    place.write_bytes(whole)


def _stand_in_the_way(place: Path, chance: Random) -> None:
    """Put a pipe or a folder where a file beside the journal should be."""
    beside = place.with_name(chance.choice((*_BESIDE, f"{FILE}-wal", f"{FILE}-shm")))
    if beside.is_dir():
        return
    beside.unlink(missing_ok=True)
    if chance.random() < 0.5:
        os.mkfifo(beside)
    else:
        beside.mkdir()


def _change_row(file: sqlite3.Connection, chance: Random) -> None:
    column = chance.choice(_ROWS)
    rows = file.execute(f"SELECT number, {column} FROM games ORDER BY number").fetchall()
    if not rows:
        return
    number, found = chance.choice(rows)
    file.execute(f"UPDATE games SET {column} = ? WHERE number = ?", (_other(found, chance), number))


def _other(found: object, chance: Random) -> object:
    """Return another value for a column."""
    match chance.randrange(7):
        case 0:
            return chance.choice((0, 1, -1, -4, 2**31, -(2**63), 2**63 - 1, 1e308, float("inf")))
        case 1:
            return chance.choice((None, "", b"", "1 2 3", "-1 0", "Ann Bob", "\x1b[2J A\u202eB"))
        case 2:
            return odd_bytes(chance)
        case 3:
            return odd_text(chance).encode("utf-8", "replace").decode()
        case 4 if isinstance(found, str) and found.startswith("{"):
            return _reshaped(found, chance)
        case _:
            text = bent(str(found), chance)
            return text.encode("utf-8", "replace").decode()


def _reshaped(text: str, chance: Random) -> str:
    """Return JSON with a value of another type in it."""
    data = json.loads(text)
    odd: tuple[object, ...] = (
        *(None, [], {}, -1, 10**18, 1e999, "x", [[]]),
        *({"0": -5}, {"9": "y"}, True, [1, 2]),
    )
    at = data
    while isinstance(at, dict) and at:
        key = chance.choice(list(at))
        if chance.random() < 0.5 or not isinstance(at[key], dict):
            at[key] = chance.choice(odd)
            break
        at = at[key]
    if chance.random() < 0.1:
        return "[" * 100_000
    return json.dumps(data)


def _change_act(file: sqlite3.Connection, chance: Random) -> None:
    """Change an act; half of the time, recompute all checksums."""
    rows = file.execute("SELECT game, number, text FROM acts ORDER BY game, number").fetchall()
    if not rows:
        return
    game, number, text = chance.choice(rows)
    other = chance.choice(
        (
            lambda: bent(str(text), chance),
            lambda: odd_text(chance),
            lambda: "",
            lambda: "\n \n",
            lambda: f"{text}{text}",
        )
    )()
    other = other.encode("utf-8", "replace").decode()
    file.execute("UPDATE acts SET text = ? WHERE game = ? AND number = ?", (other, game, number))
    if chance.random() < 0.2:
        file.execute("DELETE FROM acts WHERE game = ? AND number = ?", (game, number))
    if chance.random() < 0.6:
        before = 0
        acts = "SELECT number, text FROM acts WHERE game = ? ORDER BY number"
        for each, said in file.execute(acts, (game,)).fetchall():
            before = next_checksum(before, str(said))
            seal = "UPDATE acts SET seal = ? WHERE game = ? AND number = ?"
            file.execute(seal, (before, game, each))


TARGET: Final = Target("journal", make, check)
