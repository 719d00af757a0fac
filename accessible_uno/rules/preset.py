"""A preset: a published rule text as data, ready to be compiled with a table's options."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from accessible_uno.game.engine import Game
from accessible_uno.game.value import value
from accessible_uno.rules.options import BadOption, option
from accessible_uno.rules.registry import RULES


class UnknownPreset(ValueError):
    """No preset has this key; ``known`` lists those there are."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.known = known


@value
class Preset:
    """A rule text.

    Attributes:
        key: its name in records and on the command line.
        fewest: least number of players.
        most: greatest number of players.
        clauses: the clauses that it answers to.
        rules: parameters of each rule in force, by the rule's key.
    """

    key: str
    fewest: int
    most: int
    clauses: tuple[str, ...]
    rules: dict[str, dict[str, Any]]

    def compile(self, options: Iterable[tuple[str, str]] = (), seats: int = 0) -> Game:
        """Return the game with ``options``, pairs of name and value, set on top.

        ``seats`` is the number of players, where it is known: the deck must suffice.

        Raises:
            BadOption: an option does not exist or does not take its value.
        """
        settings = {key: dict(parameters) for key, parameters in self.rules.items()}
        given = [(option(name), option(name).read(text)) for name, text in options]
        for wanted, meaning in given:
            for word, parameter, brought in wanted.brings:
                if word == meaning:
                    settings.setdefault(wanted.rule, {})[parameter] = brought
        for wanted, meaning in given:
            settings.setdefault(wanted.rule, {})[wanted.parameter] = meaning
        game = Game(RULES[key](**parameters) for key, parameters in settings.items())
        if game.hand_size * seats >= len(game.deck):
            most = (len(game.deck) - 1) // seats
            raise BadOption("deal", str(game.hand_size), f"1-{most}")
        return game


def preset_keys() -> tuple[str, ...]:
    """The keys of all presets, in alphabetical order."""
    folder = files("accessible_uno.rules") / "presets"
    found = (entry.name for entry in folder.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


def preset(key: str) -> Preset:
    """Return the preset called ``key``.

    Raises:
        UnknownPreset: there is none.
    """
    known = preset_keys()
    if key not in known:
        raise UnknownPreset(key, known)
    text = (files("accessible_uno.rules") / "presets" / f"{key}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    fewest, most = data["seats"]
    return Preset(data["key"], fewest, most, tuple(data["clauses"]), data["rules"])
