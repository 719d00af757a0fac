"""The Python environment that the game runs in: whether it sees the packages of the system."""

from __future__ import annotations

import getpass
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import data_folder, display_path, fault_file, settings_file
from accessible_uno.app.preferences import read_preferences
from accessible_uno.narration.language import OURS, LanguageFacts
from accessible_uno.narration.languages import all_languages
from accessible_uno.narration.message_store import load_messages
from accessible_uno.narration.offered import language_names
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.display.link import display_here
from accessible_uno.voices.braille.liblouis import (
    BrailleUnavailable,
    is_contained,
    to_cells,
    version,
)
from accessible_uno.voices.braille.notation import table_of
from accessible_uno.voices.braille.translate import TABLES, TYPING_TABLES
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.sounds.protocol import SoundStatus
from accessible_uno.voices.sounds.voice import sounds_here
from accessible_uno.voices.speech.backends import OWN_ENGINE
from accessible_uno.voices.speech.probe import OwnSpeech, RemoteResult, RemoteSpeech
from accessible_uno.voices.speech.protocol import EngineMissing, SpeechOutcome

BINDINGS: Final = {
    "python3-louis": "louis",
    "python3-brlapi": "brlapi",
    "python3-speechd": "speechd",
}
"""The packages of the system that hold a Python module, which is not to be had from PyPI."""

SETTING: Final = "include-system-site-packages"

_IS_FALSE: Final = re.compile(rf"^{SETTING}\s*=\s*false\s*$", re.IGNORECASE | re.MULTILINE)
_PIPX: Final = "pipx"
_LONGEST: Final = 20.0
"""Seconds that the system's Python may take to answer."""


class Isolation(NamedTuple):
    """An environment that does not see the packages of the system.

    Attributes:
        config: its file ``pyvenv.cfg``.
        by_pipx: whether pipx has made it.
    """

    config: Path
    by_pipx: bool

    @property
    def repair(self) -> str:
        """The command that lets it see them."""
        line = f"s/^{SETTING} *=.*/{SETTING} = true/"
        return shlex.join(("sed", "-i", line, str(self.config)))


def isolation() -> Isolation | None:
    """Return the environment that this Python runs in, where it is isolated from the system."""
    config = Path(sys.prefix, "pyvenv.cfg")
    try:
        found = sys.prefix != sys.base_prefix and _IS_FALSE.search(config.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return Isolation(config, _PIPX in config.parts) if found else None


def hidden_packages(packages: Sequence[str]) -> list[str]:
    """Return those packages of the system that are installed and that only isolation hides."""
    if isolation() is None:
        return []
    return [name for name in packages if name in BINDINGS and _system_finds(BINDINGS[name])]


@cache
def _system_finds(module: str) -> bool:
    """Whether the Python that the environment was made from finds a module."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    asked = f"import importlib.util as u, sys; sys.exit(u.find_spec({module!r}) is None)"
    try:
        done = subprocess.run(
            [Path(sys.base_prefix, "bin", version), "-I", "-c", asked],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_LONGEST,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def repairs(findings: Sequence[Finding]) -> Iterator[tuple[str, NoticeArguments]]:
    """Yield messages: what must be done by hand, and the command for the rest."""
    wanted = list(dict.fromkeys(name for found in findings for name in found.packages))
    hidden = hidden_packages(wanted)
    packages = [name for name in wanted if name not in hidden]
    again = list(dict.fromkeys(name for found in findings for name in found.damaged))
    commands = [
        as_root(found.command) if found.as_root else found.command
        for found in findings
        if found.command
    ]
    isolated = isolation() if any(name in BINDINGS for name in wanted) else None
    if isolated:
        where = {"file": display_path(isolated.config), "pipx": "yes" if isolated.by_pipx else "no"}
        yield "doctor-isolated", {**where, "packages": " ".join(hidden) or "none"}
        writable = os.access(isolated.config, os.W_OK)
        commands.insert(0, isolated.repair if writable else as_root(isolated.repair))
    if shutil.which("apt"):
        commands[:0] = [
            as_root(f"apt install {option}{' '.join(names)}")
            for option, names in (("", packages), ("--reinstall ", again))
            if names
        ]
    elif packages or again:
        yield "doctor-mend-by-hand", {"packages": " ".join((*packages, *again))}
    if commands:
        yield "doctor-mend", {"command": " && ".join(commands)}


def as_root(command: str) -> str:
    """Return a command as a user types it where only root may call it; Windows has no root."""
    is_user = hasattr(os, "geteuid") and os.geteuid() != 0
    return f"sudo {command}" if is_user else command


ON_WINDOWS: Final = sys.platform == "win32"
"""Windows has neither Speech Dispatcher nor BRLTTY: screen readers do both themselves there."""


class Finding(Struct, frozen=True):
    """What was found out about one thing.

    Attributes:
        message: the id of the message about it.
        arguments: the variables of that message.
        complete: whether nothing is missing.
        packages: the Debian packages that would repair it.
        damaged: those that are installed, and would repair it if they were installed again.
        command: another command that would repair it.
        as_root: whether only root may call that command.
        used: whether the player uses the thing: where it is not complete, something is broken.
    """

    message: str
    arguments: NoticeArguments
    complete: bool = True
    packages: tuple[str, ...] = ()
    damaged: tuple[str, ...] = ()
    command: str = ""
    as_root: bool = True
    used: bool = True

    def spare(self) -> Finding:
        """Return the finding for a player who may use the thing one day: it breaks nothing."""
        return replace(self, used=False)

    def unneeded(self) -> Finding:
        """Return the finding for a player who does not use the thing: nothing is missing."""
        return replace(self, complete=True, packages=(), damaged=(), command="")

    def by_user(self) -> Finding:
        """Return the finding with its command as the user's own, not root's."""
        return replace(self, as_root=False)


def lacks_library(message: str, arguments: NoticeArguments, name: str) -> Finding:
    """Return the finding that a library from PyPI is missing."""
    words = (sys.executable, "-m", "pip", "install", name)
    command = subprocess.list2cmdline(words) if ON_WINDOWS else shlex.join(words)
    return Finding(message, arguments, complete=False, command=command, as_root=False)


Value = TypeVar("Value")


def _language_name(facts: LanguageFacts, locale: str) -> str:
    return language_names(facts, locale)[0]


def in_each_language(
    values: Mapping[str, Value], locale: str, message: str, told: Callable[[Value], str | int]
) -> str:
    """Return a value for each of our languages in a row: ``“roa/fr” in French, ...``."""
    parts = (
        sentence(locale, message, value=told(values[each]), language=_language_name(facts, locale))
        for each, facts in OURS.items()
        if each in values
    )
    return ", ".join(parts)


def languages_here(locale: str) -> Finding:
    """Tell the languages, with how many texts each has."""
    counts = {each: len(load_messages(each).sources) for each in OURS}
    told = in_each_language(counts, locale, "doctor-language", int)
    others = [facts for name, facts in all_languages().items() if name not in OURS]
    named = [_language_name(each, locale) for each in others]
    return Finding("doctor-languages", {"languages": ", ".join((told, *named))})


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
        arguments = {"language": _language_name(OURS[each], locale)}
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


_JOIN_GROUP: Final = "usermod -aG brlapi "

BRLAPI_AUTH: Final = "BRLAPI_AUTH"
"""Says by which key, or without one, programs come to BRLTTY."""

TABLE_PATH: Final = "LOUIS_TABLEPATH"
"""Names the folders in which liblouis looks for tables, in place of its own."""


def braille() -> Finding:
    """Check the library that writes braille, and its tables."""
    try:
        found = {"version": braille_here(), "contained": "yes" if is_contained() else "no"}
        return Finding("doctor-braille", found)
    except BrailleUnavailable as lack:
        return _without_braille(lack)


def _without_braille(lack: BrailleUnavailable) -> Finding:
    if lack.message_id == "braille-not-louis":
        words = (sys.executable, "-m", "pip", "uninstall", "louis")
        remove = shlex.join(words)
        return Finding("doctor-not-louis", lack.arguments, complete=False, command=remove).by_user()
    if lack.message_id == "braille-no-liblouis":
        return Finding("doctor-no-liblouis", {}, complete=False, packages=("python3-louis",))
    if lack.message_id != "braille-no-table":
        return Finding(lack.message_id, lack.arguments, complete=False)
    folder = os.environ.get(TABLE_PATH, "")
    if folder:
        arguments = {**lack.arguments, "variable": TABLE_PATH, "folder": folder}
        command = f"unset {TABLE_PATH}"
        return Finding("doctor-table-path", arguments, complete=False, command=command).by_user()
    return Finding("doctor-no-table", lack.arguments, complete=False, damaged=("liblouis-data",))


def display(wanted: bool) -> Finding:
    """Check the display, needed only by a player whose settings ask for one."""
    message, arguments = display_here()
    installed = shutil.which("brltty", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if message == "braille-ready":
        return Finding(message, arguments)
    given = os.environ.get(BRLAPI_AUTH, "")
    if message == "braille-refused" and given:
        about = {"variable": BRLAPI_AUTH, "value": given}
        command = f"unset {BRLAPI_AUTH}"
        return Finding("doctor-brlapi-auth", about, complete=False, command=command).by_user()
    if message == "braille-refused":
        return Finding(message, arguments, complete=False, command=_JOIN_GROUP + getpass.getuser())
    if message == "braille-no-brlapi" and installed:
        return Finding("doctor-no-brlapi", {}, complete=False, packages=("python3-brlapi",))
    if not installed and message != "braille-no-display":
        packages = ("brltty", "python3-brlapi") if wanted else ()
        return Finding("doctor-no-brltty", {}, complete=not wanted, packages=packages)
    if message == "braille-no-brltty" and not wanted:
        return Finding("doctor-brltty-away", {"command": as_root(_start())})
    starts = _start() if message == "braille-no-brltty" else ""
    return Finding(message, arguments, complete=not wanted, command=starts)


def _start() -> str:
    """Return the command that starts BRLTTY, with systemd or without."""
    return "systemctl start brltty" if Path("/run/systemd/system").is_dir() else "brltty"


def braille_here() -> str:
    """Return the version of liblouis, after translating a letter with each table in use.

    Raises:
        BrailleUnavailable: liblouis or one of the tables is missing.
    """
    found = version()
    tables = dict.fromkeys((*TABLES.values(), *TYPING_TABLES.values()))
    for table in (*tables, *(str(table_of(each)) for each in Notation)):
        to_cells(table, "r")
    return found


def damaged_settings(locale: str) -> Iterator[Finding]:
    """Tell what a game tells at its start about lines of the settings file that hold nothing."""
    lines: list[Finding] = []
    read_preferences(
        locale, lambda message, fields: lines.append(Finding(message, fields, complete=False))
    )
    yield from lines


def unwritable_folders() -> Iterator[Finding]:
    """Tell where nothing can be kept: settings, games, reports of faults."""
    for kind, find in (("settings", settings_file), ("games", data_folder), ("faults", fault_file)):
        try:
            place = find()
        except FileNotFoundError:  # the user has no home
            yield Finding("doctor-no-home", {}, complete=False)
            return
        folder = place if kind == "games" else place.parent
        there = next(each for each in (folder, *folder.parents) if _is_there(each))
        if not _takes_folders(there):
            about = {"kind": kind, "folder": display_path(folder), "at": display_path(there)}
            yield Finding("doctor-unwritable", about, complete=False)


def _takes_folders(folder: Path) -> bool:
    """Whether a folder can be made there: permissions alone do not tell of full or odd disks."""
    try:
        with TemporaryDirectory(dir=folder):
            return True
    except OSError:
        return False


def _is_there(place: Path) -> bool:
    try:
        return place.exists()
    except OSError:  # behind something that is no folder, or that may not be entered
        return False
