"""Forks a process for each command line, the modules of all commands being imported already.

Starting Python and importing takes most of a second, a command itself some hundredths.  A forked
process is a process all the same: it has its own standard streams, files, signals and exit, and
nothing of a command stays for the next one.  ``command_line`` starts this file.
"""

from __future__ import annotations

import os
import pickle
import random
import socket
import struct
import sys
from typing import Final, NamedTuple

from accessible_uno.app.command_table import COMMANDS, load_command
from accessible_uno.app.main import run

STREAMS: Final = 3
"""Standard input, output and error."""


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
            return run(request.arguments)
        for stream in streams:
            os.close(stream)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        connection.sendall(struct.pack("!i", status))


if __name__ == "__main__":
    for place in COMMANDS.values():
        load_command(place)
    sys.exit(serve(socket.socket(fileno=int(sys.argv[1]))))
