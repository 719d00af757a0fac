"""The worker process: ``python -m accessible_uno.voices.speech.worker FOLDER WARM PLAYER...``.

FOLDER is a private folder for sounds, WARM is ``warm`` to wake the sound device first, and PLAYER
the command that plays a file.  Messages come on standard input, leave on standard output.  Engines
write to standard output too, so ours is moved aside and theirs discarded.

Every telling is written to a file, never spoken by the engine itself: so its end is known, and it
can be cut off by ending the player.  One empty run comes first, for the engine's first run returns
before its work is done.
"""

from __future__ import annotations

import os
import queue
import shutil
import sys
import threading
import time
import wave
from pathlib import Path
from typing import Final, NoReturn

from accessible_uno.voices.speech.engine import Engine
from accessible_uno.voices.speech.player import Player
from accessible_uno.voices.speech.protocol import (
    WARMING,
    FromWorker,
    Known,
    Lacks,
    Ready,
    Say,
    Started,
    Stop,
    Unusable,
    decode,
    encode,
)
from accessible_uno.voices.workers import quiet_channel

_SILENCE: Final = 0.05
_ALL: Final = sys.maxsize
_LEAVING: Final = 5.0  # seconds spent at most on emptying a folder that fills again


class Worker:
    """Speaks what arrives, one telling after the other."""

    def __init__(self, folder: Path, player: Player, engine: Engine, events: int) -> None:
        self._folder = folder
        self._player = player
        self._engine = engine
        self._events = events
        self._told: set[Lacks] = set()

    def tell(self, message: FromWorker) -> None:
        """Send a message to the game."""
        os.write(self._events, encode(message))

    def warm(self) -> None:
        """Play a moment of silence: the first sound on a sleeping device comes late."""
        sound = self._folder / "silence.wav"
        with wave.open(str(sound), "wb") as file:
            file.setparams((1, 2, 22050, 0, "NONE", ""))
            file.writeframes(bytes(2 * int(22050 * _SILENCE)))
        self._player.start(WARMING, sound)
        self.tell(self._player.wait(WARMING, _SILENCE))

    def speak(self, say: Say) -> None:
        """Write the sound, play it, and tell how that went."""
        sound = self._folder / f"{say.telling}.wav"
        voice = self._engine.write(say, sound, lambda: self._player.start(say.telling, sound))
        with wave.open(str(sound)) as file:
            seconds = file.getnframes() / file.getframerate()
        self.tell(Started(say.telling, seconds, voice))
        for lack in sorted(self._engine.lacks - self._told):
            self._told.add(lack)
            self.tell(lack)
        ended = self._player.wait(say.telling, seconds)
        sound.unlink(missing_ok=True)
        self.tell(ended)


def _listen(player: Player, sayings: queue.SimpleQueue[Say], folder: Path) -> None:
    """Hear the game out, and end with it."""
    try:
        with os.fdopen(0, "rb", closefd=False) as game:
            for line in game:
                match decode(line):
                    case Stop(telling):
                        player.stop(telling)
                    case Say() as say:
                        sayings.put(say)
    finally:
        _leave(player, folder, 0)


def _leave(player: Player, folder: Path, status: int) -> NoReturn:
    """End the process, leaving neither sound nor file behind.

    Both threads end so, each as soon as it finds the game gone; and the engine may be about to
    write a file, which would outlive a folder emptied just before.
    """
    player.stop(_ALL)
    given_up = time.monotonic() + _LEAVING
    while folder.exists() and time.monotonic() < given_up:
        shutil.rmtree(folder, ignore_errors=True)
    os._exit(status)


def main(arguments: list[str]) -> NoReturn:
    """Run until the game closes its end."""
    folder, player = Path(arguments[0]), Player(arguments[2:])
    events = quiet_channel()
    sayings: queue.SimpleQueue[Say] = queue.SimpleQueue()
    threading.Thread(
        target=_listen, args=(player, sayings, folder), daemon=True, name="listener"
    ).start()
    try:
        try:
            engine = Engine()
        except Exception as reason:
            os.write(events, encode(Unusable(f"{type(reason).__name__}: {reason}")))
        else:
            worker = Worker(folder, player, engine, events)
            worker.tell(Ready(engine.name))
            worker.tell(Known(engine.voices()))
            if arguments[1] == "warm":
                worker.warm()
            while True:
                worker.speak(sayings.get())
    finally:
        _leave(player, folder, 1)


if __name__ == "__main__":
    main(sys.argv[1:])
