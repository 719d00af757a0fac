"""Lets coroutines wait until speech is done; another thread wakes them."""

from __future__ import annotations

import asyncio
import contextlib


class Completion:
    """An event of asyncio's that any thread may set.  The caller guards it with its own lock."""

    def __init__(self) -> None:
        self._waiting: list[tuple[asyncio.AbstractEventLoop, asyncio.Future[None]]] = []

    def future(self) -> asyncio.Future[None]:
        """Return what the running coroutine awaits."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._waiting.append((loop, future))
        return future

    def set(self) -> None:
        """Wake every coroutine that waits; callable from any thread."""
        for loop, future in self._waiting:
            with contextlib.suppress(RuntimeError):  # that loop has been closed
                loop.call_soon_threadsafe(_resolve, future)
        self._waiting.clear()


def _resolve(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)
