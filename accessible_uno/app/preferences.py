"""What the player has settled for every game, in the file of settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from accessible_uno.app.arguments import Option
from accessible_uno.app.braille_options import GRADES, NOTATIONS
from accessible_uno.app.errors import FileFailure, shortened
from accessible_uno.app.i18n import LANGUAGES
from accessible_uno.app.paths import settings_file, short
from accessible_uno.names import is_name
from accessible_uno.store.settings import Setting, SettingsFile, Value
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.speech.bounds import (
    FASTEST,
    MOST,
    SLOWEST,
    USUAL_PITCH,
    USUAL_RATE,
    Punctuation,
)

LONGEST_VOICE: Final = 80

KINDS: Final = ("game", "drawing", "talk", "hint", "trouble")
"""What may be left out, by the names that the game has for it."""


def is_voice(name: str) -> bool:
    """Whether ``name`` can be a voice's; which there are, the engine alone knows."""
    return bool(name.strip()) and name.isprintable() and len(name) <= LONGEST_VOICE


def are_kinds(text: str) -> bool:
    """Whether ``text`` names kinds of tellings that may be left out, apart by spaces."""
    return set(text.split()) <= set(KINDS)


def _rules() -> tuple[str, ...]:
    from accessible_uno.app.house_rules import house_names
    from accessible_uno.rules.preset import all_preset_keys

    return (*all_preset_keys(), *house_names())


SETTINGS: Final = (
    Setting("lang", None, LANGUAGES),
    Setting("pace", "wait", ("wait", "short", "none")),
    Setting("verbosity", "normal", ("brief", "normal", "full")),
    Setting("speech", "auto", ("auto", "self", "dispatcher", "bridge", "screen-reader", "off")),
    Setting("rate", USUAL_RATE, lowest=SLOWEST, highest=FASTEST),
    Setting("pitch", USUAL_PITCH, lowest=0, highest=MOST),
    Setting("volume", MOST, lowest=0, highest=MOST),
    Setting("punctuation", str(Punctuation.NONE), tuple(map(str, Punctuation))),
    *(Setting(f"voice_{language}", None, text=is_voice) for language in LANGUAGES),
    Setting("player_voices", "off", ("off", "on")),
    Setting("muted", False),
    Setting("sounds", "auto", ("auto", "on", "off")),
    Setting("sound_volume", 50, lowest=0, highest=100),
    Setting("braille", "off", ("off", "unicode", "display")),
    Setting("notation", "leaflet", NOTATIONS),
    Setting("braille_grade", "1", GRADES),
    Setting("sort", "received", ("received", "colour", "value")),
    Setting("clock", "off", ("off", "on")),
    Setting("hushed", "none", ("none", *KINDS), text=are_kinds),
    Setting("name", None, text=is_name),
    Setting("players", 4, lowest=2, highest=10),
    Setting("rules", "leaflet", listing=_rules),
    Setting("lapses", 100, lowest=0, highest=100),
)
"""Every setting, each declared here alone; options of the command line are made from them."""

TABLE: Final = ("name", "players", "rules", "lapses")
"""Those that make a new game, and do not tell a game that goes on."""

DEFAULTS: Final[Mapping[str, Value | None]] = {each.key: each.default for each in SETTINGS}

_BY_KEY: Final = {each.key: each for each in SETTINGS}


def option_for(key: str, takes: str = "") -> Option:
    """Return the option of the command line that sets ``key`` for one game."""
    setting = _BY_KEY[key]
    return Option(f"--{key.replace('_', '-')}", setting.typed, takes or setting.takes or "NAME")


@cache
def preferences() -> SettingsFile:
    """The player's settings, read once.

    Raises:
        OSError: the file cannot be read, or the user has no home.
    """
    return SettingsFile(settings_file(), SETTINGS)


def preferred(locale: str, tell: OnProblem) -> dict[str, Any]:
    """Return what the player has settled; tell what is wrong there."""
    try:
        file = preferences()
    except OSError as wrong:
        if not isinstance(wrong, FileNotFoundError):  # without a home there are no settings
            failure = FileFailure("app-file-unreadable", short(Path(wrong.filename)), wrong)
            tell(failure.message, failure.arguments_in(locale))
        return {}
    for message, arguments in faults(file):
        tell(message, arguments)
    return dict(file.values)


def faults(file: SettingsFile) -> Sequence[tuple[str, dict[str, str | int]]]:
    """Return what is wrong in the file, as sentences of the catalogue and what they need."""
    place = short(file.place)
    return [
        (
            f"app-{fault.message}",
            shortened({"file": place, "line": fault.line, **fault.arguments}),
        )
        for fault in file.faults
    ]


def settled_language() -> str | None:
    """The language that the player has settled, if it can be known."""
    try:
        return str(preferences().values.get("lang") or "") or None
    except OSError:
        return None
