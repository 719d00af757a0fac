"""Checks what other packages add: whether it works, and whether its texts are there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.metadata import EntryPoint
from typing import Any, Final

from accessible_uno.app.commands.doctor_checks import Finding
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import display_path
from accessible_uno.cards import Face
from accessible_uno.game.base import CHANCE, Event, Reason, Window
from accessible_uno.game.rule import Rule
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

USED: Final = "doctor-package"
SHADOWED: Final = "doctor-package-shadowed"
LACKING: Final = "doctor-package-lacks"


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
            yield Finding("package-fault", fault.arguments(), complete=False)
    for each in LOCALES:
        lacking = [one for one in dict.fromkeys(needed) if not _has(each, one)]
        if lacking:
            arguments = {
                "package": package,
                "language": each,
                "texts": ", ".join(one.partition("|")[0] for one in lacking),
                "place": _place(entries, each),
            }
            yield Finding(LACKING, arguments, complete=False)


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
