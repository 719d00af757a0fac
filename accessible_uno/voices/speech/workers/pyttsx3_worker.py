"""The worker that speaks through pyttsx3: ``python -m MODULE FOLDER WARM_UP PLAYER...``.

FOLDER is a private folder for sounds, WARM_UP is ``warm-up`` to wake the sound device first, and
PLAYER is the command that plays a file.

Every text is written to a file, never spoken by the engine itself: so its end is known, and
killing the player cuts it off.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import sys
import threading
import time
import wave
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from accessible_uno.voices.speech.protocol import (
    WARM_UP,
    WINDOWS_PLAYER,
    EngineMissing,
    EngineReady,
    FeatureMissing,
    SpeakText,
    SpeechStarted,
    StopSpeaking,
    ToWorker,
    VoicesKnown,
    decode_to_worker,
)
from accessible_uno.voices.speech.workers.player import (
    FilePlayer,
    Player,
    WindowsPlayer,
    sound_seconds,
)
from accessible_uno.voices.worker_pipe import WorkerPipe

if TYPE_CHECKING:
    from accessible_uno.voices.speech.workers.pyttsx3_engine import Pyttsx3Engine

ENGINE_LIBRARY: Final = "pyttsx3"

_SILENCE: Final = 0.05
"""Seconds of the silence that wakes the device."""

_STEP: Final = 0.004
"""Seconds between two looks whether a text that waits for its short sounds was cut off."""

_ALL: Final = sys.maxsize

_LEAVING: Final = 5.0
"""Seconds spent at most on emptying a folder that fills again."""


class Pyttsx3Worker:
    """Speaks the texts that arrive, one after the other."""

    def __init__(
        self, folder: Path, player: Player, engine: Pyttsx3Engine, pipe: WorkerPipe[ToWorker]
    ) -> None:
        self._folder = folder
        self._player = player
        self._engine = engine
        self._pipe = pipe
        self._reported: set[FeatureMissing] = set()

    def warm_up(self) -> None:
        """Play a moment of silence: the first sound on a sleeping device comes late."""
        sound = self._folder / "silence.wav"
        with wave.open(str(sound), "wb") as file:
            file.setparams((1, 2, 22050, 0, "NONE", ""))
            file.writeframes(bytes(2 * int(22050 * _SILENCE)))
        self._player.start(WARM_UP, sound)
        self._pipe.send(self._player.wait(WARM_UP, _SILENCE))

    def speak(self, message: SpeakText) -> None:
        """Write the sound, play it once the short sounds before it end, report how that went."""
        number, begins_at = message.number, time.monotonic() + message.lead
        sound = self._folder / f"{number}{self._engine.suffix}"

        def start() -> None:
            while not self._player.is_stopped(number) and time.monotonic() < begins_at:
                time.sleep(_STEP)
            self._player.start(number, sound)

        voice = self._engine.write(message, sound, start)
        seconds = sound_seconds(sound)
        self._pipe.send(SpeechStarted(number, seconds, voice))
        for missing in sorted(self._engine.missing - self._reported):
            self._reported.add(missing)
            self._pipe.send(missing)
        ended = self._player.wait(number, seconds)
        with contextlib.suppress(OSError):  # Windows may still have it open
            sound.unlink()
        self._pipe.send(ended)


def _listen(
    pipe: WorkerPipe[ToWorker],
    player: Player,
    texts: queue.SimpleQueue[SpeakText],
    folder: Path,
) -> None:
    """Handle the game's messages, and end when the game closes the pipe."""
    try:
        for message in pipe.messages():
            match message:
                case StopSpeaking(number):
                    player.stop(number)
                case SpeakText():
                    texts.put(message)
    finally:
        _exit(player, folder, 0)


def _exit(player: Player, folder: Path, status: int) -> NoReturn:
    """End the process, and leave neither a sound nor a file behind.

    Both threads end so, each as soon as it finds the game gone.  The folder is emptied until it
    is gone, because the engine may be about to write a file into it.
    """
    player.stop(_ALL)
    deadline = time.monotonic() + _LEAVING
    while folder.exists() and time.monotonic() < deadline:
        shutil.rmtree(folder, ignore_errors=True)
    os._exit(status)


def main(arguments: list[str]) -> NoReturn:
    """Run until the game closes its end."""
    folder, player = Path(arguments[0]), _player(arguments[2:])
    pipe = WorkerPipe(decode_to_worker)
    texts: queue.SimpleQueue[SpeakText] = queue.SimpleQueue()
    threading.Thread(
        target=_listen, args=(pipe, player, texts, folder), daemon=True, name="listener"
    ).start()
    try:
        engine = _start_engine(pipe)
        if engine is not None:
            worker = Pyttsx3Worker(folder, player, engine, pipe)
            pipe.send(EngineReady(engine.name))
            pipe.send(VoicesKnown(engine.voices()))
            if arguments[1] == "warm-up":
                worker.warm_up()
            while True:
                worker.speak(texts.get())
    finally:
        _exit(player, folder, 1)


def _player(command: list[str]) -> Player:
    if command != [WINDOWS_PLAYER]:
        return FilePlayer(command)
    return WindowsPlayer()


def _start_engine(pipe: WorkerPipe[ToWorker]) -> Pyttsx3Engine | None:
    """Return the engine; where there is none, report why."""
    library = ENGINE_LIBRARY
    try:
        import pyttsx3  # noqa: F401

        library = ""
        # It imports the library itself, which may be missing.
        from accessible_uno.voices.speech.workers.pyttsx3_engine import Pyttsx3Engine

        return Pyttsx3Engine()
    except ImportError as reason:
        pipe.send(EngineMissing(str(reason), library))
    except Exception as reason:  # noqa: BLE001  # drivers raise errors of any class
        pipe.send(EngineMissing(f"{type(reason).__name__}: {reason}"))
    return None


if __name__ == "__main__":
    main(sys.argv[1:])
