"""The sentences that say why rules cannot be played, in the names that players know."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.rules_told.quarrels import quarrel_sentence
from accessible_uno.interface.rules_told.rule_names import RuleNames
from accessible_uno.likeness import meant
from accessible_uno.rules.preset import CannotCompile, Problem

_UNKNOWN: Final = {
    Problem.UNKNOWN_PRESET: ("value", RuleNames.preset),
    Problem.UNKNOWN_OPTION: ("option", RuleNames.option),
}
"""The argument that was typed where it names nothing, and what names those that there are."""


def named_arguments(wrong: CannotCompile, locale: str) -> dict[str, str | int]:
    """Return the arguments of a sentence, with presets, options and values by their names.

    Of a conflict, ``why`` says by itself what to change.

    Args:
        wrong: why the rules cannot be played.
        locale: the language of the names.
    """
    names = RuleNames(locale)
    why = {"why": quarrel_sentence(wrong, locale)} if wrong.problem is Problem.CONFLICT else {}
    named = {name: _named(names, wrong, name) for name in wrong.arguments}
    return why | named | _near(names, wrong)


def _near(names: RuleNames, wrong: CannotCompile) -> dict[str, str | int]:
    """Return what is surely meant by a preset or an option that there is not."""
    if wrong.problem not in _UNKNOWN:
        return {}
    typed, name = _UNKNOWN[wrong.problem]
    keys = wrong.listed("known")
    called = [name(names, key) for key in keys]
    return {"near": meant(str(wrong.arguments[typed]), called, keys)}


def _named(names: RuleNames, wrong: CannotCompile, argument: str) -> str | int:
    """Return an argument of the sentence by its name, or each of several in a row."""
    match argument, wrong.arguments[argument]:
        case "known", tuple(keys) if wrong.problem is Problem.UNKNOWN_PRESET:
            return ", ".join(map(names.preset, keys))
        case "known", tuple(keys):
            return ", ".join(map(names.option, keys))
        case "takes", tuple(words):
            return names.takes(wrong.about, words)
        case "others", tuple(rules):
            return ", ".join(map(names.rule, rules))
        case "option", str(key) if wrong.problem is Problem.BAD_VALUE:
            return names.option(key)
        case "rule", str(key):
            return names.rule(key)
        case "rules", str(key):
            return names.preset(key)
        case _, tuple(words):
            return ", ".join(words)
        case _, value:
            return value
