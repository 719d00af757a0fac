"""Finds bots by their keys: our own, and those of other packages."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final, TypeAlias

from accessible_uno.players.bot import Bot
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import CHARACTERS
from accessible_uno.players.random_bot import RandomBot

GROUP: Final = "accessible_uno.bots"
"""The entry points under which other packages offer bots; each is called with a :data:`Chance`."""
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
    others = sorted(entry.name for entry in entry_points(group=GROUP))
    return tuple(dict.fromkeys((*OWN, *others)))


def make_bot(key: str, chance: Chance) -> Bot:
    """Return a bot of the kind called ``key``.

    Raises:
        UnknownBot: no bot has this key.
    """
    if key == RANDOM:
        return RandomBot(chance)
    if key in CHARACTERS:
        return CharacterBot(CHARACTERS[key], chance)
    for entry in entry_points(group=GROUP):
        if entry.name == key:
            offered: Bot = entry.load()(chance)
            return offered
    raise UnknownBot(key, bot_keys())
