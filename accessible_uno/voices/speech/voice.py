"""The voice that is heard.

The caller only queues: it writes one line to the worker's pipe.  A keeper thread starts the worker,
hears what it tells, and replaces it when it dies or makes no progress.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Final

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.notices import NoticeArguments, Notices, OnProblem, ignore_problem
from accessible_uno.voices.speech.backends import OWN_ENGINE, Backend
from accessible_uno.voices.speech.backoff import Backoff
from accessible_uno.voices.speech.params import SpeechParams
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
    Unusable,
)
from accessible_uno.voices.speech.scheduler import Mouth

_CLOSING: Final = 2.0


class SpeechVoice:
    """Speaks through a backend, one telling at a time: pyttsx3, or another program's voice.

    NORMAL tellings queue, NEXT ones pass those that wait, and a NOW cuts off what is spoken: a
    NORMAL telling cut off is dropped, any other is spoken again after it.

    A worker that dies or hangs is replaced, and the telling that it was speaking is spoken again;
    after three replacements within a minute the voice gives up.  Another program is waited for
    instead: while it does not answer, tellings are dropped.  The delivery goes with each
    telling, so a change is heard from the next one on.

    Args:
        on_problem: called from the keeper's thread, once for each trouble until sound comes back,
            with ``voice-no-player``, ``voice-gave-up``, or what the backend names; once and for all
            with a ``Lack``, what the engine cannot do.
        backend: what speaks.
        instead: what speaks where that cannot be had: told as ``voice-instead`` once it does.
        delivery: how it speaks until it is tuned.
        player: the command that plays a file; without it the environment's
            ``ACCESSIBLE_UNO_PLAYER``, else the system's own.
    """

    def __init__(
        self,
        on_problem: OnProblem = ignore_problem,
        backend: Backend = OWN_ENGINE,
        *,
        instead: Backend | None = None,
        delivery: SpeechParams | None = None,
        player: str | None = None,
    ) -> None:
        self._notices = Notices(on_problem)
        self._known: Mapping[str, Sequence[str]] = {}
        self._refused: set[tuple[str, str]] = set()
        self._command = player_command(player)
        self._wanted = self._channel = backend
        self._instead = instead
        self._stands_in_for: Backend | None = None
        self._here = True
        self._over = False

        self._lock = threading.Lock()
        self._readiness = threading.Condition(self._lock)
        self._process: WorkerProcess | None = None
        self._mouth = Mouth((delivery or SpeechParams()).speakable())
        self._patience = Backoff()
        self._closing = threading.Event()

        self._keeper = threading.Thread(target=self._keep, name="speech", daemon=True)
        self._keeper.start()

    # What a player sets

    @property
    def delivery(self) -> SpeechParams:
        """How it speaks, within what engines can."""
        return self._mouth.delivery

    @property
    def is_fallback(self) -> bool:
        """Whether something speaks in place of what was wanted and cannot be had."""
        return self._channel is not self._wanted and not self._over

    def set_delivery(self, delivery: SpeechParams) -> None:
        """Speak so from the next telling on; muted, drop what comes, and tell the rest still."""
        self._mouth.delivery = delivery.speakable()

    def voices(self, locale: str) -> Sequence[str]:
        """Return the names of voices that may be set for ``locale``; none while unknown.

        One that is set without being listed is listed last, unless there is no such voice.
        """
        names = self._known.get(locale, ())
        wished = self.delivery.voices.get(locale)
        unlisted = wished not in names and (wished, locale) not in self._refused
        return (*names, wished) if names and wished and unlisted else names

    # The voice

    def output(self, utterance: Utterance) -> None:
        """Queue it by its priority; nothing is spoken of a text without sound."""
        with self._lock:
            if self._here and not self._over and not self.delivery.muted:
                self._mouth.output(utterance)

    def cancel(self) -> None:
        """Fall silent now and drop what waits."""
        with self._lock:
            self._mouth.cancel()

    def withdraw(self, chance: object) -> None:
        """Drop the tellings of this chance, silencing the one under way; ``None`` is no chance."""
        with self._lock:
            self._mouth.withdraw(chance)

    async def wait_until_done(self) -> None:
        """Return once all is spoken or dropped, at the latest when the voice gives up."""
        with self._lock:
            if self._mouth.is_idle:
                return
            reached = self._mouth.awaited()
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
            worker = self._mouth.worker
            return self._over or (worker is not None and worker.pid != other_than)

        with self._readiness:
            self._readiness.wait_for(there, timeout)
            worker = self._mouth.worker
            return worker.pid if worker and there() else None

    # The caller of these holds the lock

    def _end(self) -> None:
        self._over = True
        self._closing.set()
        self._mouth.drop()
        self._readiness.notify_all()

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
            self._notices.flush()
            if self._channel.away:
                self._closing.wait(self._patience.pause)

    def _started(self, warm: bool) -> WorkerProcess:
        backend = self._channel
        if backend.plays:
            return WorkerProcess(self._command, warm=warm)
        return WorkerProcess((), warm=False, module=backend.worker)

    def _attend(self, worker: WorkerProcess) -> None:
        """Hear a worker from its birth to its death."""
        with self._lock:
            backend = self._channel
            self._process = worker
            self._mouth.grant(backend.starting)
            if self._over:
                worker.kill()
        for message in worker.messages(self._is_overdue):
            with self._lock:
                self._heed(worker, message)
                self._mouth.go_on()
            self._notices.flush()
        with self._lock:
            self._mourn(backend)
            self._mouth.go_on()

    def _is_overdue(self) -> bool:
        with self._lock:
            return self._mouth.is_overdue

    def _heed(self, worker: WorkerProcess, message: FromWorker) -> None:
        match message:
            case _ if self._over:
                pass
            case Ready():
                self._arrive(worker)
            case Unusable(reason):
                self._do_without(reason)
            case Away(reason):
                self._mouth.grant(self._channel.starting)
                self._miss(reason)
            case Started(telling, seconds):
                self._mouth.begin(telling, seconds)
            case Known(voices):
                self._known = voices
            case Lacks(lack, voice, locale):
                self._refused.add((voice, locale))
                which = {"voice": voice, "language": locale} if voice else {}
                self._notices.add_permanent(lack, which)
            case Ended(telling, outcome, status):
                self._judge(outcome, status)
                self._mouth.end(telling)

    def _arrive(self, worker: WorkerProcess) -> None:
        """Speak through a worker that is ready."""
        self._mouth.arrive(worker)
        self._readiness.notify_all()
        if not self._here:
            self._here = True
            self._notices.clear()
            self._notices.add(self._channel.back, {})
            self._notices.clear()
        elif self._stands_in_for:
            self._notices.add("voice-instead", {})
        self._stands_in_for = None

    def _miss(self, reason: str) -> None:
        """Wait for another program, which does not answer; what it is late for is not told."""
        if self._stands_in_for:
            self._channel = self._stands_in_for
            self._give_up(self._channel.lacking, {"reason": reason})
        elif self._here:
            self._here = False
            self._notices.add(self._channel.away, {})
            self._mouth.drop()

    def _do_without(self, reason: str) -> None:
        """Speak through something else, or not at all."""
        if self._instead:
            self._stands_in_for, self._channel, self._instead = self._channel, self._instead, None
        else:
            lacking = self._stands_in_for or self._channel
            self._give_up(lacking.lacking, {"reason": reason})

    def _judge(self, outcome: Outcome, status: int) -> None:
        player = self._command[0]
        self._patience.heard()
        match outcome:
            case Outcome.TOLD:
                self._notices.clear()
            case Outcome.NO_PLAYER:
                self._notices.add("voice-no-player", {"player": player})
            case Outcome.FAILED:
                arguments: NoticeArguments = {"player": player, "status": status}
                self._notices.add(self._channel.silent, arguments)

    def _mourn(self, backend: Backend) -> None:
        """Take back what the dead worker was speaking, and see whether another may follow."""
        hung, was_ready = self._mouth.is_overdue, self._mouth.worker is not None
        self._process = None
        self._mouth.lose()
        if backend is not self._channel or self._over:
            return
        if backend.away:
            self._patience.failed()
            if hung or not was_ready:
                self._miss("no answer")
        else:
            self._patience.died()
        self._mouth.take_back()
        if self._patience.is_over:
            self._give_up("voice-gave-up", {"deaths": self._patience.deaths})

    def _give_up(self, message_id: str, arguments: NoticeArguments) -> None:
        self._notices.add(message_id, arguments)
        self._end()
