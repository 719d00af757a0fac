"""The sentences that say why rules cannot be played, in the names that players know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from accessible_uno.interface.rules_told.quarrels import APART, quarrel_sentence
from accessible_uno.interface.rules_told.rule_names import RuleNames
from accessible_uno.likeness import meant
from accessible_uno.rules.preset import Problem

_UNKNOWN: Final = {
    Problem.UNKNOWN_PRESET: ("value", RuleNames.preset),
    Problem.UNKNOWN_OPTION: ("option", RuleNames.option),
}
"""The argument that was typed where it names nothing, and what names those that there are."""


def named_arguments(
    problem: Problem, about: str, arguments: Mapping[str, str | int], locale: str
) -> dict[str, str | int]:
    """Return the arguments of a sentence, with presets, options and values by their names.

    Of a conflict, ``why`` says by itself what to change.

    Args:
        problem: why the rules cannot be played.
        about: the rule or the option that it is about.
        arguments: by their keys; several in one are separated by ``APART``.
        locale: the language of the names.
    """
    names = RuleNames(locale)
    why = {"why": quarrel_sentence(arguments, locale)} if problem is Problem.CONFLICT else {}
    named = {
        name: _named(names, (problem, about), name, value) if isinstance(value, str) else value
        for name, value in arguments.items()
    }
    return why | named | _near(names, problem, arguments)


def _near(
    names: RuleNames, problem: Problem, arguments: Mapping[str, str | int]
) -> dict[str, str | int]:
    """Return what is surely meant by a preset or an option that there is not."""
    if problem not in _UNKNOWN:
        return {}
    typed, name = _UNKNOWN[problem]
    keys = str(arguments["known"]).split(APART)
    return {"near": meant(str(arguments[typed]), [name(names, key) for key in keys], keys)}


def _named(names: RuleNames, fault: tuple[Problem, str], argument: str, value: str) -> str:
    """Return an argument of the sentence by its name, or each of several in a row."""
    parts = value.split(APART)
    match argument, fault[0]:
        case "known", Problem.UNKNOWN_PRESET:
            return ", ".join(map(names.preset, parts))
        case "known", _:
            return ", ".join(map(names.option, parts))
        case "takes", _:
            return names.takes(fault[1], parts)
        case "option", Problem.BAD_VALUE:
            return names.option(value)
        case "rule" | "others", _:
            return ", ".join(map(names.rule, parts))
        case "rules", _:
            return names.preset(value)
    return value
