"""Coroutines that await the end of speech, told of it from another thread."""

from __future__ import annotations

import asyncio
import contextlib


class Ending:
    """Those who await the end; the caller guards it with a lock of its own."""

    def __init__(self) -> None:
        self._awaiting: list[tuple[asyncio.AbstractEventLoop, asyncio.Future[None]]] = []

    def awaited(self) -> asyncio.Future[None]:
        """Return what the running coroutine may await."""
        loop = asyncio.get_running_loop()
        reached = loop.create_future()
        self._awaiting.append((loop, reached))
        return reached

    def reach(self) -> None:
        """Let everyone who awaits it go on; callable from any thread."""
        for loop, reached in self._awaiting:
            with contextlib.suppress(RuntimeError):  # that loop has been closed
                loop.call_soon_threadsafe(_release, reached)
        self._awaiting.clear()


def _release(reached: asyncio.Future[None]) -> None:
    if not reached.done():
        reached.set_result(None)
