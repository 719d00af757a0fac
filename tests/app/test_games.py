"""Games from the command line: played through a pipe, recorded, left, resumed, watched."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from command_line import heard_until, sitting, uno

from accessible_uno.app.paths import NAME, display_path
from accessible_uno.table.resume_state import read_state

pytestmark = pytest.mark.slow

PATIENT = "draw\npass\n" * 400
"""Draws and passes for as long as a match may last."""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_match_is_played_through_a_pipe(language: str, tmp_path: Path) -> None:
    """Every line is answered, the match has a winner, and no escape byte is sent."""
    arguments = ("play", "--lang", language, "--seed", "7", "--rule", "target=100")
    done = uno(tmp_path, *arguments, typed=PATIENT)
    assert (done.status, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert done.out.rstrip().splitlines()[-1].endswith(("la partie.", "the match."))


def test_a_recorded_match_is_told_again_word_for_word(tmp_path: Path) -> None:
    """At full detail, where each card is told whole; the record is valid."""
    place = str(tmp_path / "match.uno")
    full = ("--verbosity", "full")
    match = ("play", "--lang", "fr", "--seed", "3", "--rule", "target=200", *full)
    live = uno(tmp_path, *match, "--watch", "--record", place)
    assert uno(tmp_path, "record", "check", place).status == 0
    again = uno(tmp_path, "record", "replay", place, "--lang", "fr", *full)
    told = live.out.splitlines()
    assert told[told.index("Manche 1.") :] == again.out.splitlines()


def test_a_game_left_is_resumed_where_it_was(tmp_path: Path) -> None:
    """The end of the input saves; hand, history and output settings are the same again."""
    talkative = ("play", "--lang", "en", "--seed", "7", "--verbosity", "full")
    left = uno(tmp_path, *talkative, typed="hand\ndraw\npass\nhand\n")
    assert left.out.rstrip().endswith("accessible-uno resume")
    told = [line for line in left.out.splitlines() if line != "Command:"]
    hands = [line for line in told if "cards. 1:" in line]
    again = uno(tmp_path, "resume", typed="hand\nverbosity\nhistory all 99\n")
    assert again.status == 0
    lines = again.out.splitlines()
    assert lines[1] == "Just before:"
    assert lines.count("Just before:") == 1
    assert lines[2] in told
    assert hands[-1] in lines
    assert any(line.startswith("Verbosity: full") for line in lines)
    first = next(line for line in told if "plays" in line)
    assert lines.count(first) == told.count(first)


def test_games_of_an_earlier_edition_are_told_of_once(tmp_path: Path) -> None:
    """As long as there is no journal; the message gives the command that resumes them."""
    folder = tmp_path / "data" / NAME / "games"
    folder.mkdir(parents=True)
    text = (
        '[Format "1"]\n[Rules "leaflet"]\n[Seats "Anne Prudence"]\n'
        '[Hands "Anne: r1 r2 b3; Prudence: g3 g4"]\n[Discard "r5"]\n[Turn "Anne"]\n'
    )
    (folder / "0001.uno").write_text(text, "utf-8")
    told = uno(tmp_path, "play", "--lang", "en", "--seed", "7").out.splitlines()
    (line,) = (line for line in told if "earlier edition" in line)
    file = line.rpartition("--resume ")[2].removesuffix(".").replace("~", str(tmp_path))
    again = uno(tmp_path, "play", "--lang", "en", "--resume", file, typed="hand\n")
    assert "3 cards. 1: red 1; 2: red 2; 3: blue 3." in again.out.splitlines()
    assert "earlier edition" not in again.out


def test_the_clock_is_resumed_as_it_was(tmp_path: Path) -> None:
    """Begun with the clock on and twice the time: it continues from the time left."""
    limited = ("play", "--lang", "en", "--seed", "7", "--clock", "on", "--rule", "time-limit=40")
    left = uno(tmp_path, *limited, typed="time more\ntime\n")
    assert "80 seconds" in left.out
    (file,) = tmp_path.rglob("games.sqlite3")
    with closing(sqlite3.connect(file)) as journal:
        ((state,),) = journal.execute("SELECT mind FROM games")
    assert 0 < read_state(state).left[0] < 80
    again = uno(tmp_path, "resume", typed="time\n")
    assert "80 seconds" in again.out
    assert "40 seconds" not in again.out


def test_what_was_told_before_is_heard_after_further_acts(tmp_path: Path) -> None:
    """In a resumed game, the messages of the first session can be recalled at any time."""
    full = ("--verbosity", "full")
    left = uno(tmp_path, "play", "--lang", "en", "--seed", "7", *full, typed="draw\npass\n")
    again = uno(tmp_path, "resume", *full, typed="draw\npass\nhistory 99\n")
    assert (again.status, again.err) == (0, "")
    first = next(line for line in left.out.splitlines() if "plays" in line)
    assert first in again.out.splitlines()


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("home/a.uno", "~/a.uno"),
        ("home/my games/a.uno", "~/'my games/a.uno'"),
        ("else where/a.uno", "'{}/else where/a.uno'"),
    ],
)
def test_a_place_is_told_as_a_shell_takes_it(
    place: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert display_path(tmp_path / place) == told.format(tmp_path)


def test_a_match_resumed_to_its_end_is_over(tmp_path: Path) -> None:
    """A finished match is not offered again, and cannot be resumed by its number."""
    uno(tmp_path, "play", "--lang", "en", "--seed", "7", "--rule", "target=50", typed="hand\n")
    done = uno(tmp_path, "play", "--resume", "latest", "--lang", "en", typed=PATIENT)
    assert done.out.rstrip().endswith("the match.")
    assert uno(tmp_path, "play", "--resume", "latest").status == 2
    assert uno(tmp_path, "resume", "1").status == 2


def test_a_record_is_resumed_and_saved(tmp_path: Path) -> None:
    """A position from a record is played on and saved in the journal; its file is unchanged."""
    place = tmp_path / "position.uno"
    text = (
        '[Format "1"]\n[Seats "Anne Bob"]\n[Hands "Anne: r1 r2 b3; Bob: g3 g4"]\n'
        '[Discard "r5"]\n[Turn "Anne"]\n\nAnne r1\n? turn Bob\n'
    )
    place.write_text(text, "utf-8")
    played = uno(tmp_path, "play", "--lang", "en", "--resume", str(place), typed="hand\n")
    again = uno(tmp_path, "resume", typed="hand\n")
    for done in (played, again):
        assert "2 cards. 1: red 2; 2: blue 3." in done.out.splitlines()
    assert place.read_text("utf-8") == text


def test_two_sessions_do_not_play_one_game(tmp_path: Path) -> None:
    """The second session is refused, and can begin another game in the same journal."""
    with sitting(tmp_path, "play", "--lang", "en", "--seed", "7") as first:
        heard_until(first, "Command:")
        second = uno(tmp_path, "resume", "1", language="C.UTF-8")
        assert (second.status, second.out) == (2, "")
        assert "another window" in second.err
        assert uno(tmp_path, "resume").status == 2
        other = uno(tmp_path, "play", "--lang", "en", "--seed", "8", typed="hand\n")
        assert other.out.rstrip().endswith("accessible-uno resume")
    assert uno(tmp_path, "resume", "1", typed="hand\n").status == 0


def test_without_a_place_to_keep_it_the_game_goes_on(tmp_path: Path) -> None:
    """One sentence says that the game is not being saved; then it is played to its end."""
    (tmp_path / "data").write_text("in the way", "utf-8")
    arguments = ("play", "--lang", "en", "--seed", "7", "--rule", "target=20")
    done = uno(tmp_path, *arguments, typed=PATIENT)
    assert done.status == 0
    assert done.out.count("not being saved") == 1
    assert done.out.rstrip().endswith("the match.")


def test_checks_give_their_status_and_go_on_to_the_next_file(tmp_path: Path) -> None:
    """0: all hold, 1: one fails, 2: one is malformed; a failure names file and line."""
    good, wrong, bad = (tmp_path / name for name in ("good.uno", "wrong.uno", "bad.uno"))
    table = '[Format "1"]\n[Seats "A B"]\n[Hands "A: r1 r2; B: g3"]\n[Discard "r5"]\n[Turn "A"]\n'
    good.write_text(table + "A r1 uno\n? turn B\n", "utf-8")
    wrong.write_text(table + "? turn B\nA g3\n", "utf-8")
    bad.write_text(table + "A r1 twice\n", "utf-8")
    assert uno(tmp_path, "record", "check", str(good)).status == 0
    failed = uno(tmp_path, "record", "check", str(wrong), str(good))
    assert failed.status == 1
    assert failed.out.splitlines() == [
        f"{wrong}:6: expected turn B, found A",
        f"{wrong}:7: expected A g3, found a refusal; A is told: “You do not hold a green 3.”",
    ]
    mixed = uno(tmp_path, "record", "check", str(bad), str(wrong), language="fr_FR.UTF-8")
    assert mixed.status == 2
    assert f"{bad}:6: " in mixed.err
    assert f"{wrong}:6:" in mixed.out


def test_a_case_that_cannot_be_played_hides_no_other(tmp_path: Path) -> None:
    """Each fault is told with its line: in the header, in a move, in what is expected."""
    table = '[Format "1"]\n[Seats "A B"]\n[Hands "A: r1 r2; B: g3"]\n[Discard "r5"]\n[Turn "A"]\n'
    cases = (
        *('[Format "1"]\n[Seats "A"]\n', table + "A r1 twice\n", table + "? trun B\n"),
        *(table + "\x07\n", table + 'A r1 uno\n[Draw "b1"]\n', '[Format "2"]\n'),
        *(table + "? turn B\n", "; a \x07 before\n" + table, table + "? top r9\nA r1 ten\n"),
        table + "A r1 uno\n? turn A\n",
    )
    several = tmp_path / "several.uno"
    several.write_text("".join(cases), "utf-8")
    checked = uno(tmp_path, "record", "check", str(several))
    assert checked.status == 2

    def numbers(told: str) -> list[int]:
        return [int(line.removeprefix(f"{several}:").split(":")[0]) for line in told.splitlines()]

    assert numbers(checked.err) == [2, 8, 14, 20, 27, 28, 35, 47]
    assert checked.out.splitlines() == [
        f"{several}:34: expected turn B, found A",
        f"{several}:46: expected top r9, found r5",
        f"{several}:54: expected turn A, found B",
    ]


def test_bots_play_rounds_among_themselves(tmp_path: Path) -> None:
    """The last line gives the speed; the same seed tells the same number of events."""
    lines = [
        uno(tmp_path, "simulate", "--rounds", "50", "--bot", bot, "--seed", "5").out
        for bot in ("random", "random", "bold")
    ]
    assert all("games/s=" in line.splitlines()[-1] for line in lines)
    events = [line.split("events=")[1].split()[0] for line in lines]
    assert events[0] == events[1] != events[2]
