"""The commands in groups, as they are listed to a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.interface.words.commands_said import ACTS, QUERIES
from accessible_uno.interface.words.knobs import KNOBS
from accessible_uno.interface.words.lexicon import lexicon
from accessible_uno.interface.words.review_said import AGAIN, HUSHING
from accessible_uno.interface.words.vocabulary import Command

_GROUPS: Final[dict[str, Callable[[Command], bool]]] = {
    "acts": ACTS.__contains__,
    "queries": QUERIES.__contains__,
    "again": AGAIN.__contains__,
    "settings": (*KNOBS, *HUSHING).__contains__,
    "leaving": {Command.QUIT}.__contains__,
    "learning": lambda _: True,
}
"""A command belongs to the first that takes it."""


def groups(locale: str) -> dict[str, str]:
    """Return the words of each group's commands, as messages call them, apart by commas."""
    names = lexicon(locale).commands.names
    listed: dict[str, list[str]] = {group: [] for group in _GROUPS}
    for command in Command:
        group = next(group for group, takes in _GROUPS.items() if takes(command))
        listed[group].append(names[command])
    return {group: ", ".join(words) for group, words in listed.items()}
