"""Reading a file of the player's that may be anything: endless, silent, a folder."""

from __future__ import annotations

import errno
import os
import select
from pathlib import Path
from typing import Final

PATIENCE: Final = 10.0
"""Seconds for which a pipe may be silent that somebody has named."""

BRIEFLY: Final = 1.0
"""The same, for a file of ours that should be no pipe."""

_PIECE: Final = 65_536


def contents(place: Path, most: int, patience: float = BRIEFLY) -> bytes:
    """Return what is in a file, or comes out of a pipe.

    Args:
        place: the file.
        most: how many bytes may be in it.
        patience: seconds for which a pipe may be silent.

    Raises:
        OSError: it cannot be read, there is more in it (``EFBIG``), or it is a pipe that falls
            silent (``ETIMEDOUT``).
    """
    try:
        descriptor = os.open(place, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        try:
            return _read(descriptor, most, patience)
        finally:
            os.close(descriptor)
    except OSError as wrong:
        code = wrong.errno or 0
        raise OSError(code, wrong.strerror or os.strerror(code), str(place)) from None


def _read(descriptor: int, most: int, patience: float) -> bytes:
    found = bytearray()
    while piece := _next(descriptor, patience):
        found += piece
        if len(found) > most:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return bytes(found)


def _next(descriptor: int, patience: float) -> bytes:
    """Wait for what comes next; a person at a terminal may take any time."""
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    if not poll.poll(None if os.isatty(descriptor) else patience * 1000):
        raise OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
    return os.read(descriptor, _PIECE)
