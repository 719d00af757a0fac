"""Rules that do not go together, told by what the player can change."""

from __future__ import annotations

from accessible_uno.interface.rules_told.rule_names import RuleNames
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import CannotCompile, preset


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
        rule, *others = quarrel.rules
        return catalogue.text(
            "app-quarrel-settings",
            rule=names.rule(rule),
            others=", ".join(map(names.rule, others)),
            options=", ".join(map(names.option, quarrel.to_change())),
        )
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
    rule, *others = quarrel.rules
    before = ", ".join(names.option(each) for each in quarrel.to_change() if each != option)
    return catalogue.text(
        "app-new-refused",
        rule=names.rule(rule),
        others=", ".join(map(names.rule, others)),
        options=before or "none",
    )


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
        has = preset(str(wrong.arguments["rules"])).rules
        self.always = [each for each in self.rules if each in has and not _can_be_off(each)]

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


def _can_be_off(rule: str) -> bool:
    """Whether an option switches a rule off, or chooses the value that is written behind it."""
    options = all_options().items()
    return " " in rule or any(kind.key == rule and option.off for _, (kind, option) in options)


def _brought_by(name: str, value: str) -> set[str]:
    """Return the rules that an option with this value has to do with."""
    kind, option = all_options()[name]
    return {name, kind.key, *(rule for word, rule in option.summons if word == value)}
