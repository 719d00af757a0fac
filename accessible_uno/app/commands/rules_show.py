"""``rules show`` and ``rules options``: what rules say, and what can be changed in them."""

from __future__ import annotations

from collections.abc import Iterator

from accessible_uno.app.arguments import Values
from accessible_uno.app.commands.rules_list import preset_line
from accessible_uno.app.house_rules import resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import is_house
from accessible_uno.app.rule_failures import compile_rules
from accessible_uno.interface.rules_told.rule_names import RuleNames
from accessible_uno.interface.rules_told.rulebook import RuleBook
from accessible_uno.rules.options import all_options


def show_rules(locale: str, values: Values) -> Iterator[str]:
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


def show_options(locale: str, _: Values) -> Iterator[str]:
    """Yield a line for every option, with what it takes."""
    names = RuleNames(locale)
    for name, (_rule, option) in all_options().items():
        takes = names.takes(name, option.allowed().split())
        meaning = sentence(locale, f"option-{name}")
        told = names.option(name)
        yield sentence(locale, "app-option-line", option=told, takes=takes, meaning=meaning)
