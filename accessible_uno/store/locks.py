"""File locks of sessions and games, so that no two sessions play the same game."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import Final

from accessible_uno.store.files import make_private, open_own


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


NO_PLACE_FOR_IT: Final = (errno.EISDIR, errno.ENXIO)
"""What :func:`open_own` reports when something else has the place of the file."""

_MOST_TRIES: Final = 100
"""How often a lock is taken anew whose file another session has just removed."""


class FileLock:
    """A locked file; the system unlocks it when the process ends in any way.

    Where the system has no locks, or the file cannot be created, every lock is granted.

    Args:
        place: the file; it is created where there is none.
    """

    def __init__(self, place: Path) -> None:
        self._place = place
        self._descriptor: int | None = None

    def take(self, kind: LockKind) -> bool:
        """Lock the file in another way than before, if at all; return whether that is granted."""
        self.release()
        for _ in range(_MOST_TRIES):
            try:
                descriptor = open_own(self._place, os.O_RDWR | os.O_CREAT)
            except OSError:
                return True
            try:
                granted = lock_file(descriptor, kind)
            except OSError:
                os.close(descriptor)
                return True
            if not granted:
                os.close(descriptor)
                return False
            if self._is_in_place(descriptor):
                self._descriptor = descriptor
                return True
            os.close(descriptor)
        return False

    def release(self) -> None:
        """Unlock the file, which stays."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def remove(self) -> None:
        """Unlock the file and remove it.

        Only what is locked may be removed, or two sessions could lock two files of one name.
        Windows removes no file that is open, so there it is removed when it is closed, and stays
        where another session has opened it meanwhile.
        """
        if self._descriptor is None:
            return
        try:
            self._place.unlink(missing_ok=True)
        except OSError:
            self.release()
            with suppress(OSError):
                self._place.unlink(missing_ok=True)
        self.release()

    def _is_in_place(self, descriptor: int) -> bool:
        """Whether the file is still the one of its name, and was not removed meanwhile."""
        try:
            return os.path.samestat(os.fstat(descriptor), self._place.stat())
        except OSError:
            return False


class GameLocks:
    """Locks games for this session.

    Each game has a locked file while it is played.  Every session shares a further file, so that a
    session can find out whether it is alone.

    Args:
        place: the file that the sessions share.

    Raises:
        OSError: a folder, a pipe or a device stands in the place of that file.
    """

    def __init__(self, place: Path) -> None:
        self._place = place
        self._session = FileLock(place)
        self._games: dict[int, FileLock] = {}
        try:
            descriptor = open_own(place, os.O_RDWR | os.O_CREAT)
        except OSError as wrong:
            if wrong.errno in NO_PLACE_FOR_IT:
                raise
            return
        make_private(descriptor)
        os.close(descriptor)

    def acquire(self, game: int) -> bool:
        """Lock a game; return whether no other session holds it."""
        if game not in self._games:
            lock = FileLock(self._place_of(game))
            if not lock.take(LockKind.ALONE):
                return False
            self._games[game] = lock
        return True

    def is_free(self, game: int) -> bool:
        """Whether no other session holds a game."""
        if game in self._games or not self._place_of(game).exists():
            return True
        free = self.acquire(game)
        if free:
            self.release(game)
        return free

    def release(self, game: int) -> None:
        """Unlock a game."""
        lock = self._games.pop(game, None)
        if lock is not None:
            lock.remove()

    def join(self) -> bool:
        """Count this session among those that use the games; return whether it may.

        It may not while another session is alone with them.
        """
        return self._session.take(LockKind.SHARED)

    def exclude_others(self) -> bool:
        """Lock everything; return whether no other session uses the games."""
        if self._session.take(LockKind.ALONE):
            return True
        self.join()
        return False

    def close(self) -> None:
        """Unlock every game; further calls do nothing."""
        for game in list(self._games):
            self.release(game)
        self._session.release()

    def _place_of(self, game: int) -> Path:
        return self._place.with_name(f"{self._place.stem}-{game}{self._place.suffix}")
