"""Damaged games and files at the command line: what is told, and what is gone on with."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from command_line import Done, heard_until, sitting, uno

from accessible_uno.app.paths import NAME
from accessible_uno.store.journal import next_checksum

pytestmark = pytest.mark.slow

FILE = "games.sqlite3"
ACTS = 12


def change(home: Path, *statements: str) -> None:
    """Change the journal as no program of ours would."""
    with closing(sqlite3.connect(home / "data" / NAME / FILE)) as file:
        for statement in statements:
            file.execute(statement)
        file.commit()


def games(home: Path, count: int) -> None:
    """Play so many games of some acts, and leave them."""
    for seed in range(count):
        line = ("play", "--lang", "en", "--seed", str(seed))
        assert uno(home, *line, typed="draw\npass\n" * 3).status == 0


def resumed(home: Path, *words: str) -> Done:
    return uno(home, "resume", *words, "--lang", "en", typed="hand\nquit\nyes\n")


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE acts SET text = 'Player draw' WHERE game = 2 AND number = 9",
        "DELETE FROM acts WHERE game = 2 AND number >= 9",
    ],
    ids=["changed", "cut off"],
)
def test_the_good_beginning_of_a_damaged_game_is_played_on(damage: str, tmp_path: Path) -> None:
    """The act is named, the game goes on before it as a new one, and the damaged one stays."""
    games(tmp_path, 2)
    change(tmp_path, damage)
    first = resumed(tmp_path)
    assert (first.status, first.err) == (0, "")
    assert "Move 9 of game 2 cannot be read" in first.out
    assert "You go on from move 8, as game 3; game 2 stays saved as it is." in first.out
    again = resumed(tmp_path)
    assert "cannot be read" not in again.out
    assert again.out.splitlines()[0].startswith("The game goes on")
    assert len(uno(tmp_path, "history").out.splitlines()) == 3
    french = uno(tmp_path, "resume", "2", "--lang", "fr", typed="main\n")
    assert "Vous reprenez après le coup 8, dans la partie 4" in french.out.replace("\u202f", " ")


def test_a_game_that_cannot_be_read_is_told_once_and_named_when_it_is_asked_for(
    tmp_path: Path,
) -> None:
    """The other games are listed and resumed; nobody goes on with another game unawares."""
    games(tmp_path, 3)
    change(tmp_path, "UPDATE games SET viewer = 'x' WHERE number = 3")
    listed = [uno(tmp_path, "history", "--lang", "en") for _ in range(2)]
    assert [len(done.out.splitlines()) for done in listed] == [2, 2]
    assert "Game 3 cannot be read" in listed[0].err
    assert listed[1].err == ""
    other = resumed(tmp_path)
    assert "Game 3 cannot be read. You go on with game 2." in other.out
    asked = resumed(tmp_path, "3")
    assert (asked.status, asked.out) == (2, "")
    assert asked.err == "Game 3 cannot be read. It stays saved.\n"
    done = uno(tmp_path, "history", "delete", "3", "--lang", "en", typed="yes\n")
    question = "Delete game 3 for good? Yes or no. Enter: no.\nAnswer (Enter: no):\n"
    assert done.out == f"{question}Game 3 is deleted.\n"
    assert resumed(tmp_path, "3").err == "There is no game number 3.\n"
    assert not list(tmp_path.rglob("*damaged*"))


def test_a_game_whose_name_would_be_refused_today_is_gone_on_with(tmp_path: Path) -> None:
    """Players were called so before the rule of names was made."""
    games(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / "data" / NAME / FILE)) as file:
        rename_everywhere(file, "Player", "_anne")
    done = resumed(tmp_path)
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[0].startswith("The game goes on")
    assert "cannot be read" not in done.out


def rename_everywhere(file: sqlite3.Connection, old: str, new: str) -> None:
    """Call a player otherwise, as if the game had been played so."""
    checksum = 0
    for number, text in file.execute("SELECT number, text FROM acts ORDER BY number").fetchall():
        renamed = text.replace(old, new)
        checksum = next_checksum(checksum, renamed)
        change = "UPDATE acts SET text = ?, seal = ? WHERE number = ?"
        file.execute(change, (renamed, checksum, number))
    file.execute("UPDATE games SET names = replace(names, ?, ?)", (old, new))
    file.commit()


def test_nothing_is_set_aside_while_another_window_plays(tmp_path: Path) -> None:
    """The damaged file stays until that game is left; then what was told there is saved."""
    games(tmp_path, 1)
    folder = tmp_path / "data" / NAME
    with sitting(tmp_path, "play", "--lang", "en", "--seed", "5") as process:
        heard_until(process, "Command:")
        (folder / "games.damaged").touch()
        for command in ("history", "resume"):
            done = uno(tmp_path, command, "--lang", "en")
            assert (done.status, done.out) == (2, "")
            assert "another window has it open; quit the game there first" in done.err
        beside = uno(tmp_path, "play", "--lang", "en", typed="quit\nyes\n")
        assert "another window has it open" in beside.out
        assert "could not be saved" in beside.out
        assert not list(folder.glob("games-damaged*"))
        assert process.stdin is not None
        process.stdin.write("draw\npass\nquit\nyes\n")
        process.stdin.close()
        assert process.stdout is not None
        assert "Game saved" in process.stdout.read()
    after = uno(tmp_path, "history", "--lang", "en")
    assert "2 games in it could be saved" in after.err
    assert len(after.out.splitlines()) == 2


def test_a_lost_game_never_lends_its_number_to_another(tmp_path: Path) -> None:
    """Who asks for game 2 must not go on with a game that was begun after it was lost."""
    games(tmp_path, 2)
    change(tmp_path, "DELETE FROM acts WHERE game = 2")
    (tmp_path / "data" / NAME / "games.damaged").touch()
    done = resumed(tmp_path)
    assert "Game 2 cannot be read. You go on with game 1." in done.out
    games(tmp_path, 1)
    assert resumed(tmp_path, "2").err == "There is no game number 2.\n"
    assert resumed(tmp_path, "3").status == 0


def test_a_game_that_is_played_elsewhere_is_not_replaced_in_silence(tmp_path: Path) -> None:
    games(tmp_path, 1)
    with sitting(tmp_path, "play", "--lang", "en", "--seed", "5") as process:
        heard_until(process, "Command:")
        done = resumed(tmp_path)
        assert "Game 2 is being played in another window. You go on with game 1." in done.out
        uno(tmp_path, "history", "delete", "1", "--yes")
        alone = resumed(tmp_path)
        assert alone.err == "Game 2 is being played in another window.\n"


@pytest.mark.parametrize("number", ["9" * 23, "9" * 5000, "10000000000"])
def test_a_number_that_no_game_can_have_is_told_as_it_was_typed(
    number: str, tmp_path: Path
) -> None:
    for line in (("resume", number), ("history", "delete", number)):
        done = uno(tmp_path, *line, "--lang", "en")
        assert done.status == 2
        assert done.err == f"There is no game number {number[:80]}{'…' * (len(number) > 80)}.\n"
