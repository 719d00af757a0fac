"""Who plays which game now, so that no two sessions go on with the same one."""

from __future__ import annotations

import errno
import fcntl
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

TAKEN: Final = (errno.EACCES, errno.EAGAIN)


class Holding:
    """Holds games for this session; the system lets go of them when the session ends, however.

    Each game is one byte of a file, locked.  Where the system locks nothing, every game is free.
    """

    def __init__(self, place: Path) -> None:
        self._file: BinaryIO | None = None
        self._held: set[int] = set()
        with suppress(OSError):
            self._file = place.open("ab")

    def take(self, game: int) -> bool:
        """Hold a game; return whether nobody else does."""
        if self._file is not None and game not in self._held:
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, game)
            except OSError as wrong:
                if wrong.errno in TAKEN:
                    return False
        self._held.add(game)
        return True

    def free(self, game: int) -> bool:
        """Whether no other session holds a game."""
        if game in self._held:
            return True
        free = self.take(game)
        if free:
            self.release(game)
        return free

    def release(self, game: int) -> None:
        """Let go of a game."""
        self._held.discard(game)
        if self._file is not None:
            with suppress(OSError):
                fcntl.lockf(self._file, fcntl.LOCK_UN, 1, game)

    def close(self) -> None:
        """Let go of every game."""
        self._held.clear()
        if self._file is not None:
            self._file.close()
