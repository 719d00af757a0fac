"""Where rules are found by their keys: each in the file that is called like it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

import accessible_uno.rules
from accessible_uno.game.rule import Rule

GROUP: Final = "accessible_uno.rules"
"""The entry points under which other packages offer rules of theirs."""


class UnknownRule(LookupError):
    """No rule has this key."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@cache
def rule(key: str) -> type[Rule]:
    """Return the rule called ``key``; only its own file is read.

    Raises:
        UnknownRule: there is none.
    """
    name = key.replace("-", "_")
    if name in _files():
        for found in _rules_in(import_module(f"{accessible_uno.rules.__name__}.{name}")):
            if found.key == key:
                return found
    for entry in entry_points(group=GROUP):
        if entry.name == key:
            offered: type[Rule] = entry.load()
            return offered
    raise UnknownRule(key)


@cache
def all_rules() -> dict[str, type[Rule]]:
    """Every rule by its key, our own in alphabetical order, then those of other packages."""
    modules = (import_module(f"{accessible_uno.rules.__name__}.{name}") for name in _files())
    found = {each.key: each for module in modules for each in _rules_in(module)}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.load())
    return found


@cache
def _files() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(accessible_uno.rules.__path__)))


def _rules_in(module: ModuleType) -> Iterator[type[Rule]]:
    for each in vars(module).values():
        if isinstance(each, type) and issubclass(each, Rule) and each.__module__ == module.__name__:
            yield each
