"""The utterances that wait, what a worker speaks now, and what it speaks next."""

from __future__ import annotations

import itertools
import re
import time
from bisect import insort
from concurrent.futures import Future
from typing import Final, Protocol

from msgspec import Struct

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.settings.values import MOST
from accessible_uno.voices.sounds.synthesis import seconds_of
from accessible_uno.voices.speech.protocol import SpeakText, SpeechParams, StopSpeaking, ToWorker

_PHONEMES: Final = r"\[(?=\[)|\](?=\])"
"""The doubled brackets around a pronunciation that is spelled out for eSpeak NG."""


class QueuedUtterance(Struct):
    """One utterance on its way to the worker.

    Attributes:
        number: its place among all utterances, in the order in which they were output.
        utterance: the utterance.
        text: what is spoken of it.
        deaths: how many workers died while they spoke it.
        is_urgent: whether it passes the others: it is an offer, or leads to one.
        output_at: when it was output, and its short sounds with it.
    """

    number: int
    utterance: Utterance
    text: str
    deaths: int = 0
    is_urgent: bool = False
    output_at: float = 0.0

    def __post_init__(self) -> None:
        self.output_at = time.monotonic()
        self.is_urgent = self.utterance.priority is Priority.NOW

    @property
    def is_ordinary(self) -> bool:
        """Whether it may be lost when something urgent cuts it off."""
        return self.utterance.priority is Priority.NORMAL

    @property
    def is_question(self) -> bool:
        """Whether it asks the player something, which a later question replaces."""
        return self.utterance.priority is Priority.NEXT

    def is_of(self, moment: int) -> bool:
        """Whether it belongs to this moment of the game; 0 is no moment."""
        return moment > 0 and self.utterance.moment == moment

    def announces(self, offer: object) -> bool:
        """Whether it announces this offer; ``None`` is no offer."""
        return offer is not None and self.utterance.valid_while == offer


class SpeechWorker(Protocol):
    """What speaks: a worker process of ours, or a page."""

    @property
    def pid(self) -> int:
        """The number of its process."""

    def send(self, message: ToWorker) -> object:
        """Let it do something."""


class SpeechQueue:
    """Utterances in the order in which they will be spoken: urgent ones, then all by their age."""

    def __init__(self) -> None:
        self._waiting: list[QueuedUtterance] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, queued: QueuedUtterance) -> None:
        """Queue it behind the older ones; one that is put back comes first.

        A question takes the place of an older one that waits.
        """
        if queued.is_question:
            self._waiting = [each for each in self._waiting if not each.is_question]
        insort(self._waiting, queued, key=_order)

    def make_urgent(self, moment: int) -> None:
        """Let what waits of this moment pass the rest."""
        for each in self._waiting:
            each.is_urgent |= each.is_of(moment)
        self._waiting.sort(key=_order)

    def next(self) -> QueuedUtterance:
        """Remove and return the utterance to speak next.

        Raises:
            IndexError: none waits.
        """
        return self._waiting.pop(0)

    def withdraw(self, offer: object) -> None:
        """Drop the utterances that announce this offer."""
        self._waiting = [each for each in self._waiting if not each.announces(offer)]

    def keep_question(self) -> None:
        """Drop everything but a question."""
        self._waiting = [each for each in self._waiting if each.is_question]

    def clear(self) -> None:
        """Drop everything."""
        self._waiting.clear()


def _order(queued: QueuedUtterance) -> tuple[bool, int]:
    return not queued.is_urgent, queued.number


def speakable(text: str) -> str:
    """Return the text on one line, without characters that have no sound.

    Nothing in it is a command of an engine: eSpeak NG reads ``[[...]]`` as phonemes.
    """
    heard = "".join(filter(str.isprintable, " ".join(text.split())))
    return re.sub(_PHONEMES, lambda bracket: f"{bracket[0]} ", heard)


def speak_message(number: int, queued: QueuedUtterance, params: SpeechParams) -> SpeakText:
    """Return the message that makes the worker speak an utterance, as its text ``number``."""
    utterance = queued.utterance
    seat = utterance.speaker if params.player_voices and utterance.speaker is not None else -1
    return SpeakText(
        number,
        queued.text,
        utterance.locale,
        params.rate,
        params.volume / MOST,
        params.pitch,
        params.punctuation,
        params.voices.get(utterance.locale, ""),
        seat,
        speakable(utterance.voiced) if seat >= 0 else "",
        utterance.priority is Priority.NOW,
        _seconds_of_sounds(queued) if params.sounds else 0.0,
    )


def _seconds_of_sounds(queued: QueuedUtterance) -> float:
    """Return for how long the sounds of an utterance are still heard: words would mask them."""
    since = time.monotonic() - queued.output_at
    return max(seconds_of(queued.utterance.sounds) - since, 0.0)


SPEAKING: Final = 5.0
"""Seconds without a sign after which a worker that is to speak, or to stop, counts as hung.  A
text begins within 30 ms and stops within 2 ms; a loaded machine gets a hundred times as long."""

HEARD: Final = 0.5
"""The part of a sound's length for which it must have been played, to be sure that it was heard: a
player that plays nothing may take a little while to do so."""

DEADLY: Final = 2
"""So many workers died while they spoke an utterance: it is not tried again."""


class SpeechScheduler:
    """Lets a worker speak one utterance after the other.

    The worker holds one text at a time: what it has not been sent can still be reordered or
    withdrawn.  The scheduler has no lock of its own: callers hold the voice's.

    Attributes:
        params: how the next utterance is spoken.
        worker: what speaks; ``None`` while none is ready.
    """

    def __init__(self, params: SpeechParams) -> None:
        self.params = params
        self.worker: SpeechWorker | None = None
        self._numbers = itertools.count(1)
        self._sent = 0
        self._current: QueuedUtterance | None = None
        self._queue = SpeechQueue()
        self._idle: Future[None] = Future()
        self._deadline: float | None = None
        self._waiting_since: float | None = None
        self._heard_from = self._length = 0.0

    @property
    def is_idle(self) -> bool:
        """Whether nothing is spoken and nothing waits."""
        return self._current is None and not self._queue

    def idle_future(self) -> Future[None]:
        """Return what is done once nothing is left to speak; who waits for it cannot cancel it."""
        if self._idle.done():
            self._idle = Future()
        if not self._idle.running():
            self._idle.set_running_or_notify_cancel()
        return self._idle

    # What the voice asks

    def add(self, utterance: Utterance) -> None:
        """Speak an utterance as its priority demands; a text without sound is dropped."""
        text = speakable(utterance.text)
        if not text:
            return
        queued = QueuedUtterance(next(self._numbers), utterance, text)
        self._queue.add(queued)
        if queued.is_urgent:
            self._make_way(utterance.moment)
        self.speak_next()

    def _make_way(self, moment: int) -> None:
        """Let an urgent utterance be spoken now, after what belongs to its own moment."""
        self._queue.make_urgent(moment)
        current = self._current
        if self.worker and current and not (current.is_urgent or current.is_of(moment)):
            self._cut_off()
            if not current.is_ordinary:
                self._queue.add(current)

    def cancel(self) -> None:
        """Fall silent and drop what waits; a question that has not begun is spoken next."""
        self._queue.keep_question()
        self._cut_off()
        self.speak_next()

    def withdraw(self, offer: object) -> None:
        """Drop the utterances that announce this offer, the one under way too."""
        self._queue.withdraw(offer)
        if self._current and self._current.announces(offer):
            self._cut_off()
        self.speak_next()

    def drop_all(self) -> None:
        """Drop everything without a word to the worker: nothing speaks."""
        self._queue.clear()
        self._current = None
        self.speak_next()

    def speak_next(self) -> None:
        """Send the next utterance when none is under way; wake who waits when none is left."""
        if self.worker and not self._current and self._queue:
            self._send(self.worker, self._queue.next())
        if self.is_idle and not self._idle.done():
            self._idle.set_result(None)

    def _send(self, worker: SpeechWorker, queued: QueuedUtterance) -> None:
        self._current = queued
        self._sent += 1
        self._expect_answer()
        worker.send(speak_message(self._sent, queued, self.params))

    def _cut_off(self) -> QueuedUtterance | None:
        """Silence the utterance under way and return it."""
        cut, self._current = self._current, None
        if cut and self.worker:
            self.worker.send(StopSpeaking(self._sent))
            self._expect_answer()
        return cut

    # What the supervisor reports about the worker

    @property
    def is_overdue(self) -> bool:
        """Whether the worker's next sign is late."""
        return self._deadline is not None and time.monotonic() > self._deadline

    @property
    def expects_sign(self) -> bool:
        """Whether the worker is to give a sign, now or when a sound has ended."""
        return self._deadline is not None

    @property
    def seconds_without_answer(self) -> float:
        """For how long the worker has owed an answer that should come at once.

        It is 0 where none is expected, or only when a sound has ended.
        """
        since = self._waiting_since
        return 0.0 if since is None else time.monotonic() - since

    def expect_sign(self, seconds: float) -> None:
        """Expect the next sign of the worker now, and within so many seconds at the latest."""
        self._waiting_since = time.monotonic()
        self._deadline = self._waiting_since + seconds

    def _expect_answer(self) -> None:
        """Expect an answer to what is sent now; one that is owed already gets no more time for it.

        Otherwise a player who presses keys would keep a worker that hangs.
        """
        if self._waiting_since is None:
            self.expect_sign(SPEAKING)

    def _gave_sign(self) -> None:
        """Give the worker its time anew: it is at work on what was cut off before."""
        if self._waiting_since is not None:
            self.expect_sign(SPEAKING)

    def worker_ready(self, worker: SpeechWorker) -> None:
        """Speak through this worker; no sign is expected of it yet."""
        self.worker = worker
        self._expect_nothing()

    def speech_started(self, number: int, seconds: float) -> None:
        """Note that the text of this number is heard, and lasts so long."""
        self._heard_from, self._length = time.monotonic(), seconds
        if number == self._sent and self._current:
            self.expect_sign(seconds + SPEAKING)
            self._waiting_since = None
        else:
            self._gave_sign()

    def speech_ended(self, number: int) -> bool:
        """Note that the text of this number is over; an older number was cut off before.

        Returns:
            Whether enough time has passed since it started for it to have been heard.
        """
        if number == self._sent:
            self._current = None
            self._expect_nothing()
        else:
            self._gave_sign()
        return time.monotonic() - self._heard_from >= self._length * HEARD

    def worker_lost(self) -> None:
        """Note that the worker has died; the utterance under way stays until it is put back."""
        self.worker = None
        self._expect_nothing()

    def _expect_nothing(self) -> None:
        self._deadline = self._waiting_since = None

    def put_back(self) -> None:
        """Let the utterance that a dead worker was speaking wait again, unless it is deadly."""
        lost, self._current = self._current, None
        if lost:
            lost.deaths += 1
            if lost.deaths < DEADLY:
                self._queue.add(lost)
