"""Finds what other packages add through entry points, and loads it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.packages.contained import CallFailed, call_contained
from accessible_uno.packages.faults import (
    FaultKind,
    Group,
    PackageFault,
    keep_trace,
    kind_of,
    place_in,
    words_of,
)

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

OURS: Final = "accessible_uno"

_loaded: Final[dict[tuple[str, str, str], Any]] = {}
_faults: Final[dict[tuple[str, str, str], PackageFault]] = {}


@cache
def offers(group: Group) -> tuple[EntryPoint, ...]:
    """Return what other packages add under ``group``, by name."""
    if not may_add(OURS + "."):
        return ()
    from importlib.metadata import entry_points  # where a package adds something

    return tuple(sorted(entry_points(group=group.value), key=lambda each: each.name))


def offered(group: Group, name: str) -> tuple[EntryPoint, ...]:
    """Return what is added under ``group`` by the name ``name``."""
    return tuple(each for each in offers(group) if each.name == name)


def package_of(entry: EntryPoint) -> str:
    """Return the name of the package that an entry point belongs to, as it is installed."""
    named = entry.dist.metadata["Name"] if entry.dist is not None else None
    return str(named) if named else top_module(entry) or entry.name


def top_module(entry: EntryPoint) -> str:
    """Return the first part of the module that an entry point names."""
    return entry.value.partition(":")[0].strip().partition(".")[0]


def fault_of(
    entry: EntryPoint,
    kind: FaultKind,
    why: str = "",
    found: BaseException | FrameType | None = None,
) -> PackageFault:
    """Return the fault of one entry point; the log has the lines of code that it was found in."""
    package = package_of(entry)
    log = keep_trace(package, found)
    fault = PackageFault(package, Group(entry.group), entry.name, kind, why, log)
    if isinstance(found, BaseException):
        fault.place = place_in(top_module(entry), found)
    return fault


def load(
    entry: EntryPoint,
    take: Callable[[Any], Any] = lambda found: found,
    how: Callable[[EntryPoint], Any] = lambda entry: entry.load(),
) -> Any:
    """Return what an entry point adds; it is loaded once in a process, in a thread of its own.

    Args:
        entry: the entry point.
        take: called with what was loaded, in the same thread; what it returns is kept.  It raises
            ``TypeError``, ``ValueError``, ``LookupError`` or ``AttributeError`` where this is not
            what the group is for.
        how: loads it.

    Raises:
        PackageFault: it cannot be loaded, or is not what the group is for.
    """
    key = (entry.group, entry.name, entry.value)
    if key in _faults:
        raise _faults[key]
    if key not in _loaded:
        try:
            _loaded[key] = call_contained(lambda: _take(how(entry), take))
        except CallFailed as failed:
            _faults[key] = _fault_of_call(entry, failed)
            raise _faults[key] from failed.error
    return _loaded[key]


def check_callable(found: Any) -> Any:
    """Return what can be called; raise ``TypeError`` for all else."""
    if not callable(found):
        raise TypeError(f"{type(found).__name__} cannot be called")
    return found


def check_command(found: Any) -> Any:
    """Return a row of the commands; raise ``TypeError`` for all else, a function alone too."""
    if not callable(found) or not hasattr(found, "options"):
        raise TypeError(f"{type(found).__name__} is no CommandRow")
    return found


class _NotFit(Exception):
    """What was loaded is not what its group is for; ``error`` says why."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


def _take(found: Any, take: Callable[[Any], Any]) -> Any:
    try:
        return take(found)
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise _NotFit(error) from error


def _fault_of_call(entry: EntryPoint, failed: CallFailed) -> PackageFault:
    error = failed.error
    if error is None:
        return fault_of(entry, failed.kind, found=failed.frame)
    if isinstance(error, _NotFit):
        return fault_of(entry, FaultKind.WRONG, words_of(error.error), error.error)
    missing = isinstance(error, ImportError | AttributeError) and not place_in(
        top_module(entry), error
    )
    kind = FaultKind.MISSING if missing else kind_of(error)
    return fault_of(entry, kind, words_of(error), error)


def forget_offers() -> None:
    """Look for the entry points again, and load them again; for tests."""
    offers.cache_clear()
    may_add.cache_clear()
    _loaded.clear()
    _faults.clear()


FILE: Final = "entry_points.txt"
FOLDERS: Final = (".dist-info", ".egg-info")
"""How the folders end that hold what is known of a package."""


@cache
def may_add(prefix: str) -> bool:
    """Return whether an installed package has entry points in a group that begins with ``prefix``.

    Where packages are found in another way than in folders, the answer is yes.
    """
    section = f"[{prefix}".encode()
    return _has_other_finders() or any(_names(folder, section) for folder in sys.path)


def _has_other_finders() -> bool:
    return any(
        finder is not PathFinder and hasattr(finder, "find_distributions")
        for finder in sys.meta_path
    )


def _names(folder: str, section: bytes) -> bool:
    """Whether a package in a folder of the path has the section among its entry points."""
    try:
        names = os.listdir(folder or ".")  # noqa: PTH208  # a Path for each is not needed
    except OSError:
        return Path(folder).is_file()  # an archive
    if folder.lower().endswith(".egg"):
        return True
    return any(
        section in _read(f"{folder or '.'}/{name}/{FILE}")
        for name in names
        if name.lower().endswith(FOLDERS)
    )


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError:
        return b""
