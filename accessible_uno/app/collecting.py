"""Looks for garbage without keeping everybody waiting."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager


class NewAlone:
    """Lets a full collection look at what is new since the one before.

    What lives longer, a game above all, would be looked through again and again, all tables at a
    time.  Once what is left has doubled since everything was looked at, everything is again: no
    more of it can be garbage.
    """

    def __init__(self) -> None:
        self._everything = True
        self._most = 0

    def __call__(self, phase: str, info: Mapping[str, int]) -> None:
        """Called by the collector before and after a collection."""
        if phase != "stop" or info["generation"] != 2:
            return
        gc.freeze()
        left = gc.get_freeze_count()
        if self._everything:
            self._most = 2 * left
        self._everything = left > self._most
        if self._everything:
            gc.unfreeze()


@contextmanager
def collecting_new_alone() -> Iterator[None]:
    """Look for garbage in this way meanwhile."""
    watching = NewAlone()
    gc.callbacks.append(watching)
    try:
        yield
    finally:
        gc.callbacks.remove(watching)
