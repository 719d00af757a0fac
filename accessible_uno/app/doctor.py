"""``accessible-uno doctor``: what is here to hear and feel the game with, and how to mend it."""

from __future__ import annotations

import getpass
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessible_uno.app.arguments import Option, one_of, parse
from accessible_uno.app.commands import Call
from accessible_uno.app.helping import command_help
from accessible_uno.app.speakers import ACCESSIBLE
from accessible_uno.app.words import LANGUAGES, sentence
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.voices.braille.display.probe import display_here
from accessible_uno.voices.braille.probe import braille_here
from accessible_uno.voices.braille.unavailable import BrailleUnavailable
from accessible_uno.voices.speech.probe import Speech, speech_here
from accessible_uno.voices.speech.protocol import Outcome
from accessible_uno.voices.trouble import Arguments

OPTIONS: Final = (Option("--lang", one_of(*LANGUAGES), "|".join(LANGUAGES)),)
WELL: Final = 0
LACKING: Final = 1
"""Exit statuses: nothing is lacking, or something is."""

_JOIN_GROUP: Final = "usermod -aG brlapi "


@dataclass(frozen=True)
class Finding:
    """One thing looked for.

    Attributes:
        message: what is told of it.
        arguments: what that needs.
        well: whether nothing is lacking.
        packages: what would mend it, by the names of Debian's packages.
        command: what would mend it besides, as root.
    """

    message: str
    arguments: Arguments
    well: bool = True
    packages: tuple[str, ...] = ()
    command: str = ""


def doctor(call: Call) -> int:
    """Tell what is here, what would be used, and what mends the rest; return 0 or 1."""
    values = parse(OPTIONS, call.arguments)
    if values["help"]:
        return command_help(call.locale, "doctor", OPTIONS)
    speech = speech_here()
    findings = [_languages(call.locale), *_speech(speech), _braille(), _display()]
    for found in findings:
        _say(call.locale, found.message, found.arguments)
    speaks = speech.outcome is Outcome.TOLD and not os.environ.get(ACCESSIBLE)
    _say(call.locale, "doctor-use-voice" if speaks else "doctor-use-text")
    for found in findings:
        if found.message in ("doctor-braille", "braille-ready"):
            _say(call.locale, f"doctor-use-{found.message}")
    if all(found.well for found in findings):
        _say(call.locale, "doctor-well")
        return WELL
    _mend(call.locale, findings)
    return LACKING


def _say(locale: str, message: str, arguments: Arguments | None = None) -> None:
    sys.stdout.write(sentence(locale, message, **(arguments or {})) + "\n")


def _languages(locale: str) -> Finding:
    """The texts of both languages; without them nothing could be said."""
    texts = [Catalogue(each).size for each in LANGUAGES]
    return Finding("doctor-languages", {"language": locale, "count": min(texts)})


def _speech(found: Speech) -> Iterator[Finding]:
    if not found.engine:
        yield Finding("voice-no-engine", {}, well=False, packages=("libespeak-ng1",))
        return
    voices = {locale: found.voices.get(locale, "?") for locale in LANGUAGES}
    yield Finding("doctor-speech", {"engine": found.engine, **voices})
    for locale in found.foreign:
        packages = ("espeak-ng-data",)
        yield Finding("doctor-no-voice", {"language": locale}, well=False, packages=packages)
    player = {"player": found.player}
    match found.outcome:
        case Outcome.TOLD:
            yield Finding("doctor-sound", player)
        case Outcome.NO_PLAYER:
            usual = ("alsa-utils",) if found.player == "aplay" else ()
            yield Finding("voice-no-player", player, well=False, packages=usual)
        case _:
            plugin = ("libasound2-plugins",) if _has_sound_server() else ()
            yield Finding("voice-no-sound", player, well=False, packages=plugin)


def _has_sound_server() -> bool:
    """A desktop's sound server takes aplay's sound through a plugin of ALSA's."""
    return Path(os.environ.get("XDG_RUNTIME_DIR", ""), "pulse", "native").is_socket()


def _braille() -> Finding:
    try:
        return Finding("doctor-braille", {"version": braille_here()})
    except BrailleUnavailable as lack:
        packages = ("python3-louis", "liblouis-data")
        return Finding(lack.message_id, lack.arguments, well=False, packages=packages)


def _display() -> Finding:
    message, arguments = display_here()
    if message == "braille-no-brlapi":
        if not shutil.which("brltty", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"):
            return Finding("doctor-no-brltty", {})
        return Finding(message, arguments, well=False, packages=("python3-brlapi",))
    if message == "braille-refused":
        return Finding(message, arguments, well=False, command=_JOIN_GROUP + getpass.getuser())
    return Finding(message, arguments)  # whoever has no display lacks none


def _mend(locale: str, findings: list[Finding]) -> None:
    """Say the one command that mends all that a command can mend."""
    packages = " ".join(dict.fromkeys(name for found in findings for name in found.packages))
    commands = [found.command for found in findings if found.command]
    if packages and shutil.which("apt"):
        commands.insert(0, f"apt install {packages}")
    elif packages:
        _say(locale, "doctor-mend-by-hand", {"packages": packages})
    if commands:
        sudo = "" if os.geteuid() == 0 else "sudo "
        command = " && ".join(f"{sudo}{each}" for each in commands)
        _say(locale, "doctor-mend", {"command": command})
