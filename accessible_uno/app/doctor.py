"""``accessible-uno doctor``: what is here to hear and feel the game with, and how to mend it."""

from __future__ import annotations

import getpass
import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from accessible_uno.app.arguments import Option, one_of, parse
from accessible_uno.app.commands import Call
from accessible_uno.app.helping import command_help
from accessible_uno.app.preferences import preferred
from accessible_uno.app.speakers import spoken_through
from accessible_uno.app.words import LANGUAGES, sentence
from accessible_uno.interface.settings import Speech as Wish
from accessible_uno.interface.terminal import clean
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.voices.braille.display.probe import display_here
from accessible_uno.voices.braille.probe import braille_here
from accessible_uno.voices.braille.unavailable import BrailleUnavailable
from accessible_uno.voices.sounds.orders import State
from accessible_uno.voices.sounds.probe import sounds_here
from accessible_uno.voices.speech.channels import BRIDGE, DISPATCHER, OWN, Channel
from accessible_uno.voices.speech.probe import Speech, speech_here
from accessible_uno.voices.speech.protocol import Outcome, Unusable
from accessible_uno.voices.speech.reach import Found, Reached, reached
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
        command: what would mend it besides.
        as_root: whether only root may call that.
    """

    message: str
    arguments: Arguments
    well: bool = True
    packages: tuple[str, ...] = ()
    command: str = ""
    as_root: bool = True


def doctor(call: Call) -> int:
    """Tell what is here, what would be used, and what mends the rest; return 0 or 1."""
    values = parse(OPTIONS, call.arguments)
    if values["help"]:
        return command_help(call.locale, "doctor", OPTIONS)
    own = speech_here()
    others = {DISPATCHER: reached(DISPATCHER), BRIDGE: reached(BRIDGE)}
    used = _used(call.locale, own, others)
    sounds = _sounds_used(call.locale, used)
    findings = [
        _languages(call.locale),
        *_if_used(_speech(own), used is OWN),
        *_if_used([_dispatcher(others[DISPATCHER])], used is DISPATCHER),
        *_if_used([_bridge(others[BRIDGE])], used is BRIDGE),
        *_if_used([_sounds()], sounds),
        _braille(),
        _display(call.locale),
    ]
    for found in findings:
        _say(call.locale, found.message, found.arguments)
    _say(call.locale, _use(used, own, others))
    if sounds and any(found.message == "doctor-sounds" for found in findings):
        _say(call.locale, "doctor-use-sounds")
    for found in findings:
        if found.message in ("doctor-braille", "braille-ready"):
            _say(call.locale, f"doctor-use-{found.message}")
    if all(found.well for found in findings):
        _say(call.locale, "doctor-well")
        return WELL
    _mend(call.locale, findings)
    return LACKING


def _used(locale: str, own: Speech, others: Mapping[Channel, Reached]) -> Channel | None:
    """Return what is to speak in a game at a terminal, whether or not it can."""
    settled = preferred(locale, lambda *_: None)
    wish = Wish(str(settled.get("speech") or Wish.AUTO))
    if wish is Wish.AUTO and not own.engine and isinstance(others[DISPATCHER], Found):
        return DISPATCHER
    return spoken_through(wish, person=True, accessible=False)


def _if_used(findings: Iterable[Finding], used: bool) -> Iterator[Finding]:
    """Yield what was found; whoever does not use it lacks nothing."""
    for found in findings:
        yield found if used else replace(found, well=True, packages=(), command="")


def _sounds_used(locale: str, used: Channel | None) -> bool:
    """Whether short sounds are to be heard in a game at a terminal."""
    wish = preferred(locale, lambda *_: None).get("sounds", "auto")
    return wish == "on" or (wish == "auto" and used in (OWN, DISPATCHER))


def _use(used: Channel | None, own: Speech, others: Mapping[Channel, Reached]) -> str:
    """Return what tells of the voice that speaks in a game."""
    if used is OWN and own.outcome is Outcome.TOLD:
        return "doctor-use-voice"
    if used and isinstance(others.get(used), Found):
        return "doctor-use-dispatcher" if used is DISPATCHER else "doctor-use-bridge"
    return "doctor-use-text"


def _say(locale: str, message: str, arguments: Arguments | None = None) -> None:
    sys.stdout.write(clean(sentence(locale, message, **(arguments or {}))) + "\n")


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


def _sounds() -> Finding:
    state, detail = sounds_here()
    if state is State.SOUNDS:
        return Finding("doctor-sounds", {"way": detail})
    if state is State.NO_LIBRARY:
        command = f"{sys.executable} -m pip install miniaudio"
        return Finding(
            "voice-sounds-no-library",
            {"reason": detail},
            well=False,
            command=command,
            as_root=False,
        )
    plugin = ("libasound2-plugins",) if _has_sound_server() else ()
    return Finding("voice-sounds-no-device", {"reason": detail}, well=False, packages=plugin)


def _has_sound_server() -> bool:
    """A desktop's sound server takes aplay's sound through a plugin of ALSA's."""
    return Path(os.environ.get("XDG_RUNTIME_DIR", ""), "pulse", "native").is_socket()


def _dispatcher(found: Reached) -> Finding:
    """Speech Dispatcher, which nobody needs who does not let it speak."""
    server = () if shutil.which("speech-dispatcher") else ("speech-dispatcher",)
    match found:
        case Found(module, voices) if not any(voices.values()):
            return Finding("doctor-dispatcher-voiceless", {"module": module}, well=False)
        case Found(module, voices):
            counts = {locale: len(voices.get(locale, ())) for locale in LANGUAGES}
            return Finding("doctor-dispatcher", {"module": module, **counts})
        case Unusable():
            message = "doctor-no-dispatcher" if server else "doctor-dispatcher-unbound"
            return Finding(message, {}, well=False, packages=("python3-speechd", *server))
    message = "doctor-no-dispatcher" if server else "doctor-dispatcher-away"
    return Finding(message, {}, well=False, packages=server)


def _bridge(found: Reached) -> Finding:
    """The way to a screen reader, which nobody needs who does not let one speak through it."""
    match found:
        case Found(reader, _):
            return Finding("doctor-bridge", {"reader": reader})
        case Unusable():
            command = f"{sys.executable} -m pip install prismatoid"
            return Finding("doctor-no-bridge", {}, well=False, command=command, as_root=False)
    return Finding("doctor-bridge-away", {}, well=False)


def _braille() -> Finding:
    try:
        return Finding("doctor-braille", {"version": braille_here()})
    except BrailleUnavailable as lack:
        packages = ("python3-louis", "liblouis-data")
        return Finding(lack.message_id, lack.arguments, well=False, packages=packages)


def _display(locale: str) -> Finding:
    """A display, which nobody lacks who has not settled to play on one."""
    message, arguments = display_here()
    wanted = preferred(locale, lambda *_: None).get("braille") == "display"
    installed = shutil.which("brltty", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if message == "braille-ready":
        return Finding(message, arguments)
    if message == "braille-refused":
        return Finding(message, arguments, well=False, command=_JOIN_GROUP + getpass.getuser())
    if message == "braille-no-brlapi" and installed:
        return Finding(message, arguments, well=False, packages=("python3-brlapi",))
    if not installed and message != "braille-no-display":
        packages = ("brltty", "python3-brlapi") if wanted else ()
        return Finding("doctor-no-brltty", {}, well=not wanted, packages=packages)
    if message == "braille-no-brltty" and not wanted:
        return Finding("doctor-brltty-away", {"command": _as_root(_start())})
    starts = _start() if message == "braille-no-brltty" else ""
    return Finding(message, arguments, well=not wanted, command=starts)


def _start() -> str:
    """What starts BRLTTY, where systemd does and where it does not."""
    return "systemctl start brltty" if Path("/run/systemd/system").is_dir() else "brltty"


def _as_root(command: str) -> str:
    return command if os.geteuid() == 0 else f"sudo {command}"


def _mend(locale: str, findings: list[Finding]) -> None:
    """Say the one command that mends all that a command can mend."""
    packages = " ".join(dict.fromkeys(name for found in findings for name in found.packages))
    commands = [
        _as_root(found.command) if found.as_root else found.command
        for found in findings
        if found.command
    ]
    if packages and shutil.which("apt"):
        commands.insert(0, _as_root(f"apt install {packages}"))
    elif packages:
        _say(locale, "doctor-mend-by-hand", {"packages": packages})
    if commands:
        _say(locale, "doctor-mend", {"command": " && ".join(commands)})
