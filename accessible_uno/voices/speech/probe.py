"""Whether speech would work here, tried out with a real worker and without a sound to be heard."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Final

from accessible_uno.settings.values import USUAL_RATE
from accessible_uno.voices.speech.languages import VOICES
from accessible_uno.voices.speech.player import player_command
from accessible_uno.voices.speech.process import WorkerProcess
from accessible_uno.voices.speech.protocol import (
    WARMING,
    Ended,
    FromWorker,
    Outcome,
    Ready,
    Say,
    Started,
)

LOOKS: Final = 40
"""How often a silent worker is asked for, four times a second, before it is given up."""


@dataclass
class Speech:
    """What was found.

    Attributes:
        player: the program that plays sounds.
        engine: the engine's name; empty where there is none.
        voices: the engine's voice for each language.
        outcome: how playing a sound went; ``None`` where none was played.
    """

    player: str
    engine: str = ""
    voices: dict[str, str] = field(default_factory=dict)
    outcome: Outcome | None = None

    @property
    def foreign(self) -> list[str]:
        """The languages that eSpeak NG would speak in the voice of another."""
        if self.engine != "espeak":
            return []
        return [locale for locale, voice in self.voices.items() if voice not in VOICES[locale]]


def speech_here() -> Speech:
    """Return what speech would find, after a silence and a silent word in each language."""
    command = player_command()
    found = Speech(command[0])
    looks = itertools.count(1)
    try:
        worker = WorkerProcess(command, warm=True)
    except OSError:
        return found
    try:
        for message in worker.messages(lambda: next(looks) > LOOKS):
            if _noted(message, found, worker):
                break
    finally:
        worker.bury()
    return found


def _noted(message: FromWorker, found: Speech, worker: WorkerProcess) -> bool:
    """Note what the worker tells; return whether that was the last of it."""
    match message:
        case Ready(engine):
            found.engine = engine
            for telling, locale in enumerate(VOICES, start=WARMING + 1):
                worker.send(Say(telling, "UNO", locale, USUAL_RATE, 0.0))
        case Started(telling, _, voice):
            found.voices[list(VOICES)[telling - 1]] = voice
        case Ended(telling, outcome, _):
            found.outcome = outcome
            return telling == len(VOICES)
    return False
