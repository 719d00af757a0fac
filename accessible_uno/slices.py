"""Long calculations in slices, between which the program does other things.

A function that runs long calls :func:`pause` now and then.  Where it runs as :class:`Sliced`, it
stops there until its caller wants the next slice; elsewhere nothing happens.  What it returns is
the same in either case: no clock is read, and nothing runs at the same time as its caller.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

PAUSES: Final = 4
"""A slice ends at every fourth pause.  A pause comes about every half millisecond, and the change
to another thread and back takes a twentieth of one."""

_here = threading.local()


def in_slice() -> bool:
    """Whether :func:`pause` lets the caller of a slice go on."""
    return getattr(_here, "running", None) is not None


class SliceStopped(BaseException):
    """Ends a function whose result nobody wants any more.  It is no ``Exception``: no bot, and
    nothing that keeps one from stopping the game, catches it."""


def pause() -> None:
    """Let the caller of this slice do something else; outside of slices, go on at once."""
    running: Sliced[object] | None = getattr(_here, "running", None)
    if running is not None:
        running.end_slice()


class Sliced(Generic[T]):
    """Runs a function slice by slice.

    It has a thread of its own, which runs only while :meth:`go_on` waits for it.

    Args:
        function: what is run.
        at_once: run it as one slice, without a thread.
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

    @property
    def ended(self) -> bool:
        """Whether the function has returned, or raised an error."""
        return bool(self._results) or self._error is not None

    def go_on(self) -> bool:
        """Run the next slice; return whether the function has ended."""
        if self._at_once:
            self._run()
        elif not self.ended:
            self._switch()
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
                self._switch()

    def end_slice(self) -> None:
        """Wait for the next slice; :func:`pause` calls it in the thread of the function.

        Raises:
            SliceStopped: the result is not wanted any more.
        """
        self._pauses += 1
        if self._pauses % PAUSES == 0:
            self._over.release()
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
