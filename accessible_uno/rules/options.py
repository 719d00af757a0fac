"""Every option that a table may set, and the rule that each belongs to."""

from __future__ import annotations

from functools import cache

from accessible_uno.game.option import BadOption, Option
from accessible_uno.game.rule import Rule
from accessible_uno.rules.registry import all_rules


@cache
def all_options() -> dict[str, tuple[type[Rule], Option]]:
    """Return every option by its name, in alphabetical order, with its rule."""
    found = {
        option.name: (rule, option) for rule in all_rules().values() for option in rule.options
    }
    return dict(sorted(found.items()))


def option(name: str) -> tuple[type[Rule], Option]:
    """Return the option called ``name`` and the rule that it sets.

    Raises:
        BadOption: there is none.
    """
    try:
        return all_options()[name]
    except KeyError:
        raise BadOption(name, None, " ".join(all_options())) from None
