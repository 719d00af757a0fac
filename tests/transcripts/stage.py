"""Programs on pseudo-terminals, their voice and their chat room, and what comes of each key."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from chat_network import ChatNetwork
from idle import ProgramWatch
from screen import Screen
from speech_server import SILENCED, SpeechServer

FIXED: Final = Path(__file__).resolve().parent / "fixed_world.py"
COLUMNS: Final = 2000
"""So wide that nothing is ever wrapped."""

LONG: Final = re.compile("x{100,}")

LOOK: Final = 0.005
WOKEN: Final = 1.0
"""Seconds in which a key must have been noticed, before it counts as one that does nothing."""

PATIENCE: Final = 60.0

FIRST_SECOND: Final = 1000.0
STEPS_TO_LOOK: Final = 4
STEP: Final = 3.0
"""Seconds between two lines in a chat room: whoever writes faster is ignored for a while."""
TOGETHER: Final = 0.02
"""Seconds after which a terminal has written what is told in one moment."""


@dataclass(frozen=True)
class Key:
    """What is typed at once, and what it is called in the transcript."""

    name: str
    typed: bytes
    echo: str = ""


CTRL_C: Final = Key("Control-C", b"\x03")
CTRL_Z: Final = Key("Control-Z", b"\x1a")
END: Final = Key("Control-D", b"\x04")
F11: Final = Key("F11", b"\x1b[23~")
HELP: Final = Key("F1", b"\x1bOP")
HINT: Final = Key("F2", b"\x1bOQ")
ENTER: Final = Key("Enter", b"\r")


def line(text: str) -> Key:
    """Return a line with Enter behind it."""
    name = text if len(text) < 200 else f"{text[:10]}... ({len(text)} characters)"
    return Key(f"{name} Enter", f"{text}\r".encode(), text)


class Program:
    """The program of a checkout on a terminal of its own.

    Args:
        checkout: the folder of the project, with its environment.
        home: where it keeps its files.
        arguments: its command line.
        extra: environment variables.
    """

    def __init__(
        self,
        checkout: Path,
        home: Path,
        arguments: tuple[str, ...],
        extra: dict[str, str],
    ) -> None:
        self._master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, COLUMNS, 0, 0))
        command = [python_of(checkout), "-m", "accessible_uno", *arguments]
        self._process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=home,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509  # no threads
            env=environment(checkout, home) | extra,
        )
        os.close(slave)
        self._watch = ProgramWatch(self._process.pid)
        self.screen = Screen()
        self._open = True

    @property
    def fileno(self) -> int:
        """What is to be read; negative once there will be nothing more."""
        return self._master if self._open else -1

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    @property
    def status(self) -> int:
        """What it ended with."""
        return self._process.wait(PATIENCE)

    @property
    def switches(self) -> str:
        """How often it has waited so far."""
        return self._watch.switches

    def read(self) -> None:
        """Take what it has written."""
        try:
            data = os.read(self._master, 65536)
        except OSError:
            data = b""
        self._open = bool(data)
        self.screen.write(data)
        self._watch.begin()

    def type(self, typed: bytes) -> None:
        """Press keys."""
        self._watch.begin()
        os.write(self._master, typed)

    def may_be_told(self) -> None:
        """Wait for it anew: something may have been sent to it."""
        self._watch.begin()

    def is_idle(self) -> bool:
        """Whether it waits for its player, or has ended and everything is read."""
        return not self._open or self._watch.is_idle()

    def end(self) -> None:
        """End it as a closed window does, or by force."""
        if self.is_running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        os.close(self._master)


class Stage:
    """What a transcript is made of.

    Args:
        checkout: the folder of the project, with its environment.
        home: where programs keep their files.
        locale: the language of the system.
        speaks: whether there is a voice.
        room: the chat room; empty for none.
    """

    def __init__(
        self, checkout: Path, home: Path, locale: str, *, speaks: bool = False, room: str = ""
    ) -> None:
        self._checkout, self._home = checkout, home
        self._locale = {"fr": "fr_FR.UTF-8", "en": "en_GB.UTF-8"}[locale]
        self._programs: dict[str, Program] = {}
        self.speech = SpeechServer(home) if speaks else None
        self.network = ChatNetwork(room) if room else None
        self._clock = home / "clock"
        self._clock.write_bytes(struct.pack("d", FIRST_SECOND))
        self._seconds = FIRST_SECOND
        self.told: list[str] = []

    def start(self, arguments: tuple[str, ...], name: str = "") -> None:
        """Start a program, and write down what it says."""
        self.told += ["", f"$ {_labelled(name)}accessible-uno {' '.join(arguments)}"]
        extra = {"LC_ALL": self._locale}
        if self.speech is not None:
            extra["SPEECHD_ADDRESS"] = f"unix_socket:{self.speech.path}"
        home = self._home / "home" if not name else self._home / f"home-{name}"
        home.mkdir(exist_ok=True)
        if self.network is not None:
            port = str(self.network.port)
            arguments = tuple(each.replace("PORT", port) for each in arguments)
            extra["TRANSCRIPTS_CLOCK"] = str(self._clock)
        self._programs[name] = Program(self._checkout, home, arguments, extra)
        self._settle(notes=False)
        if self.network is not None:
            self._wait_for_connection(self.network)
        self._note()

    def pass_time(self) -> None:
        """Let some seconds pass where time stands still: in a chat room, whose lines have a rate.

        Everybody connected is woken by a ping, since who sleeps sees no clock.
        """
        if self.network is None:
            return
        self._turn_clock(STEP)
        self.network.ping()
        self._settle(notes=False)

    def _turn_clock(self, seconds: float) -> None:
        self._seconds += seconds
        with self._clock.open("r+b") as file:
            file.write(struct.pack("d", self._seconds))

    def write_file(self, name: str, text: str) -> None:
        """Write a file that a program is given; it stands beside the homes."""
        port = str(self.network.port) if self.network is not None else ""
        (self._home / name).write_text(text.replace("PORT", port), encoding="utf-8")

    def _wait_for_connection(self, network: ChatNetwork) -> None:
        """Let time pass until all programs are in the room, and have looked around there."""
        given_up = time.monotonic() + PATIENCE
        while network.joined < len(self._programs):
            assert time.monotonic() < given_up, self.told
            self.pass_time()
        for _ in range(STEPS_TO_LOOK):
            self.pass_time()

    def press(self, key: Key, name: str = "") -> None:
        """Press a key, and write down what comes of it."""
        self.pass_time()
        program = self._programs.get(name)
        self.told.append(f"--- {_labelled(name)}{key.name}")
        if program is None:
            self.told.append("[has ended]")
            return
        before = program.switches
        program.screen.forget_line(key.echo)
        program.type(key.typed)
        given_up = time.monotonic() + WOKEN
        while program.switches == before and time.monotonic() < given_up:
            self._read(LOOK)
        self._settle()

    def leave(self, name: str = "") -> None:
        """End a program that still runs, as a lost connection does; nothing is written down."""
        program = self._programs.pop(name, None)
        if program is not None:
            program.end()
        if self.speech is not None:
            self.speech.take()

    def happen(self, what: str) -> None:
        """Write down that something happened in the room, and what comes of it."""
        self.told.append(f"--- {what}")
        self._settle()

    def close(self) -> None:
        """End everything that still runs."""
        for program in self._programs.values():
            program.end()
        for service in (self.speech, self.network):
            if service is not None:
                service.close()

    def _settle(self, *, notes: bool = True) -> None:
        for each in self._programs.values():
            each.may_be_told()
        given_up = time.monotonic() + PATIENCE
        waited = self.network is None  # elsewhere time passes by itself
        while True:
            if self._read(LOOK):
                continue
            if all(each.is_idle() for each in self._programs.values()) and not self._read(0):
                if waited:
                    break
                waited = True
                self._turn_clock(TOGETHER)
                self._read(2 * TOGETHER)
            assert time.monotonic() < given_up, self.told
        if notes:
            self._note()

    def _read(self, wait: float) -> bool:
        """Take what came from anywhere; return whether anything did."""
        programs = {each.fileno: each for each in self._programs.values() if each.fileno >= 0}
        services = [each for each in (self.speech, self.network) if each is not None]
        filenos = [*programs, *(each for service in services for each in service.filenos())]
        ready = select.select(filenos, [], [], wait)[0]
        for fileno in ready:
            if fileno in programs:
                programs[fileno].read()
            for service in services:
                if fileno in service.filenos():
                    service.read(fileno)
                    for program in programs.values():
                        program.may_be_told()
        return bool(ready)

    def _note(self) -> None:
        ended = False
        for name, program in [*self._programs.items()]:
            label = _labelled(name)
            self.told += [label + self._plain(each) for each in program.screen.take()]
            if program.fileno < 0:
                ended = True
                self.told.append(f"{label}[ended: {program.status}]")
                program.end()
                del self._programs[name]
        if self.network is not None:
            self.told += [f"room: {each}" for each in self.network.take()]
        if self.speech is not None:
            # Whether a voice is still told to be silent by a program that ends is chance.
            spoken = [each for each in self.speech.take() if not ended or each != SILENCED]
            self.told += [f"voice: {self._plain(each)}" for each in spoken]

    def _plain(self, text: str) -> str:
        """Return a line without what differs from one machine to the next."""
        text = LONG.sub(lambda found: f"x... ({len(found[0])})", text)
        return text.replace(str(self._home), "HOME").replace(str(self._checkout), "CHECKOUT")


def python_of(checkout: Path) -> str:
    """Return the Python of a checkout's environment; our own where it has none."""
    own = checkout / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def environment(checkout: Path, home: Path) -> dict[str, str]:
    """Return the environment of a program whose player has a home of their own.

    Beside the home it makes a folder with what Python imports at its start.
    """
    fixed = home.parent / "fixed"
    fixed.mkdir(exist_ok=True)
    shutil.copy(FIXED, fixed / "sitecustomize.py")
    kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
    homes = {
        f"XDG_{kind}_HOME": str(home / kind.lower())
        for kind in ("DATA", "STATE", "CONFIG", "CACHE")
    }
    return (
        kept
        | homes
        | {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home),
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
            "TERM": "xterm",
            "PYTHONPATH": f"{fixed}{os.pathsep}{checkout}",
            "PYTHONHASHSEED": "0",
            "ACCESSIBLE_UNO_PROGRAM": "accessible-uno",
            "ACCESSIBLE_UNO_PLAYER": "true",
        }
    )


def prepared(
    checkout: Path, home: Path, arguments: tuple[str, ...], lines: tuple[str, ...] = ()
) -> None:
    """Run a program to its end with lines from a pipe: a scene begins with what it keeps."""
    subprocess.run(
        [python_of(checkout), "-m", "accessible_uno", *arguments],
        input="".join(f"{each}\n" for each in lines).encode(),
        capture_output=True,
        cwd=home,
        env=environment(checkout, home),
        timeout=PATIENCE,
    )


def _labelled(name: str) -> str:
    return f"{name}| " if name else ""


def _take_terminal() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
