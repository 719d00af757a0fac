"""Options that several commands take, and the game that they ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.app.arguments import CommandOption
from accessible_uno.app.errors import UNUSABLE, Failure
from accessible_uno.game.engine import Game
from accessible_uno.players.bot import Bot
from accessible_uno.players.registry import RANDOM, Chance, UnknownBot, make_bot
from accessible_uno.rules.preset import CannotCompile, Problem, compile_preset


def parse_assignment(text: str) -> tuple[str, str]:
    """Split ``name=value``."""
    name, equals, given = text.partition("=")
    if not equals:
        raise ValueError(text)
    return name, given


RULES: Final = CommandOption("--rules", str, "NAME", "leaflet")
RULE: Final = CommandOption("--rule", parse_assignment, "SETTING", repeats=True)
BOT: Final = CommandOption("--bot", str, "NAME", RANDOM)


def bot_called(key: str, chance: Chance) -> Bot:
    """Return a bot of the kind that ``--bot`` names.

    Raises:
        Failure: there is none.
    """
    try:
        return make_bot(key, chance)
    except UnknownBot as unknown:
        known = ", ".join(unknown.known)
        raise Failure("app-wrong-value", option="--bot", value=key, takes=known) from None


def compile_rules(key: str, options: Sequence[tuple[str, str]] | None, seats: int) -> Game:
    """Return the game that ``--rules`` and ``--rule`` ask for.

    Raises:
        Failure: an unknown preset or option, a value that it does not take, too few or too
            many players.
    """
    try:
        return compile_preset(key, options or (), seats)
    except CannotCompile as wrong:
        raise failure_of(wrong) from None


_FAILURES: Final = {
    Problem.UNKNOWN_PRESET: "app-rules-unknown",
    Problem.UNKNOWN_OPTION: "app-rule-unknown",
    Problem.BAD_VALUE: "app-wrong-value",
    Problem.CONFLICT: "app-rules-quarrel",
    Problem.LACKING: "app-rules-lacking",
    Problem.RULE_SEATS: "app-wrong-seats",
    Problem.PRESET_SEATS: "app-seats",
}


def failure_of(wrong: CannotCompile) -> Failure:
    """Return the failure that says why rules cannot be compiled."""
    arguments = wrong.arguments(", ")
    if wrong.problem is Problem.BAD_VALUE:
        arguments["option"] = f"--rule {wrong.about}"
    return Failure(_FAILURES[wrong.problem], status=UNUSABLE, **arguments)
