"""``accessible-uno rules``: lists and shows the rules, and makes and changes house rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from accessible_uno.app.arguments import LANG, parse
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.commands.rules_files import YES, delete_rules, rename_rules
from accessible_uno.app.commands.rules_new import ask_for_rules, edit_rules, preset_line
from accessible_uno.app.errors import Failure
from accessible_uno.app.house_rules import house_names, is_house, load, resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.play_options import RULE, compile_rules
from accessible_uno.interface.announce.rulebook import RuleBook
from accessible_uno.interface.parse.rule_names import RuleNames
from accessible_uno.packages.faults import PackageFault
from accessible_uno.packages.left_out import left_out
from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import all_preset_keys, preset

OPTIONS: Final = (LANG,)
_OPTIONS: Final = {"show": (LANG, RULE), "delete": (LANG, YES)}


Told: TypeAlias = Callable[[str, dict[str, Any]], Iterable[str]]
"""Yields the lines of a command, given the language and the values of its options."""


def rules(call: Call) -> int:
    """Carry out the command whose word follows: list, show, options, new, edit and so on."""
    known: dict[str, tuple[Told, tuple[str, ...]]] = {
        "list": (_list, ()),
        "show": (_show, ("NAME",)),
        "options": (_options, ()),
        "new": (ask_for_rules, ()),
        "edit": (edit_rules, ("NAME",)),
        "rename": (rename_rules, ("NAME", "NAME")),
        "delete": (delete_rules, ("NAME",)),
    }
    match list(call.arguments):
        case [word, *rest] if word in known:
            told, places = known[word]
            options = _OPTIONS.get(word, OPTIONS)
            values = parse(options, rest, places)
            if values["help"]:
                return command_help(call.locale, f"rules-{word}", options)
            for line in told(call.locale, values):
                sys.stdout.write(line + "\n")
            return 0
        case [("--help" | "-h"), *_] | []:
            for word in known:
                command_help(call.locale, f"rules-{word}", ())
            return 0
        case [word, *_]:
            raise Failure("app-rules-no-command", word=word)
    raise AssertionError


def _list(locale: str, _: dict[str, Any]) -> Iterable[str]:
    """Yield a line for every preset, then for the user's own rules."""
    for key in all_preset_keys():
        try:
            preset(key)
        except PackageFault as fault:
            left_out.report(fault)
        else:
            yield preset_line(locale, key)
    for name in house_names():
        try:
            house = load(name)
        except Failure as wrong:
            yield wrong.text(locale)
        else:
            base = RuleNames(locale).preset(house.base)
            yield sentence(locale, "app-house-line", name=name, base=base)


def _show(locale: str, values: dict[str, Any]) -> Iterable[str]:
    """Yield the whole of the rules, a paragraph a line; house rules come first."""
    (name,) = values["words"]
    names = RuleNames(locale)
    base, options = resolve(name, values["rule"])
    game = compile_rules(base, options, 0)
    if is_house(name):
        yield sentence(locale, "app-house-line", name=name, base=names.preset(base))
    yield preset_line(locale, base)
    if options:
        yield sentence(locale, "app-house-sets", settings=names.settings(options))
    yield from RuleBook(locale, game).whole()


def _options(locale: str, _: dict[str, Any]) -> Iterable[str]:
    """Yield a line for every option, with what it takes."""
    names = RuleNames(locale)
    for name, (_rule, option) in all_options().items():
        takes = names.takes(name, option.allowed().split())
        meaning = sentence(locale, f"option-{name}")
        told = names.option(name)
        yield sentence(locale, "app-option-line", option=told, takes=takes, meaning=meaning)
