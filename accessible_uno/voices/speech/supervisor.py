"""The thread that keeps a speech worker running: it starts, hears, replaces and reaps workers.

A worker that hangs is told from one on a loaded machine.
"""

from __future__ import annotations

import os
import shlex
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from accessible_uno.voices.backoff import Backoff
from accessible_uno.voices.notices import NoticeArguments, Notices
from accessible_uno.voices.speech.backends import LIBRARY_MISSING, Backend
from accessible_uno.voices.speech.protocol import (
    WINDOWS_PLAYER,
    EngineAway,
    EngineMissing,
    EngineReady,
    FeatureMissing,
    FromWorker,
    SpeechEnded,
    SpeechOutcome,
    SpeechStarted,
    ToWorker,
    VoicesKnown,
    decode_from_worker,
)
from accessible_uno.voices.speech.scheduler import SpeechScheduler
from accessible_uno.voices.worker_process import WorkerProcess

SpeechProcess: TypeAlias = WorkerProcess[ToWorker, FromWorker]
"""A speech worker as the game sees it."""

PLAYER_VARIABLE: Final = "ACCESSIBLE_UNO_PLAYER"
"""Names the command that plays a sound file; the file's path is added at its end."""

_USUAL_PLAYERS: Final = {"darwin": ("afplay",), "win32": (WINDOWS_PLAYER,)}


def player_command(setting: str | None = None) -> list[str]:
    """Return the words of the player's command: the setting, the variable, or the system's own.

    A command that cannot be split is returned as one word; it names no program, and the voice
    reports that.
    """
    wanted = setting or os.environ.get(PLAYER_VARIABLE, "")
    try:
        return _split(wanted) or list(_USUAL_PLAYERS.get(sys.platform, ("aplay", "-q")))
    except ValueError:
        return [wanted]


def _split(command: str) -> list[str]:
    """Return the words of a command; on Windows a backslash separates folders."""
    if os.name == "posix":
        return shlex.split(command)
    return [word.strip('"') for word in shlex.split(command, posix=False)]


def start_worker(
    backend: Backend, player: Sequence[str] = (), *, warm_up: bool = False
) -> SpeechProcess:
    """Start a worker of the backend.

    Args:
        backend: what speaks.
        player: the command that plays a sound file, for a backend that writes files.
        warm_up: whether it wakes the sound device first; its first sound comes late otherwise.

    Raises:
        OSError: it cannot be started.
    """
    arguments = ("warm-up" if warm_up else "", *player) if backend.plays_files else ()
    return WorkerProcess(backend.worker, decode_from_worker, arguments, private_folder=True)


_TASKS: Final = Path("/proc")

_ASLEEP: Final = frozenset("SI")
_STOPPED: Final = frozenset("Tt")
"""The letters of a thread that waits for something, and of one that a signal has stopped.  Other
letters mean that it runs, would run if a processor were free, or waits for a disk."""


class _Thread(Struct, frozen=True):
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


class SpeechSupervisor(Protocol):
    """Feeds what speaks from a scheduler; its attributes are those of :class:`WorkerSupervisor`."""

    backend: Backend
    is_reachable: bool
    is_over: bool
    voices: Mapping[str, Sequence[str]]
    refused: set[tuple[str, str]]

    def start(self) -> None:
        """Speak from now on."""

    def stop(self, timeout: float) -> None:
        """Fall silent for good, after so many seconds at most."""

    @property
    def worker(self) -> int | None:
        """The number of the process that is ready to speak; ``None`` where there is none."""


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

    @property
    def worker(self) -> int | None:
        """The process number of the worker that is ready to speak; ``None`` where there is none."""
        with self._lock:
            return self._scheduler.worker.pid if self._scheduler.worker else None

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
