"""The voice that is heard.

The caller only queues: it writes one line to the worker's pipe.  A keeper thread starts the worker,
hears what it tells, and replaces it when it dies or makes no progress.
"""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Mapping, Sequence
from typing import Final

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.speech.channels import OWN, Channel
from accessible_uno.voices.speech.delivery import Delivery
from accessible_uno.voices.speech.ending import Ending
from accessible_uno.voices.speech.player import player_command
from accessible_uno.voices.speech.process import WorkerProcess
from accessible_uno.voices.speech.protocol import (
    Away,
    Ended,
    FromWorker,
    Known,
    Lacks,
    Outcome,
    Ready,
    Started,
    Stop,
    Unusable,
)
from accessible_uno.voices.speech.waiting import Telling, WaitingLine, speakable, spoken
from accessible_uno.voices.trouble import Arguments, OnTrouble, untold
from accessible_uno.voices.troubles import Troubles

RESTARTS: Final = 3
"""How many workers may be replaced within a minute."""

_MINUTE: Final = 60.0
_DEADLY: Final = 2  # workers that died of one telling: it is not tried again

# Seconds without a sign after which a worker is taken for dead.
_SPEAKING: Final = 5.0
_STOPPING: Final = 1.0

_PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds between workers whose other program does not answer, longer and longer."""

_CLOSING: Final = 2.0


class SpeechVoice:
    """Speaks through a channel, one telling at a time: pyttsx3, or another program's voice.

    NORMAL tellings queue, NEXT ones pass those that wait, and a NOW cuts off what is spoken: a
    NORMAL telling cut off is dropped, any other is spoken again after it.

    A worker that dies or hangs is replaced, and the telling that it was speaking is spoken again;
    after three replacements within a minute the voice gives up.  Another program is waited for
    instead: while it does not answer, tellings are dropped.  The delivery goes with each
    telling, so a change is heard from the next one on.

    Args:
        on_trouble: called from the keeper's thread, once for each trouble until sound comes back,
            with ``voice-no-player``, ``voice-gave-up``, or what the channel names; once and for all
            with a ``Lack``, what the engine cannot do.
        channel: what speaks.
        instead: what speaks where that cannot be had: told as ``voice-instead`` once it does.
        delivery: how it speaks until it is tuned.
        player: the command that plays a file; without it the environment's
            ``ACCESSIBLE_UNO_PLAYER``, else the system's own.
    """

    def __init__(
        self,
        on_trouble: OnTrouble = untold,
        channel: Channel = OWN,
        *,
        instead: Channel | None = None,
        delivery: Delivery | None = None,
        player: str | None = None,
    ) -> None:
        self._troubles = Troubles(on_trouble)
        self._delivery = (delivery or Delivery()).speakable()
        self._known: Mapping[str, Sequence[str]] = {}
        self._refused: set[tuple[str, str]] = set()
        self._command = player_command(player)
        self._wanted = self._channel = channel
        self._instead = instead
        self._stands_in_for: Channel | None = None
        self._here = True
        self._over = False

        self._lock = threading.Lock()
        self._readiness = threading.Condition(self._lock)
        self._process: WorkerProcess | None = None
        self._worker: WorkerProcess | None = None
        self._deadline: float | None = None
        self._deaths: list[float] = []
        self._failures = 0
        self._closing = threading.Event()

        self._numbers = itertools.count(1)
        self._sent = 0
        self._current: Telling | None = None
        self._waiting = WaitingLine()
        self._ending = Ending()

        self._keeper = threading.Thread(target=self._keep, name="speech", daemon=True)
        self._keeper.start()

    # What a player sets

    @property
    def delivery(self) -> Delivery:
        """How it speaks, within what engines can."""
        return self._delivery

    @property
    def stands_in(self) -> bool:
        """Whether something speaks in place of what was wanted and cannot be had."""
        return self._channel is not self._wanted and not self._over

    def tune(self, delivery: Delivery) -> None:
        """Speak so from the next telling on; muted, fall silent and drop what comes."""
        self._delivery = delivery.speakable()
        if delivery.muted:
            self.hush()

    def voices(self, locale: str) -> Sequence[str]:
        """Return the names of voices that may be set for ``locale``; none while unknown.

        One that is set without being listed is listed last, unless there is no such voice.
        """
        names = self._known.get(locale, ())
        wished = self._delivery.voices.get(locale)
        unlisted = wished not in names and (wished, locale) not in self._refused
        return (*names, wished) if names and wished and unlisted else names

    # The voice

    def say(self, utterance: Utterance) -> None:
        """Queue it by its priority; nothing is spoken of a text without sound."""
        text = speakable(utterance.text)
        with self._lock:
            if self._over or self._delivery.muted or not self._here or not text:
                return
            telling = Telling(next(self._numbers), utterance, text)
            if utterance.priority is Priority.NOW and self._worker and self._current:
                cut = self._cut()
                self._speak(self._worker, telling)
                if cut and not cut.is_ordinary:
                    self._waiting.add(cut)
            else:
                self._waiting.add(telling)
                self._go_on()

    def hush(self) -> None:
        """Fall silent now and drop what waits."""
        with self._lock:
            self._waiting.clear()
            self._cut()
            self._go_on()

    def withdraw(self, chance: object) -> None:
        """Drop the tellings of this chance, silencing the one under way; ``None`` is no chance."""
        with self._lock:
            self._waiting.drop(chance)
            if self._current and self._current.lapses_with(chance):
                self._cut()
            self._go_on()

    async def finished(self) -> None:
        """Return once all is spoken or dropped, at the latest when the voice gives up."""
        with self._lock:
            if self._is_idle:
                return
            reached = self._ending.awaited()
        await reached

    def close(self) -> None:
        """Fall silent for good; the worker and its folder are gone on return."""
        with self._lock:
            self._end()
            if self._process:
                self._process.kill()
        if threading.current_thread() is not self._keeper:
            self._keeper.join(_CLOSING)

    def await_worker(self, timeout: float, other_than: int | None = None) -> int | None:
        """Wait until the engine is ready to speak.

        Args:
            timeout: seconds to wait.
            other_than: the process number of a worker that does not count, for it was killed.

        Returns:
            The worker's process number; ``None`` when the time is up or the voice has given up.
        """

        def there() -> bool:
            return self._over or (self._worker is not None and self._worker.pid != other_than)

        with self._readiness:
            self._readiness.wait_for(there, timeout)
            return self._worker.pid if self._worker and there() else None

    # The line of tellings; the caller holds the lock

    @property
    def _is_idle(self) -> bool:
        return self._current is None and not self._waiting

    def _go_on(self) -> None:
        """Speak the next telling when none is under way, or tell whoever awaits the end."""
        if self._worker and not self._current and self._waiting:
            self._speak(self._worker, self._waiting.next())
        if self._is_idle:
            self._ending.reach()

    def _speak(self, worker: WorkerProcess, telling: Telling) -> None:
        self._current = telling
        self._sent += 1
        self._grant(_SPEAKING)
        worker.send(spoken(self._sent, telling, self._delivery))

    def _cut(self) -> Telling | None:
        """Silence the telling under way and return it."""
        cut, self._current = self._current, None
        if cut and self._worker:
            self._worker.send(Stop(self._sent))
            self._grant(_STOPPING)
        return cut

    def _grant(self, seconds: float) -> None:
        self._deadline = time.monotonic() + seconds

    def _end(self) -> None:
        self._over = True
        self._closing.set()
        self._drop()
        self._readiness.notify_all()

    def _drop(self) -> None:
        self._waiting.clear()
        self._current = None
        self._go_on()

    # The keeper

    def _keep(self) -> None:
        warm = True
        while not self._over:
            try:
                worker = self._started(warm)
            except OSError as reason:
                with self._lock:
                    self._do_without(str(reason))
            else:
                self._attend(worker)
                worker.bury()
            warm = False
            self._troubles.tell()
            if self._channel.away and self._failures:
                self._closing.wait(_PAUSES[min(self._failures, len(_PAUSES)) - 1])

    def _started(self, warm: bool) -> WorkerProcess:
        channel = self._channel
        if channel.plays:
            return WorkerProcess(self._command, warm=warm)
        return WorkerProcess((), warm=False, module=channel.worker)

    def _attend(self, worker: WorkerProcess) -> None:
        """Hear a worker from its birth to its death."""
        with self._lock:
            channel = self._channel
            self._process = worker
            self._grant(channel.starting)
            if self._over:
                worker.kill()
        for message in worker.messages(self._is_overdue):
            with self._lock:
                self._heed(worker, message)
                self._go_on()
            self._troubles.tell()
        with self._lock:
            self._mourn(channel)
            self._go_on()

    def _is_overdue(self) -> bool:
        with self._lock:
            return self._deadline is not None and time.monotonic() > self._deadline

    def _heed(self, worker: WorkerProcess, message: FromWorker) -> None:
        match message:
            case _ if self._over:
                pass
            case Ready():
                self._arrive(worker)
            case Unusable(reason):
                self._do_without(reason)
            case Away(reason):
                self._grant(self._channel.starting)
                self._miss(reason)
            case Started(telling, seconds) if telling == self._sent and self._current:
                self._grant(seconds + _SPEAKING)
            case Known(voices):
                self._known = voices
            case Lacks(lack, voice, locale):
                self._refused.add((voice, locale))
                which = {"voice": voice, "language": locale} if voice else {}
                self._troubles.add_lasting(lack, which)
            case Ended(telling, outcome, status):
                self._judge(outcome, status)
                if telling == self._sent:
                    self._current = None
                    self._deadline = None

    def _arrive(self, worker: WorkerProcess) -> None:
        """Speak through a worker that is ready."""
        self._worker = worker
        self._deadline = None
        self._readiness.notify_all()
        if not self._here:
            self._here = True
            self._troubles.are_over()
            self._troubles.add(self._channel.back, {})
            self._troubles.are_over()
        elif self._stands_in_for:
            self._troubles.add("voice-instead", {})
        self._stands_in_for = None

    def _miss(self, reason: str) -> None:
        """Wait for another program, which does not answer; what it is late for is not told."""
        if self._stands_in_for:
            self._channel = self._stands_in_for
            self._give_up(self._channel.lacking, {"reason": reason})
        elif self._here:
            self._here = False
            self._troubles.add(self._channel.away, {})
            self._drop()

    def _do_without(self, reason: str) -> None:
        """Speak through something else, or not at all."""
        if self._instead:
            self._stands_in_for, self._channel, self._instead = self._channel, self._instead, None
        else:
            lacking = self._stands_in_for or self._channel
            self._give_up(lacking.lacking, {"reason": reason})

    def _judge(self, outcome: Outcome, status: int) -> None:
        player = self._command[0]
        self._failures = 0
        match outcome:
            case Outcome.TOLD:
                self._troubles.are_over()
            case Outcome.NO_PLAYER:
                self._troubles.add("voice-no-player", {"player": player})
            case Outcome.FAILED:
                arguments: Arguments = {"player": player, "status": status}
                self._troubles.add(self._channel.silent, arguments)

    def _mourn(self, channel: Channel) -> None:
        """Take back what the dead worker was speaking, and see whether another may follow."""
        now = time.monotonic()
        hung = self._deadline is not None and now > self._deadline
        was_ready = self._worker is not None
        self._process = self._worker = self._deadline = None
        if channel is not self._channel or self._over:
            return
        if channel.away:
            self._failures += 1
            if hung or not was_ready:
                self._miss("no answer")
        else:
            self._deaths = [death for death in self._deaths if now - death < _MINUTE] + [now]
        cut, self._current = self._current, None
        if cut:
            cut.deaths += 1
            if cut.deaths < _DEADLY:
                self._waiting.add(cut)
        if len(self._deaths) > RESTARTS:
            self._give_up("voice-gave-up", {"deaths": len(self._deaths)})

    def _give_up(self, message_id: str, arguments: Arguments) -> None:
        self._troubles.add(message_id, arguments)
        self._end()
