"""Finds bots by their keys: our own, and those of other packages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from accessible_uno.packages.faults import Group
from accessible_uno.packages.offers import offered, offers, package_of
from accessible_uno.players.bot import Bot
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import CHARACTERS
from accessible_uno.players.contained_bot import contained_bot
from accessible_uno.players.random_bot import RandomBot

RANDOM: Final = "random"
OWN: Final = (RANDOM, *CHARACTERS)

Chance: TypeAlias = Callable[[], float]
"""A bot's own source of chance: a number from 0 up to 1 a call."""


class UnknownBot(LookupError):
    """No bot has this key; ``known`` lists the keys of all bots."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.known = known


def bot_keys() -> tuple[str, ...]:
    """Return the keys of all bots, our own first."""
    others = (entry.name for entry in offers(Group.BOTS))
    return tuple(dict.fromkeys((*OWN, *others)))


def package_of_bot(key: str | None) -> str | None:
    """Return the package that adds the bots called ``key``; ``None`` for our own."""
    if key is None or key in OWN:
        return None
    return next(map(package_of, offered(Group.BOTS, key)), None)


def make_bot(key: str, chance: Chance) -> Bot:
    """Return a bot of the kind called ``key``; one of another package thinks in its own thread.

    Raises:
        UnknownBot: no bot has this key.
        PackageFault: another package adds it, and it cannot be made.
    """
    if key == RANDOM:
        return RandomBot(chance)
    if key in CHARACTERS:
        return CharacterBot(CHARACTERS[key], chance)
    for entry in offered(Group.BOTS, key):
        return contained_bot(entry, chance)
    raise UnknownBot(key, bot_keys())
