"""What speaks: the game's own engine, Speech Dispatcher, or the player's screen reader."""

from __future__ import annotations

import sys
from typing import Final

from msgspec import Struct

_WORKERS: Final = "accessible_uno.voices.speech.workers"

_SPEAKING: Final = ("win32", "darwin")
"""The systems that have a voice of their own."""


class Backend(Struct, frozen=True):
    """A way to speak: its worker, and the message ids of its problems in ``voices.ftl``.

    Attributes:
        worker: the module that its worker runs.
        plays_files: whether it writes sound files, which a player of ours plays.
        starting: seconds after which a worker that is not ready counts as hung.
        asleep: seconds after which a worker counts as hung that is to answer and sleeps.
        missing: reported when it is not installed on this machine.
        away: reported when the other program does not answer; the voice waits until it does.
            Empty: the backend needs no other program.
        back: reported when the other program answers again.
        silent: reported when it answers and nothing is heard.
    """

    worker: str
    plays_files: bool
    starting: float
    asleep: float
    missing: str
    away: str = ""
    back: str = ""
    silent: str = ""


OWN_ENGINE: Final = Backend(
    f"{_WORKERS}.pyttsx3_worker",
    plays_files=True,
    starting=8.0,  # it starts in 0.1 s; a loaded machine may take fifty times as long
    asleep=1.0,  # it has nothing to wait for while it prepares a text
    missing="voice-no-system-voice" if sys.platform in _SPEAKING else "voice-no-engine",
    silent="voice-no-sound",
)
"""pyttsx3, which is eSpeak NG on Linux and the system's own voice elsewhere."""

SPEECH_DISPATCHER: Final = Backend(
    f"{_WORKERS}.dispatcher",
    plays_files=False,
    starting=4.0,
    asleep=2.5,  # it waits for the server, and gives up by itself after two seconds
    missing="dispatcher-no-binding",
    away="dispatcher-away",
    back="dispatcher-back",
    silent="dispatcher-silent",
)
"""Speech Dispatcher, through its own client: the voice that Orca speaks with."""

SCREEN_READER_BRIDGE: Final = Backend(
    f"{_WORKERS}.screen_reader",
    plays_files=False,
    starting=15.0,  # finding the screen reader took up to 6.9 s
    asleep=2.5,
    missing="bridge-not-installed",
    away="bridge-away",
    back="bridge-back",
)
"""The screen reader that runs, through prismatoid."""

LIBRARY_MISSING: Final = "voice-no-library"
"""Reported in place of ``missing`` when it is the library from PyPI that leads to the engine."""

SPEECH_LOST: Final = (
    *(LIBRARY_MISSING, "voice-no-engine", "voice-no-player", "voice-no-sound", "voice-gave-up"),
    *(SPEECH_DISPATCHER.missing, SPEECH_DISPATCHER.away, SPEECH_DISPATCHER.silent),
    *(SCREEN_READER_BRIDGE.missing, SCREEN_READER_BRIDGE.away),
)
"""The reports after which nothing that is spoken can be heard."""

SPEECH_RESTORED: Final = ("voice-instead", SPEECH_DISPATCHER.back, SCREEN_READER_BRIDGE.back)
"""The reports after which speech is heard again."""
