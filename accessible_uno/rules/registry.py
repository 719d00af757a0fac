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


class UnknownVersion(LookupError):
    """A rule has no such version here."""

    def __init__(self, key: str, version: int) -> None:
        super().__init__(key, version)
        self.key = key
        self.version = version


@cache
def rule(key: str, version: int | None = None) -> type[Rule]:
    """Return the rule called ``key``; only its own file is read.

    A former version of it is a class of its own, there or in another package.

    Args:
        key: its name.
        version: which one; the latest where none is given.

    Raises:
        UnknownRule: there is none.
        UnknownVersion: it has no such version.
    """
    versions = {each.version: each for each in _called(key)}
    if not versions:
        raise UnknownRule(key)
    wanted = max(versions) if version is None else version
    if wanted not in versions:
        raise UnknownVersion(key, wanted)
    return versions[wanted]


def _called(key: str) -> Iterator[type[Rule]]:
    name = key.replace("-", "_")
    if name in _files():
        module = import_module(f"{accessible_uno.rules.__name__}.{name}")
        yield from (each for each in _rules_in(module) if each.key == key)
        return
    for entry in entry_points(group=GROUP):
        if entry.name == key:
            yield entry.load()


@cache
def all_rules() -> dict[str, type[Rule]]:
    """Every rule by its key, our own in alphabetical order, then those of other packages."""
    modules = (import_module(f"{accessible_uno.rules.__name__}.{name}") for name in _files())
    found: dict[str, type[Rule]] = {}
    for each in (each for module in modules for each in _rules_in(module)):
        if each.key not in found or found[each.key].version < each.version:
            found[each.key] = each
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.load())
    return found


@cache
def _files() -> tuple[str, ...]:
    modules = iter_modules(accessible_uno.rules.__path__)
    return tuple(sorted(module.name for module in modules if not module.ispkg))


def _rules_in(module: ModuleType) -> Iterator[type[Rule]]:
    for each in vars(module).values():
        if isinstance(each, type) and issubclass(each, Rule) and each.__module__ == module.__name__:
            yield each
