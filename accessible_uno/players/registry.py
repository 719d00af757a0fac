"""Finds bots by their keys: our own, and those of other packages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from accessible_uno.packages.faults import Group
from accessible_uno.packages.offers import offered, offers, package_of
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import LEVELS, RANDOM, STRONG, STYLES, parse_bot_name
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import character_of
from accessible_uno.players.contained_bot import contained_bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.strong_bot import StrongBot

Chance: TypeAlias = Callable[[], float]
"""A bot's own source of chance: a number from 0 up to 1 a call."""


class UnknownBot(LookupError):
    """No bot has this key; ``known`` lists what there is: see :func:`bot_keys`."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.known = known


def bot_keys() -> tuple[str, ...]:
    """Return the levels and the styles of our own bots, and the keys of all others."""
    others = (entry.name for entry in offers(Group.BOTS))
    return tuple(dict.fromkeys((*LEVELS, *STYLES, *others)))


def package_of_bot(key: str | None) -> str | None:
    """Return the package that adds the bots called ``key``; ``None`` for our own."""
    if key is None or parse_bot_name(key) is not None:
        return None
    return next(map(package_of, offered(Group.BOTS, key)), None)


def make_bot(key: str, chance: Chance, lapses: float = 1) -> Bot:
    """Return a bot of the kind called ``key``; one of another package thinks in its own thread.

    Args:
        key: a level, with a style after a colon where one is wanted, or a package's bot.
        chance: the bot's source of chance.
        lapses: by how much the lapses of its style are multiplied, from 0 (none) to 1.

    Raises:
        UnknownBot: no bot has this key.
        PackageFault: another package adds it, and it cannot be made.
    """
    name = parse_bot_name(key)
    if name is not None:
        if name.level == RANDOM:
            return RandomBot(chance)
        character = character_of(name).with_lapses(lapses)
        kind = StrongBot if name.level == STRONG else CharacterBot
        return kind(character, chance)
    for entry in offered(Group.BOTS, key):
        return contained_bot(entry, chance)
    raise UnknownBot(key, bot_keys())
