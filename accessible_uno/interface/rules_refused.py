"""Why rules do not go together, and what would do instead."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.rule_names import RuleNames
from accessible_uno.likeness import meant
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rules.preset import CannotCompile, Problem, compile_preset, preset
from accessible_uno.rules.registry import all_options


def quarrel_sentence(wrong: CannotCompile, locale: str) -> str:
    """Return what does not go together, and the settings to leave out or to change.

    Args:
        wrong: why the rules cannot be played: a conflict.
        locale: the language.
    """
    names, catalogue = RuleNames(locale), Catalogue(locale)
    quarrel = Quarrel(wrong)
    rules = names.preset(str(wrong.arguments["rules"]))
    if not quarrel.always:
        return _settings_sentence(quarrel, names, catalogue)
    already = _already(quarrel, names, catalogue, rules)
    leaves_out = ", ".join(quarrel.to_leave_out(names))
    return catalogue.text("app-quarrel-fixed", already=already, others=leaves_out)


def refusal_sentence(wrong: CannotCompile, option: str, locale: str) -> str:
    """Return why an option is not set now, and which settings are to be changed before.

    Args:
        wrong: why the rules cannot be played: a conflict.
        option: the option that was to be set.
        locale: the language.
    """
    names, catalogue = RuleNames(locale), Catalogue(locale)
    quarrel = Quarrel(wrong)
    if quarrel.always:
        return _already(quarrel, names, catalogue, names.preset(str(wrong.arguments["rules"])))
    rule, *others = quarrel.named(names, option)
    before = [each for each in quarrel.to_change() if each != option]
    return catalogue.text(
        "app-new-refused",
        rule=rule,
        others=", ".join(others),
        options=", ".join(_with_values(each, quarrel, names) for each in before) or "none",
    )


def _settings_sentence(quarrel: Quarrel, names: RuleNames, catalogue: Catalogue) -> str:
    """Return which settings do not go together, which to leave out, and which values would do."""
    rule, *others = quarrel.named(names)
    used = quarrel.used()
    instead = [each for each in quarrel.to_change() if each not in dict(used)]
    would = [names.setting(name, value) for name in instead for value in quarrel.would_do(name)]
    return catalogue.text(
        "app-quarrel-settings",
        rule=rule,
        others=", ".join(others),
        given=", ".join(names.setting(*each) for each in used),
        count=len(used),
        would=", ".join(would) or "none",
    )


def _with_values(option: str, quarrel: Quarrel, names: RuleNames) -> str:
    """Return an option, with the values that would do where they are few."""
    values = [names.value(option, value) for value in quarrel.would_do(option)]
    return f"{names.option(option)} ({', '.join(values)})" if values else names.option(option)


def _already(quarrel: Quarrel, names: RuleNames, catalogue: Catalogue, rules: str) -> str:
    """Return what the rules called ``rules`` have in any case, against which nothing can be set."""
    rule = quarrel.always[0]
    message = f"fixed-{rule.partition(' ')[0]}"
    if catalogue.has(message):
        return catalogue.text(message, rules=rules)
    return catalogue.text("app-rules-fixed", rules=rules, rule=names.rule(rule))


class Quarrel:
    """Who quarrels: rules of a preset, and those that the player has set.

    Args:
        wrong: why the rules cannot be played: a conflict.

    Attributes:
        rules: the rules; one with a value behind it stands for an option of that name.
        always: those of them that the preset has and no option takes away.
    """

    def __init__(self, wrong: CannotCompile) -> None:
        self.rules = wrong.involved
        self._given = wrong.given
        self._preset = str(wrong.arguments["rules"])
        has = preset(self._preset).rules
        self.always = [each for each in self.rules if each in has and not _can_be_off(each)]

    def used(self) -> list[tuple[str, str]]:
        """Return the settings of the player that have to do with it."""
        keys = {each.partition(" ")[0] for each in self.rules}
        return [each for each in self._given if keys & _brought_by(*each)]

    def named(self, names: RuleNames, foremost: str = "") -> list[str]:
        """Return who quarrels: the player's settings, ``foremost`` first, then the other rules."""
        used = sorted(self.used(), key=lambda each: each[0] != foremost)
        brought = {key for each in used for key in _brought_by(*each)}
        others = [each for each in self.rules if each.partition(" ")[0] not in brought]
        return [*(names.setting(*each) for each in used), *map(names.rule, others)]

    def would_do(self, option: str) -> list[str]:
        """Return values with which the player's other settings can be played; of numbers none."""
        found = all_options()[option][1]
        others = tuple(each for each in self._given if each[0] != option)
        values = found.values() if found.choices else ()
        return [each for each in values if _can_play(self._preset, (*others, (option, each)))]

    def to_leave_out(self, names: RuleNames) -> list[str]:
        """Return the settings of the player that do not go with the preset, as they are called."""
        others = {each.partition(" ")[0] for each in self.rules} - set(self.always)
        told = [names.setting(name, value) for name, value in self._brought()]
        return told or [names.rule(each) for each in sorted(others)]

    def _brought(self) -> list[tuple[str, str]]:
        """Return the settings of the player that a rule which the preset always has refuses."""
        others = {each.partition(" ")[0] for each in self.rules} - set(self.always)
        return [each for each in self._given if others & _brought_by(*each)]

    def to_change(self) -> list[str]:
        """Return the options that can be set otherwise, so that the rules go together."""
        if self.always:
            return [name for name, _ in self._brought()]
        given = [name for name, _ in self._given]
        found: list[str] = []
        for each in self.rules:
            rule, _, value = each.partition(" ")
            of_it = [name for name, (kind, _) in all_options().items() if kind.key == rule]
            set_here = [name for name in of_it if name in given]
            found += [rule] if value else set_here or [n for n in of_it if all_options()[n][1].off]
        return list(dict.fromkeys(found))


def _can_play(preset: str, options: tuple[tuple[str, str], ...]) -> bool:
    try:
        compile_preset(preset, options)
    except CannotCompile:
        return False
    return True


def _can_be_off(rule: str) -> bool:
    """Whether an option switches a rule off, or chooses the value that is written behind it."""
    options = all_options().items()
    return " " in rule or any(kind.key == rule and option.off for _, (kind, option) in options)


def _brought_by(name: str, value: str) -> set[str]:
    """Return the rules that an option with this value has to do with."""
    kind, option = all_options()[name]
    return {name, kind.key, *(rule for word, rule in option.summons if word == value)}


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
    names = RuleNames(locale, typed=True)
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
