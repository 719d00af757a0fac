"""What speaks: our own engine, Speech Dispatcher, or the player's screen reader."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Backend:
    """What a voice speaks through, and how its troubles are called in ``voices.ftl``.

    Attributes:
        worker: the module that its worker runs.
        plays: whether its sounds are files, for a player of ours.
        starting: seconds after which a worker that is not ready is taken for dead.
        lacking: told when it cannot be had on this machine.
        away: told when nobody answers; the voice waits for it.  Empty: it is not waited for.
        back: told when it answers again.
        silent: told when it answers and nothing is heard.
    """

    worker: str
    plays: bool
    starting: float
    lacking: str
    away: str = ""
    back: str = ""
    silent: str = ""


OWN_ENGINE: Final = Backend(
    "accessible_uno.voices.speech.worker",
    plays=True,
    starting=8.0,
    lacking="voice-no-engine",
    silent="voice-no-sound",
)
"""pyttsx3, which is eSpeak NG here and the system's own voice elsewhere."""

SPEECH_DISPATCHER: Final = Backend(
    "accessible_uno.voices.speech.dispatcher",
    plays=False,
    starting=4.0,
    lacking="dispatcher-no-binding",
    away="dispatcher-away",
    back="dispatcher-back",
    silent="dispatcher-silent",
)
"""Speech Dispatcher, through its own client: the voice that Orca speaks with."""

SCREEN_READER_BRIDGE: Final = Backend(
    "accessible_uno.voices.speech.screen_reader",
    plays=False,
    starting=15.0,
    lacking="bridge-not-installed",
    away="bridge-away",
    back="bridge-back",
)
"""The screen reader that runs, through prismatoid."""

SPEECH_LOST: Final = (
    *("voice-no-engine", "voice-no-player", "voice-no-sound", "voice-gave-up"),
    *(SPEECH_DISPATCHER.lacking, SPEECH_DISPATCHER.away, SPEECH_DISPATCHER.silent),
    *(SCREEN_READER_BRIDGE.lacking, SCREEN_READER_BRIDGE.away),
)
"""What tells that nothing is heard of what is spoken."""

SPEECH_RESTORED: Final = ("voice-instead", SPEECH_DISPATCHER.back, SCREEN_READER_BRIDGE.back)
"""What tells that it is."""
