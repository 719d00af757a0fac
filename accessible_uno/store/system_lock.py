"""Locks an open file for this process, shared or alone, by the means of the system.

On POSIX systems that is ``flock``, which the standard library has.  Windows locks through
portalocker, which is not imported elsewhere: it looks for its own version and for a database server
first, a tenth of what a game takes to start.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from enum import Enum, auto


class LockKind(Enum):
    """How a file is locked."""

    SHARED = auto()
    """Together with others that share it."""

    ALONE = auto()


def lock_file(descriptor: int, kind: LockKind) -> bool:
    """Lock a file at once or not at all; return whether no other process is in the way.

    Raises:
        OSError: the system has no locks for this file.
    """
    if sys.platform != "win32":
        with suppress(ImportError):
            return _flock(descriptor, kind)
    return _lock_on_windows(descriptor, kind)


if sys.platform != "win32":

    def _flock(descriptor: int, kind: LockKind) -> bool:
        from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock

        try:
            flock(descriptor, LOCK_NB | (LOCK_EX if kind is LockKind.ALONE else LOCK_SH))
        except BlockingIOError:
            return False
        return True


def _lock_on_windows(descriptor: int, kind: LockKind) -> bool:
    from portalocker import AlreadyLocked, LockException, LockFlags, lock

    alone = kind is LockKind.ALONE
    flags = LockFlags.NON_BLOCKING | (LockFlags.EXCLUSIVE if alone else LockFlags.SHARED)
    try:
        lock(descriptor, flags)
    except AlreadyLocked:
        return False
    except LockException as none:
        raise OSError(str(none)) from none
    return True
