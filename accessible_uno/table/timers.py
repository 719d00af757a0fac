"""The time, and calls at a later time: all that a table needs to go on by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol


class TimerHandle(Protocol):
    """A call that is due."""

    def cancel(self) -> object:
        """Do not call."""


class Timers(Protocol):
    """The time, and calls at a later time; an event loop is one."""

    def time(self) -> float:
        """Return seconds that never decrease."""

    def call_later(self, delay: float, callback: Callable[[], None], /) -> TimerHandle:
        """Call ``callback`` after ``delay`` seconds."""


class FaultGuard:
    """The time of one table; what fails when its time has come is handed over, not raised.

    Args:
        timers: the time.
        on_fault: told what has failed.

    Attributes:
        on_fault: the same.
    """

    def __init__(self, timers: Timers, on_fault: Callable[[BaseException], None]) -> None:
        self._timers = timers
        self.on_fault = on_fault

    def time(self) -> float:
        """Return seconds that never decrease."""
        return self._timers.time()

    def call_later(self, delay: float, callback: Callable[[], None], /) -> TimerHandle:
        """Call ``callback`` after ``delay`` seconds."""

        def call() -> None:
            with self.guarded():
                callback()

        return self._timers.call_later(delay, call)

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Hand over what is raised within, whatever a rule of another package does."""
        try:
            yield
        except KeyboardInterrupt:
            raise
        except BaseException as wrong:  # noqa: BLE001  # an event loop would drop it
            self.on_fault(wrong)
