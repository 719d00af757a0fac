"""``accessible-uno doctor``: checks speech, sounds, braille and the packages of others.

It says how to repair what is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib.metadata import EntryPoint
from typing import Any, Final

from accessible_uno.app.arguments import LANG, Call, CommandOption, Values
from accessible_uno.app.channels import spoken_through
from accessible_uno.app.commands.doctor_checks import (
    ON_WINDOWS,
    Finding,
    braille,
    bridge,
    damaged_settings,
    dispatcher,
    display,
    languages_here,
    our_voice,
    repairs,
    short_sounds,
    unwritable_folders,
)
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import display_path
from accessible_uno.app.preferences import read_preferences
from accessible_uno.app.streams import write_line
from accessible_uno.cards import Face
from accessible_uno.game.base import CHANCE, Event, Reason, Window
from accessible_uno.game.rule import Rule
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.narration.event_schema import hyphenated
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.languages import read_texts, text_path
from accessible_uno.narration.message_store import load_messages
from accessible_uno.packages.faults import Group, PackageFault
from accessible_uno.packages.offers import offers, package_of
from accessible_uno.players.bot_names import LEVELS, STYLES
from accessible_uno.players.registry import contained_bot
from accessible_uno.rules.preset import load_preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import load_rule, our_rules
from accessible_uno.settings.values import BrailleOutput, SpeechOutput
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.speech.backends import (
    OWN_ENGINE,
    SCREEN_READER_BRIDGE,
    SPEECH_DISPATCHER,
    Backend,
)
from accessible_uno.voices.speech.probe import (
    OwnSpeech,
    RemoteResult,
    RemoteSpeech,
    probe_own_engine,
    probe_remote,
    server_for_a_while,
)
from accessible_uno.voices.speech.protocol import SpeechOutcome

USED: Final = "doctor-package"
SHADOWED: Final = "doctor-package-shadowed"
LACKS: Final = "doctor-package-lacks"


def other_packages(locale: str) -> Iterator[Finding]:
    """Check each package that adds rules, presets, bots or texts, one after the other."""
    every = [entry for group in Group for entry in offers(group)]
    for package in sorted({package_of(entry) for entry in every}):
        yield from _package(
            package, [each for each in every if package_of(each) == package], locale
        )


def _package(package: str, entries: list[EntryPoint], locale: str) -> Iterator[Finding]:
    parts = ", ".join(
        sentence(locale, "doctor-package-part", part=Group(entry.group).word, name=entry.name)
        for entry in entries
    )
    version = next((entry.dist.version for entry in entries if entry.dist is not None), "?")
    yield Finding(USED, {"package": package, "version": version, "parts": parts})
    needed: list[str] = []
    for entry in entries:
        group = Group(entry.group)
        if entry.name in _OURS.get(group, tuple)():
            arguments = {"package": package, "part": group.word, "name": entry.name}
            yield Finding(SHADOWED, arguments, complete=False)
            continue
        try:
            needed += _CHECKS[group](entry)
        except PackageFault as fault:
            yield Finding("package-faulty", fault.arguments(), complete=False)
    for each in LOCALES:
        lacking = [one for one in dict.fromkeys(needed) if not _has(each, one)]
        if lacking:
            arguments = {
                "package": package,
                "language": each,
                "texts": ", ".join(one.partition("|")[0] for one in lacking),
                "place": _place(entries, each),
            }
            yield Finding(LACKS, arguments, complete=False)


def _has(locale: str, message_ids: str) -> bool:
    """Whether a language has one of the messages, written ``prompt-x|chance-x``."""
    return any(map(load_messages(locale).has, message_ids.split("|")))


def _place(entries: list[EntryPoint], locale: str) -> str:
    """Return the file where texts that are lacking are to be written; ``"none"`` without texts."""
    for entry in entries:
        if entry.group == Group.TEXTS:
            with suppress(PackageFault):  # it is told of by itself
                return display_path(text_path(entry, locale))
    return "none"


def _texts_of_rule(entry: EntryPoint) -> list[str]:
    kind = load_rule(entry)
    needed = [f"rule-{kind.key}"]
    for option in kind.options:
        needed.append(f"option-{option.name}")
        if option.choices:
            words = (value for value in option.values() if value not in ("on", "off"))
            needed += (f"option-{option.name}-{word}" for word in words)
    return [*needed, *_messages_of(kind), *_texts_of_faces(kind)]


def _texts_of_faces(kind: type[Rule]) -> Iterator[str]:
    """Yield the messages of the faces that a rule's package brings."""
    top = kind.__module__.partition(".")[0]
    for name in [each for each in sys.modules if each.partition(".")[0] == top]:
        for face in vars(sys.modules[name]).values():
            if isinstance(face, Face) and not face.is_ours:
                called = face.name.replace("_", "-")
                yield from (f"card-{called}", f"sign-{called}", f"face-word-{called}")


def _messages_of(kind: type[Rule]) -> Iterator[str]:
    """Yield the messages of the events, reasons and windows of a rule's package."""
    top = kind.__module__.partition(".")[0]
    for name in [each for each in sys.modules if each.partition(".")[0] == top]:
        for found in list(vars(sys.modules[name]).values()):
            if isinstance(found, type) and found.__module__ == name:
                yield from _messages_about(found)


def _messages_about(kind: type[object]) -> Iterator[str]:
    name = hyphenated(kind.__name__)
    if issubclass(kind, Window):
        if getattr(kind, "seat", None) != CHANCE:
            yield f"prompt-{name}|chance-{name}"
    elif issubclass(kind, Event | Reason):
        yield name


def _texts_of_preset(entry: EntryPoint) -> list[str]:
    load_preset(entry)
    return [f"preset-{entry.name}"]


def _texts_of_bot(entry: EntryPoint) -> list[str]:
    contained_bot(entry, lambda: 0.0)
    return []


def _texts_of_texts(entry: EntryPoint) -> list[str]:
    for locale in LOCALES:
        read_texts(entry, locale)
    return []


_CHECKS: Final[dict[Group, Callable[[EntryPoint], list[str]]]] = {
    Group.RULES: _texts_of_rule,
    Group.PRESETS: _texts_of_preset,
    Group.BOTS: _texts_of_bot,
    Group.TEXTS: _texts_of_texts,
}
"""Checks one thing that a package adds, and returns the messages that it needs."""

_OURS: Final[dict[Group, Callable[[], Any]]] = {
    Group.RULES: our_rules,
    Group.PRESETS: preset_keys,
    Group.BOTS: lambda: (*LEVELS, *STYLES),
}
"""Our own names, which no other package can take."""


OPTIONS: Final = (LANG, CommandOption("--texts", str, "TEXT"))
COMPLETE: Final = 0
LACKING: Final = 1
"""Exit statuses: whether something that the player uses is broken."""


def _doctor(call: Call, values: Values) -> int:
    """Say what is here, what a game would use, and what repairs the rest; return 0 or 1."""
    if values["texts"]:
        from accessible_uno.app.commands.text_checks import told_of_texts  # loads all words

        for line in told_of_texts(values["texts"], call.locale):
            write_line(line)
        return COMPLETE
    preferences = read_preferences(call.locale, lambda *_: None)
    own = probe_own_engine()
    with server_for_a_while():
        others = {
            SPEECH_DISPATCHER: probe_remote(SPEECH_DISPATCHER),
            SCREEN_READER_BRIDGE: probe_remote(SCREEN_READER_BRIDGE),
        }
    used = _used(preferences, own, others)
    sounds = _sounds_used(preferences, used)
    findings = [
        *damaged_settings(call.locale),
        *unwritable_folders(),
        languages_here(call.locale),
        *_if_used(our_voice(own, call.locale), used is OWN_ENGINE),
        *_dispatcher(others[SPEECH_DISPATCHER], call.locale, used is SPEECH_DISPATCHER),
        *_if_used([bridge(others[SCREEN_READER_BRIDGE])], used is SCREEN_READER_BRIDGE),
        *_if_used([_sounds(preferences)], sounds),
        *_braille(str(preferences.get("braille") or BrailleOutput.OFF)),
        *other_packages(call.locale),
    ]
    for found in findings:
        _write_sentence(call.locale, found.message, found.arguments)
    _write_sentence(call.locale, _use(used, own, others))
    if sounds and any(found.message == "doctor-sounds" for found in findings):
        _write_sentence(call.locale, "doctor-use-sounds")
    for found in findings:
        if found.message in ("doctor-braille", "braille-ready"):
            _write_sentence(call.locale, f"doctor-use-{found.message}")
    if all(found.complete for found in findings):
        _write_sentence(call.locale, "doctor-well")
        return COMPLETE
    for message, arguments in repairs(findings):
        _write_sentence(call.locale, message, arguments)
    broken = any(not found.complete and found.used for found in findings)
    if not broken:
        _write_sentence(call.locale, "doctor-works")
    return LACKING if broken else COMPLETE


def _used(
    preferences: Mapping[str, Any], own: OwnSpeech, others: Mapping[Backend, RemoteResult]
) -> Backend | None:
    """Return the backend that is to speak in a game at a terminal, whether or not it can."""
    wanted = SpeechOutput(str(preferences.get("speech") or SpeechOutput.AUTO))
    server = others[SPEECH_DISPATCHER]
    stands_in = isinstance(server, RemoteSpeech) and server.has_voices
    if wanted is SpeechOutput.AUTO and not own.engine and stands_in:
        return SPEECH_DISPATCHER
    return spoken_through(wanted, interactive=True, accessible=False)


def _sounds_used(preferences: Mapping[str, Any], used: Backend | None) -> bool:
    """Whether a game at a terminal is to play short sounds."""
    wanted = preferences.get("sounds", "auto")
    return wanted == "on" or (wanted == "auto" and used in (OWN_ENGINE, SPEECH_DISPATCHER))


def _dispatcher(found: RemoteResult, locale: str, used: bool) -> Iterator[Finding]:
    """Check Speech Dispatcher, on Windows only where the player has asked for it."""
    if used or not ON_WINDOWS:
        yield from _if_used([dispatcher(found, locale)], used)


def _sounds(preferences: Mapping[str, Any]) -> Finding:
    """Check the short sounds; where the player has not asked for them, all works without."""
    found = short_sounds()
    return found if preferences.get("sounds") == "on" else found.spare()


def _braille(wanted: str) -> Iterator[Finding]:
    """Check braille and the display; what the player does not use breaks nothing.

    On Windows they are checked only where the player has asked for ours.
    """
    if ON_WINDOWS and wanted != BrailleOutput.DISPLAY:
        yield Finding("doctor-braille-windows", {})
        return
    cells = braille()
    yield cells.spare() if wanted == BrailleOutput.OFF else cells
    yield display(wanted=wanted == BrailleOutput.DISPLAY)


def _if_used(findings: Iterable[Finding], used: bool) -> Iterator[Finding]:
    """Yield the findings; where they are not ``used``, nothing of them is missing."""
    for found in findings:
        yield found if used else found.unneeded()


def _use(used: Backend | None, own: OwnSpeech, others: Mapping[Backend, RemoteResult]) -> str:
    """Return the message about the voice that speaks in a game."""
    if used is OWN_ENGINE and own.outcome is SpeechOutcome.SPOKEN:
        return "doctor-use-voice"
    found = others.get(used) if used else None
    if not isinstance(found, RemoteSpeech):
        return "doctor-use-text"
    if used is not SPEECH_DISPATCHER:
        return "doctor-use-bridge"
    return "doctor-use-dispatcher" if found.has_voices else "doctor-use-voiceless"


def _write_sentence(locale: str, message: str, arguments: NoticeArguments | None = None) -> None:
    write_line(clean_line(sentence(locale, message, **(arguments or {}))))


doctor: Final = CommandRow("doctor", _doctor, OPTIONS)
