"""Past games: listed, counted, exported, deleted; an open one keeps its secrets."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from command_line import uno

pytestmark = pytest.mark.slow

PATIENT = "draw\npass\ntake\nred\n" * 300
SEED = "grenouille"
FINISHED = ("play", "--lang", "en", "--seed", SEED, "--rule", "target=20")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where one game was finished, one watched, and one is open."""
    folder = tmp_path_factory.mktemp("home")
    uno(folder, *FINISHED, "--name", "Anne", typed=PATIENT)
    uno(folder, *FINISHED, "--watch")
    uno(folder, "play", "--lang", "en", "--seed", SEED, "--name", "Anne", typed="hand\n")
    return folder


def test_games_are_listed_the_last_one_first(home: Path) -> None:
    """One line each, in both languages; fewer when fewer are wanted."""
    english = uno(home, "history", "--lang", "en").out.splitlines()
    french = uno(home, "history", "--lang", "fr").out.splitlines()
    assert [line.partition(":")[0] for line in english] == ["3", "2", "1"]
    assert english[0].endswith("with Ursule, Victor and Yvonne. Unfinished, round 1.")
    assert "among Ursule, Victor, Yvonne and Tatiana" in english[1]
    assert "won" in english[2]
    assert french[0].endswith("avec Ursule, Victor et Yvonne. Inachevée, manche 1.")
    assert not set(english) & set(french)
    last = uno(home, "history", "--count", "1", "--lang", "en").out.splitlines()
    assert last[0] == english[0]
    assert "--all" in last[1]
    assert uno(home, "history", "--all", "--lang", "en").out.splitlines() == english


def test_neither_seed_nor_deck_of_an_open_game_is_told(home: Path, tmp_path: Path) -> None:
    """Not in the list, not as JSON, and it is not exported."""
    place = tmp_path / "open.uno"
    refused = uno(home, "history", "export", "3", str(place), language="C.UTF-8")
    assert (refused.status, place.exists()) == (2, False)
    assert "stay hidden" in refused.err
    told = uno(home, "history").out + uno(home, "history", "--json").out + refused.err
    assert SEED not in told
    games = [json.loads(line) for line in uno(home, "history", "--json").out.splitlines()]
    assert [game["over"] for game in games] == [False, True, True]
    assert not any(set(game) & {"seed", "deck", "mind", "record"} for game in games)


def test_a_finished_game_is_exported_as_a_record(home: Path, tmp_path: Path) -> None:
    """It is valid, it can be replayed to its end, and no existing file is overwritten."""
    place = tmp_path / "mine.uno"
    assert uno(home, "history", "export", "1", str(place)).status == 0
    assert uno(home, "record", "check", str(place)).status == 0
    told = uno(home, "record", "replay", str(place), "--lang", "en").out
    assert told.rstrip().endswith("the match.")
    before = place.read_text("utf-8")
    assert uno(home, "history", "export", "2", str(place)).status == 2
    assert place.read_text("utf-8") == before


def test_statistics_as_sentences_csv_and_json(home: Path) -> None:
    """The same figures three times; watched games and open games are not counted."""
    figures = json.loads(uno(home, "stats", "--json").out)
    rows = list(csv.DictReader(io.StringIO(uno(home, "stats", "--csv").out)))
    assert [{**row, "value": int(row["value"])} for row in rows] == figures
    by_name = {(each["figure"], each["about"]): each["value"] for each in figures}
    assert by_name["games", ""] == by_name["opponent-games", "Yvonne"] == 1
    assert by_name["longest-hand", ""] >= 7
    for language in ("en", "fr"):
        told = uno(home, "stats", "--lang", language).out
        assert "Yvonne" in told
        assert str(by_name["longest-hand", ""]) in told
    assert uno(home, "stats", "--name", "Anne").out == uno(home, "stats").out
    assert "No finished round" in uno(home, "stats", "--name", "Bob", "--lang", "en").out


def test_a_picture_of_the_statistics_has_them_as_its_words(home: Path, tmp_path: Path) -> None:
    """Each bar says how many games were won; a file that is there stays; no games, no picture."""
    place = tmp_path / "games.svg"
    plain = uno(home, "stats", "--lang", "fr").out.splitlines()
    told = uno(home, "stats", "--lang", "fr", "--plot", str(place)).out.splitlines()
    assert (str(place) in told[0], told[1:]) == (True, plain)
    picture = ElementTree.parse(place).getroot()
    found = {each.tag.rpartition("}")[2]: each for each in picture}
    assert picture.get("role") == "img"
    assert (found["title"].text, found["desc"].text) == ("Parties gagnées", "\n".join(plain))
    texts = [each.text for each in found["g"] if each.tag.endswith("text")]
    assert texts[1] == "Toutes les parties"
    assert {"Contre Ursule", "Contre Victor", "Contre Yvonne"} < set(texts)
    won = json.loads(uno(home, "stats", "--json").out)[1]["value"]
    assert texts[2] == f"{won} sur 1"
    before = place.read_bytes()
    again = uno(home, "stats", "--lang", "en", "--plot", str(place))
    assert (again.status, place.read_bytes()) == (2, before)
    assert uno(home, "stats", "--plot", str(tmp_path / "games.gif")).status == 2
    assert uno(home, "stats", "--name", "Bob", "--plot", str(tmp_path / "no.svg")).status == 0
    assert [each.name for each in tmp_path.glob("*.svg")] == ["games.svg"]


def test_a_game_is_deleted_for_good(tmp_path: Path) -> None:
    """It is in no list, cannot be resumed, and is not in the file; ``all`` deletes the rest."""
    for seed in ("7", "8", "9"):
        uno(tmp_path, "play", "--lang", "en", "--seed", seed, "--name", f"Anne{seed}")
    (file,) = tmp_path.rglob("games.sqlite3")
    assert b"Anne8" in file.read_bytes()
    assert uno(tmp_path, "history", "delete", "2", "--yes").status == 0
    assert b"Anne8" not in file.read_bytes()
    assert uno(tmp_path, "resume", "2").status == 2
    assert uno(tmp_path, "history", "delete", "2", "--yes").status == 2
    assert len(uno(tmp_path, "history").out.splitlines()) == 2
    assert uno(tmp_path, "history", "delete", "all", "--yes").status == 0
    assert "No game" in uno(tmp_path, "history", "--lang", "en").out


def test_no_game_is_deleted_unasked(tmp_path: Path) -> None:
    """What would be deleted is told; Enter, “no” and the end of the input leave it."""
    for seed in ("7", "8"):
        uno(tmp_path, "play", "--lang", "en", "--seed", seed)
    listed = uno(tmp_path, "history", "--lang", "en").out
    for typed in ("", "\n", "what\nno\n"):
        done = uno(tmp_path, "history", "delete", "all", "--lang", "en", typed=typed)
        assert done.out.startswith(f"{listed}Delete 2 games for good?")
        assert done.out.endswith("The games stay.\n")
    done = uno(tmp_path, "history", "delete", "1", "3", "--lang", "en", typed="yes\n")
    assert (done.status, done.out, done.err) == (2, "", "There is no game number 3.\n")
    assert uno(tmp_path, "history", "--lang", "en").out == listed
    done = uno(tmp_path, "history", "delete", "1", "--lang", "en", typed="yes\n")
    assert done.out.endswith(
        "Delete game 1 for good? Yes or no. Enter: no.\nAnswer (Enter: no):\nGame 1 is deleted.\n"
    )


@pytest.mark.parametrize(
    "words",
    [["export"], ["export", "1"], ["export", "x", "f"], ["delete"], ["delete", "-1"], ["1"]],
    ids=" ".join,
)
def test_a_wrong_line_is_told_in_one_sentence(words: list[str], tmp_path: Path) -> None:
    done = uno(tmp_path, "history", *words)
    assert (done.status, done.out, len(done.err.splitlines())) == (2, "", 1)
