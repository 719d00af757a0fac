"""The thread that keeps a speech worker running: it starts, hears, replaces and reaps workers."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence

from accessible_uno.voices.backoff import Backoff
from accessible_uno.voices.notices import NoticeArguments, Notices
from accessible_uno.voices.speech.backends import LIBRARY_MISSING, Backend
from accessible_uno.voices.speech.hang_detector import HangDetector
from accessible_uno.voices.speech.process import SpeechProcess, start_worker
from accessible_uno.voices.speech.protocol import (
    EngineAway,
    EngineMissing,
    EngineReady,
    FeatureMissing,
    FromWorker,
    SpeechEnded,
    SpeechOutcome,
    SpeechStarted,
    VoicesKnown,
)
from accessible_uno.voices.speech.scheduler import SpeechScheduler


class WorkerSupervisor:
    """Keeps one worker running, and reports what goes wrong with it.

    A worker that dies or hangs is replaced, and the utterance that it was speaking is spoken again;
    after three replacements within a minute the supervisor gives up.  A backend that has another
    program to wait for is tried again instead, after longer and longer pauses.

    Args:
        scheduler: what it feeds; every call to it is made with the lock held.
        lock: the voice's lock.
        notices: gets the problems; they are passed on while the lock is free.
        backend: what speaks.
        fallback: what speaks where that is missing; ``voice-instead`` is reported once it does.
        player: the command that plays a sound file.

    Attributes:
        backend: what speaks now.
        is_reachable: whether the backend answers; while it does not, utterances are dropped.
        is_over: whether nothing will be spoken any more.
        voices: the names of voices in each language, as far as they are known.
        refused: pairs of a voice's name and a language for which there is no such voice.
    """

    def __init__(
        self,
        scheduler: SpeechScheduler,
        lock: threading.Lock,
        notices: Notices,
        backend: Backend,
        fallback: Backend | None,
        player: Sequence[str],
    ) -> None:
        self.backend = backend
        self.is_reachable = True
        self.is_over = False
        self.voices: Mapping[str, Sequence[str]] = {}
        self.refused: set[tuple[str, str]] = set()
        self._scheduler = scheduler
        self._lock = lock
        self._worker_changed = threading.Condition(lock)
        self._notices = notices
        self._fallback = fallback
        self._stands_in_for: Backend | None = None
        self._missing = backend.missing
        self._is_hung = False
        self._player = player
        self._process: SpeechProcess | None = None
        self._backoff = Backoff()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self, timeout: float) -> None:
        """End the worker, and wait for the thread; the worker's folder is gone on return."""
        with self._lock:
            self._end()
            if self._process:
                self._process.kill()
        if threading.current_thread() is not self._thread:
            self._thread.join(timeout)

    def wait_for_worker(self, timeout: float, other_than: int | None = None) -> int | None:
        """Wait until a worker is ready; return its process number (see ``await_worker``)."""

        def is_there() -> bool:
            worker = self._scheduler.worker
            return self.is_over or (worker is not None and worker.pid != other_than)

        with self._worker_changed:
            self._worker_changed.wait_for(is_there, timeout)
            worker = self._scheduler.worker
            return worker.pid if worker and is_there() else None

    # The thread; it holds the lock only between two waits

    def _run(self) -> None:
        warm_up = True
        while not self.is_over:
            try:
                worker = start_worker(self.backend, self._player, warm_up=warm_up)
            except OSError as reason:
                with self._lock:
                    self._use_fallback(str(reason))
            else:
                self._attend(worker)
                worker.reap()
            warm_up = False  # the device was woken once; a second silence would only cost time
            self._notices.flush()
            if self.backend.away:
                self._stopping.wait(self._backoff.pause)

    def _attend(self, worker: SpeechProcess) -> None:
        """Handle a worker's messages until it has ended."""
        with self._lock:
            backend = self.backend
            self._process = worker
            self._is_hung = False
            self._scheduler.expect_sign(backend.starting)
            if self.is_over:
                worker.kill()
        is_hung = HangDetector(self._scheduler, backend, worker.pid).is_hung
        for message in worker.messages(lambda: self._with_lock(is_hung)):
            with self._lock:
                if not self.is_over:
                    self._handle(worker, message)
                self._scheduler.speak_next()
            self._notices.flush()
        with self._lock:
            self._worker_ended(backend)
            self._scheduler.speak_next()

    def _with_lock(self, is_hung: Callable[[], bool]) -> bool:
        with self._lock:
            self._is_hung = is_hung()
            return self._is_hung

    # From here on the caller holds the lock

    def _handle(self, worker: SpeechProcess, message: FromWorker) -> None:
        match message:
            case EngineReady():
                self._engine_ready(worker)
            case EngineMissing(reason, library):
                self._use_fallback(reason, library)
            case EngineAway(reason):
                self._scheduler.expect_sign(self.backend.starting)
                self._engine_away(reason)
            case SpeechStarted(number, seconds):
                self._scheduler.speech_started(number, seconds)
            case VoicesKnown(voices):
                self.voices = voices
            case FeatureMissing(feature, voice, locale):
                self.refused.add((voice, locale))
                which = {"voice": voice, "language": locale} if voice else {}
                self._notices.add_permanent(feature, which)
            case SpeechEnded(number, outcome, status):
                lasted = self._scheduler.speech_ended(number)
                self._report_outcome(outcome, status, lasted or not self.backend.plays_files)

    def _engine_ready(self, worker: SpeechProcess) -> None:
        self._scheduler.worker_ready(worker)
        self._worker_changed.notify_all()
        if not self.is_reachable:
            self.is_reachable = True
            self._notices.clear()
            self._notices.add(self.backend.back, {})
            self._notices.clear()
        elif self._stands_in_for:
            self._notices.add("voice-instead", {})
        self._stands_in_for = None

    def _engine_away(self, reason: str) -> None:
        """Wait for another program; what it would have spoken meanwhile is dropped."""
        if self._stands_in_for:
            self.backend = self._stands_in_for
            self._give_up(self._missing, {"reason": reason})
        elif self.is_reachable:
            self.is_reachable = False
            self._notices.add(self.backend.away, {})
            self._scheduler.drop_all()

    def _use_fallback(self, reason: str, library: str = "") -> None:
        """Speak through the fallback, or not at all."""
        if not self._stands_in_for:
            self._missing = LIBRARY_MISSING if library else self.backend.missing
        if self._fallback:
            self._stands_in_for, self.backend = self.backend, self._fallback
            self._fallback = None
        else:
            self._give_up(self._missing, {"reason": reason})

    def _report_outcome(self, outcome: SpeechOutcome, status: int, was_heard: bool) -> None:
        player = self._player[0]
        self._backoff.reached()
        match outcome:
            case SpeechOutcome.SPOKEN if was_heard:
                self._notices.clear()
            case SpeechOutcome.NO_PLAYER:
                self._notices.add("voice-no-player", {"player": player})
            case SpeechOutcome.FAILED:
                self._notices.add(self.backend.silent, {"player": player, "status": status})

    def _worker_ended(self, backend: Backend) -> None:
        """Put back what the dead worker was speaking, and decide whether another is started."""
        hung, was_ready = self._is_hung, self._scheduler.worker is not None
        self._process = None
        self._scheduler.worker_lost()
        if backend is not self.backend or self.is_over:
            return  # the fallback takes over, or the end was wanted
        if backend.away:
            self._backoff.not_reached()
            if hung or not was_ready:
                self._engine_away("no answer")
        else:
            self._backoff.worker_died()
        self._scheduler.put_back()
        if self._backoff.is_exhausted:
            self._give_up("voice-gave-up", {"deaths": self._backoff.deaths})

    def _give_up(self, message_id: str, arguments: NoticeArguments) -> None:
        self._notices.add(message_id, arguments)
        self._end()

    def _end(self) -> None:
        self.is_over = True
        self._stopping.set()
        self._scheduler.drop_all()
        self._worker_changed.notify_all()
