"""The bytes that a real terminal gets, and the state in which it is left."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from line_driver import MESSAGE, REPLY, STATUS
from line_terminal import PATIENCE, PROMPT, LineTerminal, driver

from accessible_uno.interface.terminal.console import PAUSE

MOST_BYTES = 10
NEW_LINE = b"\r\r\n"
"""A new line of ours, as the terminal's output processing passes it on."""


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[LineTerminal]:
    """A terminal of 80 columns at its first prompt."""
    with LineTerminal(tmp_path) as terminal:
        assert terminal.until(PROMPT) == PROMPT.encode()
        yield terminal


def test_typed_character_costs_few_bytes(
    terminal: LineTerminal, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the end of the line it is the character itself, in the middle four bytes; no idle byte."""
    costs = {}
    for character in "play é ⠗":
        costs[character] = terminal.after(character, character)
        assert costs[character] == character.encode()
    assert terminal.after("\x1b[H", "8D") == b"\x1b[8D"
    middle = [terminal.after(character, character) for character in "xé⠗"]
    assert max(map(len, middle)) <= MOST_BYTES
    assert middle[0] == b"\x1b[@x"
    assert terminal.until("", quiet=2) == b""
    with capsys.disabled():
        sys.stdout.write(f" [at the end 1 byte, in the middle {len(middle[0])}, idle 0] ")


def test_enter_sends_a_new_line_and_nothing_twice(terminal: LineTerminal) -> None:
    terminal.after("play 3", "3")
    sent = terminal.after("\r", PROMPT)
    assert sent == NEW_LINE + REPLY.encode() + NEW_LINE + PROMPT.encode()
    assert terminal.after("\r", PROMPT) == sent
    assert terminal.noted("line", 2) == ["play 3", ""]


def test_message_is_held_while_a_line_is_half_typed(terminal: LineTerminal) -> None:
    """No byte is sent then; after Enter all messages come, in order, once each."""
    terminal.after("pla", "a")
    terminal.process.send_signal(signal.SIGUSR1)
    terminal.noted("message")
    terminal.send("\x1bOQ")
    terminal.noted("status")
    assert terminal.until("") == b""
    sent = terminal.after("y\r", PROMPT).split(NEW_LINE)
    assert sent == [b"y", MESSAGE.encode(), STATUS.encode(), REPLY.encode(), PROMPT.encode()]


@pytest.mark.long
def test_message_that_is_not_heard_comes_above_the_half_typed_line_after_a_pause(
    tmp_path: Path,
) -> None:
    """It comes once, then the line again; the bytes are those over an empty line."""
    with LineTerminal(tmp_path, "--deaf") as terminal:
        terminal.until(PROMPT)
        terminal.after("pla", "a")
        sent = terminal.signal(signal.SIGUSR1, f"{PROMPT}pla")
        assert sent == b"\r\x1b[J" + MESSAGE.encode() + NEW_LINE + PROMPT.encode() + b"pla"
        assert terminal.after("y", "y") == b"y"
        terminal.after("\r", PROMPT)
        assert terminal.noted("line") == ["play"]


def test_the_answer_to_a_key_comes_above_the_half_typed_line_at_once(tmp_path: Path) -> None:
    """The line follows, well before the pause; other messages stay held."""
    with LineTerminal(tmp_path, "--deaf") as terminal:
        terminal.until(PROMPT)
        terminal.after("pla", "a")
        terminal.process.send_signal(signal.SIGUSR1)
        terminal.noted("message")
        for key in ("\x1bOQ", "\x1br"):
            asked = time.monotonic()
            sent = terminal.after(key, f"{PROMPT}pla")
            assert time.monotonic() - asked < PAUSE / 2
            assert sent == b"\r\x1b[J" + STATUS.encode() + NEW_LINE + PROMPT.encode() + b"pla"
        rows = terminal.after("y\r", PROMPT).split(NEW_LINE)
        assert rows == [b"y", MESSAGE.encode(), REPLY.encode(), PROMPT.encode()]
        assert terminal.noted("line") == ["play"]


def test_message_over_an_empty_line_is_printed_once_above_the_prompt(
    terminal: LineTerminal,
) -> None:
    sent = terminal.signal(signal.SIGUSR1, PROMPT)
    assert sent == b"\r\x1b[J" + MESSAGE.encode() + NEW_LINE + PROMPT.encode()


def test_a_whole_session_sends_no_cosmetic_escape(terminal: LineTerminal) -> None:
    """There is no position request, colour, cursor shape, paste mode, title or other screen."""
    sent = b""
    for keys in ("play", "\x1b[A", "\x1b[D\x1b[Dx\x1b[3~", "\x0c", "\x12", "\x1b[5~", "\t", "\x15"):
        sent += terminal.after(keys)
    sent += terminal.after("\r", PROMPT) + terminal.signal(signal.SIGUSR1, PROMPT)
    sent += terminal.after("\x1b[A\x1b[A") + terminal.after("\x15\x04")
    assert terminal.ended() == 0
    escapes = set(re.findall(rb"\x1b\[?[^A-Za-z@]*(.)", sent))
    assert escapes <= set(b"@ A C D J K P".split())


def test_pasted_lines_are_entered_one_by_one(terminal: LineTerminal) -> None:
    terminal.after("one\rtwo\rthr", "thr")
    terminal.after("ee\r", PROMPT)
    assert terminal.noted("line", 3) == ["one", "two", "three"]


def test_control_c_gives_the_line_back_and_control_d_ends(terminal: LineTerminal) -> None:
    terminal.after("pla", "a")
    assert terminal.after("\x03", "pla") == NEW_LINE + PROMPT.encode() + b"pla"
    terminal.after("y\r", PROMPT)
    assert terminal.after("\x04", "\n") == NEW_LINE
    assert terminal.ended() == 0
    assert terminal.noted("interrupted") == ["pla"]
    assert terminal.noted("line") == ["play"]
    assert terminal.noted("end") == ["EOFError"]
    assert terminal.modes() == terminal.modes_before


def test_every_function_key_is_announced(terminal: LineTerminal) -> None:
    """Unbound keys are named, once each, and the line does not change."""
    terminal.after("pla", "a")
    terminal.send("\x1b[15~\x1bz\x1b[99~\x1b[17~")
    assert terminal.noted("unknown", 4) == ["f5", "alt+z", "unnamed", "f6"]
    assert terminal.until("") == b""
    terminal.after("y\r", PROMPT)
    assert terminal.noted("line") == ["play"]
    assert len(terminal.noted("key")) == len("play\r") + 4


def test_bytes_that_are_no_text_do_no_harm(terminal: LineTerminal) -> None:
    terminal.after(b"a\xff\xc3(b\r", PROMPT)
    assert terminal.noted("line") == ["a\ufffd\ufffd(b"]


def test_keys_between_prompts_are_neither_echoed_nor_lost(terminal: LineTerminal) -> None:
    """A line typed while the game is busy cannot mix with its messages."""
    terminal.after("pause\r", "pause\r\r\n")
    assert terminal.noted("line") == ["pause"]
    assert terminal.after("play") == b""
    sent = terminal.signal(signal.SIGUSR2, "play")
    assert sent == REPLY.encode() + NEW_LINE + PROMPT.encode() + b"play"


def test_control_c_between_prompts_ends_the_program(terminal: LineTerminal) -> None:
    """It leaves the terminal as it was."""
    terminal.after("pause\r", "pause")
    assert terminal.noted("line") == ["pause"]
    terminal.after("\x03")
    assert terminal.ended() != 0
    assert terminal.modes() == terminal.modes_before


def test_line_wraps_on_a_narrow_terminal_and_follows_its_size(tmp_path: Path) -> None:
    """Wrapping costs a new line; a size that breaks no row costs nothing."""
    with LineTerminal(tmp_path, columns=16, rows=5) as terminal:
        terminal.until(PROMPT)
        assert terminal.after("play", "y") == b"play"
        assert terminal.after("3", "3\r\r\n") == b"3" + NEW_LINE
        assert terminal.after("x", "x") == b"x"
        terminal.resize(30, 5)
        sent = terminal.until("x")
        assert sent == b"\x1b[A\b\x1b[J" + PROMPT.encode() + b"play3x"
        terminal.resize(60, 5)
        assert terminal.until("") == b""
        terminal.after("y" * 900, "y")
        terminal.after("\r", PROMPT)
        assert terminal.noted("line") == ["play3x" + "y" * 900]


@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_messages_are_broken_between_words_and_follow_the_size(tmp_path: Path, term: str) -> None:
    """The width at that moment counts; a word is never cut."""
    with LineTerminal(tmp_path, columns=16, term=term) as terminal:
        terminal.until(PROMPT.rstrip())
        narrow = terminal.signal(signal.SIGUSR1, "four.")
        assert re.search(rb"Bob plays a red\r+\nfour\.", narrow)
        terminal.resize(40, 5)
        assert MESSAGE.encode() in terminal.signal(signal.SIGUSR1, MESSAGE)


def test_control_z_and_fg_keep_the_half_typed_line(tmp_path: Path) -> None:
    """In a real shell the job stops with the terminal restored, and comes back."""
    shell = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
    with LineTerminal(tmp_path, command=shell) as terminal:
        terminal.until("$ ")
        terminal.after(shlex.join(driver(terminal.journal)) + "\r", f"\n{PROMPT}")
        terminal.after("pla", "a")
        sent = terminal.after("\x1a", "$ ")
        assert sent.startswith(b"\r\x1b[J")
        assert b"Stopped" in sent
        assert terminal.modes() == terminal.modes_before
        assert terminal.after("fg\r", f"{PROMPT}pla").endswith(PROMPT.encode() + b"pla")
        assert terminal.after("y", "y") == b"y"
        terminal.after("\r", PROMPT)
        terminal.after("\x04", "$ ")
        assert terminal.noted("line") == ["play"]
        assert terminal.modes() == terminal.modes_before


@pytest.mark.parametrize("controlling", [True, False])
def test_terminal_that_goes_away_ends_the_reading(tmp_path: Path, controlling: bool) -> None:
    """The program can save, and ends by itself, with or without a SIGHUP."""
    with LineTerminal(tmp_path, controlling=controlling) as terminal:
        terminal.until(PROMPT)
        terminal.after("pla", "a")
        terminal.hang_up()
        assert terminal.ended() == 0
        assert terminal.noted("end") == ["HungUp"]


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_request_to_end_ends_the_reading(terminal: LineTerminal, number: signal.Signals) -> None:
    terminal.signal(number)
    assert terminal.ended() == 0
    assert terminal.noted("end") == ["HungUp"]
    assert terminal.modes() == terminal.modes_before


@pytest.mark.parametrize("last_words", ["crash\r", "\x04"])
def test_terminal_is_restored_even_when_nobody_closes_it(tmp_path: Path, last_words: str) -> None:
    """That includes an uncaught error, and a console that was left open."""
    with LineTerminal(tmp_path, "--leave-open") as terminal:
        terminal.until(PROMPT)
        assert terminal.modes() != terminal.modes_before
        terminal.send(last_words)
        terminal.until("", quiet=0.2)
        terminal.ended()
        assert terminal.modes() == terminal.modes_before


def test_dumb_terminal_gets_plain_lines(tmp_path: Path) -> None:
    """It gets no escape byte; editing is the terminal's own, Ctrl-C and hang-up work."""
    with LineTerminal(tmp_path, term="dumb") as terminal:
        sent = terminal.until(PROMPT.rstrip() + "\r\n")
        assert terminal.modes() == terminal.modes_before
        sent += terminal.after("pla\x7fay\r", REPLY)
        sent += terminal.after("\x03", PROMPT.rstrip())
        sent += terminal.after("two\r", REPLY)
        assert b"\x1b" not in sent
        terminal.send("\x04")
        assert terminal.ended() == 0
        assert terminal.noted("line", 2) == ["play", "two"]
        assert terminal.noted("interrupted") == [""]
        assert terminal.noted("end") == ["EOFError"]


def test_piped_session_has_no_escape_and_never_imports_prompt_toolkit(tmp_path: Path) -> None:
    """A pipe never pays for what only a terminal needs."""
    journal = tmp_path / "journal"
    code = (
        "import runpy, sys; sys.argv = sys.argv[1:];"
        "runpy.run_path(sys.argv[0], run_name='__main__');"
        "sys.exit('prompt_toolkit' in sys.modules)"
    )
    command = [sys.executable, "-c", code, *driver(journal)[1:]]
    done = subprocess.run(
        command, input=b"one\ntwo\n", capture_output=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines() == [PROMPT.rstrip(), REPLY] * 2 + [PROMPT.rstrip()]
