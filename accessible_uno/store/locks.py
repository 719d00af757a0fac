"""File locks of sessions and games, so that no two sessions play the same game."""

from __future__ import annotations

import errno
import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from accessible_uno.store.own_files import make_private, open_own

LOCKED_ERRORS: Final = (errno.EACCES, errno.EAGAIN)
"""What ``lockf`` reports when another process holds the lock."""

NO_PLACE_FOR_IT: Final = (errno.EISDIR, errno.ENXIO)
"""What :func:`open_own` reports when something else has the place of the file."""

SESSION: Final = 0
"""The byte that every session shares; the games have those of their numbers, from 1."""

TO_THE_END: Final = 0
"""As a number of bytes: all that there can ever be."""


class GameLocks:
    """Locks games for this session; the system releases them when the process ends in any way.

    Each game is one locked byte of a file.  Every session shares a further byte, so that a session
    can find out whether it is alone.  Where the system has no locks, every game is free.

    Raises:
        OSError: a folder, a pipe or a device stands in the place of the file.
    """

    def __init__(self, place: Path) -> None:
        self._descriptor: int | None = None
        self._locked: set[int] = set()
        try:
            self._descriptor = open_own(place, os.O_RDWR | os.O_CREAT)
        except OSError as wrong:
            if wrong.errno in NO_PLACE_FOR_IT:
                raise
            return
        make_private(self._descriptor)

    def acquire(self, game: int) -> bool:
        """Lock a game; return whether no other session holds it."""
        if game not in self._locked and not self._lock(fcntl.LOCK_EX, 1, game):
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
        self._unlock(1, game)

    def join(self) -> bool:
        """Count this session among those that use the games; return whether it may.

        It may not while another session is alone with them.
        """
        return self._lock(fcntl.LOCK_SH, 1, SESSION)

    def exclude_others(self) -> bool:
        """Lock everything; return whether no other session uses the games."""
        return self._lock(fcntl.LOCK_EX, TO_THE_END, SESSION)

    def admit_others(self) -> None:
        """Let other sessions use the games again, as this one does."""
        self.join()
        self._unlock(TO_THE_END, SESSION + 1)

    def close(self) -> None:
        """Unlock every game; further calls do nothing."""
        self._locked.clear()
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _lock(self, kind: int, count: int, begin: int) -> bool:
        """Lock ``count`` bytes; return whether no other session has locked one of them."""
        if self._descriptor is not None:
            try:
                fcntl.lockf(self._descriptor, kind | fcntl.LOCK_NB, count, begin)
            except OSError as wrong:
                return wrong.errno not in LOCKED_ERRORS
        return True

    def _unlock(self, count: int, begin: int) -> None:
        if self._descriptor is not None:
            with suppress(OSError):
                fcntl.lockf(self._descriptor, fcntl.LOCK_UN, count, begin)
