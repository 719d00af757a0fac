"""What the workers have in common whose speech is another program's, not a file of ours.

Such a worker is called ``python -m MODULE FOLDER ""``.  Messages come on standard input and leave
on standard output, as :mod:`~accessible_uno.voices.speech.protocol` has them.  A call that hangs
hangs the worker alone, which then ends itself; the game starts another.
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
    Away,
    Ended,
    FromWorker,
    Known,
    Lacks,
    Outcome,
    Ready,
    Say,
    Started,
    Stop,
    ToWorker,
    Unusable,
    decode,
    encode,
)
from accessible_uno.voices.workers import quiet_channel

RETRY: Final = 0.5
"""Seconds between attempts to reach the other program."""

HEARTBEAT: Final = 0.5
"""Seconds after which it is asked whether it is still there."""


LONGEST_CALL: Final = 2.0
"""Seconds after which a call is taken to hang."""


class Lacking(Exception):
    """What leads to the other program is not installed."""


Heard: TypeAlias = Callable[[], Outcome | float | None]
"""Something that the other program reports, to be looked at by the one thread that calls it.
Returns how the telling under way has ended, or after how many more seconds it is overdue."""


class Speaker(Protocol):
    """Another program's voice.  One thread makes every call; what one raises ends the worker."""

    name: str
    """What speaks, for whoever asks."""

    lacks: set[Lacks]
    """What it could not do for the last telling, or another before."""

    def voices(self) -> Mapping[str, Sequence[str]]:
        """Return the names of voices by language, the usual one first; that may take seconds."""

    def begin(self, say: Say) -> float:
        """Begin to speak; return the seconds after which it is ``overdue``."""

    def stop(self) -> None:
        """Silence what is spoken."""

    def overdue(self) -> Outcome | float:
        """Return how it has ended if no end was reported, or how many more seconds to wait."""

    def check(self) -> None:
        """Do nothing, if the other program is there."""


Connect: TypeAlias = Callable[[Callable[[Heard], None]], Speaker]
"""Reaches the other program, which reports through what is handed over, from any thread.
Raises ``Lacking``; whatever else it raises, it is tried again."""


class Host:
    """Passes on what the game says to the other program, and how that went to the game."""

    def __init__(self, connect: Connect, events: int) -> None:
        self._connect = connect
        self._events = events
        self._inbox: queue.SimpleQueue[ToWorker | Heard] = queue.SimpleQueue()
        self._current: Say | None = None
        self._limit = 0.0
        self._surveyed = False
        self._lacks: set[Lacks] = set()

    def tell(self, message: FromWorker) -> None:
        """Send a message to the game."""
        os.write(self._events, encode(message))

    def listen(self) -> None:
        """Hear the game out, and end with it."""
        try:
            with os.fdopen(0, "rb", closefd=False) as game:
                for line in game:
                    match decode(line):
                        case (Say() | Stop()) as message:
                            self._inbox.put(message)
        finally:
            os._exit(0)

    def serve(self) -> None:
        """Reach the other program, and speak through it until it goes.

        Raises:
            Exception: it has gone.
            Lacking: what leads to it is not installed.
        """
        speaker = self._reached()
        self.tell(Ready(speaker.name))
        while True:
            self._attend(speaker)

    def _reached(self) -> Speaker:
        while True:
            try:
                return self._connect(self._inbox.put)
            except Lacking:
                raise
            except Exception as reason:
                self.tell(Away(f"{type(reason).__name__}: {reason}"))
                time.sleep(RETRY)

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        """End the worker, should what is called meanwhile hang."""
        watch = threading.Timer(LONGEST_CALL, self._hung)
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def _hung(self) -> None:
        self.tell(Away("no answer"))
        os._exit(1)

    def _attend(self, speaker: Speaker) -> None:
        """Do the next thing that there is to do."""
        left = self._limit - time.monotonic() if self._current else HEARTBEAT
        try:
            message = self._inbox.get(timeout=min(max(left, 0.0), HEARTBEAT))
        except queue.Empty:
            self._survey(speaker)
            with self._watched():
                self._look_after(speaker)
        else:
            if isinstance(message, Say) and (message.voice or message.seat >= 0):
                self._survey(speaker)
            with self._watched():
                self._do(message, speaker)

    def _survey(self, speaker: Speaker) -> None:
        """Tell which voices there are, once; with thousands of them, a call that takes its time."""
        if not self._surveyed:
            self._surveyed = True
            self.tell(Known(speaker.voices()))

    def _do(self, message: ToWorker | Heard, speaker: Speaker) -> None:
        match message:
            case Say():
                self._current = message
                self._grant(speaker.begin(message), speaker)
                for lack in speaker.lacks - self._lacks:
                    self._lacks.add(lack)
                    self.tell(lack)
            case Stop(telling):
                if self._current and self._current.telling <= telling:
                    speaker.stop()
                    self._end(Outcome.CUT)
            case _:
                self._heed(message(), speaker)

    def _look_after(self, speaker: Speaker) -> None:
        """See whether it takes too long, or whether the other program is still there."""
        if self._current and time.monotonic() >= self._limit:
            self._heed(speaker.overdue(), speaker)
        else:
            speaker.check()

    def _heed(self, heard: Outcome | float | None, speaker: Speaker) -> None:
        match heard:
            case _ if not self._current:
                pass
            case Outcome():
                self._end(heard)
            case float():
                self._grant(heard, speaker)

    def _grant(self, seconds: float, speaker: Speaker) -> None:
        assert self._current
        self._limit = time.monotonic() + seconds
        self.tell(Started(self._current.telling, seconds, speaker.name))

    def _end(self, outcome: Outcome) -> None:
        assert self._current
        self.tell(Ended(self._current.telling, outcome, 0))
        self._current = None


def host(connect: Connect) -> NoReturn:
    """Run until the game closes its end, or the other program goes."""
    worker = Host(connect, quiet_channel())
    threading.Thread(target=worker.listen, daemon=True, name="listener").start()
    try:
        worker.serve()
    except Lacking as reason:
        worker.tell(Unusable(str(reason)))
    finally:
        os._exit(1)
