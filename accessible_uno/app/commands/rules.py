"""``accessible-uno rules``: lists and shows the rules, and makes and changes house rules.

A list of names needs none of what a game needs: what loads more is imported where it is called.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from typing import Final, TypeAlias

from accessible_uno.app.arguments import (
    LANG,
    RULE,
    YES,
    Call,
    Status,
    Values,
    load_function,
    parse,
    word_first,
)
from accessible_uno.app.commands.help import CommandRow, command_help
from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import house_names
from accessible_uno.app.streams import write_lines
from accessible_uno.program import IN_WORDS, program
from accessible_uno.rules.preset_keys import all_preset_keys, preset_keys

OPTIONS: Final = (LANG,)
_OPTIONS: Final = {"show": (LANG, RULE), "delete": (LANG, YES)}

_HERE: Final = "accessible_uno.app.commands"

WORDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "list": (f"{_HERE}.rules:list_rules", ()),
    "show": (f"{_HERE}.rules_show:show_rules", ("NAME",)),
    "options": (f"{_HERE}.rules:show_options", ()),
    "new": (f"{_HERE}.rules_new:ask_for_rules", ()),
    "edit": (f"{_HERE}.rules_new:edit_rules", ("NAME",)),
    "rename": (f"{_HERE}.rules_new:rename_rules", ("NAME", "NAME")),
    "delete": (f"{_HERE}.rules_new:delete_rules", ("NAME",)),
}
"""The word that follows the command: where its function is, and what else must follow.

Each function is imported when it is called: a list of names needs none of what a game needs.
"""

Told: TypeAlias = Callable[[str, Values], Iterable[str] | Awaitable[Iterable[str]]]
"""Yields the lines of a command, given the language and the values of its options."""


def rules(call: Call) -> Status:
    """Carry out the command whose word follows: list, show, options, new, edit and so on."""
    match word_first(call.arguments, (LANG, RULE)):
        case [word, *rest] if word in WORDS:
            place, names = WORDS[word]
            options = _OPTIONS.get(word, OPTIONS)
            command = CommandRow(f"rules-{word}", partial(_tell, place), options, names)
            return command(Call(rest, call.locale))
        case [word, *_] if not word.startswith("-"):
            where = "page" if program() == IN_WORDS else "terminal"
            raise Failure("app-rules-no-command", word=word, where=where)
        case others:
            parse(OPTIONS, others)
            for word in WORDS:
                command_help(call.locale, f"rules-{word}", ())
            return 0


def _tell(place: str, call: Call, values: Values) -> Status:
    """Write what the function at ``place`` tells, some after a conversation."""
    told: Told = load_function(place)
    lines = told(call.locale, values)
    return write_lines(lines) if isinstance(lines, Iterable) else _write_later(lines)


async def _write_later(lines: Awaitable[Iterable[str]]) -> int:
    return write_lines(await lines)


def list_rules(locale: str, _: Values) -> Iterator[str]:
    """Yield a line for every preset, then for the user's own rules."""
    ours = preset_keys()
    for key in all_preset_keys():
        if key in ours or _works(key):
            yield preset_line(locale, key)
    for name in house_names():
        yield _house_line(locale, name)


def preset_line(locale: str, key: str) -> str:
    """Return the line of a preset: its name and what it is; its key where it has no text."""
    return sentence(locale, f"preset-{key}") or key


def _works(key: str) -> bool:
    """Whether another package's preset can be read; a faulty one is told of and left out."""
    from accessible_uno.packages.faults import (
        PackageFault,  # where a package adds a preset
        left_out,
    )
    from accessible_uno.rules.preset import preset

    try:
        preset(key)
    except PackageFault as fault:
        left_out.report(fault)
        return False
    return True


def _house_line(locale: str, name: str) -> str:
    from accessible_uno.app.house_rules import load  # where the player has some
    from accessible_uno.interface.parse.rule_names import RuleNames

    try:
        house = load(name)
    except Failure as wrong:
        return wrong.text(locale)
    base = RuleNames(locale).preset(house.base)
    return sentence(locale, "app-house-line", name=name, base=base)


def show_options(locale: str, _: Values) -> Iterator[str]:
    """Yield a line for every option, with what it takes."""
    from accessible_uno.interface.parse.rule_names import RuleNames  # the same
    from accessible_uno.rules.registry import all_options

    names = RuleNames(locale, typed=True)
    for name, (_rule, option) in all_options().items():
        takes = names.takes(name, option.allowed().split())
        meaning = sentence(locale, f"option-{name}")
        told = names.option(name)
        yield sentence(locale, "app-option-line", option=told, takes=takes, meaning=meaning)
