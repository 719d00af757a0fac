"""Finds out what speech would work on this machine, with real workers and without a sound."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from accessible_uno.settings.values import USUAL_RATE
from accessible_uno.voices.speech.backends import OWN_ENGINE, Backend
from accessible_uno.voices.speech.process import SpeechProcess, player_command, start_worker
from accessible_uno.voices.speech.protocol import (
    WARM_UP,
    EngineAway,
    EngineMissing,
    EngineReady,
    FromWorker,
    SpeakText,
    SpeechEnded,
    SpeechOutcome,
    SpeechStarted,
    VoicesKnown,
)
from accessible_uno.voices.speech.workers.capabilities import USUAL_VOICES

SILENT_CHECKS: Final = 40
"""How often a silent worker is checked, four times a second, before the probe gives up."""

_CHECKS_A_SECOND: Final = 4


@dataclass
class OwnSpeech:
    """What was found out about the game's own engine.

    Attributes:
        player: the program that plays sound files.
        engine: the engine's name; empty where there is none.
        library: the package from PyPI that is missing, if that is why.
        voices: the engine's voice for each language.
        outcome: how playing a sound went; ``None`` where none was played.
    """

    player: str
    engine: str = ""
    library: str = ""
    voices: dict[str, str] = field(default_factory=dict)
    outcome: SpeechOutcome | None = None

    @property
    def foreign(self) -> list[str]:
        """The languages that eSpeak NG would speak in the voice of another language."""
        if self.engine != "espeak":
            return []
        return [
            locale for locale, voice in self.voices.items() if voice not in USUAL_VOICES[locale]
        ]


class RemoteSpeech(NamedTuple):
    """Another program that would speak: its name, and the names of its voices by language."""

    name: str
    voices: Mapping[str, Sequence[str]]

    @property
    def has_voices(self) -> bool:
        """Whether it names any voice; a screen reader names none and speaks all the same."""
        return any(self.voices.values())


RemoteResult: TypeAlias = RemoteSpeech | EngineAway | EngineMissing


def probe_own_engine() -> OwnSpeech:
    """Return what the own engine can do, after a silence and a silent word in each language."""
    command = player_command()
    found = OwnSpeech(command[0])
    try:
        worker = start_worker(OWN_ENGINE, command, warm_up=True)
    except OSError:
        return found
    try:
        for message in worker.messages(_too_often(SILENT_CHECKS)):
            if _note(message, found, worker):
                break
    finally:
        worker.reap()
    return found


def _note(message: FromWorker, found: OwnSpeech, worker: SpeechProcess) -> bool:
    """Note what a message says; return whether it was the last one."""
    match message:
        case EngineReady(engine):
            found.engine = engine
            for number, locale in enumerate(USUAL_VOICES, start=WARM_UP + 1):
                worker.send(SpeakText(number, "UNO", locale, USUAL_RATE, 0.0))
        case EngineMissing(_, library):
            found.library = library
        case SpeechStarted(number, _, voice):
            found.voices[list(USUAL_VOICES)[number - 1]] = voice
        case SpeechEnded(number, outcome, _):
            found.outcome = outcome
            return number == len(USUAL_VOICES)
    return False


def probe_remote(backend: Backend) -> RemoteResult:
    """Return what another program can do, or why it cannot be reached; that may take seconds."""
    try:
        worker = start_worker(backend)
    except OSError as reason:
        return EngineMissing(str(reason))
    try:
        name = ""
        for message in worker.messages(_too_often(backend.starting * _CHECKS_A_SECOND)):
            match message:
                case EngineReady(engine):
                    name = engine
                case VoicesKnown(voices) if name:
                    return RemoteSpeech(name, voices)
                case EngineAway() | EngineMissing():
                    return message
    finally:
        worker.reap()
    return EngineAway("no answer")


def _too_often(most: float) -> Callable[[], bool]:
    """Return a callable that says yes once it has been called more often than ``most``."""
    calls = itertools.count(1)
    return lambda: next(calls) > most
