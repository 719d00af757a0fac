"""What a player hears, feels and reads when what speaks, sounds or shows dies in mid-game.

The game goes on as if nothing had happened: each answer is the one of the same game in which
nothing dies; what came back by itself is not spoken of, what stays away is named once.
"""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from braille_display import Brltty
from line_terminal import LineTerminal
from player_log import PATIENCE, PlayerLog
from sound_card import SoundCard
from sound_server import sound_server, until

from accessible_uno.voices.backoff import RESTARTS
from accessible_uno.voices.sounds import worker as sound_worker
from accessible_uno.voices.sounds.voice import STARTS
from accessible_uno.voices.speech.workers import pyttsx3_worker

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
PROMPT = "Commande\u00a0: "
HAND, WRONG = "main", "frigo"
SPEECH, SOUNDS = pyttsx3_worker.__name__, sound_worker.__name__
READY = "Plage braille prête"
GIVEN_UP = "La voix s’est tue"
TURN_FELT = "⠷⠀⠧⠕⠥⠎⠀⠧⠼⠉⠀⠀⠧⠼⠓"
"""« à vous v3  v8 »: the turn, the top card, and the hand from its first card on."""

STILL = 3.0
"""Seconds without a sound after which the voice has nothing more to say."""


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep all files in the test's own folder."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("ACCESSIBLE", raising=False)


def lead(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def ear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PlayerLog]:
    """Writes down what our own voice plays, four times as fast as it would sound."""
    log = PlayerLog(tmp_path, speed=0.25)
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", log.command)
    yield log
    log.close()


@pytest.fixture
def sound_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SoundCard:
    made = SoundCard(tmp_path)
    lead(monkeypatch, made.environment)
    return made


def game(folder: Path, *options: str) -> LineTerminal:
    """Start a game whose cards are always the same."""
    command = [sys.executable, "-m", "accessible_uno", "play", "--lang", "fr", "--seed", "7"]
    return LineTerminal(folder, command=[*command, "--pace", "none", *options], columns=200)


def child(terminal: LineTerminal, module: str) -> int:
    """Return the process of the game that runs a module; 0 where there is none."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_text().split("\0")
        except (OSError, IndexError):
            continue
        if parent == terminal.process.pid and module in words:
            return int(folder.name)
    return 0


def kill(terminal: LineTerminal, module: str) -> None:
    """Kill the worker of the game, once there is one; return when the game has noticed."""
    until(lambda: child(terminal, module) > 0)
    worker = child(terminal, module)
    os.kill(worker, signal.SIGKILL)
    until(lambda: not Path(f"/proc/{worker}").exists())


def begun(terminal: LineTerminal) -> str:
    """Return what is told up to the first turn."""
    return terminal.until("À vous.", quiet=1).decode()


def answer(terminal: LineTerminal, line: str) -> str:
    """Type a line; return what is told until the next prompt."""
    return terminal.after(f"{line}\r", PROMPT, quiet=0.2).decode()


def heard(ear: PlayerLog) -> list[float]:
    """Return how long each sound is that is heard to its end, until there are no more."""
    sounds: list[float] = []
    sounding = True
    while True:
        try:
            sound = ear.next(timeout=PATIENCE if sounding else STILL)
        except TimeoutError:
            return sounds
        sounding = sound.event == "started"
        if sound.event == "ended":
            sounds.append(sound.seconds)


def alike(sounds: list[float]) -> object:
    """The same words once more: what eSpeak NG writes differs by some samples each time."""
    return pytest.approx(sounds, abs=0.1)


# The voice


def test_a_voice_that_is_killed_says_again_what_it_was_saying(
    ear: PlayerLog, tmp_path: Path
) -> None:
    """The hand is heard to its end though the voice dies in the midst of it; nobody is told."""
    with game(tmp_path, "--speech", "self", "--sounds", "off") as terminal:
        begun(terminal)
        assert heard(ear)
        told = answer(terminal, HAND)
        hand = heard(ear)
        assert hand
        for _ in range(RESTARTS):
            assert answer(terminal, HAND) == told
            ear.next("started")
            kill(terminal, SPEECH)
            assert heard(ear) == alike(hand)
        assert terminal.until("") == b""


def test_a_voice_that_dies_four_times_is_named_once_and_comes_back_when_asked(
    ear: PlayerLog, tmp_path: Path
) -> None:
    with game(tmp_path, "--speech", "self", "--sounds", "off") as terminal:
        begun(terminal)
        heard(ear)
        told = answer(terminal, HAND)
        hand = heard(ear)
        for _ in range(RESTARTS + 1):
            kill(terminal, SPEECH)
        assert terminal.until(GIVEN_UP, quiet=2).decode().count(GIVEN_UP) == 1
        assert answer(terminal, HAND) == told
        with pytest.raises(TimeoutError):
            ear.next(timeout=STILL)
        answer(terminal, "parole jeu")
        assert heard(ear)
        assert answer(terminal, HAND) == told
        assert heard(ear) == alike(hand)


# Short sounds


def test_sounds_that_are_killed_sound_again_with_the_next_one(
    sound_card: SoundCard, tmp_path: Path
) -> None:
    """Nobody is told, but for the last time: then it is said how they come back."""
    with game(tmp_path, "--speech", "off", "--sounds", "on") as terminal:
        begun(terminal)
        answer(terminal, WRONG)  # the first time it is told how to find the commands
        told = answer(terminal, WRONG)
        for _ in range(STARTS - 1):
            sound_card.until_heard(1)
            kill(terminal, SOUNDS)
            sound_card.renew()
            assert answer(terminal, WRONG) == told
        sound_card.until_heard(1)
        kill(terminal, SOUNDS)
        assert "Plus de sons brefs" in terminal.until("sons oui").decode()
        sound_card.renew()
        assert answer(terminal, WRONG).count("sons brefs") == 0
        assert not sound_card.was_opened
        answer(terminal, "sons oui")
        answer(terminal, WRONG)
        sound_card.until_heard(1)


# The display


def test_a_display_that_is_unplugged_is_named_once_and_shows_the_turn_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = Brltty(tmp_path)
    own.start()
    display = own.display(40)
    lead(monkeypatch, own.environment)
    try:
        with game(tmp_path, "--speech", "off", "--braille", "display") as terminal:
            told = begun(terminal)
            if READY not in told:
                terminal.until(READY)

            def shows_the_turn() -> bool:
                display.send("HOME")  # where the display came late, the opening is one moment
                return TURN_FELT in display.cells

            until(shows_the_turn)
            display.close()
            assert "ne répond plus" in terminal.until("ne répond plus", quiet=2).decode()
            assert "plage" not in answer(terminal, HAND)
            again = own.display(40)
            assert terminal.until(READY, quiet=2).count(b"Plage") == 1
            again.until_shows(TURN_FELT)
    finally:
        own.kill()


# The device


def test_sounds_whose_device_is_lost_are_named_once_and_come_back_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A sound server takes the stream away from the library without a word to it."""
    with sound_server(tmp_path) as server:
        lead(monkeypatch, server.environment)
        with game(tmp_path, "--speech", "off", "--sounds", "on") as terminal:
            begun(terminal)
            answer(terminal, WRONG)
            server.until_heard(lambda: answer(terminal, WRONG))
            told = answer(terminal, WRONG)
            server.unplug()
            until(lambda: "Pas de sons brefs" in answer(terminal, WRONG))
            for _ in range(3):
                assert answer(terminal, WRONG) == told
            server.plug_in()
            server.until_heard(lambda: answer(terminal, WRONG))


def test_a_voice_whose_device_is_lost_is_named_once_and_comes_back_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with sound_server(tmp_path) as server:
        lead(monkeypatch, server.environment)
        with game(tmp_path, "--speech", "self", "--sounds", "off") as terminal:
            begun(terminal)
            told = answer(terminal, HAND)
            server.until_plays("aplay")
            server.unplug()
            assert terminal.until("Pas de son", quiet=STILL).count(b"Pas de son") == 1
            for _ in range(3):
                assert answer(terminal, HAND) == told
            server.plug_in()
            server.until_heard(lambda: answer(terminal, HAND))


# All of them in one game


TURN: Final = (
    (HAND, PROMPT, SPEECH),
    ("pioche", "À vous.", SOUNDS),
    ("scores", PROMPT, SPEECH),
    (WRONG, PROMPT, SOUNDS),
    ("talon", PROMPT, SPEECH),
    (HAND, PROMPT, ""),
)
"""What is typed, what comes last of its answer, and what is killed then."""


def played(folder: Path, *, dying: bool) -> list[str]:
    """Play a turn; return what was told."""
    folder.mkdir()
    options = ("--speech", "self", "--sounds", "on", "--lapses", "0")
    with game(folder, *options) as terminal:
        told = [begun(terminal)]
        for line, last, worker in TURN:
            told.append(terminal.after(f"{line}\r", last, quiet=1).decode())
            if dying and worker:
                kill(terminal, worker)
        told.append(terminal.after("quitter\r", "Réponse").decode())
        told.append(terminal.after("oui\r", "resume").decode())
        assert terminal.ended() == 0
    return re.sub(f"\r|\x1b\\[J|{PROMPT}", "", "".join(told)).split("\n")


def test_a_game_is_told_as_if_nothing_had_died(
    ear: PlayerLog, sound_card: SoundCard, tmp_path: Path
) -> None:
    """The voice dies three times and the sounds twice, in one turn."""
    whole = played(tmp_path / "whole", dying=False)
    assert "".join(whole).count("À vous.") == 2
    assert played(tmp_path / "dying", dying=True) == whole
