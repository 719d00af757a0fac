"""Finds out whether a speech worker hangs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from accessible_uno.voices.speech.backends import Backend
from accessible_uno.voices.speech.scheduler import SpeechScheduler

_TASKS: Final = Path("/proc")

_ASLEEP: Final = frozenset("SI")
_STOPPED: Final = frozenset("Tt")
"""The letters of a thread that waits for something, and of one that a signal has stopped.  Other
letters mean that it runs, would run if a processor were free, or waits for a disk."""


class _Thread(NamedTuple):
    """A thread: the letter of its state, and how much processor time it has used."""

    state: str
    ticks: int


class ProcessActivity:
    """Tells a process that hangs from one that has too little processor time.

    On a loaded machine a process that has work is ready to run, or has run a little since the last
    question.  One that hangs sleeps, and uses nothing.

    Args:
        pid: the number of the process.
    """

    def __init__(self, pid: int) -> None:
        self._folder = _TASKS / str(pid) / "task"
        self._ticks = -1

    @property
    def is_stopped(self) -> bool:
        """Whether a signal has stopped it."""
        threads = list(self._threads())
        return bool(threads) and all(thread.state in _STOPPED for thread in threads)

    def has_slept(self) -> bool:
        """Return whether it waits, and has used no processor time since the last question.

        It is no to the first question, and wherever the system does not tell.
        """
        threads = list(self._threads())
        before, self._ticks = self._ticks, sum(thread.ticks for thread in threads)
        asleep = all(thread.state in _ASLEEP | _STOPPED for thread in threads)
        return bool(threads) and asleep and self._ticks == before

    def forget(self) -> None:
        """Let the next question be the first: something is asked of the process anew."""
        self._ticks = -1

    def _threads(self) -> Iterator[_Thread]:
        try:
            for task in self._folder.iterdir():
                # Behind the name of the program, which may hold spaces: the state, and as the
                # 12th and 13th fields the time spent in the program and in the system.
                fields = (task / "stat").read_text("ascii", "replace").rpartition(")")[2].split()
                yield _Thread(fields[0], int(fields[11]) + int(fields[12]))
        except (OSError, IndexError, ValueError):  # not Linux, or it has just ended
            return


class HangDetector:
    """Tells a worker that hangs from one on a loaded machine.

    A worker hangs that was stopped by a signal, or that is to answer at once and sleeps instead.
    One that works, or would if a processor were free, has until the scheduler's deadline.

    Args:
        scheduler: what the worker is expected to do.
        backend: how long such a worker may sleep.
        pid: the number of the worker's process.
    """

    def __init__(self, scheduler: SpeechScheduler, backend: Backend, pid: int) -> None:
        self._scheduler = scheduler
        self._asleep = backend.asleep
        self._activity = ProcessActivity(pid)

    def is_hung(self) -> bool:
        """Return whether it hangs; asked a few times a second while the worker is silent."""
        scheduler = self._scheduler
        if not scheduler.expects_sign:
            return False
        if scheduler.is_overdue or self._activity.is_stopped:
            return True
        if scheduler.worker is None or scheduler.seconds_without_answer < self._asleep:
            self._activity.forget()
            return False
        return self._activity.has_slept()
