"""Runs the command line as a user at a shell does."""

from __future__ import annotations

import atexit
import os
import pickle
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

SERVER: Final = Path(__file__).with_name("command_server.py")


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    status: int
    out: str
    err: str


class CommandServer:
    """Runs command lines, each in a process of its own that has imported everything already."""

    def __init__(self) -> None:
        self._connection, theirs = socket.socketpair()
        with theirs:
            descriptor = theirs.fileno()
            self._process = subprocess.Popen(
                [sys.executable, str(SERVER), str(descriptor)],
                pass_fds=[descriptor],
                # Pipes, as the commands get: Python looks only once whether its streams can seek.
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=os.environ | {"LC_ALL": "C"},
            )

    def close(self) -> None:
        """Let the server end, and wait for it."""
        self._connection.close()
        self._process.communicate()

    def run(self, arguments: tuple[str, ...], variables: dict[str, str], typed: bytes) -> Done:
        """Run a command line and return how it ended."""
        request = pickle.dumps((arguments, variables, str(Path.cwd())))
        stdin, keyboard = os.pipe()
        out, stdout = os.pipe()
        err, stderr = os.pipe()
        streams = [stdin, stdout, stderr]
        socket.send_fds(self._connection, [b"!"], streams)
        self._connection.sendall(struct.pack("!I", len(request)) + request)
        for stream in streams:
            os.close(stream)
        with ThreadPoolExecutor(3) as pool:
            pool.submit(_type, keyboard, typed)
            told, wrong = pool.submit(_read, out), pool.submit(_read, err)
        (status,) = struct.unpack("!i", self._connection.recv(4))
        return Done(status, told.result().decode(), wrong.result().decode())


def _type(descriptor: int, typed: bytes) -> None:
    with open(descriptor, "wb") as stream:
        try:
            stream.write(typed)
            stream.flush()
        except BrokenPipeError:  # the command has ended before it read all
            os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)


def _read(descriptor: int) -> bytes:
    with open(descriptor, "rb") as stream:
        return stream.read()


@cache
def command_server() -> CommandServer:
    """Start the server once for all tests of this process."""
    server = CommandServer()
    atexit.register(server.close)
    return server


def uno(
    home: Path, *arguments: str, typed: str = "", language: str = "C", program: str = ""
) -> Done:
    """Run ``accessible-uno``, or a ``program`` in its place, with its files under ``home``."""
    if program:
        return started(home, "-c", program, *arguments, typed=typed, language=language)
    return command_server().run(arguments, environment(home, language), typed.encode())


def started(home: Path, *words: str, typed: str = "", language: str = "C") -> Done:
    """Start Python with these ``words``: as slow as it is for a player."""
    done = subprocess.run(
        [sys.executable, *words],
        input=typed.encode(),
        capture_output=True,
        env=environment(home, language),
        timeout=300,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def environment(home: Path, language: str = "C") -> dict[str, str]:
    """The environment of a user whose files are under ``home``, without a speech server."""
    return {
        "SPEECHD_ADDRESS": f"unix_socket:{home}/no-server",
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_STATE_HOME": str(home / "state"),
        "LC_ALL": language,
    }


@contextmanager
def sitting(home: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run ``accessible-uno`` and leave it running; at the end it is killed."""
    command = [sys.executable, "-m", "accessible_uno", *arguments]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=environment(home),
    )
    with process:
        yield process
        process.kill()


def heard_until(process: subprocess.Popen[str], line: str) -> list[str]:
    """Return the lines that a running command writes, up to ``line``."""
    assert process.stdout is not None
    heard: list[str] = []
    while not heard or heard[-1] != line:
        told = process.stdout.readline()
        assert told, f"waited for {line!r}, got {heard!r}"
        heard.append(told.rstrip("\n"))
    return heard
