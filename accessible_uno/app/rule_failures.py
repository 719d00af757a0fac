"""Why rules cannot be played, in the names that the player knows."""

from __future__ import annotations

from typing import Final

from accessible_uno.app.errors import Failure, shortened
from accessible_uno.interface.parse.rule_faults import APART, named_arguments
from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import CannotCompile, Problem


class RulesFailure(Failure):
    """Rules that cannot be played.

    Args:
        message: id of the catalogue's sentence.
        wrong: why they cannot.
        where: further variables of the sentence: the file and the line.
    """

    def __init__(self, message: str, wrong: CannotCompile, **where: str | int) -> None:
        super().__init__(message)
        self.arguments = shortened({**wrong.arguments(APART), **where})
        self._problem = wrong.problem
        self._about = wrong.about

    def arguments_in(self, locale: str) -> dict[str, str | int]:
        """Return the arguments, with presets, options and values by their names in ``locale``."""
        return named_arguments(self._problem, self._about, self.arguments, locale)


def failure_of(wrong: CannotCompile) -> Failure:
    """Return the failure that says why rules cannot be compiled."""
    if wrong.problem is Problem.CONFLICT and (fixed := _fixed(wrong)):
        return RulesFailure("app-rules-fixed", wrong, **fixed)
    return RulesFailure(_FAILURES[wrong.problem], wrong)


def _fixed(wrong: CannotCompile) -> dict[str, str]:
    """Return which rule a preset always has, and which options cannot be set because of it.

    The result is empty where all of them are options.
    """
    arguments = wrong.arguments(APART)
    quarrelling = [str(arguments["rule"]), *str(arguments["others"]).split(APART)]
    settable = {rule.key for rule, _ in all_options().values()} | all_options().keys()
    always = [each for each in quarrelling if each.partition(" ")[0] not in settable]
    if not always or len(always) == len(quarrelling):
        return {}
    others = [each for each in quarrelling if each not in always]
    return {"rule": APART.join(always), "others": APART.join(others)}


_FAILURES: Final = {
    Problem.UNKNOWN_PRESET: "app-rules-unknown",
    Problem.UNKNOWN_OPTION: "app-rule-unknown",
    Problem.BAD_VALUE: "app-wrong-value",
    Problem.CONFLICT: "app-rules-quarrel",
    Problem.LACKING: "app-rules-lacking",
    Problem.RULE_SEATS: "app-wrong-seats",
    Problem.PRESET_SEATS: "app-seats",
    Problem.PACKAGE: "package-needed",
}
