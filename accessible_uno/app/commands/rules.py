"""``accessible-uno rules``: lists and shows the rules, and makes house rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Final

from accessible_uno.app.arguments import LANG, parse
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.commands.rules_new import ask_for_rules
from accessible_uno.app.errors import Failure
from accessible_uno.app.house_rules import house_names, load, resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.play_options import compile_rules
from accessible_uno.interface.announce.rulebook import RuleBook
from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import all_preset_keys

OPTIONS: Final = (LANG,)


def rules(call: Call) -> int:
    """Carry out ``rules new``, ``rules list``, ``rules show NAME`` or ``rules options``."""
    known: dict[str, tuple[Callable[[str, list[str]], Iterable[str]], tuple[str, ...]]] = {
        "list": (_list, ()),
        "show": (_show, ("NAME",)),
        "options": (_options, ()),
        "new": (ask_for_rules, ()),
    }
    match list(call.arguments):
        case [word, *rest] if word in known:
            told, places = known[word]
            values = parse(OPTIONS, rest, places)
            if values["help"]:
                return command_help(call.locale, f"rules-{word}", OPTIONS)
            for line in told(call.locale, values["words"]):
                sys.stdout.write(line + "\n")
            return 0
        case [("--help" | "-h"), *_] | []:
            for word in known:
                command_help(call.locale, f"rules-{word}", ())
            return 0
        case [word, *_]:
            raise Failure("app-rules-no-command", word=word)
    raise AssertionError


def _list(locale: str, _: list[str]) -> Iterable[str]:
    """Yield a line for every preset, then for the user's own rules."""
    for key in all_preset_keys():
        yield _preset_line(locale, key)
    for name in house_names():
        try:
            house = load(name)
        except Failure as wrong:
            yield wrong.text(locale)
        else:
            yield sentence(locale, "app-house-line", name=name, base=house.base)


def _preset_line(locale: str, key: str) -> str:
    """Return the line of a preset: its key and what it is."""
    return sentence(
        locale, "app-rules-line", key=key, meaning=sentence(locale, f"preset-{key}") or key
    )


def _show(locale: str, words: list[str]) -> Iterable[str]:
    """Yield the whole of the rules, a paragraph a line."""
    (name,) = words
    base, options = resolve(name, ())
    if base != name:
        yield sentence(locale, "app-house-line", name=name, base=base)
        for option, value in options:
            yield sentence(locale, "app-house-sets", option=option, value=value)
    game = compile_rules(base, options, 0)
    yield _preset_line(locale, base)
    yield from RuleBook(locale, game).whole()


def _options(locale: str, _: list[str]) -> Iterable[str]:
    """Yield a line for every option, with what it takes."""
    for name, (_rule, option) in all_options().items():
        takes = ", ".join(option.allowed().split())
        meaning = sentence(locale, f"option-{name}")
        yield sentence(locale, "app-option-line", option=name, takes=takes, meaning=meaning)
