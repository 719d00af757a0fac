"""Presets: published rule texts as data, compiled to games with the options of a table."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from accessible_uno.game.combining import check_together
from accessible_uno.game.engine import Game
from accessible_uno.game.option import BadOption, Option
from accessible_uno.game.rule import ConflictingRules, Rule
from accessible_uno.misuse import WrongArgument, unknown
from accessible_uno.packages.contained import CallFailed, call_contained
from accessible_uno.packages.faults import FaultKind, Group, PackageFault, keep_trace, words_of
from accessible_uno.packages.offers import fault_of, load, offered, package_of
from accessible_uno.packages.watchdog import blame, is_ours, watchdog
from accessible_uno.program import rules_folder
from accessible_uno.rules.preset_keys import SUFFIX, all_preset_keys, preset_keys
from accessible_uno.rules.registry import UnknownRule, UnknownVersion, option, option_called, rule

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


T = TypeVar("T")


def check_rules(rules: Sequence[Rule]) -> None:
    """Check that rules can be combined.

    Raises:
        ConflictingRules: they cannot.
        PackageFault: a rule of another package raises something, or does not return.
    """
    _contain(rules, lambda: check_together(rules))


def game_of(rules: Sequence[Rule]) -> Game:
    """Return the game of some rules.

    Raises:
        PackageFault: a rule of another package raises something, or does not return.
    """
    return _contain(rules, lambda: Game(rules))


def _contain(rules: Sequence[Rule], ask: Callable[[], T]) -> T:
    """Return what ``ask`` finds out from rules, in a thread of its own if one is not ours.

    Raises:
        PackageFault: one of those raises something, or does not return.
    """
    if all(is_ours(type(each)) for each in rules):
        return ask()
    watchdog.watch()
    try:
        return call_contained(ask)
    except CallFailed as failed:
        if isinstance(failed.error, ConflictingRules):
            raise failed.error from None
        fault = blame(failed.error) if failed.error is not None else None
        if fault is not None and fault.group is not None:
            raise fault from failed.error
        why = words_of(failed.error) if failed.error is not None else ""
        raise _fault_among(rules, failed, why, fault) from failed.error


def _fault_among(
    rules: Sequence[Rule], failed: CallFailed, why: str, blamed: PackageFault | None
) -> PackageFault:
    """Return the fault of the rules that are not ours, or of those of the package ``blamed``."""
    others = [each for each in rules if not is_ours(type(each))]
    entries = [entry for each in others for entry in offered(Group.RULES, each.key)]
    guilty = [each for each in entries if blamed and package_of(each) == blamed.package] or entries
    packages = ", ".join(dict.fromkeys(map(package_of, guilty)))
    keys = ", ".join(dict.fromkeys(each.name for each in guilty))
    log = keep_trace(packages, failed.error or failed.frame)
    return PackageFault(packages, Group.RULES, keys, failed.kind, why, log)


class UnknownPreset(WrongArgument):
    """No preset has this key; ``known`` lists those there are."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(unknown("preset", key, known))
        self.key = key
        self.known = known


class WrongSeats(WrongArgument):
    """A rule cannot be played by so many; ``rule`` is its key."""

    def __init__(self, rule: str, count: int) -> None:
        super().__init__(f"The rule “{rule}” cannot be played by {count}.")
        self.rule = rule
        self.count = count


class Problem(StrEnum):
    """Why a preset cannot be compiled with the options and players given."""

    UNKNOWN_PRESET = "unknown-preset"
    UNKNOWN_OPTION = "unknown-option"
    BAD_VALUE = "bad-value"
    UNKNOWN_VERSION = "unknown-version"
    CONFLICT = "conflict"
    LACKING = "lacking"
    RULE_SEATS = "rule-seats"
    """A rule is not for so many players."""
    PRESET_SEATS = "preset-seats"
    """The preset is not for so many players."""
    PACKAGE = "package"
    """Another package adds something that is needed, and that does not work."""


class CannotCompile(ValueError):
    """A preset cannot be compiled with the options and players given.

    Attributes:
        problem: why.
        about: the key of the preset or rule, or the name of the option, that it is about.
        arguments: what its message needs, with keys and words as they are, lists as tuples:

            =================  =================================================
            UNKNOWN_PRESET     value, known
            UNKNOWN_OPTION     option, known
            BAD_VALUE          option, value, takes
            UNKNOWN_VERSION    rule, version
            CONFLICT, LACKING  rule, others, rules
            RULE_SEATS         rule, count
            PRESET_SEATS       rules, count, fewest, most, exact (``yes``, ``no``)
            PACKAGE            those of ``PackageFault``
            =================  =================================================
        given: the options that the preset was to be played with, each with its value.
    """

    def __init__(
        self,
        problem: Problem,
        about: str,
        given: tuple[tuple[str, str], ...] = (),
        /,
        **arguments: str | int | tuple[str, ...],
    ) -> None:
        super().__init__(f"{problem.value} {about}")
        self.problem = problem
        self.about = about
        self.given = given
        self.arguments: Mapping[str, str | int | tuple[str, ...]] = arguments

    def listed(self, argument: str) -> tuple[str, ...]:
        """Return an argument that is a list; empty where the problem has none."""
        found = self.arguments.get(argument, ())
        assert isinstance(found, tuple)
        return found

    @property
    def involved(self) -> tuple[str, ...]:
        """What it is about, and the other rules of a conflict; some with a value behind them."""
        return (self.about, *self.listed("others"))

    def concerns(self, option: str, rule: str) -> bool:
        """Whether an option of a rule has to do with it: it may be set otherwise."""
        keys = {each.partition(" ")[0] for each in self.involved}
        return option in keys or rule in keys


def _pairs(options: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield the options that a program gives.

    Raises:
        WrongArgument: they are no pairs of a name and a value in words.
    """
    for each in options:
        match each:
            case (str(name), str(text)):
                yield name, text
            case _:
                raise WrongArgument(f"{each!r} is no option: give pairs such as (“target”, “200”).")


def make_rule(kind: type[Rule], parameters: Mapping[str, Any]) -> Rule:
    """Return a rule with ``parameters`` as a preset writes them: words become enum members."""
    enums = {
        name: type(default)
        for name, default in zip(kind.__struct_fields__, kind.__struct_defaults__, strict=True)
        if isinstance(default, StrEnum)
    }
    return kind(
        **{
            name: enums[name](value) if name in enums else value
            for name, value in parameters.items()
        }
    )


class Preset(Struct, frozen=True):
    """A published rule text as data.

    Attributes:
        key: its name in records and on the command line.
        fewest: least number of players.
        most: greatest number of players.
        clauses: the clauses that it answers to.
        rules: parameters of each active rule, by the rule's key.
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
        latest ones.

        Raises:
            BadOption: an option does not exist or does not take its value.
            ConflictingRules: two rules that cannot be combined, or one that lacks another.
            UnknownVersion: a rule has no such version.
            WrongSeats: a rule cannot be played by so many.
            WrongArgument: there cannot be so many players.
            PackageFault: a rule of another package does not work.
        """
        if seats < 0:
            raise WrongArgument(f"There cannot be {seats} players.")
        rules = self.active_rules(options, versions)
        for each in rules:
            if seats and not each.allows_seats(seats):
                raise WrongSeats(each.key, seats)
        game = game_of(rules)
        opening = sum(each.colour is not None for each in game.deck)
        if seats and game.hand_size * seats >= opening:
            raise BadOption("deal", str(game.hand_size), f"1-{(opening - 1) // seats}")
        game.seats = seats
        return game

    def active_rules(
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
        settings = self._settings(options)
        rules = [
            self._active_rule(key, None if versions is None else versions.get(key, 1), parameters)
            for key, parameters in settings.items()
        ]
        check_rules(rules)
        return rules

    def _settings(self, options: Iterable[tuple[str, str]]) -> dict[str, dict[str, Any]]:
        """Return the parameters of each active rule, with ``options`` on top."""
        settings = {key: dict(parameters) for key, parameters in self.rules.items()}
        given = [(*option(name), option(name)[1].read(text)) for name, text in _pairs(options)]
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
        return settings

    def _active_rule(self, key: str, version: int | None, parameters: Mapping[str, Any]) -> Rule:
        """Return a rule with its parameters; what is wrong in a package is the fault of that."""
        try:
            return make_rule(rule(key, version), parameters)
        except (UnknownRule, TypeError, ValueError) as wrong:
            for entry in (*offered(Group.PRESETS, self.key), *offered(Group.RULES, key)):
                why = f"{key}: {words_of(wrong)}"
                raise fault_of(entry, FaultKind.WRONG, why, wrong) from wrong
            raise


def compile_preset(
    key: str,
    options: Iterable[tuple[str, str]] = (),
    seats: int = 0,
    versions: Mapping[str, int] | None = None,
) -> Game:
    """Return the game of the preset called ``key`` with ``options`` on top.

    ``seats`` and ``versions`` are those of :meth:`Preset.compile`; with ``seats`` the preset must
    be for so many players as well.

    Raises:
        CannotCompile: it cannot be played so.
    """
    given = tuple(options)
    try:
        text = preset(key)
        if seats and not text.fewest <= seats <= text.most:
            raise CannotCompile(
                Problem.PRESET_SEATS,
                key,
                rules=key,
                count=seats,
                fewest=text.fewest,
                most=text.most,
                exact="yes" if text.fewest == text.most else "no",
            )
        return text.compile(given, seats, versions)
    except PackageFault as fault:
        raise CannotCompile(Problem.PACKAGE, fault.name, **fault.arguments()) from fault
    except UnknownPreset as unknown:
        raise CannotCompile(
            Problem.UNKNOWN_PRESET, unknown.key, value=unknown.key, known=unknown.known
        ) from None
    except UnknownVersion as unknown:
        raise CannotCompile(
            Problem.UNKNOWN_VERSION, unknown.key, rule=unknown.key, version=unknown.version
        ) from None
    except BadOption as bad:
        allowed = tuple(bad.allowed.split())
        if bad.value is None:
            raise CannotCompile(
                Problem.UNKNOWN_OPTION, bad.name, option=bad.name, known=allowed
            ) from None
        raise CannotCompile(
            Problem.BAD_VALUE, bad.name, option=bad.name, value=bad.value, takes=allowed
        ) from None
    except ConflictingRules as conflict:
        problem = Problem.LACKING if conflict.lacking else Problem.CONFLICT
        raise CannotCompile(
            problem,
            conflict.rule,
            given,
            rule=conflict.rule,
            others=conflict.others,
            rules=key,
        ) from None
    except WrongSeats as wrong:
        raise CannotCompile(
            Problem.RULE_SEATS, wrong.rule, rule=wrong.rule, count=wrong.count
        ) from None


@cache
def idle_options(preset: str, options: tuple[tuple[str, str], ...]) -> frozenset[str]:
    """Return which of ``options``, set on top of a preset, change nothing in its game.

    None where the preset cannot be played with them.
    """
    try:
        active = {rule.key: rule for rule in compile_preset(preset, options).rules}
    except CannotCompile:
        return frozenset()
    found = ((name, option_called(name), value) for name, value in options)
    return frozenset(
        name
        for name, known, value in found
        if known is not None and _is_idle(*known, value, active)
    )


def _is_idle(kind: type[Rule], option: Option, value: str, active: dict[str, Any]) -> bool:
    if any(_is_set(each, active) for each in option.idle_beside):
        return True
    try:
        meaning = option.read(value)
    except BadOption:
        return False
    brought = [(field, with_it) for word, field, with_it in option.brings if word == meaning]
    found = active.get(kind.key)
    overridden = any(getattr(found, field, None) != with_it for field, with_it in brought)
    return option.only_brings and overridden


def _is_set(each: str, active: dict[str, Any]) -> bool:
    """Whether a rule is active or, written as ``scoring none``, an option has this value."""
    name, _, value = each.partition(" ")
    if not value:
        return name in active
    known = option_called(name)
    assert known is not None
    kind, option = known
    return kind.key in active and str(getattr(active[kind.key], option.parameter)) == value


def preset(key: str) -> Preset:
    """Return the preset called ``key``.

    Raises:
        UnknownPreset: there is none.
        PackageFault: another package adds it, and it cannot be loaded.
    """
    if key in preset_keys():
        return _read_preset((rules_folder() / "presets" / f"{key}{SUFFIX}").read_text("utf-8"))
    for entry in offered(Group.PRESETS, key):
        return load_preset(entry)
    raise UnknownPreset(key, all_preset_keys())


def load_preset(entry: EntryPoint) -> Preset:
    """Return the preset that an entry point of another package names.

    It is the text of a TOML file, or a file or package resource that holds it.

    Raises:
        PackageFault: it cannot be loaded, or is no preset, or names a rule that is not there.
    """
    found: Preset = load(entry, lambda text: _preset_called(entry.name, text))
    return found


def _preset_called(key: str, found: Any) -> Preset:
    read = _read_preset(found if isinstance(found, str) else found.read_text("utf-8"))
    if read.key != key:
        raise ValueError(f"the set of rules is called {read.key!r}")
    return read


def _read_preset(text: str) -> Preset:
    """Return the preset that a TOML text describes.

    Raises:
        ValueError, TypeError, LookupError: it describes none.
    """
    data = tomllib.loads(text)
    fewest, most = data["seats"]
    rules = data["rules"]
    if not all(isinstance(each, int) for each in (fewest, most)):
        raise TypeError("seats that are no numbers")
    if not all(isinstance(each, dict) for each in (rules, *rules.values())):
        raise TypeError("rules that are no tables")
    return Preset(str(data["key"]), fewest, most, tuple(data["clauses"]), rules)
