"""Tournaments that are asked to end at random moments: they tell what was played, nobody is left.

``python tests/bench/ends.py`` tries as many as one likes.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final, NamedTuple

import pytest

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux who is left"),
]

LONGEST: Final = 5.0
"""Seconds from the first signal until the process and its workers are gone."""

LATEST: Final = 1.5
"""Seconds from the first words to the signal, at most."""


class Way(NamedTuple):
    """One way to ask for the end.

    Attributes:
        signals: their names, in order; ``group``: the last one again, to all processes.
        status: the exit status.
        apart: seconds between two of them, at most.
        workers: how many play.
    """

    signals: tuple[str, ...]
    status: int
    apart: float = 0.0
    workers: int = 2

    def send(self, process: subprocess.Popen[str], chance: Random) -> None:
        """Send the signals, as long as there is somebody."""
        last = self.signals[0]
        for name in self.signals:
            if process.poll() is None:
                if name == "group":
                    os.killpg(process.pid, getattr(signal, last))
                else:
                    process.send_signal(getattr(signal, name))
                    last = name
                time.sleep(chance.random() * self.apart)


WAYS: Final = (
    Way(("SIGINT",), 130),
    Way(("SIGINT", "SIGINT"), 130, 0.2),
    Way(("SIGINT", "SIGINT", "SIGINT", "SIGINT"), 130, 0.05),
    Way(("SIGINT", "group"), 130),  # as ``timeout`` and the terminal do
    Way(("SIGTERM",), 143),
    Way(("SIGTERM", "SIGTERM"), 143, 0.2),
    Way(("SIGTERM", "group"), 143),  # as systemd does
    Way(("SIGHUP",), 129),
    Way(("SIGINT", "SIGTERM"), 130, 0.1),
    Way(("SIGINT", "SIGINT"), 130, 0.2, workers=1),
    Way(("SIGTERM", "group"), 143, 0.1, workers=1),
    Way(("SIGKILL",), -9),  # nothing can be told, but the workers must go
)


class Ended(NamedTuple):
    """How one tournament ended.

    Attributes:
        seconds: from the first signal until nobody was left.
        rounds: how many it has told of; -1 where it was killed.
    """

    seconds: float
    rounds: int


def left_in_session(leader: int) -> list[int]:
    """Return the processes of the session that ``leader`` began, without those that are dead."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                state, _, _, session = (folder / "stat").read_text().rpartition(") ")[2].split()[:4]
            except OSError:
                continue
            if int(session) == leader and state != "Z":
                found.append(int(folder.name))
    return found


def waits_of(leader: int) -> str:
    """Return what each process that is left in a session waits for, to find out why."""
    found = []
    for each in left_in_session(leader):
        folder = Path(f"/proc/{each}")
        for task in sorted((folder / "task").iterdir()):
            stat = (task / "stat").read_text().rpartition(") ")[2].split()
            wait = (task / "wchan").read_text()
            found.append(f"{each}/{task.name} parent {stat[1]} {stat[0]} {wait}")
    return "; ".join(found)


def end_one(way: Way, chance: Random, bots: str = "normal,easy", prepare: str = "") -> Ended:
    """Begin a tournament that would take hours, end it at a random moment, and look how it went."""
    line = ["--bots", bots, "--seed", str(chance.random()), "--workers", str(way.workers)]
    process = begun(*line, prepare=prepare)
    time.sleep(chance.random() * LATEST)
    return watch_end(process, way, lambda: way.send(process, chance))


PROGRAM: Final = """
if __name__ == "__main__":
    import signal  # a shell starts what runs in the background without Ctrl+C
    signal.signal(signal.SIGINT, signal.default_int_handler)
    from accessible_uno.__main__ import main
    raise SystemExit(main())
"""


def begun(*options: str, prepare: str = "") -> subprocess.Popen[str]:
    """Begin a tournament that would take hours, in a session of its own."""
    line = ["tournament", "--rounds", "9000000", "--format", "json", "--lang", "en", *options]
    process = subprocess.Popen(
        [sys.executable, "-c", prepare + PROGRAM, *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline().startswith("To be played: 9,000,000 rounds")
    return process


def watch_end(process: subprocess.Popen[str], way: Way, ask: Callable[[], None]) -> Ended:
    """Ask a tournament to end, and look how it does."""
    asked = time.monotonic()
    ask()
    try:
        try:
            out, err = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"{way} has not ended: {waits_of(process.pid)}") from None
        while left_in_session(process.pid) and time.monotonic() < asked + 60:
            time.sleep(0.01)
        seconds = time.monotonic() - asked
        assert not left_in_session(process.pid), "somebody is left"
    finally:
        for each in left_in_session(process.pid):
            os.kill(each, signal.SIGKILL)
    assert process.returncode == way.status, (process.returncode, out, err)
    if way.status < 0:
        return Ended(seconds, -1)
    progress = err.splitlines()
    assert progress.pop().startswith("Stopped after "), err
    if not way.signals:
        assert progress.pop().startswith("No worker of the Dask scheduler is left"), err
    assert all(each.endswith(" of 9,000,000 played.") for each in progress), err
    return Ended(seconds, int(json.loads(out)["rounds"]))


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{'-'.join(way.signals)}-{way.workers}")
def test_it_tells_what_was_played_and_is_gone(way: Way) -> None:
    """Each way twice; the moments are others on a machine that is otherwise busy."""
    chance = Random(f"ends {way.signals}")
    for _ in range(2):
        assert end_one(way, chance).seconds < LONGEST


@pytest.fixture
def scheduler() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A Dask scheduler with a worker, in processes of their own: its address, and its process."""
    pytest.importorskip("dask.distributed", reason="the extra cluster")
    dask = [sys.executable, "-m", "distributed.cli.dask_{}", "--no-dashboard"]

    def program(name: str, *options: str) -> subprocess.Popen[str]:
        line = [part.format(name) for part in dask]
        return subprocess.Popen([*line, *options], stderr=subprocess.PIPE, text=True)

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    address = f"tcp://127.0.0.1:{port}"
    first = program("scheduler", "--host", "127.0.0.1", "--port", port)
    worker = program("worker", address, "--nthreads", "1", "--host", "127.0.0.1")
    assert worker.stderr is not None
    assert any("Registered to:" in line for line in worker.stderr)
    threads = [Thread(target=each.stderr.read) for each in (first, worker) if each.stderr]
    for thread in threads:
        thread.start()  # a full pipe would stop them
    yield address, first
    for process in (worker, first):
        process.kill()
        process.wait()
    for thread in threads:
        thread.join()


def wait_until_played(address: str) -> None:
    """Wait until a worker has something to play, however busy the machine is."""
    distributed = pytest.importorskip("dask.distributed", reason="the extra cluster")
    with distributed.Client(address) as client:
        while not any(client.processing().values()):
            time.sleep(0.1)


@pytest.mark.parametrize("answers", [True, False], ids=["well", "frozen"])
def test_it_leaves_a_cluster(
    scheduler: tuple[str, subprocess.Popen[str]], *, answers: bool
) -> None:
    """Also where the scheduler has stopped, and takes no leave."""
    address, process = scheduler
    playing = begun("--bots", "normal,easy", "--cluster", address)
    wait_until_played(address)
    if not answers:
        process.send_signal(signal.SIGSTOP)
    way = Way(("SIGINT",), 130)
    assert watch_end(playing, way, lambda: way.send(playing, Random())).seconds < LONGEST


def test_it_ends_when_the_scheduler_is_killed(
    scheduler: tuple[str, subprocess.Popen[str]],
) -> None:
    address, process = scheduler
    playing = begun("--bots", "normal,easy", "--cluster", address)
    wait_until_played(address)
    assert watch_end(playing, Way((), 1), process.kill).seconds < LONGEST
