"""Forks a process for each command line, the modules of all commands being imported already.

Starting Python and importing takes most of a second, a command itself some hundredths.  A forked
process is a process all the same: it has its own standard streams, files, signals and exit, and
nothing of a command stays for the next one.  ``command_line`` starts this file.
"""

from __future__ import annotations

import atexit
import importlib
import os
import pickle
import pkgutil
import random
import socket
import struct
import sys
import threading
from contextlib import suppress
from typing import Final, NamedTuple, NoReturn

import accessible_uno.narration
import accessible_uno.rules
from accessible_uno.app.arguments import COMMANDS, load_command
from accessible_uno.app.main import run
from accessible_uno.narration.language import OURS
from accessible_uno.narration.message_store import load_messages

STREAMS: Final = 3
"""Standard input, output and error."""


ALSO_USED: Final = ("babel.dates", "babel.numbers", "fluent.syntax")
"""What commands import from elsewhere where they first use it."""


class Request(NamedTuple):
    """A command line, and where it is typed."""

    arguments: tuple[str, ...]
    environment: dict[str, str]
    folder: str


def received(connection: socket.socket, size: int) -> bytes:
    """Return exactly ``size`` bytes."""
    data = b""
    while len(data) < size:
        data += connection.recv(size - len(data))
    return data


def serve(connection: socket.socket) -> int:
    """Fork for each request until the connection is closed; in the fork, run the command."""
    while True:
        first, streams, _, _ = socket.recv_fds(connection, 1, STREAMS)
        if not first:
            return 0
        (size,) = struct.unpack("!I", received(connection, 4))
        request = Request(*pickle.loads(received(connection, size)))
        child = os.fork()
        if not child:
            connection.close()
            for number, stream in enumerate(streams):
                os.dup2(stream, number)
                os.close(stream)
            os.environ.clear()
            os.environ.update(request.environment)
            os.chdir(request.folder)
            random.seed()
            sys.argv = ["accessible-uno", *request.arguments]
            end(run(request.arguments))
        for stream in streams:
            os.close(stream)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        connection.sendall(struct.pack("!i", status))


def end(status: int) -> NoReturn:
    """End as Python does, but free nothing: each page of memory would be copied for that first."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):  # there is none, or it is closed
            try:
                stream.flush()
            except OSError:
                os._exit(120)  # as Python does
    os._exit(status)


def import_all() -> None:
    """Import every command, and what commands import where they first use it."""
    for place in COMMANDS.values():
        load_command(place)
    for room in (accessible_uno.narration, accessible_uno.rules):
        for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            importlib.import_module(module.name)
    for name in ALSO_USED:
        importlib.import_module(name)
    for locale in OURS:
        load_messages(locale)


if __name__ == "__main__":
    import_all()
    sys.exit(serve(socket.socket(fileno=int(sys.argv[1]))))
