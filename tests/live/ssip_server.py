"""Speech Dispatcher as its clients know it: a small server of its protocol, SSIP, that notes all.

It speaks at once and in no time, unless told otherwise.
"""

from __future__ import annotations

import contextlib
import html
import os
import queue
import re
import socket
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

PATIENCE: Final = 120.0
ENDLESS: Final = 3600.0


@dataclass(frozen=True)
class Spoken:
    """A message as the server got it, with the settings at that time."""

    text: str
    settings: dict[str, str]
    at: float

    @property
    def plain(self) -> str:
        """The text without the marks of a screen reader (SSML)."""
        return html.unescape(re.sub("<[^>]*>", "", self.text))


@dataclass
class Manners:
    """How the server behaves.

    Attributes:
        seconds: how long each message is spoken.
        answers: whether it answers at all.
        nonsense: whether its answers make no sense.
        begins: whether it tells that a message begins.
        ends: whether it tells that a message has ended.
        voices: lines of LIST SYNTHESIS_VOICES: name, language and variant apart by tabs.
    """

    seconds: float = 0.0
    answers: bool = True
    nonsense: bool = False
    begins: bool = True
    ends: bool = True
    voices: list[str] = field(default_factory=list)


class SsipServer:
    """The server, from its start to its stop; it may be started again.

    Attributes:
        address: for ``SPEECHD_ADDRESS``.
        spoken: messages, in the order in which they came.
        cancels: when each CANCEL or STOP came.
        silent: command lines that were left without an answer.
        commands: every command line but SPEAK.
    """

    def __init__(self, folder: Path) -> None:
        self.place = folder / "ssip.sock"
        self.manners = Manners()
        self.spoken: queue.SimpleQueue[Spoken] = queue.SimpleQueue()
        self.cancels: queue.SimpleQueue[float] = queue.SimpleQueue()
        self.silent: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.commands: list[str] = []
        self._listening: socket.socket | None = None
        self._talks: list[socket.socket] = []
        self._numbers = 0

    @property
    def address(self) -> str:
        return f"unix_socket:{self.place}"

    def start(self) -> None:
        """Listen; threads of their own serve the connections."""
        self.place.unlink(missing_ok=True)
        self._listening = listening = socket.socket(socket.AF_UNIX)
        listening.bind(os.fspath(self.place))
        listening.listen()
        threading.Thread(target=self._accept, args=(listening,), daemon=True).start()

    def stop(self) -> None:
        """Stop at once, without closing messages, and remove the socket."""
        self.place.unlink(missing_ok=True)
        for each in (self._listening, *self._talks):
            if each:
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
                each.close()
        self._listening, self._talks = None, []

    def next(self) -> Spoken:
        """Return the next message; the test fails if none comes."""
        return self.spoken.get(timeout=PATIENCE)

    def rest(self) -> list[Spoken]:
        """Return the messages that have come and were not asked for yet."""
        return [self.spoken.get() for _ in range(self.spoken.qsize())]

    def cancelled(self) -> float:
        """Return when the next CANCEL came."""
        return self.cancels.get(timeout=PATIENCE)

    def _accept(self, listening: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                talk, _ = listening.accept()
                self._talks.append(talk)
                threading.Thread(target=_Talk(self, talk).serve, daemon=True).start()

    def number(self) -> int:
        """Return the next message's number."""
        self._numbers += 1
        return self._numbers


class _Talk:
    """One client."""

    def __init__(self, server: SsipServer, talk: socket.socket) -> None:
        self._server = server
        self._talk = talk
        self._lines = talk.makefile("rb")
        self._settings = {"priority": "text", "language": "en"}
        self._under_way: dict[int, threading.Event] = {}

    def serve(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while line := self._lines.readline():
                command = line.decode().rstrip("\r\n")
                if self._server.manners.nonsense:
                    self._put("\x1b[2J?", "", "999999")
                elif self._server.manners.answers:
                    self._do(command)
                else:
                    self._server.silent.put(command)

    def _do(self, command: str) -> None:
        words = command.split()
        words[:2] = [word.upper() for word in words[:2]]
        if words != ["SPEAK"]:
            self._server.commands.append(command)
        match words:
            case ["SPEAK"]:
                self._speak()
            case ["SET", "SELF", name, *values]:
                self._settings[name.lower()] = " ".join(values)
                self._put("200 OK")
            case ["CANCEL" | "STOP", "SELF"]:
                self._server.cancels.put(time.monotonic())
                self._put("210 OK CANCELED")
                for number, silenced in [*self._under_way.items()]:
                    silenced.set()
                    self._event(703, number, "CANCELED")
                self._under_way.clear()
            case ["HISTORY", "GET", "CLIENT_ID"]:
                self._put("245-1", "245 OK CLIENT ID SENT")
            case ["GET", "OUTPUT_MODULE"]:
                self._put("251-noted", "251 OK GET RETURNED")
            case ["LIST", "OUTPUT_MODULES"]:
                self._put("250-noted", "250 OK MODULE LIST SENT")
            case ["LIST", "SYNTHESIS_VOICES"]:
                listed = [f"249-{voice}" for voice in self._server.manners.voices]
                self._put(*listed, "249 OK VOICE LIST SENT")
            case _:
                self._put("300 ERR UNKNOWN COMMAND")

    def _speak(self) -> None:
        manners, server = self._server.manners, self._server
        self._put("230 OK RECEIVING DATA")
        data = b"\r\n"
        while not data.endswith(b"\r\n.\r\n"):
            data += self._lines.readline()
        text = data[:-5].replace(b"\r\n..", b"\r\n.")[2:].decode()
        number = server.number()
        spoken = Spoken(text, dict(self._settings), time.monotonic())
        self._put(f"225-{number}", "225 OK MESSAGE QUEUED")
        server.spoken.put(spoken)
        if manners.begins:
            self._event(701, number, "BEGIN")
        self._under_way[number] = silenced = threading.Event()
        seconds = manners.seconds if manners.begins and manners.ends else ENDLESS
        threading.Thread(target=self._end, args=(number, silenced, seconds), daemon=True).start()

    def _end(self, number: int, silenced: threading.Event, seconds: float) -> None:
        if not silenced.wait(seconds):
            self._under_way.pop(number, None)
            with contextlib.suppress(OSError):
                self._event(702, number, "END")

    def _event(self, code: int, number: int, name: str) -> None:
        self._put(f"{code}-{number}", f"{code}-1", f"{code} {name}")

    def _put(self, *lines: str) -> None:
        self._talk.sendall("".join(f"{line}\r\n" for line in lines).encode())
