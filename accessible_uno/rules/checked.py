"""Compiles rules some of which may be another package's, so that a faulty one is named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from accessible_uno.game.combining import check_together
from accessible_uno.game.engine import Game
from accessible_uno.game.rule import ConflictingRules, Rule
from accessible_uno.packages.contained import CallFailed, call_contained
from accessible_uno.packages.faults import Group, PackageFault, keep_trace, words_of
from accessible_uno.packages.offers import offered, package_of
from accessible_uno.packages.watchdog import blame, is_ours, watchdog

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
