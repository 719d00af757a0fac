"""Every option that a table may set, and the rule that each belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from accessible_uno.game.option import BadOption, Option
from accessible_uno.game.rule import Rule
from accessible_uno.packages.faults import Group
from accessible_uno.packages.offers import offered
from accessible_uno.rules.registry import all_rules, load_rule, our_rules


@cache
def all_options() -> dict[str, tuple[type[Rule], Option]]:
    """Return every option by its name, in alphabetical order, with its rule."""
    return {**options_of(all_rules().values()), **our_options()}


@cache
def our_options() -> dict[str, tuple[type[Rule], Option]]:
    """Return the options of our own rules by their names, in alphabetical order."""
    return options_of(our_rules().values())


def options_of(rules: Iterable[type[Rule]]) -> dict[str, tuple[type[Rule], Option]]:
    """Return the options of some rules by their names, in alphabetical order."""
    found = {option.name: (rule, option) for rule in rules for option in rule.options}
    return dict(sorted(found.items()))


def option(name: str) -> tuple[type[Rule], Option]:
    """Return the option called ``name`` and the rule that it sets.

    The rules of other packages are loaded only where it is none of ours.

    Raises:
        BadOption: there is none.
        PackageFault: another package adds a rule of this name, and it cannot be loaded.
    """
    if name in our_options():
        return our_options()[name]
    for entry in offered(Group.RULES, name):
        load_rule(entry)
    try:
        return all_options()[name]
    except KeyError:
        raise BadOption(name, None, " ".join(all_options())) from None


def option_called(name: str) -> tuple[type[Rule], Option] | None:
    """Return the option called ``name`` and the rule that it sets, if there is one."""
    return our_options().get(name) or all_options().get(name)
