"""The main loop of workers that let another program speak.

Such a worker is run by ``python -m MODULE FOLDER``.  A call to the other program that hangs hangs
this worker alone, which then ends itself; the game starts another.
"""

from __future__ import annotations

import contextlib
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NoReturn, Protocol, TypeAlias

from accessible_uno.voices.speech.protocol import (
    EngineAway,
    EngineMissing,
    EngineReady,
    FeatureMissing,
    SpeakText,
    SpeechEnded,
    SpeechOutcome,
    SpeechStarted,
    StopSpeaking,
    ToWorker,
    VoicesKnown,
    decode_to_worker,
)
from accessible_uno.voices.worker_pipe import WorkerPipe

RETRY: Final = 0.5
"""Seconds between attempts to reach the other program.  The pauses that grow are the game's: it
restarts the worker of a program that answers and fails again."""

HEARTBEAT: Final = 0.5
"""Seconds after which the other program is asked whether it is still there."""

LONGEST_CALL: Final = 2.0
"""Seconds after which a call counts as hung."""


class ClientMissing(Exception):
    """The library that leads to the other program is not installed."""


Report: TypeAlias = Callable[[], SpeechOutcome | float | None]
"""An event reported by the other program; the thread that makes all calls evaluates it.

Returns how the text under way has ended, or after how many more seconds it is overdue.
"""


class RemoteSpeaker(Protocol):
    """Another program that speaks.  One thread makes every call; an exception ends the worker."""

    name: str
    """The name of what speaks."""

    missing: set[FeatureMissing]
    """What it could not do for this text or one before."""

    def voices(self) -> Mapping[str, Sequence[str]]:
        """Return the names of voices by language, the usual one first; that may take seconds."""

    def speak(self, message: SpeakText) -> float:
        """Begin to speak; return the seconds after which the text is overdue."""

    def stop(self) -> None:
        """Silence what is spoken."""

    def overdue(self) -> SpeechOutcome | float:
        """Return how a text whose end was not reported ended, or how many more seconds to wait."""

    def check(self) -> None:
        """Do nothing, or raise if the other program is gone."""


Connect: TypeAlias = Callable[[Callable[[Report], None]], RemoteSpeaker]
"""Reaches the other program, which reports through the callable, from any thread.

Raises ``ClientMissing``; after any other exception it is tried again.
"""


class RemoteWorker:
    """Passes texts from the game to the other program, and reports how they went."""

    def __init__(self, connect: Connect, pipe: WorkerPipe[ToWorker]) -> None:
        self._connect = connect
        self._pipe = pipe
        self._inbox: queue.SimpleQueue[ToWorker | Report] = queue.SimpleQueue()
        self._current: SpeakText | None = None
        self._deadline = 0.0
        self._voices_sent = False
        self._reported: set[FeatureMissing] = set()

    def listen(self) -> None:
        """Take the game's messages, and end the process when the game closes the pipe."""
        try:
            for message in self._pipe.messages():
                self._inbox.put(message)
        finally:
            os._exit(0)

    def serve(self) -> None:
        """Reach the other program, and speak through it until it goes.

        Raises:
            Exception: it has gone.
            ClientMissing: the library that leads to it is not installed.
        """
        speaker = self._reach()
        self._pipe.send(EngineReady(speaker.name))
        while True:
            self._do_next(speaker)

    def _reach(self) -> RemoteSpeaker:
        while True:
            try:
                return self._connect(self._inbox.put)
            except ClientMissing:
                raise
            except Exception as reason:  # noqa: BLE001  # clients raise errors of any class
                self._pipe.send(EngineAway(f"{type(reason).__name__}: {reason}"))
                time.sleep(RETRY)

    @contextlib.contextmanager
    def _time_limit(self) -> Iterator[None]:
        """End the worker if a call of the block hangs."""
        watch = threading.Timer(LONGEST_CALL, self._call_hung)
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def _call_hung(self) -> None:
        self._pipe.send(EngineAway("no answer"))
        os._exit(1)

    def _do_next(self, speaker: RemoteSpeaker) -> None:
        """Handle the next message or report, or look after the other program when none comes."""
        left = self._deadline - time.monotonic() if self._current else HEARTBEAT
        try:
            message = self._inbox.get(timeout=min(max(left, 0.0), HEARTBEAT))
        except queue.Empty:
            self._send_voices(speaker)
            with self._time_limit():
                self._look_after(speaker)
        else:
            if isinstance(message, SpeakText) and (message.voice or message.seat >= 0):
                self._send_voices(speaker)  # the speaker chooses among them
            with self._time_limit():
                self._handle(message, speaker)

    def _send_voices(self, speaker: RemoteSpeaker) -> None:
        """Send the names of voices, once; outside the time limit, for there may be thousands."""
        if not self._voices_sent:
            self._voices_sent = True
            self._pipe.send(VoicesKnown(speaker.voices()))

    def _handle(self, message: ToWorker | Report, speaker: RemoteSpeaker) -> None:
        match message:
            case SpeakText():
                self._current = message
                self._allow(speaker.speak(message), speaker)
                for missing in speaker.missing - self._reported:
                    self._reported.add(missing)
                    self._pipe.send(missing)
            case StopSpeaking(number):
                if self._current and self._current.number <= number:
                    speaker.stop()
                    self._end(SpeechOutcome.CUT_OFF)
            case _:
                self._apply(message(), speaker)

    def _look_after(self, speaker: RemoteSpeaker) -> None:
        """See whether the text is overdue, or else whether the other program is still there."""
        if self._current and time.monotonic() >= self._deadline:
            self._apply(speaker.overdue(), speaker)
        else:
            speaker.check()

    def _apply(self, result: SpeechOutcome | float | None, speaker: RemoteSpeaker) -> None:
        match result:
            case _ if not self._current:
                pass
            case SpeechOutcome():
                self._end(result)
            case float():
                self._allow(result, speaker)

    def _allow(self, seconds: float, speaker: RemoteSpeaker) -> None:
        """Let the text under way take so many more seconds."""
        assert self._current
        self._deadline = time.monotonic() + seconds
        self._pipe.send(SpeechStarted(self._current.number, seconds, speaker.name))

    def _end(self, outcome: SpeechOutcome) -> None:
        assert self._current
        self._pipe.send(SpeechEnded(self._current.number, outcome, 0))
        self._current = None


def run_remote_worker(connect: Connect) -> NoReturn:
    """Run until the game closes its end, or the other program goes."""
    pipe = WorkerPipe(decode_to_worker)
    worker = RemoteWorker(connect, pipe)
    threading.Thread(target=worker.listen, daemon=True, name="listener").start()
    try:
        worker.serve()
    except ClientMissing as reason:
        pipe.send(EngineMissing(str(reason)))
    finally:
        os._exit(1)
