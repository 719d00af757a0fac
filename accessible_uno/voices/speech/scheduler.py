"""What is spoken now, and what comes next."""

from __future__ import annotations

import itertools
import time
from typing import TYPE_CHECKING, Final

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.speech.completion import Ending
from accessible_uno.voices.speech.protocol import Stop
from accessible_uno.voices.speech.queue import SpeechQueue, Telling, speakable, spoken

if TYPE_CHECKING:
    import asyncio

    from accessible_uno.voices.speech.params import SpeechParams
    from accessible_uno.voices.speech.process import WorkerProcess

SPEAKING: Final = 5.0
STOPPING: Final = 1.0
"""Seconds without a sign after which a worker that is to speak, or to stop, is taken for dead."""

DEADLY: Final = 2
"""Workers that died of one telling: it is not tried again."""


class Mouth:
    """Lets a worker speak one telling after the other.

    It has no lock of its own: whoever calls it holds the voice's.

    Attributes:
        delivery: how the next telling is spoken.
        worker: what speaks; ``None`` while none is ready.
    """

    def __init__(self, delivery: SpeechParams) -> None:
        self.delivery = delivery
        self.worker: WorkerProcess | None = None
        self._numbers = itertools.count(1)
        self._sent = 0
        self._current: Telling | None = None
        self._waiting = SpeechQueue()
        self._ending = Ending()
        self._deadline: float | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is spoken and nothing waits."""
        return self._current is None and not self._waiting

    def awaited(self) -> asyncio.Future[None]:
        """Return what the running coroutine may await: that it is idle again."""
        return self._ending.awaited()

    # What is told

    def output(self, utterance: Utterance) -> None:
        """Speak it when its priority lets it; nothing is spoken of a text without sound."""
        text = speakable(utterance.text)
        if not text:
            return
        telling = Telling(next(self._numbers), utterance, text)
        if utterance.priority is Priority.NOW and self.worker and self._current:
            cut = self._cut()
            self._speak(self.worker, telling)
            if cut and not cut.is_ordinary:
                self._waiting.add(cut)
        else:
            self._waiting.add(telling)
            self.go_on()

    def cancel(self) -> None:
        """Fall silent and drop what waits."""
        self._waiting.clear()
        self._cut()
        self.go_on()

    def withdraw(self, chance: object) -> None:
        """Drop the tellings of this chance, the one under way too."""
        self._waiting.drop(chance)
        if self._current and self._current.lapses_with(chance):
            self._cut()
        self.go_on()

    def drop(self) -> None:
        """Count all that was to be spoken as dropped, for nothing speaks."""
        self._waiting.clear()
        self._current = None
        self.go_on()

    def go_on(self) -> None:
        """Speak the next telling when none is under way, or tell whoever awaits the end."""
        if self.worker and not self._current and self._waiting:
            self._speak(self.worker, self._waiting.next())
        if self.is_idle:
            self._ending.reach()

    def _speak(self, worker: WorkerProcess, telling: Telling) -> None:
        self._current = telling
        self._sent += 1
        self.grant(SPEAKING)
        worker.send(spoken(self._sent, telling, self.delivery))

    def _cut(self) -> Telling | None:
        """Silence the telling under way and return it."""
        cut, self._current = self._current, None
        if cut and self.worker:
            self.worker.send(Stop(self._sent))
            self.grant(STOPPING)
        return cut

    # What becomes of the worker

    @property
    def is_overdue(self) -> bool:
        """Whether a sign of the worker is late."""
        return self._deadline is not None and time.monotonic() > self._deadline

    def grant(self, seconds: float) -> None:
        """Await the next sign of the worker for so long."""
        self._deadline = time.monotonic() + seconds

    def arrive(self, worker: WorkerProcess) -> None:
        """A worker is ready; nothing is awaited of it."""
        self.worker, self._deadline = worker, None

    def begin(self, number: int, seconds: float) -> None:
        """The telling of this number is heard, and lasts so long."""
        if number == self._sent and self._current:
            self.grant(seconds + SPEAKING)

    def end(self, number: int) -> None:
        """The telling of this number is over."""
        if number == self._sent:
            self._current = self._deadline = None

    def lose(self) -> None:
        """The worker has gone; what it spoke is still under way."""
        self.worker = self._deadline = None

    def take_back(self) -> None:
        """Let what a dead worker was speaking wait again, unless another died of it before."""
        cut, self._current = self._current, None
        if cut:
            cut.deaths += 1
            if cut.deaths < DEADLY:
                self._waiting.add(cut)
