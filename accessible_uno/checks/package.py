"""Checks all that a package adds, in the order in which its author would mend it.

Each check yields findings: a message and its variables.  What is wrong counts; the others tell how
much was tried.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from importlib.metadata import EntryPoint
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from accessible_uno.cards import Face
from accessible_uno.checks.samples import kinds_in
from accessible_uno.game.base import CHANCE
from accessible_uno.game.rule import Rule
from accessible_uno.lessons.plan import load_lesson, our_lessons
from accessible_uno.narration.event_schema import hyphenated
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.languages import read_texts, text_path
from accessible_uno.narration.message_store import load_messages
from accessible_uno.packages.faults import Group, PackageFault
from accessible_uno.packages.offers import check_command, load, offers, package_of, top_module
from accessible_uno.players.bot_names import LEVELS, STYLES
from accessible_uno.players.registry import contained_bot
from accessible_uno.rules.preset import load_preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import load_rule, our_rules
from accessible_uno.voices.brought import load_voice
from accessible_uno.voices.voice import OUR_VOICES

_NONE: Final[Mapping[str, frozenset[str]]] = MappingProxyType({})

WORDS: Final = ("on", "off")
"""Values of options that the game has words for."""


Told: TypeAlias = dict[str, str | int]
"""The variables of a message."""


class CheckResult(NamedTuple):
    """What was found.

    Attributes:
        message: id of its sentence.
        arguments: the variables.
        wrong: whether something has to be mended.
    """

    message: str
    arguments: Told
    wrong: bool = True


def all_packages() -> dict[str, list[EntryPoint]]:
    """Return what each package adds, by its name, in alphabetical order."""
    every = [entry for group in Group for entry in offers(group)]
    names = sorted({package_of(entry) for entry in every})
    return {name: [each for each in every if package_of(each) == name] for name in names}


def what_it_adds(package: str, entries: list[EntryPoint]) -> dict[str, str]:
    """Return the name of a package and its version."""
    version = next((entry.dist.version for entry in entries if entry.dist is not None), "?")
    return {"package": package, "version": version}


def check_loading(
    package: str,
    entries: list[EntryPoint],
    taken_commands: frozenset[str],
    broken: Mapping[str, frozenset[str]] = _NONE,
) -> Iterator[CheckResult]:
    """Yield what cannot be loaded, has a name of ours, or has no text in a language.

    Args:
        package: the package.
        entries: what it adds.
        taken_commands: the names of our own commands.
        broken: texts that are there but no Fluent, by language; they are told elsewhere.
    """
    yield from _unknown_groups(entries)
    needed: list[str] = []
    for entry in entries:
        group = Group(entry.group)
        ours = taken_commands if group is Group.COMMANDS else _OURS.get(group, tuple)()
        if entry.name in ours:
            arguments = {"package": package, "part": group.word, "name": entry.name}
            yield CheckResult("doctor-package-shadowed", {**arguments})
            continue
        try:
            needed += _TEXTS[group](entry)
        except PackageFault as fault:
            yield CheckResult("package-faulty", {**fault.arguments()})
    for locale in LOCALES:
        there = broken.get(locale, frozenset())
        lacking = [
            each
            for each in dict.fromkeys(needed)
            if not _has(locale, each) and there.isdisjoint(each.split("|"))
        ]
        if lacking:
            texts = ", ".join(one.partition("|")[0] for one in lacking)
            told = {"package": package, "language": locale, "texts": texts}
            yield CheckResult("doctor-package-lacks", {**told, "place": _place(entries, locale)})


def _unknown_groups(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield the entry points of groups that nothing asks for; the name of one is misspelt."""
    there = {one for entry in entries if entry.dist for one in entry.dist.entry_points}
    for one in sorted(there, key=str):
        if one.group.startswith("accessible_uno.") and one.group not in {*Group}:
            known = ", ".join(each.value for each in Group)
            told: Told = {"group": one.group, "name": one.name, "takes": known}
            yield CheckResult("check-group-unknown", told)


def needed_texts(entries: list[EntryPoint]) -> list[str]:
    """Return the messages that a package needs, ``prompt-x|chance-x`` where one of two will do.

    Raises:
        PackageFault: something cannot be loaded.
    """
    return [each for entry in entries for each in _TEXTS[Group(entry.group)](entry)]


def all_loads(entries: list[EntryPoint]) -> bool:
    """Whether all that a package adds can be loaded, so that it can be played with."""
    try:
        needed_texts(entries)
    except PackageFault:
        return False
    return True


def _has(locale: str, message_ids: str) -> bool:
    """Whether a language has one of the messages, written ``prompt-x|chance-x``."""
    return any(map(load_messages(locale).has, message_ids.split("|")))


def _place(entries: list[EntryPoint], locale: str) -> str:
    """Return the file where texts that are lacking are to be written; ``"none"`` without texts."""
    for entry in entries:
        if entry.group == Group.TEXTS:
            with suppress(PackageFault):  # it is told of by itself
                return str(text_path(entry, locale))
    return "none"


def modules_of(top: str) -> list[Any]:
    """Return the modules of a package that are imported."""
    return [sys.modules[name] for name in [*sys.modules] if name.partition(".")[0] == top]


def folders_of(entries: list[EntryPoint]) -> list[Path]:
    """Return the folders that hold the code of a package."""
    places = (
        place
        for top in {top_module(entry): None for entry in entries}
        for module in modules_of(top)
        for place in getattr(module, "__path__", ())
    )
    found = sorted(set(map(Path, places)))
    return [each for each in found if not any(each.is_relative_to(f) for f in found if f != each)]


def _texts_of_rule(entry: EntryPoint) -> list[str]:
    kind = load_rule(entry)
    needed = [f"rule-{kind.key}"]
    for option in kind.options:
        needed.append(f"option-{option.name}")
        if option.choices:
            words = (value for value in option.values() if value not in WORDS)
            needed += (f"option-{option.name}-{word}" for word in words)
    return [*needed, *_texts_of_kinds(kind), *_texts_of_faces(kind)]


def _texts_of_faces(kind: type[Rule]) -> Iterator[str]:
    """Yield the messages of the faces that a rule's package brings."""
    for module in modules_of(kind.__module__.partition(".")[0]):
        for face in vars(module).values():
            if isinstance(face, Face) and not face.is_ours:
                called = face.name.replace("_", "-")
                yield from (f"card-{called}", f"sign-{called}", f"face-word-{called}")


def _texts_of_kinds(kind: type[Rule]) -> Iterator[str]:
    """Yield the messages of the events, reasons and windows of a rule's package."""
    kinds = kinds_in(kind.__module__.partition(".")[0])
    yield from (hyphenated(each.__name__) for each in (*kinds.events, *kinds.reasons))
    for window in kinds.windows:
        if getattr(window, "seat", None) != CHANCE:
            name = hyphenated(window.__name__)
            yield f"prompt-{name}|chance-{name}"
    yield from (f"asked-{hyphenated(each.__name__)}" for each in kinds.questions)


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


def _texts_of_lesson(entry: EntryPoint) -> list[str]:
    lesson = load_lesson(entry)
    needed = [f"lesson-{lesson.key}"]
    for step in lesson.steps:
        needed.append(f"lesson-{lesson.key}-{step.name}")
        if step.play or step.request:
            needed.append(f"lesson-{lesson.key}-{step.name}-do")
    return needed


def _texts_of_voice(entry: EntryPoint) -> list[str]:
    load_voice(entry)
    return []


def _texts_of_command(entry: EntryPoint) -> list[str]:
    row = load(entry, check_command)
    own = (f"app-option-{option.name.lstrip('-')}" for option in row.options)
    parts = (f"app-help-{each.name}" for each in (row, *row.parts))
    return [f"app-help-{entry.name}", *parts, *own]


_TEXTS: Final[dict[Group, Callable[[EntryPoint], list[str]]]] = {
    Group.RULES: _texts_of_rule,
    Group.PRESETS: _texts_of_preset,
    Group.BOTS: _texts_of_bot,
    Group.TEXTS: _texts_of_texts,
    Group.LESSONS: _texts_of_lesson,
    Group.VOICES: _texts_of_voice,
    Group.COMMANDS: _texts_of_command,
}
"""Loads one thing that a package adds, and returns the messages that it needs."""

_OURS: Final[dict[Group, Callable[[], Any]]] = {
    Group.RULES: our_rules,
    Group.PRESETS: preset_keys,
    Group.BOTS: lambda: (*LEVELS, *STYLES),
    Group.LESSONS: lambda: [lesson.key for lesson in our_lessons()],
    Group.VOICES: lambda: OUR_VOICES,
}
"""Our own names, which no other package can take."""
