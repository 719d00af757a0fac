"""Where rules are found by their keys, and the options that a table may set.

Each of our rules is in a module, or a package, named like its key, in the folder of its chapter.
Rules of other packages are found by their entry points.  A faulty one is left out, and told of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

import accessible_uno.rules
from accessible_uno.game.option import BadOption, Option
from accessible_uno.game.rule import Rule
from accessible_uno.misuse import WrongArgument
from accessible_uno.packages.faults import Group, PackageFault, left_out
from accessible_uno.packages.offers import load, offered, offers
from accessible_uno.program import rules_folder

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


NO_CHAPTERS: Final = ("shared", "presets", "__pycache__")
"""The folders that hold no rule: what several have in common, presets, and compiled modules."""


class UnknownRule(LookupError):
    """No rule has this key."""

    def __init__(self, key: str) -> None:
        file = f"{key.replace('-', '_')}.py"
        super().__init__(f"There is no rule “{key}”: no {file} of ours holds it, and no package.")
        self.key = key


class UnknownVersion(WrongArgument, LookupError):
    """A rule has no such version here."""

    def __init__(self, key: str, version: int) -> None:
        super().__init__(f"The rule “{key}” has no version {version} here.")
        self.key = key
        self.version = version


@cache
def rule(key: str, version: int | None = None) -> type[Rule]:
    """Return the rule called ``key``; only its own module is imported.

    An earlier version of it is a class of its own, there or in another package.

    Args:
        key: its name.
        version: which one; the latest where none is given.

    Raises:
        UnknownRule: there is none.
        UnknownVersion: it has no such version.
        PackageFault: another package adds it, and it cannot be loaded.
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
    if name in _places():
        yield from (each for each in _rules_in(_module(name)) if each.key == key)
        return
    yield from map(load_rule, offered(Group.RULES, key))


def load_rule(entry: EntryPoint) -> type[Rule]:
    """Return the rule that an entry point of another package names.

    Raises:
        PackageFault: it cannot be loaded, or is no rule of that name.
    """
    found: type[Rule] = load(entry, lambda kind: _check_rule(kind, entry.name))
    return found


def _check_rule(kind: Any, key: str) -> type[Rule]:
    if not (isinstance(kind, type) and issubclass(kind, Rule)):
        raise TypeError("no class of rules")
    if getattr(kind, "key", None) != key:
        raise ValueError(f"the rule is called {getattr(kind, 'key', None)!r}")
    if not all(isinstance(each, Option) for each in kind.options):
        raise TypeError("options that are none")
    for option in kind.options:
        if option.parameter and option.parameter not in kind.__struct_fields__:
            raise ValueError(f"the option {option.name!r} sets no field: {option.parameter!r}")
    if not isinstance(kind.version, int):
        raise TypeError("a version that is no number")
    return kind


@cache
def our_rules() -> dict[str, type[Rule]]:
    """Return the latest version of each of our rules by its key, in alphabetical order."""
    found: dict[str, type[Rule]] = {}
    for each in (each for name in _places() for each in _rules_in(_module(name))):
        if each.key not in found or found[each.key].version < each.version:
            found[each.key] = each
    return found


@cache
def all_rules() -> dict[str, type[Rule]]:
    """Return every rule by its key: ours, then those of other packages that work."""
    found = dict(our_rules())
    for entry in offers(Group.RULES):
        if entry.name not in found:
            try:
                found[entry.name] = load_rule(entry)
            except PackageFault as fault:
                left_out.report(fault)
    return found


@cache
def _places() -> dict[str, str]:
    """Return each rule's module below this package by its name: ``"skip"``, ``"core.skip"``."""
    found: dict[str, str] = {}
    for chapter in rules_folder().iterdir():
        if "." not in chapter.name and chapter.name not in NO_CHAPTERS:
            for file in chapter.iterdir():
                name, _, kind = file.name.partition(".")
                if kind in ("", "py", "pyc") and not name.startswith("_"):
                    found[name] = f"{chapter.name}.{name}"
    return dict(sorted(found.items()))


def _module(name: str) -> ModuleType:
    return import_module(f"{accessible_uno.rules.__name__}.{_places()[name]}")


def _rules_in(module: ModuleType) -> Iterator[type[Rule]]:
    """Yield the rules that a module, or a package, defines itself."""
    classes = (each for each in vars(module).values() if isinstance(each, type))
    yield from (
        each for each in classes if issubclass(each, Rule) and each.__module__ == module.__name__
    )


@cache
def all_options() -> dict[str, tuple[type[Rule], Option]]:
    """Return every option by its name, in alphabetical order, with its rule."""
    return {**options_of(all_rules().values()), **our_options()}


@cache
def our_options() -> dict[str, tuple[type[Rule], Option]]:
    """Return the options of our own rules by their names, in alphabetical order."""
    return options_of(our_rules().values())


def options_of(rules: Iterable[type[Rule]]) -> dict[str, tuple[type[Rule], Option]]:
    """Return the options of some rules by their names, in alphabetical order."""
    found = {option.name: (rule, option) for rule in rules for option in rule.options}
    return dict(sorted(found.items()))


def option(name: str) -> tuple[type[Rule], Option]:
    """Return the option called ``name`` and the rule that it sets.

    The rules of other packages are loaded only where it is none of ours.

    Raises:
        BadOption: there is none.
        PackageFault: another package adds a rule of this name, and it cannot be loaded.
    """
    if name in our_options():
        return our_options()[name]
    for entry in offered(Group.RULES, name):
        load_rule(entry)
    try:
        return all_options()[name]
    except KeyError:
        raise BadOption(name, None, " ".join(all_options())) from None


def option_called(name: str) -> tuple[type[Rule], Option] | None:
    """Return the option called ``name`` and the rule that it sets, if there is one."""
    return our_options().get(name) or all_options().get(name)
