"""No command shows anything of an open game that its player has not seen."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))
from command_line import Done, environment

from accessible_uno.cards import CARDS
from accessible_uno.game.actions import DrawCard
from accessible_uno.game.state import State
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.record.errors import RecordError
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.record.writer import RecordWriter
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table

pytestmark = pytest.mark.slow

NAMES = ("Anne", "Prudence", "Victor")
ASKED = "hand\ncounts\ntop\nhint\nplayable\nscores\nhistory 99\nuno\ncatch Victor\nwild\n"
SEED = "grenouille"
"""A word that stands nowhere else."""

CODES = {each.code for each in CARDS if each.digit is not None}


@dataclass
class Page:
    """Where a record is written."""

    text: str = ""

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None: ...


def a_record(rules: str) -> str:
    """The record of a round in which Anne is asked for the fourth time or later."""
    game, page, dealer = preset(rules).compile(), Page(), Dealer(5)
    bots = {seat: RandomBot(dealer.bot_rng(seat)) for seat in (1, 2)}
    table = Table(game, NAMES, dealer, bots=bots, recorder=RecordWriter(page, rules, NAMES))
    table.next_round()
    turns = 0
    while turns < 4 or table.asked != 0:
        action = table.bot_action()
        if action is None:
            turns += 1
            action = table.legal(0).default() or DrawCard(0)
        table.act(action)
    return page.text


def replayed(text: str) -> State | None:
    """The table at a record's end; ``None`` where it cannot be played."""
    case = next(read_cases(text.splitlines()))
    try:
        run = RecordRun(case)
        for line in case.lines:
            run.move(line)
    except RecordError:
        return None
    return run.state


def public(state: State) -> object:
    """What Anne sees of a table."""
    return (
        *(state.hands[0], state.discard, state.colour, state.question, state.offers, state.turn),
        *(state.said_uno, state.scores, state.playing, [len(hand) for hand in state.hands]),
    )


def exchanged(text: str) -> str:
    """The same record with two cards of the deck exchanged that Anne has not seen."""
    state = replayed(text)
    found = re.search(r'\[Deck "(.*?)"\]', text)
    assert state is not None
    assert found is not None
    deck, chance = found[1].split(), Random(3)
    for _ in range(2_000):
        here, there = chance.sample(range(len(deck)), 2)
        other = deck[:]
        other[here], other[there] = deck[there], deck[here]
        again = text.replace(found[1], " ".join(other))
        twin = replayed(again)
        if twin is not None and public(twin) == public(state) and twin.hands != state.hands:
            return again
    raise AssertionError("no two cards can be exchanged")


ONE_AFTER_THE_OTHER = """
import json, os, sys, tempfile
import accessible_uno.app.terminal_play
from accessible_uno.app.arguments import find_command, load_command
from accessible_uno.app.main import run
from accessible_uno.table.calendar import Calendar
Calendar.now = lambda calendar: 1_600_000_000
Calendar.elapsed = lambda calendar: 1.5
commands = json.loads(sys.argv[1])
for arguments, _ in commands:
    load_command(find_command(arguments)[0])
for arguments, typed in commands:
    reader, writer = os.pipe()
    os.write(writer, typed.encode())
    os.close(writer)
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = os.fork()
        if not child:
            for number, file in enumerate((reader, out.fileno(), err.fileno())):
                os.dup2(file, number)
            sys.exit(run(arguments))
        os.close(reader)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        told = [file.seek(0) or file.read().decode() for file in (out, err)]
    print(json.dumps([status, *told]), flush=True)
"""
"""Runs each command in a process of its own, forked once everything is imported.

It stops the calendar: two lists of games are alike however long it took to write them.
"""


def told_by(home: Path, *commands: tuple[Sequence[str], str]) -> list[Done]:
    """How each command ended, with what was typed at it."""
    done = subprocess.run(
        [sys.executable, "-c", ONE_AFTER_THE_OTHER, json.dumps(commands)],
        capture_output=True,
        env=environment(home),
        timeout=300,
        check=True,
    )
    return [Done(*json.loads(line)) for line in done.stdout.splitlines()]


def told_of(home: Path, record: str, language: str, detail: str) -> list[str]:
    """Return everything that the commands write about a game that is left and resumed."""
    home.mkdir()
    place = home / "left.uno"
    place.write_text(record, "utf-8")
    like = ("--lang", language, "--verbosity", detail, "--braille", "unicode")
    play = ("play", "--resume", str(place), "--name", "Anne", "--seed", SEED, *like)
    mine = home / "mine.uno"
    told = told_by(
        home,
        *((command, ASKED) for command in (play, ("resume",))),
        *((("history", "--lang", language), ""), (("stats", "--lang", language), "")),
        *((("stats", "--json", "--lang", language), ""), (("history", "--json"), "")),
        (("history", "export", "1", str(mine)), ""),
    )
    assert len(told) == 7
    (game,) = map(json.loads, told[5].out.splitlines())
    assert (game["begun"], game["seconds"]) == (1_600_000_000, 3.0)
    assert not mine.exists()
    return [f"{done.status}\n{done.out}\n{done.err}" for done in told]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("rules", "language", "detail"), [("leaflet", "fr", "full"), ("classic", "en", "normal")]
)
def test_a_left_game_tells_the_same_whatever_the_others_hold(
    rules: str, language: str, detail: str, tmp_path: Path
) -> None:
    """Going on with it, its history, the list, the figures, refusals; and neither seed nor deck is
    among it."""
    record = a_record(rules)
    one, other = (
        told_of(tmp_path / name, text, language, detail)
        for name, text in (("one", record), ("other", exchanged(record)))
    )
    assert one == other
    assert SEED not in "".join(one)
    assert "Deck" not in "".join(one)


FAULTY = """
import sys
from accessible_uno.interface.session.session import Session
from accessible_uno.app.main import run
def fail(session, events):
    raise ValueError("no words")
Session.announce_events = fail
sys.exit(run(sys.argv[1:]))
"""


def test_a_fault_tells_neither_seed_nor_deck(tmp_path: Path) -> None:
    """In the middle of a game: not on the screen, and not in the trace that is kept."""
    done = subprocess.run(
        [sys.executable, "-c", FAULTY, "play", "--seed", SEED, "--lang", "en"],
        input="draw\n",
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        check=False,
    )
    (trace,) = tmp_path.rglob("fault.txt")
    assert "no words" in trace.read_text("utf-8")
    told = done.stdout + done.stderr + trace.read_text("utf-8")
    assert SEED not in told
    assert not [code for code in re.findall(r"\S+", told) if code in CODES]


def test_settings_and_doctor_know_of_no_game(tmp_path: Path) -> None:
    """Their output is the same with and without an open game."""
    asked = ((("settings",), ""), (("doctor",), ""))
    play = (("play", "--seed", SEED), "hand\n")
    told = [(done.status, done.out) for done in told_by(tmp_path, *asked, play, *asked)]
    assert [path.name for path in tmp_path.rglob("*.sqlite3")] == ["games.sqlite3"]
    assert told[:2] == told[3:]
    assert all(out for _, out in told)


COUNTED = """
import hashlib, itertools, random, sys
numbers = itertools.count()
random._urandom = lambda size: hashlib.shake_128(str(next(numbers)).encode()).digest(size)
from accessible_uno.app.main import run
sys.exit(run(sys.argv[1:]))
"""
USUAL = (
    "import random, sys; random.seed(7); from accessible_uno.app.main import run;"
    "sys.exit(run(sys.argv[1:]))"
)


def first_deck(program: str, home: Path) -> str:
    """Return the deck of a game without a seed."""
    home.mkdir()
    record = home / "record.uno"
    subprocess.run(
        [sys.executable, "-c", program, "play", "--record", str(record)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env=environment(home) | {"PYTHONHASHSEED": "0"},
        check=True,
    )
    return next(line for line in record.read_text("utf-8").splitlines() if "[Deck" in line)


@pytest.mark.long
def test_a_real_game_is_shuffled_by_the_system(tmp_path: Path) -> None:
    """With the system's randomness replaced by counted numbers, two games have the same cards; with
    it in place they differ, whatever Python's own generator was set to."""
    decks = [
        first_deck(program, tmp_path / str(place))
        for place, program in enumerate((COUNTED, COUNTED, USUAL, USUAL))
    ]
    assert decks[0] == decks[1]
    assert len(set(decks)) == 3


def test_a_dealer_without_a_seed_asks_the_system_for_everything() -> None:
    """Shuffles, picked cards, numbers, and the random numbers of bots."""
    with patch("random._urandom", side_effect=lambda size: b"\x80" * size) as urandom:
        dealer, asked = Dealer(), [0]
        for draw in (
            lambda: dealer.shuffled(CARDS),
            lambda: dealer.pick(CARDS, 1),
            lambda: dealer.below(6),
            dealer.bot_rng(2),
        ):
            draw()
            asked.append(urandom.call_count)
    assert asked == sorted(set(asked))
