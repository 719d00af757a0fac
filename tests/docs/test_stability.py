"""What docs/stability.md promises is there; what a program gives wrongly is said in words."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import accessible_uno
from accessible_uno import (
    ONLOOKER,
    Dealer,
    Game,
    Narrator,
    Room,
    RoomTools,
    Table,
    WrongArgument,
    make_bot,
    play,
    preset,
    read_line,
)

PAGE: Final = Path(__file__).parents[2] / "docs" / "stability.md"


def test_the_modules_of_authors_are_there() -> None:
    """Each module of the table, with the names that the table has for it."""
    rows = re.findall(r"^\| `(accessible_uno\.[\w.]+)` \| (.*) \|$", PAGE.read_text("utf-8"), re.M)
    assert len(rows) > 10
    for module, about in rows:
        found = import_module(module)
        for name in re.findall(r"`(\w+)`", about):
            assert hasattr(found, name), (module, name)


def game() -> Game:
    return preset("leaflet").compile(seats=2)


def table() -> Table:
    found = Table(game(), ("Anne", "Bob"), Dealer("wrong"))
    found.next_round()
    return found


WRONG: Final[dict[str, tuple[Callable[[], object], str]]] = {
    "three names": (lambda: Table(game(), ("A", "B", "C"), Dealer()), "3 names, and 2 players"),
    "no names": (lambda: Table(preset("leaflet").compile(), (), Dealer()), "0 names"),
    "a name twice": (lambda: Table(game(), ("Anne", "anne"), Dealer()), "Two players are called"),
    "a bad name": (lambda: Table(game(), ("A b", "C"), Dealer()), "Nobody can be called 'A b'"),
    "a bot too many": (
        lambda: Table(game(), ("A", "B"), Dealer(), bots={2: make_bot("easy", lambda: 0.5)}),
        "no seat 2: give one from 0 to 1",
    ),
    "a bot's name": (
        lambda: Table(game(), ("A", "B"), Dealer(), bots={1: "easy"}),  # type: ignore[dict-item]
        "In seat 1 is no bot, but 'easy': make_bot makes one.",
    ),
    "teams of three": (
        lambda: Table(preset("teams").compile(), ("A", "B", "C"), Dealer()),
        "cannot be played by 3.",
    ),
    "more players than cards": (
        lambda: Table(preset("leaflet").compile(), [f"P{each}" for each in range(30)], Dealer()),
        "The cards do not suffice for 30 players.",
    ),
    "a number for an option": (
        lambda: preset("leaflet").compile([("target", 200)]),  # type: ignore[list-item]
        "('target', 200) is no option: give pairs such as (“target”, “200”).",
    ),
    "an option without its value": (
        lambda: preset("leaflet").compile({"target": "200"}),  # type: ignore[dict-item]
        "'target' is no option",
    ),
    "a text for a card": (lambda: play(0, "r5"), "'r5' is no card"),
    "negative seat": (lambda: table().view(-1), "no seat -1: give one from 0 to 1, or ONLOOKER"),
    "seat of nobody": (lambda: table().legal(2), "There is no seat 2"),
    "listening": (lambda: table().listen(-3, print), "There is no seat -3"),
    "preset": (lambda: preset("leaflt"), "“leaflt” is no preset. Did you mean “leaflet”?"),
    "bot": (lambda: make_bot("genius", lambda: 0.5), "“genius” is no bot. Known: random"),
    "language": (lambda: Narrator("xx", ("A", "B"), 0), "“xx” is no language. Known: fr, en."),
    "viewer": (lambda: Narrator("en", ("A", "B"), 2), "There is no seat 2"),
    "verbosity": (lambda: Narrator("en", ("A", "B"), 0, "loud"), "“loud” is no verbosity"),
    "option": (lambda: preset("leaflet").compile([("stak", "same")]), "Did you mean “stack”?"),
    "value": (lambda: preset("leaflet").compile([("stack", "x")]), "does not take “x”, but: none"),
    "too many players": (lambda: preset("leaflet").compile(seats=99), "does not take “7”"),
    "players below 0": (lambda: preset("leaflet").compile(seats=-2), "There cannot be -2 players"),
    "version": (
        lambda: preset("leaflet").compile(versions=dict.fromkeys(preset("leaflet").rules, 9)),
        "has no version 9",
    ),
    "a line's language": (lambda: read_line("red 5", table().view(0), "xx"), "no language"),
    "a line's names": (lambda: read_line("red 5", table().view(0), "en", "A"), "1 names for 2"),
    "a room's language": (lambda: Room("xx", RoomTools(None, None)), "no language"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_arguments_are_refused_in_words(what: str) -> None:
    """By one type, with what was wrong and what there is."""
    call, words = WRONG[what]
    with pytest.raises(WrongArgument) as refused:
        call()
    assert words in str(refused.value)


def test_what_is_right_is_not_refused() -> None:
    """An onlooker, games for any number of players, names of other scripts, records."""
    found = Table(preset("leaflet").compile(), ("Ærøskøbing", "李", "Zoé-2"), Dealer())
    assert found.view(ONLOOKER).hand == ()
    Narrator("fr", found.names, ONLOOKER)
    accessible_uno.RecordWriter(io.StringIO(), "leaflet", found.names)
