"""The voice of short sounds."""

from __future__ import annotations

import asyncio
import math
import threading
from collections import deque
from typing import TYPE_CHECKING, Final, TypeAlias

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import USUAL_SOUND_VOLUME
from accessible_uno.voices.backoff import Backoff
from accessible_uno.voices.notices import Notices, OnProblem, ignore_problem
from accessible_uno.voices.sounds.protocol import (
    FadeOut,
    PlaySound,
    SoundCommand,
    SoundStatus,
    StatusChanged,
    decode_status,
)

if TYPE_CHECKING:
    from accessible_uno.voices.worker_process import WorkerProcess

SoundProcess: TypeAlias = "WorkerProcess[SoundCommand, StatusChanged]"
"""The sound worker as the game sees it."""

GRACE: Final = 1.0
"""Seconds in which the worker may close its device before it is killed."""

TIMEOUT: Final = 10.0
"""Seconds after which the probe gives up; some sound servers take seconds to refuse."""

LOUDEST: Final = 100

STARTS: Final = 4
"""How many workers are tried: a sound that has killed so many kills the next one too."""

LENGTH: Final = 0.3
"""Seconds that a sound lasts at most."""

_KEPT_UNTIL_START: Final = 4
"""Sounds kept while the worker starts; older ones would come too late to be understood."""

_GAVE_UP: Final = "voice-sounds-gave-up"

_PROBLEMS: Final = {
    SoundStatus.NO_LIBRARY: "voice-sounds-no-library",
    SoundStatus.NO_DEVICE: "voice-sounds-no-device",
}


class SoundVoice:
    """Plays the sounds of an utterance as soon as it is output, before the words of our own voice.

    Nothing is loaded, opened or started before :meth:`start` and the first sound; then a thread of
    its own starts a worker process, and the caller only writes a line to a pipe.

    Args:
        on_problem: called from that thread, once for each problem until sounds are heard, with
            ``voice-sounds-no-library``, ``voice-sounds-no-device`` or ``voice-sounds-gave-up``; but
            only after :meth:`enable_reports`.
    """

    def __init__(self, on_problem: OnProblem = ignore_problem) -> None:
        self._notices = Notices(on_problem)
        self._reports_enabled = False
        self._problem: tuple[str, str] | None = None
        self._is_on = False
        self._is_started = False
        self._volume = USUAL_SOUND_VOLUME

        self._lock = threading.Lock()
        self._process: SoundProcess | None = None
        self._thread: threading.Thread | None = None
        self._before_start: deque[SoundCommand] = deque(maxlen=_KEPT_UNTIL_START)
        self._backoff = _all_starts()
        self._given_up = False
        self._is_closed = False
        self._seconds_left = 0.0

    # Settings

    @property
    def worker(self) -> int | None:
        """The number of the worker's process; ``None`` where there is none."""
        process = self._process
        return process.pid if process is not None else None

    def configure(self, on: bool, volume: int, *, muted: bool = False) -> None:
        """Turn sounds on or off, at a volume from 0 to 100; while muted they are dropped."""
        self._is_on = on and not muted
        self._volume = min(max(volume, 0), LOUDEST)
        if not self._is_on:
            self.cancel()

    def start(self) -> None:
        """Play sounds from now on, beginning with the last ones that came before."""
        with self._lock:
            self._is_started = True
            if self._before_start:
                self._start_worker()

    def enable_reports(self) -> None:
        """Report problems from now on: the player has asked for sounds.

        After giving up, the next sound starts a worker again: what was missing may have come.
        """
        self._reports_enabled = True
        with self._lock:
            tries_again, self._given_up = self._given_up, False
        if tries_again:
            self._backoff = _all_starts()
        if self._problem == (_GAVE_UP, ""):
            self._problem = None
            self._notices.clear()
        self._report()

    # The Voice protocol

    def output(self, utterance: Utterance) -> None:
        """Play its sounds; those of a burst are spaced, and the oldest dropped."""
        for cue in utterance.sounds:
            self.play(cue)

    def play(self, cue: Cue) -> None:
        """Play a sound by itself."""
        if self._is_on:
            self._seconds_left = LENGTH
            self._send(PlaySound.of(cue, self._volume))

    def cancel(self) -> None:
        """Fade out."""
        if self._seconds_left:
            self._seconds_left = 0.0
            self._send(FadeOut())

    def withdraw(self, offer: object) -> None:
        """Do nothing: the sound of the offer has been heard."""

    async def wait_until_done(self) -> None:
        """Return when the last sound has been heard."""
        seconds, self._seconds_left = self._seconds_left, 0.0
        await asyncio.sleep(seconds)

    def close(self) -> None:
        """Fall silent for good; the worker is gone on return."""
        with self._lock:
            self._is_closed = True
            process, thread = self._process, self._thread
        if thread is None:
            return
        if process is not None:
            process.close_input()
            thread.join(GRACE)
            process.kill()
        thread.join()

    def _send(self, command: SoundCommand) -> None:
        with self._lock:
            if self._process is not None:
                self._process.send(command)
                return
            self._before_start.append(command)
            self._start_worker()

    def _start_worker(self) -> None:
        """Start a worker where there is none and may be one; the caller holds the lock."""
        ready = self._is_started and self._thread is None and not self._is_closed
        if ready and not self._given_up:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()

    # The thread

    def _run(self) -> None:
        """Start a worker, and handle its messages until it has ended; the next sound starts one."""
        is_missing = False
        try:
            process = start_sound_worker()
        except OSError as reason:
            is_missing = True
            self._note_problem("voice-sounds-no-library", str(reason))
        else:
            with self._lock:
                self._process = process
                while self._before_start:
                    process.send(self._before_start.popleft())
                if self._is_closed:
                    process.close_input()
            for message in process.messages():
                is_missing = message.status is SoundStatus.NO_LIBRARY
                self._handle(message.status, message.detail)
            with self._lock:
                self._process = None  # what comes from now on waits for the next worker
            process.reap(GRACE)
        with self._lock:
            self._thread = None
            self._backoff.worker_died()
            self._given_up = is_missing or self._backoff.is_exhausted
            if self._given_up:
                self._before_start.clear()
            elif self._before_start:
                self._start_worker()
        if self._given_up and not is_missing and not self._is_closed:
            self._note_problem(_GAVE_UP, "")

    def _handle(self, status: SoundStatus, detail: str) -> None:
        if status is SoundStatus.PLAYING:
            self._problem = None
            self._notices.clear()
        elif status in _PROBLEMS:
            self._note_problem(_PROBLEMS[status], detail)

    def _note_problem(self, message_id: str, reason: str) -> None:
        self._problem = message_id, reason
        self._report()

    def _report(self) -> None:
        """Report the problem, where the player has asked for sounds."""
        if self._reports_enabled and self._problem is not None:
            message_id, reason = self._problem
            self._notices.add(message_id, {"reason": reason})
            self._notices.flush()


def _all_starts() -> Backoff:
    """Return the count of workers at its beginning; what has killed some is not forgotten."""
    return Backoff(restarts=STARTS - 1, window=math.inf)


def start_sound_worker() -> SoundProcess:
    """Start the worker.  A sound that its pipe has no room for is dropped, for it would be late.

    Raises:
        OSError: it cannot be started.
    """
    # Loading what starts processes takes time, which a game without sounds need not pay.
    from accessible_uno.voices.worker_process import WorkerProcess

    return WorkerProcess("accessible_uno.voices.sounds.worker", decode_status, drop_when_full=True)


def sounds_here() -> tuple[SoundStatus, str]:
    """Return the status of sounds, and the way to the device or the reason of a failure."""
    try:
        worker = start_sound_worker()
    except OSError as reason:
        return SoundStatus.NO_LIBRARY, str(reason)
    timer = threading.Timer(TIMEOUT, worker.kill)
    timer.start()
    worker.send(PlaySound.of(Cue(Sound.TURN), 0))
    found = StatusChanged(SoundStatus.NO_DEVICE, "")
    try:
        for found in worker.messages():
            if found.status is not SoundStatus.READY:
                break
    finally:
        timer.cancel()
        worker.reap(GRACE)
    return found.status, found.detail
