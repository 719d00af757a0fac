"""Floods, from real pipes and a real terminal: told, answered, and in bounded memory and time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from hostile import without_a_trace

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))

from command_line import environment

from accessible_uno.app.paths import NAME

pytestmark = pytest.mark.slow

MOST_MEMORY = 150
"""Megabytes; an ordinary game takes forty."""

PLAY = ("play", "--lang", "en", "--seed", "7", "--speech", "off")
MEGABYTE = 1_000_000
PATIENCE = 300.0
"""Seconds after which the game is taken to hang, on however busy a machine."""


@dataclass(frozen=True)
class Ended:
    """How a process ended: its status, what it wrote, megabytes at the most."""

    status: int
    out: str
    err: str
    memory: int


MEASURED = """
import os, resource, sys
game = [sys.executable, "-m", "accessible_uno", *sys.argv[2:]]
status = os.spawnv(os.P_WAIT, sys.executable, game)
with open(sys.argv[1], "w") as file:
    file.write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024))
sys.exit(status)
"""
"""Starts the game from a small process: a new process counts its starter's memory as its own."""


def flooded(home: Path, arguments: tuple[str, ...], flood: Iterator[bytes]) -> Ended:
    """Run the game, and measure its memory."""
    with (home / "out").open("w+b") as out, (home / "err").open("w+b") as err:
        process = subprocess.Popen(
            [sys.executable, "-c", MEASURED, str(home / "memory"), *arguments],
            stdin=subprocess.PIPE,
            stdout=out,
            stderr=err,
            env=environment(home, "C.UTF-8"),
        )
        assert process.stdin is not None
        with suppress(BrokenPipeError):  # it has left
            for piece in flood:
                process.stdin.write(piece)
            process.stdin.close()
        process.wait()
    return Ended(
        process.returncode,
        (home / "out").read_text("utf-8"),
        (home / "err").read_text("utf-8"),
        int((home / "memory").read_text("utf-8")),
    )


def junk(count: int) -> Iterator[bytes]:
    """Bytes of any kind, but for those that would play or leave."""
    chance = Random("junk")
    for _ in range(count):
        yield chance.randbytes(MEGABYTE // 10).translate(None, bytes(range(0x21, 0x7F)))


FLOODS = {
    "a line of a hundred megabytes": lambda: iter([b"x" * MEGABYTE] * 100),
    "no line at all": lambda: iter([bytes(MEGABYTE)] * 5),
    "binary": lambda: junk(5),
    "thousands of lines": lambda: iter([b"\n" * 1_000] * 3),
    "marks": lambda: iter(["e\u0301".encode() * 100_000, b"\n"] * 5),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_through_a_pipe(tmp_path: Path, name: str) -> None:
    """After any input, the hand can be asked for, and the game is saved."""
    ended = flooded(tmp_path, PLAY, chain(FLOODS[name](), [b"\nhand\n"]))
    assert (ended.status, ended.err) == (0, "")
    without_a_trace(ended.out)
    told = ended.out.splitlines()
    assert " cards. 1:" in told[-3], told[-5:]
    assert told[-1].endswith(" resume")
    assert ended.memory < MOST_MEMORY


ENDLESS = ("/dev/zero", "endless.fifo", "folder", "large")


@pytest.fixture
def endless(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """Something that is no file to be read: it has no end, says nothing, or is far too long."""
    what = request.param
    place = tmp_path / what
    if what.startswith("/"):
        yield Path(what)
    elif what == "folder":
        place.mkdir()
        yield place
    elif what == "large":
        with place.open("wb") as file:
            file.truncate(100 * MEGABYTE)
        yield place
    else:
        os.mkfifo(place)
        holding = os.open(place, os.O_RDWR)
        yield place
        os.close(holding)


@pytest.mark.sample(1)
@pytest.mark.parametrize("endless", ENDLESS, indirect=True)
def test_settings_and_house_rules_without_end(tmp_path: Path, endless: Path) -> None:
    """One sentence says what is wrong with which file; the game goes on with what is usual."""
    folder = tmp_path / "config" / NAME
    (folder / "rules").mkdir(parents=True)
    (folder / "settings.toml").symlink_to(endless)
    (folder / "rules" / "mine.toml").symlink_to(endless)
    played = flooded(tmp_path, PLAY, iter([b"hand\n"]))
    assert (played.status, played.err) == (0, "")
    assert "settings.toml cannot be read: " in played.out
    assert " cards. 1:" in played.out
    told = flooded(tmp_path, ("settings", "--lang", "fr"), iter([]))
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("Impossible de lire ")
    house = flooded(tmp_path, (*PLAY, "--rules", "mine"), iter([]))
    assert (house.status, house.out) == (2, "")
    assert "mine.toml" in house.err
    for ended in (played, told, house):
        without_a_trace(ended.err)
        assert ended.memory < MOST_MEMORY


@pytest.mark.sample(3)
@pytest.mark.parametrize("endless", ["/dev/zero", "folder", "large"], indirect=True)
@pytest.mark.parametrize("command", [("record", "check"), ("play", "--resume")])
def test_records_without_end(tmp_path: Path, endless: Path, command: tuple[str, ...]) -> None:
    """One sentence, status 2, and no more memory than for a record."""
    ended = flooded(tmp_path, (*command, str(endless), "--lang", "en"), iter([]))
    assert (ended.status, ended.out) == (2, "")
    assert "cannot be read: it is " in ended.err
    assert ended.memory < MOST_MEMORY


def test_a_pipe_may_bring_a_record_in_its_own_time(tmp_path: Path) -> None:
    """What comes in pieces, with pauses, is read to its end."""
    place = tmp_path / "pipe"
    os.mkfifo(place)
    record = (
        b'[Seats "A B"]\n[Hands "A: r1 r2; B: g3"]\n[Discard "r5"]\n[Turn "A"]\nA r1\n? turn B\n'
    )

    def write() -> None:
        with place.open("wb", buffering=0) as pipe:
            for start in range(0, len(record), 30):
                pipe.write(record[start : start + 30])
                time.sleep(0.05)

    writer = Thread(target=write)
    writer.start()
    ended = flooded(tmp_path, ("record", "check", str(place)), iter([]))
    writer.join()
    assert (ended.status, ended.err) == (0, "")


KEYS = {
    "a line without end": b"x" * 50_000,
    "a paste without end": b"\x1b[200~" + b"play red 5" * 2_000,
    "Escapes": b"\x1b" * 20_000,
    "halves of keys": b"\x1b[" * 2_000,
    "parameters without end": b"\x1b[" + b"1;" * 200_000,
    "a title for the terminal": b"\x1b]0;" + b"x" * 50_000,
    "binary": Random("keys").randbytes(20_000).translate(None, b"\x03\x04\x1a\x1c\r\n"),
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", KEYS)
def test_a_flood_of_keys_at_a_terminal(tmp_path: Path, name: str) -> None:
    """Afterwards a line can be typed, and is answered; nothing of the flood is obeyed."""
    master, slave = os.openpty()
    command = [sys.executable, "-m", "accessible_uno", *PLAY, "--pace", "none"]
    process = subprocess.Popen(
        command,
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(tmp_path, "C.UTF-8") | {"TERM": "xterm"},
        start_new_session=True,
    )
    os.close(slave)
    try:
        seen = _until(master, b"Command: ", b"")
        seen += _until(master, b" cards. 1:", KEYS[name] + b"\x05\x15hand\r")
        memory = _memory(process.pid)
    finally:
        process.kill()
        process.wait()
        os.close(master)
    assert memory < MOST_MEMORY
    assert b"Traceback" not in seen
    assert b"\x1b]" not in seen


def _memory(process: int) -> int:
    """The most memory that a running process has held, in megabytes."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    (line,) = (each for each in status.splitlines() if each.startswith("VmHWM:"))
    return int(line.split()[1]) // 1024


def _until(master: int, wanted: bytes, keys: bytes) -> bytes:
    """Press keys as fast as they are taken, and return what is shown until ``wanted``."""
    os.set_blocking(master, False)
    seen = b""
    deadline = time.monotonic() + PATIENCE
    while wanted not in seen:
        assert time.monotonic() < deadline, seen[-500:]
        with suppress(BlockingIOError):
            keys = keys[os.write(master, keys[:4_096]) :]
        try:
            seen += os.read(master, 65_536)
        except BlockingIOError:
            time.sleep(0.002)
    return seen
