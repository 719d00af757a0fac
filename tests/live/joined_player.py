"""Our own client as a process: lines go in through a pipe, sentences come out."""

from __future__ import annotations

import os
import re
import selectors
import subprocess
import sys
import time
from pathlib import Path

from irc_servers import PATIENCE


class JoinedPlayer:
    """``accessible-uno join`` in a process of its own.

    Args:
        at: the port of a server on this machine, or a link.
        nick: what it is called.
        channel: the room; a link needs none.
        home: where its games are saved.
        locale: its language.
        more: further options.

    Attributes:
        seen: everything that it has written.
    """

    def __init__(
        self, at: int | str, nick: str, channel: str, home: Path, *more: str, locale: str = "fr"
    ) -> None:
        self.nick = nick
        self.seen = ""
        self._read = 0
        home.mkdir(exist_ok=True)
        self._environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home)}
        server = ("--server", "127.0.0.1", "--port", str(at), "--channel", channel)
        place = server if isinstance(at, int) else (at,)
        command = [sys.executable, "-m", "accessible_uno", "join", "--lang", locale]
        command += [*place, "--nick", nick, *more]
        self._program = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self._environment,
        )
        assert self._program.stdout is not None
        self._waiting = selectors.DefaultSelector()
        self._waiting.register(self._program.stdout, selectors.EVENT_READ)

    def type(self, line: str) -> None:
        """Type a line."""
        assert self._program.stdin is not None
        self._program.stdin.write(f"{line}\n".encode())
        self._program.stdin.flush()

    def wait_for(self, pattern: str, timeout: float = PATIENCE) -> str:
        """Return what matches, of what was not waited for yet."""
        found = self.wait_a_moment_for(pattern, timeout)
        assert found, f"{self.nick} waits for {pattern!r}; got {self.seen[self._read :]}"
        return found

    def wait_a_moment_for(self, pattern: str, seconds: float = 1.0) -> str:
        """Return the same, or nothing where it does not come so soon."""
        end = time.monotonic() + seconds
        while (found := re.search(pattern, self.seen[self._read :])) is None:
            if (left := end - time.monotonic()) <= 0:
                return ""
            self._receive(left)
        self._read += found.end()
        return found[0]

    def _receive(self, timeout: float) -> None:
        assert self._program.stdout is not None
        if self._waiting.select(timeout):
            got = os.read(self._program.stdout.fileno(), 65_536)
            assert got, f"{self.nick} has ended: {self.seen}"
            self.seen += got.decode()

    def leave(self) -> None:
        """Hang up, and wait for the end."""
        assert self._program.stdin is not None
        self._program.stdin.close()
        assert self._program.wait(PATIENCE) == 0

    def kill(self) -> None:
        """End it at once."""
        self._program.kill()
        self._program.wait()

    def run(self, *arguments: str) -> str:
        """Return what another command writes for the same player."""
        command = [sys.executable, "-m", "accessible_uno", *arguments]
        return subprocess.run(
            command, env=self._environment, capture_output=True, check=True, text=True
        ).stdout
