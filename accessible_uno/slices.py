"""Long calculations in slices, between which the program does other things.

A function that runs long calls :func:`pause` now and then.  Where it runs as :class:`Sliced`, it
stops there until its caller wants the next slice; elsewhere nothing happens.  What it returns is
the same in either case: no clock is read, and nothing runs at the same time as its caller.

A function that needs the answer of another thread calls :func:`wait_for`.  Its caller need not ask
for slices then as often: :attr:`Sliced.rest` says how long it may leave the function alone.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

PAUSES: Final = 4
"""A slice ends at every fourth pause.  A pause comes about every half millisecond, and the change
to another thread and back takes a twentieth of one."""

STEP: Final = 0.25
"""Seconds that :func:`wait_for` waits at a time."""

SHORTEST_REST: Final = 0.001
LONGEST_REST: Final = 0.05
"""Seconds between two slices of a function that waits: at first, and as it goes on waiting."""

_here = threading.local()


class SliceStopped(BaseException):
    """Ends a function whose result nobody wants any more.  It is no ``Exception``: no bot, and
    nothing that keeps one from stopping the game, catches it."""


def pause() -> None:
    """Let the caller of this slice do something else; outside of slices, go on at once."""
    running: Sliced[object] | None = getattr(_here, "running", None)
    if running is not None:
        running.end_slice()


def wait_for(happened: threading.Event, seconds: float) -> bool:
    """Wait so long for another thread to set ``happened``; return whether it did.

    In a slice, the caller goes on meanwhile.

    Raises:
        SliceStopped: the result is not wanted any more; ``happened`` was set to end the waiting.
    """
    running: Sliced[object] | None = getattr(_here, "running", None)
    if running is not None:
        return running.wait_for(happened, seconds)
    return _wait_in_steps(happened, seconds)


def _wait_in_steps(happened: threading.Event, seconds: float) -> bool:
    # Steps are counted: while the whole program is stopped, the other thread has no time either.
    steps = max(1, round(seconds / STEP))
    return any(happened.wait(seconds / steps) for _ in range(steps))


class Sliced(Generic[T]):
    """Runs a function slice by slice.

    It has a thread of its own, which runs only while :meth:`go_on` waits for it.

    Args:
        function: what is run.
        at_once: run it as one slice, without a thread.

    Attributes:
        rest: seconds that may pass before the next slice; 0 while the function calculates.
    """

    def __init__(self, function: Callable[[], T], *, at_once: bool = False) -> None:
        self._function = function
        self._at_once = at_once
        self._thread: threading.Thread | None = None
        self._wanted, self._over = threading.Lock(), threading.Lock()
        self._wanted.acquire()
        self._over.acquire()
        self._results: list[T] = []
        self._error: BaseException | None = None
        self._pauses = 0
        self._stopping = False
        self._awaited: threading.Event | None = None
        self.rest = 0.0

    @property
    def ended(self) -> bool:
        """Whether the function has returned, or raised an error."""
        return bool(self._results) or self._error is not None

    def go_on(self) -> bool:
        """Run the next slice; return whether the function has ended."""
        if self._at_once:
            self._run()
        elif self._awaited is not None:
            self.rest = min(2 * self.rest, LONGEST_REST)
        elif not self.ended:
            self._switch()
            self.rest = 0.0 if self._awaited is None else SHORTEST_REST
        return self.ended

    def result(self) -> T:
        """Return what the function has returned, once it has ended.

        Raises:
            BaseException: what the function has raised.
        """
        if self._error is not None:
            raise self._error
        return self._results[0]

    def stop(self) -> None:
        """End a function that has not ended: its result is not wanted any more."""
        if self._thread is not None and not self.ended:
            self._stopping = True
            while not self.ended:
                if (awaited := self._awaited) is not None:
                    awaited.set()
                self._switch()

    def end_slice(self) -> None:
        """Wait for the next slice; :func:`pause` calls it in the thread of the function.

        Raises:
            SliceStopped: the result is not wanted any more.
        """
        self._pauses += 1
        if self._pauses % PAUSES == 0:
            self._over.release()
            self._wait_until_wanted()

    def wait_for(self, happened: threading.Event, seconds: float) -> bool:
        """End the slice and wait; :func:`wait_for` calls it in the thread of the function.

        Raises:
            SliceStopped: the result is not wanted any more.
        """
        self._awaited = happened
        self._over.release()
        in_time = _wait_in_steps(happened, seconds)
        self._awaited = None
        self._wait_until_wanted()
        return in_time

    def _wait_until_wanted(self) -> None:
        """Wait, in the thread of the function, for the next slice."""
        self._wanted.acquire()
        if self._stopping:
            raise SliceStopped

    def _switch(self) -> None:
        """Let the thread run, and wait until its slice is over."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run_in_thread, daemon=True)
            self._thread.start()
        else:
            self._wanted.release()
        self._over.acquire()

    def _run_in_thread(self) -> None:
        _here.running = self
        self._run()
        self._over.release()

    def _run(self) -> None:
        try:
            self._results.append(self._function())
        except BaseException as error:  # noqa: BLE001  # raised again in the caller's thread
            self._error = error
