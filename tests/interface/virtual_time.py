"""An event loop whose clock stands still while the machine is busy."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine


class InstantSelector(selectors.SelectSelector):
    """A selector that never waits; it moves its own clock instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        events = super().select(0 if timeout else timeout)
        self.now += timeout if timeout and not events else 0.0
        return events


class InstantLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands still while the machine is busy."""

    def __init__(self) -> None:
        self._clock = InstantSelector()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


def run_instantly(coroutine: Coroutine[object, object, None]) -> None:
    with asyncio.Runner(loop_factory=InstantLoop) as runner:
        runner.run(coroutine)
