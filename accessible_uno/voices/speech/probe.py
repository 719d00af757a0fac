"""Finds out what speech would work on this machine, with real workers and without a sound.

Speech Dispatcher is run for a short while where nothing runs it yet.
"""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from accessible_uno.settings.values import USUAL_RATE
from accessible_uno.voices.speech.backends import OWN_ENGINE, Backend
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
from accessible_uno.voices.speech.supervisor import SpeechProcess, player_command, start_worker
from accessible_uno.voices.speech.workers.capabilities import USUAL_VOICES

SILENT_CHECKS: Final = 40
"""How often a silent worker is checked, four times a second, before the probe gives up."""

_CHECKS_A_SECOND: Final = 4


class OwnSpeech(Struct):
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
    voices: dict[str, str] = {}
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


STARTING: Final = 3.0
"""Seconds that the server may take to open its socket."""

LEAVING: Final = 3.0
"""Seconds that it may take to end by itself."""

_CHECK: Final = 0.02
_LOCAL: Final = "unix_socket:"


@contextmanager
def server_for_a_while() -> Iterator[None]:
    """Run the server within the block, where none runs and its settings let programs start one.

    A client that starts a server leaves a daemon behind; this one is our own child, and ends with
    the block.
    """
    place = _socket()
    server = None if place is None or _answers(place) else _start(place)
    try:
        yield
    finally:
        if server is not None:
            _end(server)


def _socket() -> Path | None:
    """Return where the server's socket is or will be; ``None``: on a network, or nowhere."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    address = os.environ.get("SPEECHD_ADDRESS", "")
    if address:
        local, place = address.startswith(_LOCAL), address.removeprefix(_LOCAL)
        return Path(place) if local and place != "default" else None
    cache = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    folder = os.environ.get("XDG_RUNTIME_DIR") or cache
    return Path(folder, "speech-dispatcher", "speechd.sock")


def _answers(place: Path) -> bool:
    with socket.socket(getattr(socket, "AF_UNIX")) as client:  # noqa: B009  # not on Windows
        try:
            client.connect(str(place))
        except OSError:
            return False
    return True


def _start(place: Path) -> subprocess.Popen[bytes] | None:
    program = os.environ.get("SPEECHD_CMD") or shutil.which("speech-dispatcher")
    if program is None:
        return None
    try:
        server = subprocess.Popen(
            [program, "--spawn", "--run-single", "--socket-path", place],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return None
    given_up = time.monotonic() + STARTING
    while server.poll() is None and not _answers(place) and time.monotonic() < given_up:
        time.sleep(_CHECK)
    return server


def _end(server: subprocess.Popen[bytes]) -> None:
    server.terminate()  # it then ends its modules
    try:
        server.wait(LEAVING)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
