"""Calls the code of other packages in a thread, so that nothing it does stops the caller.

In a thread of its own, code may raise anything, try to end the program, catch every exception, or
never return: the caller gets an answer or :class:`CallFailed`.  A thread that does not answer in
time is left to itself; it ends with the program.  An interruption from the keyboard always reaches
the caller, because Python delivers it to the main thread alone.

A caller that has other things to do calls in steps, and looks now and then whether there is an
answer.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from queue import SimpleQueue
from types import FrameType
from typing import Any, Final, ParamSpec, TypeVar

from accessible_uno.packages.faults import FaultKind, kind_of

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE: Final = 5.0
"""Seconds that the code of a package may take; what works needs a thousandth of one."""

SLOW: Final = 1.0
"""Seconds from which on whoever waits for an answer finds it slow."""

IN_A_ROW: Final = 3
"""So many slow answers, one after the other, are no accident."""

STEP: Final = 0.25
"""Seconds that a thread is waited for at a time."""

SHORTEST_REST: Final = 0.001
LONGEST_REST: Final = 0.05
"""Seconds between two steps of a call: at first, and as it goes on waiting."""


class CallFailed(Exception):
    """A contained call brought no answer.

    Attributes:
        kind: what it did instead.
        error: what it raised; ``None`` where it did not return in time.
        frame: where it was then, if that is known.
    """

    def __init__(
        self,
        kind: FaultKind,
        error: BaseException | None = None,
        frame: FrameType | None = None,
    ) -> None:
        super().__init__(f"{kind.value} {type(error).__name__ if error else ''}")
        self.kind = kind
        self.error = error
        self.frame = frame


class _PendingCall:
    """A call of a function: what it has returned or raised, once it is ``answered``."""

    def __init__(self, function: Callable[[], object]) -> None:
        self._function = function
        # A queue would wait for ever where signals interrupt it; an event counts the time right.
        self.answered = threading.Event()
        self.answer: Any = None
        self.error: BaseException | None = None
        self.seconds = 0.0

    def run(self) -> None:
        """Call the function, in the thread."""
        begun = time.monotonic()
        try:
            self.answer = self._function()
        except BaseException as raised:  # noqa: BLE001  # a package may raise anything
            self.error = raised
        self.seconds = time.monotonic() - begun
        self.answered.set()


class ContainedCalls:
    """Calls functions in one daemon thread, one after the other.

    A call in steps that is given up is not waited for any more; later ones come after it.

    Args:
        seconds: how long a call may take; :data:`PATIENCE` where ``None`` is given.

    Attributes:
        abandoned: whether a call did not return in time; then every later one fails at once.
        slow: how many of the last answers, one after the other, took :data:`SLOW` or longer.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = PATIENCE if seconds is None else seconds
        self._asked: SimpleQueue[_PendingCall | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self.abandoned = False
        self.slow = 0

    def call(self, function: Callable[[], T]) -> T:
        """Return what ``function`` returns.

        Raises:
            CallFailed: it raises something, or does not return in time.
        """
        asked = self._ask(function)
        try:
            _wait(asked.answered, self._seconds)
        except BaseException:
            self._abandon()
            raise
        return self._answer(asked)  # type: ignore[no-any-return]

    def call_in_steps(self, function: Callable[[], T]) -> Generator[float, None, T]:
        """Return what ``function`` returns; yield how long the caller may rest, in seconds.

        The rests are counted, not the time: while the whole program is stopped, the thread has no
        time either.

        Raises:
            CallFailed: it raises something, or does not return in time.
        """
        asked = self._ask(function)
        rest, rested = SHORTEST_REST, 0.0
        while not asked.answered.is_set() and rested < self._seconds:
            yield rest
            rested += rest
            rest = min(2 * rest, LONGEST_REST)
        return self._answer(asked)  # type: ignore[no-any-return]

    def _ask(self, function: Callable[[], object]) -> _PendingCall:
        if self.abandoned:
            raise CallFailed(FaultKind.SLOW)
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, daemon=True)
            self._thread.start()
        asked = _PendingCall(function)
        self._asked.put(asked)
        return asked

    def _answer(self, asked: _PendingCall) -> Any:
        if not asked.answered.is_set():
            thread = self._thread.ident if self._thread is not None else None
            frame = sys._current_frames().get(thread or 0)  # noqa: SLF001  # its only way
            self._abandon()
            raise CallFailed(FaultKind.SLOW, frame=frame)
        self.slow = self.slow + 1 if asked.seconds >= SLOW else 0
        if asked.error is not None:
            raise CallFailed(kind_of(asked.error), asked.error)
        return asked.answer

    def guard(self, function: Callable[P, T]) -> Callable[P, T]:
        """Return ``function`` for the use of the thread; once abandoned, it may not call it."""

        def guarded(*args: P.args, **kwargs: P.kwargs) -> T:
            if self.abandoned:
                raise SystemExit
            return function(*args, **kwargs)

        return guarded

    def close(self) -> None:
        """End the thread when it has nothing more to do."""
        self._asked.put(None)

    def _serve(self) -> None:
        with suppress(SystemExit):  # it was asked to end, and waits for more already
            while (asked := self._asked.get()) is not None:
                asked.run()

    def _abandon(self) -> None:
        """Leave the thread to itself, and ask it to end."""
        import ctypes  # needed here alone

        self.abandoned = True
        self.close()
        thread = self._thread
        if thread is not None and thread.ident is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(thread.ident), ctypes.py_object(SystemExit)
            )


def _wait(happened: threading.Event, seconds: float) -> None:
    # Steps are counted: while the whole program is stopped, the other thread has no time either.
    steps = max(1, round(seconds / STEP))
    any(happened.wait(seconds / steps) for _ in range(steps))


def call_contained(function: Callable[[], T], seconds: float | None = None) -> T:
    """Return what ``function`` returns, called once in a thread of its own.

    Raises:
        CallFailed: it raises something, or does not return in time.
    """
    calls = ContainedCalls(seconds)
    try:
        return calls.call(function)
    finally:
        calls.close()
