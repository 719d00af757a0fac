"""Speech Dispatcher's protocol, as much as a voice needs: what is to be said is written down."""

from __future__ import annotations

import socket
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

SILENCED: Final = "[silenced]"


@dataclass
class _Client:
    link: socket.socket
    rest: bytes = b""
    speaks: bool = False
    under_way: list[int] = field(default_factory=list)


class SpeechServer:
    """Speaks in no time; while it ``lingers``, each text until it is silenced.

    Args:
        folder: where its socket is made.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / "speech.sock"
        self.lingers = False
        self._spoken: list[str] = []
        self._count = 0
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self.path))
        self._listening.listen()
        self._clients: dict[int, _Client] = {}

    def filenos(self) -> list[int]:
        """Return what is to be read."""
        return [self._listening.fileno(), *self._clients]

    def read(self, fileno: int) -> None:
        """Take what came."""
        if fileno == self._listening.fileno():
            link, _ = self._listening.accept()
            self._clients[link.fileno()] = _Client(link)
            return
        client = self._clients[fileno]
        try:
            data = client.link.recv(65536)
        except OSError:
            data = b""
        if not data:
            self._clients.pop(fileno).link.close()
            return
        *lines, client.rest = (client.rest + data).split(b"\r\n")
        for line in lines:
            self._take(client, line.decode())

    def take(self) -> list[str]:
        """Return what was said since the last time."""
        spoken, self._spoken = self._spoken, []
        return spoken

    def close(self) -> None:
        """End."""
        for each in (self._listening, *(client.link for client in self._clients.values())):
            each.close()
        self.path.unlink()

    def _take(self, client: _Client, line: str) -> None:
        if client.speaks:
            if line == ".":
                self._speak(client)
            else:
                self._spoken.append(line)
            return
        match line.upper().split():
            case ["SPEAK"]:
                client.speaks = True
                self._put(client, "230 OK RECEIVING DATA")
            case ["CANCEL" | "STOP", _]:
                self._put(client, "210 OK CANCELED")
                self._spoken += [SILENCED] * bool(client.under_way)
                self._end(client, 703, "CANCELED")
            case ["HISTORY", *_]:
                self._put(client, "245-1", "245 OK CLIENT ID SENT")
            case ["GET", *_]:
                self._put(client, "251-noted", "251 OK GET RETURNED")
            case ["LIST", "OUTPUT_MODULES"]:
                self._put(client, "250-noted", "250 OK MODULE LIST SENT")
            case ["LIST", *_]:
                voices = "249-Alice\ten\tnone", "249-Pierre\tfr\tnone"
                self._put(client, *voices, "249 OK VOICE LIST SENT")
            case _:
                self._put(client, "200 OK")

    def _speak(self, client: _Client) -> None:
        self._count += 1
        client.speaks = False
        client.under_way.append(self._count)
        self._put(client, f"225-{self._count}", "225 OK MESSAGE QUEUED")
        self._put(client, f"701-{self._count}", "701-1", "701 BEGIN")
        if not self.lingers:
            self._end(client, 702, "END")

    def _end(self, client: _Client, code: int, name: str) -> None:
        for number in client.under_way:
            self._put(client, f"{code}-{number}", f"{code}-1", f"{code} {name}")
        client.under_way.clear()

    def _put(self, client: _Client, *lines: str) -> None:
        try:
            client.link.sendall("".join(f"{line}\r\n" for line in lines).encode())
        except OSError:
            return
