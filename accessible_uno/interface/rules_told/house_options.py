"""The rules of a game in a few words: the preset, and the house rules on top of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from accessible_uno.game.option import OFF, ON, BadOption, Option
from accessible_uno.interface.rules_told.rule_names import RuleNames
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rules.options import option_called, options_of, our_options
from accessible_uno.rules.preset import CannotCompile, compile_preset


def rules_in_words(
    locale: str, preset: str, options: Iterable[tuple[str, str]], own_name: str = ""
) -> str:
    """Return ``Notice, empilement mixte``: the options that differ from the preset are named.

    Where the player has given the rules a name, it comes first.
    """
    names = RuleNames(locale)
    differing = differing_options(preset, options)
    told = ", ".join([names.preset(preset), *(names.setting(*each) for each in differing)])
    return Catalogue(locale).text("rules-own", name=own_name, rules=told) if own_name else told


def differing_options(preset: str, options: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the options, with their values, that do not say what the preset says itself."""
    return [(name, value) for name, value in options if _differs(preset, name, value)]


def active_options(preset: str, rules: Iterable[Any]) -> list[tuple[str, str]]:
    """Return the options by which active ``rules`` differ from a preset, with their values."""
    now = {rule.key: rule for rule in rules}
    before = _active(preset)
    played = (type(rule) for rule in (*now.values(), *before.values()))
    options = options_of(played) | our_options()
    values = (
        (name, current_value(rule, option, now), current_value(rule, option, before))
        for name, (rule, option) in sorted(options.items())
    )
    return [(name, value) for name, value, usual in values if before and value != usual]


def _differs(preset: str, name: str, value: str) -> bool:
    found = option_called(name)
    if found is None:
        return True
    rule, option = found
    try:
        return str(option.read(value)) != current_value(rule, option, _active(preset))
    except BadOption:
        return True


@cache
def _active(preset: str) -> dict[str, Any]:
    """Return the rules of a preset by their keys; none where there is no such preset any more."""
    try:
        return {rule.key: rule for rule in compile_preset(preset).rules}
    except CannotCompile:
        return {}


def current_value(rule: Any, option: Option, active: dict[str, Any]) -> str:
    """Return the value that an option has in the active rules."""
    found = active.get(rule.key)
    if not option.parameter:
        return ON if found is not None else OFF
    if found is None and option.off:
        return option.off
    return str(getattr(found if found is not None else rule(), option.parameter))
