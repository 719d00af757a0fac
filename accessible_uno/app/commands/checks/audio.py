"""Checks what can be heard: our own voice, other programs' voices, short sounds."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from accessible_uno.app.commands.checks.environment import Finding, lacks_library
from accessible_uno.app.commands.checks.languages import in_each_language, language_name
from accessible_uno.narration.language import OURS
from accessible_uno.voices.sounds.process import sounds_here
from accessible_uno.voices.sounds.protocol import SoundStatus
from accessible_uno.voices.speech.backends import OWN_ENGINE
from accessible_uno.voices.speech.probe import OwnSpeech, RemoteResult, RemoteSpeech
from accessible_uno.voices.speech.protocol import EngineMissing, SpeechOutcome

_ESPEAK_MODULE: Final = Path("/usr/lib/speech-dispatcher-modules/sd_espeak-ng")
"""What speaks for Speech Dispatcher on Debian; it comes in a package of its own."""


def our_voice(found: OwnSpeech, locale: str) -> Iterator[Finding]:
    """Check the engine, its voice for each language, and the player of its sounds."""
    if found.library:
        yield lacks_library("voice-no-library", {}, found.library)
        return
    if not found.engine:
        espeak = ("libespeak-ng1",) if OWN_ENGINE.missing == "voice-no-engine" else ()
        yield Finding(OWN_ENGINE.missing, {}, complete=False, packages=espeak)
        return
    voices = in_each_language(found.voices, locale, "doctor-voice", str)
    yield Finding("doctor-speech", {"engine": found.engine, "voices": voices})
    for each in found.foreign:
        arguments = {"language": language_name(OURS[each], locale)}
        packages = ("espeak-ng-data",)
        yield Finding("doctor-no-voice", arguments, complete=False, packages=packages)
    player = {"player": found.player}
    match found.outcome:
        case SpeechOutcome.SPOKEN:
            yield Finding("doctor-sound", player)
        case SpeechOutcome.NO_PLAYER:
            usual = ("alsa-utils",) if found.player == "aplay" else ()
            yield Finding("voice-no-player", player, complete=False, packages=usual)
        case _:
            yield Finding("voice-no-sound", player, complete=False, packages=_plugin())


def dispatcher(found: RemoteResult, locale: str) -> Finding:
    """Check Speech Dispatcher, needed only by a player who lets it speak."""
    server = () if shutil.which("speech-dispatcher") else ("speech-dispatcher",)
    match found:
        case RemoteSpeech(module) if not found.has_voices:
            packages = () if _ESPEAK_MODULE.exists() else ("speech-dispatcher-espeak-ng",)
            arguments = {"module": module}
            message = "doctor-dispatcher-voiceless"
            return Finding(message, arguments, complete=False, packages=packages)
        case RemoteSpeech(module, voices):
            told = in_each_language(voices, locale, "doctor-voices", len)
            return Finding("doctor-dispatcher", {"module": module, "voices": told})
        case EngineMissing():
            message = "doctor-no-dispatcher" if server else "doctor-dispatcher-unbound"
            return Finding(message, {}, complete=False, packages=("python3-speechd", *server))
    message = "doctor-no-dispatcher" if server else "doctor-dispatcher-away"
    return Finding(message, {}, complete=False, packages=server)


def bridge(found: RemoteResult) -> Finding:
    """Check the bridge to a screen reader, needed only by a player who lets one speak."""
    match found:
        case RemoteSpeech(reader, _):
            return Finding("doctor-bridge", {"reader": reader})
        case EngineMissing():
            return lacks_library("doctor-no-bridge", {}, "prismatoid")
    return Finding("doctor-bridge-away", {}, complete=False)


def short_sounds() -> Finding:
    """Check what plays the short sounds."""
    state, detail = sounds_here()
    if state is SoundStatus.PLAYING:
        return Finding("doctor-sounds", {"way": detail})
    if state is SoundStatus.NO_LIBRARY:
        return lacks_library("voice-sounds-no-library", {"reason": detail}, "miniaudio")
    return Finding("voice-sounds-no-device", {"reason": detail}, complete=False, packages=_plugin())


def _plugin() -> tuple[str, ...]:
    """Return the ALSA plugin through which a desktop's sound server takes the sound of aplay."""
    server = Path(os.environ.get("XDG_RUNTIME_DIR", ""), "pulse", "native")
    return ("libasound2-plugins",) if server.is_socket() else ()
