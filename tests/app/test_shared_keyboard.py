"""Several people at one keyboard, from the command line: who sits there, resumed, counted."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from command_line import uno

from accessible_uno.app.errors import Failure
from accessible_uno.app.play_options import table_options
from accessible_uno.table.plan import Plan
from accessible_uno.table.resume_state import beginning_of, read_state


def plan(company: str, name: str | None = None) -> Plan:
    values = {"name": name, "with": company.split(","), "seed": "7"}
    return table_options(values, {}).plan("en")


@pytest.mark.parametrize(
    ("company", "name", "names", "people", "kinds"),
    [
        ("Anne,Bob", None, ("Anne", "Bob"), (0, 1), None),
        ("Anne,easy:bold", None, ("Anne", "Gaspard"), (0,), "easy:bold"),
        ("easy:bold,Anne", "Paul", ("Paul", "Gaspard", "Anne"), (0, 2), "easy:bold"),
        ("Anne,Paul", "paul", ("Anne", "Paul"), (0, 1), None),
        ("téméraire,Prudence,cautious", None, ("Gaspard", "Prudence", "Estelle"), (1,), None),
        ("easy,easy", None, ("Player", "Armand", "Estelle"), (), "easy,easy"),
    ],
)
def test_names_are_people_and_bot_words_are_bots(
    company: str, name: str | None, names: tuple[str, ...], people: tuple[int, ...], kinds: str
) -> None:
    """Whoever has said their name plays as well; each bot is called by its style."""
    found = plan(company, name)
    assert (found.names, found.sharing) == (names, people)
    assert kinds is None or ",".join(found.kinds.values()) == kinds


@pytest.mark.parametrize("company", ["Anne,Bob,anne", "Anne,no:such", "Anne,draw", "Anne Bob"])
def test_a_company_that_cannot_be(company: str) -> None:
    with pytest.raises(Failure):
        plan(company)


def test_who_is_at_the_keyboard_is_saved() -> None:
    text = '{"dealer": 5, "people": [0, 2]}'
    assert read_state(text).people == (0, 2)
    assert read_state(beginning_of(text)).people == (0, 2)
    assert read_state('{"people": ["0"]}').unreadable
    assert read_state('{"people": 1}').unreadable


@pytest.mark.slow
def test_a_shared_game_is_resumed_and_counts_for_each(tmp_path: Path) -> None:
    """After a resume the hands are asked for again; the statistics know both people."""
    shared = (
        "play",
        "--lang",
        "en",
        "--seed",
        "7",
        "--with",
        "Anne,Bob,easy",
        "--rule",
        "target=100",
    )
    left = uno(tmp_path, *shared, typed="hand\nI am Bob\nhand\n")
    assert left.err == ""
    assert left.out.count("7 cards. 1:") == 1
    again = uno(tmp_path, "resume", typed="hand\nI am Bob\nhand\n")
    assert "At the keyboard: Anne, Bob; the bots: Armand" in again.out
    assert again.out.count("cards. 1:") == 1
    typed = "I am Anne\ndraw\npass\nI am Bob\ndraw\npass\n" * 400
    done = uno(tmp_path, "resume", typed=typed)
    assert done.status == 0
    games = {
        name: uno(tmp_path, "stats", "--lang", "en", *arguments).out.splitlines()
        for name, arguments in (("", ()), ("Anne", ("--name", "Anne")), ("Bob", ("--name", "Bob")))
    }
    assert games[""] == games["Anne"]
    assert games["Bob"][0] == "One finished game, none won."
    assert "Against Anne" in " ".join(games["Bob"])
    assert uno(tmp_path, "stats", "--lang", "en", "--name", "Zoé").out.startswith("No finished")


def first_act_of_last_game(home: Path) -> str:
    """The header of the game that was begun last, as the journal has it."""
    (file,) = home.rglob("games.sqlite3")
    with closing(sqlite3.connect(file)) as journal:
        found = journal.execute("SELECT text FROM acts WHERE number = 1 ORDER BY game DESC")
        return str(found.fetchone()[0])


def test_a_record_knows_who_is_a_bot(tmp_path: Path) -> None:
    """People who are called like bots stay people where it is resumed, and so do several."""
    place, common = str(tmp_path / "a.uno"), ("--lang", "en", "--seed", "3")
    uno(tmp_path, "play", *common, "--with", "easy,Hugo", "--record", place, typed="hand\n")
    again = uno(tmp_path, "play", *common, "--resume", place, typed="hand\n").out
    assert "The game goes on with Tatiana." in again
    assert "7 cards. 1:" in again
    uno(
        tmp_path,
        "play",
        *common,
        "--with",
        "easy,Hugo,Anne",
        "--force",
        "--record",
        place,
        "--force",
        typed="hand\n",
    )
    again = uno(tmp_path, "play", "--resume", place, *common, typed="I am Hugo\n").out
    assert "At the keyboard: Hugo, Anne; the bots: Tatiana." in again
    assert "Tatiana plays" in again
    assert again.count("cards. 1:") == 1
    alone = ("play", "--resume", place, "--name", "Anne", *common)
    uno(tmp_path, *alone, typed="hand\n")
    assert '[Bots "Tatiana Hugo"]' in first_act_of_last_game(tmp_path)
    edited = "\ufeff" + Path(place).read_text("utf-8").replace('[Bots "', '[Bots\t "')
    Path(place).write_text(edited, "utf-8")
    further = tmp_path / "b.uno"
    uno(tmp_path, *alone, "--record", str(further), typed="hand\n")
    assert "go on with" in uno(tmp_path, "resume", "--lang", "en", typed="hand\n").out
    for header in (first_act_of_last_game(tmp_path), further.read_text("utf-8")):
        assert header.count("[Bots") == header.count('[Bots "Tatiana Hugo"]') == 1
        assert header.count("[Format") == 1
    uno(tmp_path, "play", *common, "--watch", "--rule", "target=20", "--force", "--record", place)
    lines = Path(place).read_text("utf-8").splitlines()
    Path(place).write_text("\n".join(lines[: len(lines) // 2]), "utf-8")
    assert "Your turn" not in uno(tmp_path, "play", "--resume", place, *common, typed="").out


def test_one_option_says_who_plays(tmp_path: Path) -> None:
    for other in (("--watch",), ("--players", "3"), ("--bot", "easy")):
        assert "--with" in uno(tmp_path, "play", "--with", "Anne", *other, typed="x").err
