"""A preset: a published rule text as data, ready to be compiled with a table's options."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from accessible_uno.game.compile import check_together
from accessible_uno.game.engine import Game
from accessible_uno.game.frozen import frozen
from accessible_uno.game.option import BadOption
from accessible_uno.game.rule import Rule
from accessible_uno.rules.options import option
from accessible_uno.rules.registry import rule


class UnknownPreset(ValueError):
    """No preset has this key; ``known`` lists those there are."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.known = known


class WrongSeats(ValueError):
    """A rule cannot be played by so many; ``rule`` is its key."""

    def __init__(self, rule: str, count: int) -> None:
        super().__init__(f"{rule} {count}")
        self.rule = rule
        self.count = count


@frozen
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

    def compile(
        self,
        options: Iterable[tuple[str, str]] = (),
        seats: int = 0,
        versions: Mapping[str, int] | None = None,
    ) -> Game:
        """Return the game with ``options``, pairs of name and value, set on top.

        ``seats`` is the number of players, where it is known: the deck must suffice.
        ``versions`` gives each rule's version, 1 where it names none; without it, all are the
        present ones.

        Raises:
            BadOption: an option does not exist or does not take its value.
            ConflictingRules: two rules that cannot be combined, or one that lacks another.
            UnknownVersion: a rule has no such version.
            WrongSeats: a rule cannot be played by so many.
        """
        rules = self.in_force(options, versions)
        for each in rules:
            if seats and not each.allows_seats(seats):
                raise WrongSeats(each.key, seats)
        game = Game(rules)
        opening = sum(each.colour is not None for each in game.deck)
        if seats and game.hand_size * seats >= opening:
            raise BadOption("deal", str(game.hand_size), f"1-{(opening - 1) // seats}")
        return game

    def in_force(
        self,
        options: Iterable[tuple[str, str]] = (),
        versions: Mapping[str, int] | None = None,
    ) -> list[Rule]:
        """Return the rules that are played with ``options`` on top.

        ``versions`` is that of :meth:`compile`.

        Raises:
            BadOption: an option does not exist or does not take its value.
            ConflictingRules: two rules that cannot be combined, or one that lacks another.
            UnknownVersion: a rule has no such version.
        """
        settings = {key: dict(parameters) for key, parameters in self.rules.items()}
        given = [(*option(name), option(name)[1].read(text)) for name, text in options]
        for of, wanted, meaning in given:
            for word, parameter, brought in wanted.brings:
                if word == meaning:
                    settings.setdefault(of.key, {})[parameter] = brought
        for of, wanted, meaning in given:
            if wanted.off and str(meaning) == wanted.off:
                settings.pop(of.key, None)
            elif wanted.parameter:
                settings.setdefault(of.key, {})[wanted.parameter] = meaning
            else:
                settings.setdefault(of.key, {})
        for of, wanted, _ in given:
            for word, summoned in wanted.summons:
                if settings.get(of.key, {}).get(wanted.parameter) == word:
                    settings.setdefault(summoned, {})
        rules = [
            rule(key, None if versions is None else versions.get(key, 1))(**parameters)
            for key, parameters in settings.items()
        ]
        check_together(rules)
        return rules


GROUP: Final = "accessible_uno.presets"
"""The entry points under which other packages offer presets: each the text of a TOML file, or a
file or package resource that holds it."""


def preset_keys() -> tuple[str, ...]:
    """The keys of our own presets, in alphabetical order."""
    found = (entry.name for entry in _folder().iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


def all_preset_keys() -> tuple[str, ...]:
    """The keys of all presets, our own first, then those of other packages."""
    others = sorted(entry.name for entry in entry_points(group=GROUP))
    return tuple(dict.fromkeys((*preset_keys(), *others)))


def preset(key: str) -> Preset:
    """Return the preset called ``key``.

    Raises:
        UnknownPreset: there is none.
    """
    data = tomllib.loads(_text(key))
    fewest, most = data["seats"]
    return Preset(data["key"], fewest, most, tuple(data["clauses"]), data["rules"])


def _folder() -> Traversable:
    return files("accessible_uno.rules") / "presets"


def _text(key: str) -> str:
    if key in preset_keys():
        return (_folder() / f"{key}.toml").read_text("utf-8")
    for entry in entry_points(group=GROUP):
        if entry.name == key:
            offered = entry.load()
            return offered if isinstance(offered, str) else str(offered.read_text("utf-8"))
    raise UnknownPreset(key, all_preset_keys())
