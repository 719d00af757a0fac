"""Reads files that the player names, which may be endless, a silent pipe or a folder."""

from __future__ import annotations

import errno
import os
import select
from pathlib import Path
from typing import Final

NAMED_FILE_TIMEOUT: Final = 10.0
"""Seconds that a pipe may stay silent when the player named it."""

_CHUNK: Final = 65_536

NEVER_WAITING: Final = sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"))
"""How every file is opened, as far as the system knows these flags: no pipe is waited for, no
terminal becomes ours, and every byte counts."""


def read_bytes(place: Path, most: int, timeout: float = NAMED_FILE_TIMEOUT) -> bytes:
    """Return the content of a file or a pipe.

    Args:
        place: the file.
        most: the most bytes that it may hold.
        timeout: seconds that a pipe may stay silent.

    Raises:
        OSError: it cannot be read, it is longer than ``most`` (``EFBIG``), or it is a pipe that
            stays silent too long (``ETIMEDOUT``).
    """
    descriptor = os.open(place, os.O_RDONLY | NEVER_WAITING)
    try:
        return read_all(descriptor, most, place, timeout)
    finally:
        os.close(descriptor)


def read_all(descriptor: int, most: int, place: Path, timeout: float = NAMED_FILE_TIMEOUT) -> bytes:
    """Return everything that an open file or pipe holds; see :func:`read_bytes`.

    Raises:
        OSError: it cannot be read; the error names ``place``.
    """
    found = bytearray()
    try:
        while chunk := _read_chunk(descriptor, timeout):
            found += chunk
            if len(found) > most:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    except OSError as wrong:
        code = wrong.errno or 0
        raise OSError(code, wrong.strerror or os.strerror(code), str(place)) from None
    return bytes(found)


def _read_chunk(descriptor: int, timeout: float) -> bytes:
    """Wait for the next bytes; a person who types at a terminal may take any time."""
    if hasattr(select, "poll"):  # on Windows only sockets can be waited for
        poll = select.poll()
        poll.register(descriptor, getattr(select, "POLLIN"))  # noqa: B009
        if not poll.poll(None if os.isatty(descriptor) else timeout * 1000):
            raise OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
    return os.read(descriptor, _CHUNK)
