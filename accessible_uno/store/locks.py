"""Per-game file locks, so that no two sessions play the same game."""

from __future__ import annotations

import errno
import fcntl
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

LOCKED_ERRORS: Final = (errno.EACCES, errno.EAGAIN)
"""What ``lockf`` reports when another process holds the lock."""


class GameLocks:
    """Locks games for this session; the system releases them when the process ends in any way.

    Each game is one locked byte of a file.  Where the system has no locks, every game is free.
    """

    def __init__(self, place: Path) -> None:
        self._file: BinaryIO | None = None
        self._locked: set[int] = set()
        with suppress(OSError):
            self._file = place.open("ab")

    def acquire(self, game: int) -> bool:
        """Lock a game; return whether no other session holds it."""
        if self._file is not None and game not in self._locked:
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, game)
            except OSError as wrong:
                if wrong.errno in LOCKED_ERRORS:
                    return False
        self._locked.add(game)
        return True

    def is_free(self, game: int) -> bool:
        """Whether no other session holds a game."""
        if game in self._locked:
            return True
        free = self.acquire(game)
        if free:
            self.release(game)
        return free

    def release(self, game: int) -> None:
        """Unlock a game."""
        self._locked.discard(game)
        if self._file is not None:
            with suppress(OSError):
                fcntl.lockf(self._file, fcntl.LOCK_UN, 1, game)

    def close(self) -> None:
        """Unlock every game."""
        self._locked.clear()
        if self._file is not None:
            self._file.close()
