"""The whole program on a pseudo-terminal: typed, interrupted, hung up."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from line_terminal import LineTerminal

ROOT = Path(__file__).resolve().parents[2]
PROMPT = "Commande\u00a0: "
ASKED = f"À vous.\r\r\n{PROMPT}"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep all files in the test's own folder."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("ACCESSIBLE_UNO_PROGRAM", "accessible-uno")


def game(folder: Path, *options: str) -> LineTerminal:
    """Start a game in French with seed 7; see ``any_game``."""
    return any_game(folder, "--seed", "7", *options)


def any_game(folder: Path, *options: str) -> LineTerminal:
    """Start a game in French, without sound, at the pace without waits."""
    command = [sys.executable, "-m", "accessible_uno", "play", "--lang", "fr"]
    return LineTerminal(
        folder, command=[*command, "--speech", "off", "--pace", "none", *options], columns=200
    )


def test_a_turn_is_played_and_left_with_ctrl_c(tmp_path: Path) -> None:
    """There are queries, a key, a refusal and a play.

    Then Ctrl-C asks, and « oui » saves and ends the game.
    """
    with game(tmp_path) as terminal:
        terminal.until(ASKED)
        assert b"numero" not in terminal.after("main\r", PROMPT)
        assert "3 vert." in terminal.after("\x1bOR", PROMPT).decode()
        assert "ne va pas" in terminal.after("rouge 7\r", PROMPT).decode()
        terminal.after("8 vert\r", "Vous jouez le 8 vert")
        terminal.after("\x03", "Réponse")
        assert "resume" in terminal.after("oui\r", "accessible-uno resume").decode()
        assert terminal.ended() == 0


def test_a_key_leaves_the_half_typed_line_alone(tmp_path: Path) -> None:
    """F2 in the middle of a word answers above it at once, and the word is complete."""
    with game(tmp_path) as terminal:
        terminal.until(ASKED)
        terminal.after("tal", "tal")
        assert "8 vert" in terminal.after("\x1bOQ", f"{PROMPT}tal").decode()
        assert "rien" in terminal.after("\t", f"{PROMPT}tal").decode()
        assert "3 vert." in terminal.after("on\r", PROMPT).decode()


def test_nothing_is_sent_while_nothing_happens(tmp_path: Path) -> None:
    """Two idle seconds send no byte; a typed character costs at most ten."""
    with game(tmp_path) as terminal:
        terminal.until(ASKED)
        assert terminal.until("", quiet=2) == b""
        for letter in "pioche":
            assert len(terminal.after(letter, letter)) <= 10


@pytest.mark.long
def test_a_terminal_that_hangs_up_leaves_a_game_to_go_on_with(tmp_path: Path) -> None:
    with game(tmp_path) as terminal:
        terminal.until(ASKED)
        terminal.signal(signal.SIGHUP)
        assert terminal.ended() == 0
    command = [sys.executable, "-m", "accessible_uno", "resume", "--lang", "fr"]
    again = subprocess.run(command, input=b"main\n", capture_output=True, timeout=300, check=True)
    assert again.stdout.decode().startswith("La partie reprend")


def test_play_offers_the_game_that_was_killed(tmp_path: Path) -> None:
    """The question appears at a terminal.

    A wrong answer is asked again, and « non » starts a new game.
    """
    with game(tmp_path) as terminal:
        terminal.until("À vous")
    with any_game(tmp_path) as terminal:
        terminal.until("Réponse")
        assert "Répondez" in terminal.after("\x1bOQ", "Répondez").decode()
        assert "Répondez" in terminal.after("peut-être\r", "Répondez").decode()
        assert "La partie reprend" in terminal.after("oui\r", "À vous").decode()
    with any_game(tmp_path) as terminal:
        terminal.until("Réponse")
        assert "Bienvenue" in terminal.after("non\r", "Manche 1").decode()
    with any_game(tmp_path) as terminal:
        terminal.until("Réponse")
        terminal.after("\r", "La partie reprend")


@pytest.mark.long
def test_options_start_a_new_game_without_a_question(tmp_path: Path) -> None:
    """A preset or a seed means a new game; errors in options come before any question."""
    with game(tmp_path) as terminal:
        terminal.until(ASKED)
    with game(tmp_path) as terminal:
        assert "Réponse" not in terminal.until("Bienvenue").decode()
    for option, value in (("--rules", "bidule"), ("--name", "?!")):
        with any_game(tmp_path, option, value) as terminal:
            told = terminal.until(value).decode()
            assert terminal.ended() == 2
            assert "inachevée" not in told


@pytest.mark.long
def test_ctrl_c_at_the_question_names_the_resume_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game stays, and the command fits the way the program was started."""
    with game(tmp_path) as terminal:
        terminal.until(ASKED)
    monkeypatch.setenv("ACCESSIBLE_UNO_PROGRAM", "./play")
    with any_game(tmp_path) as terminal:
        terminal.until("Réponse")
        told = terminal.after("\x03", "play resume").decode()
        assert told.endswith(
            "La partie attend toujours. Pour la reprendre\u00a0: ./play resume\r\r\n"
        )
        assert terminal.ended() == 0
    with any_game(tmp_path) as terminal:
        terminal.until("Réponse")


@pytest.mark.long
def test_a_game_goes_on_after_a_stop_and_in_another_size(tmp_path: Path) -> None:
    """Stopped and continued, then in a narrow window: line and journal are complete."""
    with game(tmp_path) as terminal:
        terminal.until("À vous")
        terminal.process.send_signal(signal.SIGSTOP)
        terminal.process.send_signal(signal.SIGCONT)
        terminal.resize(40, 10)
        terminal.signal(signal.SIGWINCH)
        assert "Vous jouez" in terminal.after("8 vert\r", "Vous jouez").decode()
        terminal.after("\x03", "Réponse")
        terminal.after("oui\r", "accessible-uno resume")
        assert terminal.ended() == 0
    command = [sys.executable, "-m", "accessible_uno", "resume", "--lang", "fr"]
    again = subprocess.run(
        command, input=b"historique 99\n", capture_output=True, timeout=300, check=True
    )
    assert "Vous jouez" in again.stdout.decode()


@pytest.mark.long
def test_control_z_and_fg_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """In a real shell with a half-typed word, the turn is played and everything is saved."""
    shell = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
    play = [sys.executable, "-m", "accessible_uno", "play", "--lang", "fr", "--seed", "7"]
    line = shlex.join([*play, "--speech", "off", "--pace", "none"])
    with LineTerminal(tmp_path, command=shell, columns=200) as terminal:
        terminal.until("$ ")
        terminal.after(f"{line}\r", ASKED)
        terminal.after("8 ve", "e")
        stopped = terminal.after("\x1a", "$ ")
        assert b"Stopped" in stopped
        assert "Jeu arrêté." in stopped.decode()
        assert terminal.modes() == terminal.modes_before
        assert "À vous, sur le 3 vert." in terminal.after("fg\r", f"{PROMPT}8 ve").decode()
        terminal.after("rt\r", "Vous jouez le 8 vert")
        terminal.after("\x03", "Réponse")
        terminal.after("oui\r", "$ ")
        assert terminal.modes() == terminal.modes_before
    command = [sys.executable, "-m", "accessible_uno", "resume", "--lang", "fr"]
    again = subprocess.run(
        command, input=b"historique 99\n", capture_output=True, timeout=300, check=True
    )
    assert "Vous jouez le 8 vert" in again.stdout.decode()


@pytest.mark.long
def test_no_time_is_lost_while_the_game_is_stopped(tmp_path: Path) -> None:
    """With three seconds for a turn, four seconds in the shell do not count."""
    shell = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
    play = [sys.executable, "-m", "accessible_uno", "play", "--lang", "fr", "--seed", "7"]
    play += ["--speech", "off", "--pace", "none", "--clock", "on", "--rule", "time-limit=3"]
    with LineTerminal(tmp_path, command=shell, columns=200) as terminal:
        terminal.until("$ ")
        terminal.after(shlex.join(play) + "\r", ASKED)
        terminal.after("8", "8")  # whoever types has read enough: the time runs
        time.sleep(0.5)
        terminal.after("\x1a", "$ ")
        time.sleep(4)
        told = terminal.after("fg\r", PROMPT) + terminal.until("", quiet=0.5)
        told += terminal.after(" vert\r", "Vous jouez le 8 vert")
        assert "Temps écoulé" not in told.decode()
        terminal.until("Temps écoulé")


@pytest.mark.sample(1)
@pytest.mark.parametrize("controlling", [True, False])
def test_a_closed_window_leaves_a_game_to_resume(tmp_path: Path, controlling: bool) -> None:
    """The terminal disappears in mid-turn, with or without a SIGHUP."""
    command = [sys.executable, "-m", "accessible_uno", "play", "--lang", "fr", "--seed", "7"]
    command += ["--speech", "off", "--pace", "none"]
    at = LineTerminal(tmp_path, command=command, columns=200, controlling=controlling)
    with at as terminal:
        terminal.until(ASKED)
        terminal.after("8 vert\r", "Vous jouez le 8 vert")
        terminal.after("pio", "o")
        terminal.hang_up()
        assert terminal.ended() == 0
    command = [sys.executable, "-m", "accessible_uno", "resume", "--lang", "fr"]
    again = subprocess.run(
        command, input=b"historique 99\n", capture_output=True, timeout=300, check=True
    )
    assert "Vous jouez le 8 vert" in again.stdout.decode()


def test_a_round_is_played_through_a_pipe_without_an_escape(tmp_path: Path) -> None:
    """Lines go in, lines come out, and the game is saved when they end."""
    lines = "pioche\npasse\nprends\nvert\n1\n2\n3 vert\n4\n5\n6\n7\n" * 20
    command = [sys.executable, "-m", "accessible_uno", "play", "--lang", "en", "--seed", "7"]
    done = subprocess.run(
        command,
        input=lines.encode(),
        capture_output=True,
        cwd=tmp_path,
        env=os.environ,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert b"\x1b" not in done.stdout
    assert b"Round 2" in done.stdout
    assert b"accessible-uno resume" in done.stdout or b"wins the" in done.stdout
