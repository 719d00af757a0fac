"""``accessible-uno doctor``: checks speech, sounds, braille and the packages of others.

It says how to repair what is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final

from accessible_uno.app.arguments import LANG, TAKEN, Call, CommandOption, Values
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
from accessible_uno.app.streams import write_line, write_lines
from accessible_uno.checks.package import Told, all_packages, check_loading, what_it_adds
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.packages.faults import Group
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


def other_packages(locale: str) -> Iterator[Finding]:
    """Check each package that adds something, one after the other."""
    for package, entries in all_packages().items():
        yield Finding(USED, parts_told(package, entries, locale))
        for found in check_loading(package, entries, TAKEN):
            yield Finding(found.message, with_paths(found.arguments), complete=False)


def with_paths(arguments: Told) -> Told:
    """Return the variables of a message, the files among them as they can be typed."""
    texts = {name: each for name, each in arguments.items() if isinstance(each, str)}
    files = {name: Path(each) for name, each in texts.items() if Path(each).is_absolute()}
    return {**arguments, **{name: display_path(file) for name, file in files.items()}}


def parts_told(package: str, entries: list[EntryPoint], locale: str) -> NoticeArguments:
    """Return the variables of the sentence about what a package adds."""
    parts = ", ".join(
        sentence(locale, "doctor-package-part", part=Group(entry.group).word, name=entry.name)
        for entry in entries
    )
    return {**what_it_adds(package, entries), "parts": parts}


OPTIONS: Final = (LANG, CommandOption("--texts", str, "TEXT"))
COMPLETE: Final = 0
LACKING: Final = 1
"""Exit statuses: whether something that the player uses is broken."""


def _doctor(call: Call, values: Values) -> int:
    """Say what is here, what a game would use, and what repairs the rest; return 0 or 1."""
    if values["texts"]:
        from accessible_uno.app.commands.text_checks import told_of_texts  # loads all words

        return write_lines(told_of_texts(values["texts"], call.locale))
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
