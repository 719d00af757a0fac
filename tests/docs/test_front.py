"""The programs of docs/front.md: played as they stand there, and read by a strict type checker."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "front.md"
PROGRAM: Final = re.compile(r"Save this as `(\w+\.py)`.*?^```python\n(.*?)^```$", re.S | re.M)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the programs of the page."""
    folder = tmp_path_factory.mktemp("front")
    for name, text in PROGRAM.findall(PAGE.read_text("utf-8")):
        (folder / name).write_text(text, "utf-8")
    return folder


def started(program: Path, *arguments: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    command = [sys.executable, str(program), *arguments]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=ROOT)


def test_one_person_plays(programs: Path) -> None:
    """A hand, a refusal, a line that means nothing, a draw; the end of the input ends it."""
    lines = "hand\nabracadabra\nblue 99\ntop\ndraw\npass\ndraw\npass\n"
    process = started(programs / "alone.py")
    told, wrong = process.communicate(lines, timeout=60)
    assert (process.returncode, wrong) == (0, "")
    assert "Round 1." in told
    assert "“abracadabra”: I do not understand." in told
    assert "Say a card, draw" not in told


@contextmanager
def person(port: int, *first: str) -> Iterator[tuple[IO[str], IO[str]]]:
    """Somebody at the table: what is read, and what is written."""
    with (
        socket.create_connection(("127.0.0.1", port), timeout=60) as connection,
        connection.makefile("r", encoding="utf-8") as read,
        connection.makefile("w", encoding="utf-8") as write,
    ):
        say(write, *first)
        yield read, write


def say(write: IO[str], *lines: str) -> None:
    write.write("".join(f"{line}\n" for line in lines))
    write.flush()


def heard(read: IO[str], words: str) -> str:
    """Return the first line in which a pattern is found."""
    return next(line for line in read if re.search(words, line))


HAND: Final = r"^\d+ cards?\. 1: "


def test_three_play_over_tcp(programs: Path) -> None:
    """Two people and a bot; one goes, and comes back to the seat; each hears one hand alone."""
    process = started(programs / "tcp_table.py", "0")
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline().split()[-1])
        with person(port, "Anne") as (anne, annes):
            say(annes, "go")
            heard(anne, "Anne plays")
            with person(port, "Paul") as (paul, pauls):
                say(pauls, "go")
                heard(anne, "Paul plays")
                say(annes, "bot easy", "start", "hand")
                hand = heard(anne, HAND)
                say(pauls, "hand", "nonsense")
                assert heard(paul, HAND) != hand
                heard(paul, "“nonsense”: I do not understand")
            with person(port, "Anne") as (other, _):
                assert other.readline() == "Another name, please.\n"
            with person(port, "Paul") as (paul, pauls):
                say(pauls, "hand")
                heard(paul, HAND)
    finally:
        process.kill()
        process.communicate()


def test_two_tables_are_hosted(programs: Path) -> None:
    """One in French, one in English: who is at one hears nothing of the other."""
    process = started(programs / "tcp_host.py", "0")
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline().split()[-1])
        with person(port, "salon", "Anne") as (anne, annes):
            say(annes, "!go", "!robot")
            heard(anne, "Anne joue")
            with person(port, "lounge", "Paul") as (paul, pauls):
                say(pauls, "!go")
                assert "Paul plays" in paul.readline()
                say(pauls, "hello", "!bot", "!start", "!hand")
                heard(paul, HAND)
            say(annes, "!start", "!main")
            assert "Paul" not in heard(anne, r"^\d+ cartes?[ .]")
        with person(port, "cellar", "Zoe") as (zoe, _):
            assert zoe.readline() == "Another table or name, please.\n"
    finally:
        process.kill()
        process.communicate()


@pytest.mark.long
def test_the_programs_have_strict_types(programs: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", ""]
    files = sorted(map(str, programs.glob("*.py")))
    assert len(files) == 3
    done = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
