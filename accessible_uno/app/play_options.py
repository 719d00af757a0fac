"""Options that several commands take, and the game that they ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.app.arguments import Option
from accessible_uno.app.errors import Failure
from accessible_uno.game.engine import Game
from accessible_uno.game.option import BadOption
from accessible_uno.game.rule import ConflictingRules
from accessible_uno.players.bot import Bot
from accessible_uno.players.registry import RANDOM, Chance, UnknownBot, make_bot
from accessible_uno.rules.preset import UnknownPreset, WrongSeats, preset


def setting(text: str) -> tuple[str, str]:
    """Split ``name=value``."""
    name, equals, given = text.partition("=")
    if not equals:
        raise ValueError(text)
    return name, given


RULES: Final = Option("--rules", str, "NAME", "leaflet")
RULE: Final = Option("--rule", setting, "SETTING", repeats=True)
BOT: Final = Option("--bot", str, "NAME", RANDOM)


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
        text = preset(key)
        game = text.compile(options or (), seats)
    except UnknownPreset as unknown:
        raise Failure(
            "app-rules-unknown", value=unknown.key, known=", ".join(unknown.known)
        ) from None
    except BadOption as bad:
        if bad.value is None:
            known = ", ".join(bad.allowed.split())
            raise Failure("app-rule-unknown", option=bad.name, known=known) from None
        raise Failure(
            "app-wrong-value",
            option=f"--rule {bad.name}",
            value=bad.value,
            takes=", ".join(bad.allowed.split()),
        ) from None
    except ConflictingRules as quarrel:
        message = "app-rules-lacking" if quarrel.lacking else "app-rules-quarrel"
        raise Failure(message, rule=quarrel.rule, others=", ".join(quarrel.others)) from None
    except WrongSeats as wrong:
        raise Failure("app-wrong-seats", rule=wrong.rule, count=wrong.count) from None
    if seats and not text.fewest <= seats <= text.most:
        raise Failure("app-seats", count=seats, fewest=text.fewest, most=text.most, rules=key)
    return game
