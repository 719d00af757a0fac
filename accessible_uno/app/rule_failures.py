"""Why rules cannot be played, in the names that the player knows."""

from __future__ import annotations

from typing import Final

from accessible_uno.app.errors import Failure, shortened
from accessible_uno.interface.rules_told.faults import named_arguments
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
        self._wrong = wrong
        self._where = where

    def arguments_in(self, locale: str) -> dict[str, str | int]:
        """Return the arguments, with presets, options and values by their names in ``locale``."""
        return shortened({**named_arguments(self._wrong, locale), **self._where})


def failure_of(wrong: CannotCompile, players: str = "--players") -> Failure:
    """Return the failure that says why rules cannot be compiled.

    Args:
        wrong: why.
        players: the option that says how many play.
    """
    return RulesFailure(_FAILURES[wrong.problem], wrong, players=players)


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
