"""Finds out whether a speech worker hangs."""

from __future__ import annotations

from accessible_uno.voices.process_activity import ProcessActivity
from accessible_uno.voices.speech.backends import Backend
from accessible_uno.voices.speech.scheduler import SpeechScheduler


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
