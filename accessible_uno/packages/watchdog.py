"""Finds the package whose code is at fault, and ends a call into it that never returns.

Twice a second the timer of the operating system interrupts the main thread.  Where the same call
into a package has gone on for :data:`PATIENCE`, :class:`PackageStuck` is raised in it.  A package
that catches even this is given the same time once more; then the program has to end.

Windows has no such timer.  There a thread looks, which can raise nothing in the main thread: the
program ends at once.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import FrameType, TracebackType
from typing import Final

from accessible_uno.packages.contained import PATIENCE
from accessible_uno.packages.faults import (
    FaultKind,
    Group,
    PackageFault,
    PackageStuck,
    keep_trace,
    kind_of,
)
from accessible_uno.packages.offers import OURS, offers, package_of, top_module


def is_ours(kind: type[object]) -> bool:
    """Whether a class is of this package."""
    return kind.__module__.partition(".")[0] == OURS


@cache
def package_of_module(name: str) -> str | None:
    """Return the package that a module belongs to, if one that adds something has it."""
    top = name.partition(".")[0]
    if top == OURS:
        return None
    for group in Group:
        for entry in offers(group):
            if top_module(entry) == top:
                return package_of(entry)
    return None


def packages_of(things: Iterable[object]) -> tuple[str, ...]:
    """Return the packages that things, such as rules, come from; none for those of ours."""
    kinds = (type(each) for each in things)
    found = (
        package_of_module(kind.__module__) or kind.__module__.partition(".")[0]
        for kind in kinds
        if not is_ours(kind)
    )
    return tuple(dict.fromkeys(found))


def blame(error: BaseException) -> PackageFault | None:
    """Return the fault of the package whose code raised ``error``; ``None``: no package did.

    The error's own words are not quoted: in a game they may name a hidden card.  An interruption
    from the keyboard is the player's, unless a package has raised it itself.
    """
    if isinstance(error, PackageFault):
        return error
    if isinstance(error, PackageStuck):
        return error.fault
    if isinstance(error, KeyboardInterrupt) and not _is_raised_by_statement(error):
        return None
    package = next(_packages_in(reversed([trace.tb_frame for trace in _traces(error)])), None)
    if package is None:
        return blame(error.__cause__) if error.__cause__ is not None else None
    return fault_in_game(package, error)


def blame_rules(error: BaseException, rules: Iterable[object]) -> PackageFault | None:
    """Return the fault of the package whose code raised ``error`` in a game of ``rules``.

    Where our own code raised it, another package's rule has returned what it must not: those that
    are played are named.
    """
    fault = blame(error)
    if fault is not None or not isinstance(error, Exception):
        return fault
    packages = packages_of(rules)
    return fault_in_game(", ".join(packages), error) if packages else None


def fault_in_game(package: str, error: BaseException) -> PackageFault:
    """Return the fault of a package that raised ``error`` while a game was played."""
    log = keep_trace(package, error)
    return PackageFault(package, None, "", kind_of(error), type(error).__name__, log)


def stuck_fault(package: str, frame: FrameType | None) -> PackageFault:
    """Return the fault of a package whose code does not return; ``frame`` is where it is."""
    return PackageFault(package, None, "", FaultKind.SLOW, log=keep_trace(package, frame))


def outermost(frame: FrameType | None) -> tuple[FrameType, str] | None:
    """Return the first call on the way to ``frame`` that is a package's, and the package."""
    frames: list[FrameType] = []
    while frame is not None:
        frames.append(frame)
        frame = frame.f_back
    for each in reversed(frames):
        package = package_of_module(str(each.f_globals.get("__name__", "")))
        if package is not None:
            return each, package
    return None


def _is_raised_by_statement(error: BaseException) -> bool:
    """Whether a ``raise`` statement raised it, not a signal that came between two others."""
    import dis  # where the player has pressed Ctrl-C, or a package pretends that

    traces = list(_traces(error))
    if not traces:
        return False
    code = traces[-1].tb_frame.f_code.co_code
    return dis.opname[code[traces[-1].tb_lasti]] == "RAISE_VARARGS"


def _traces(error: BaseException) -> Iterator[TracebackType]:
    trace = error.__traceback__
    while trace is not None:
        yield trace
        trace = trace.tb_next


def _packages_in(frames: Iterable[FrameType]) -> Iterator[str]:
    for frame in frames:
        package = package_of_module(str(frame.f_globals.get("__name__", "")))
        if package is not None:
            yield package


TICK: Final = 0.5
"""Seconds between two looks."""


class Watchdog:
    """Watches the main thread, once it is enabled and a game has rules of another package.

    Args:
        patience: seconds that a call into a package may take.
        tick: seconds between two looks.
    """

    def __init__(self, patience: float = PATIENCE, tick: float = TICK) -> None:
        self._looks = round(patience / tick)
        self._tick = tick
        self._last_resort: Callable[[PackageFault], None] | None = None
        self._call: FrameType | None = None
        self._seen = 0
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def enable(self, last_resort: Callable[[PackageFault], None] | None) -> None:
        """Let :meth:`watch` begin; ``last_resort`` is called where nothing else ends a call.

        ``None`` ends the watch.
        """
        self._last_resort = last_resort
        if last_resort is None:
            self._call = None
            self._set_timer(0.0)

    def watch(self) -> None:
        """Begin to watch, if that is enabled."""
        if self._last_resort is None or threading.current_thread() is not threading.main_thread():
            return
        self._set_timer(self._tick)

    def _set_timer(self, tick: float) -> None:
        """Look every ``tick`` seconds from now on; 0: no more."""
        alarm = getattr(signal, "SIGALRM", None)
        if alarm is not None and hasattr(signal, "setitimer"):
            if tick:
                signal.signal(alarm, lambda _, frame: self._look(frame))
            signal.setitimer(getattr(signal, "ITIMER_REAL"), tick, tick)  # noqa: B009
            return
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if tick:
            self._stopped.clear()
            self._thread = threading.Thread(
                target=self._look_from_outside, args=(tick,), daemon=True, name="watchdog"
            )
            self._thread.start()

    def _look_from_outside(self, tick: float) -> None:
        main = threading.main_thread().ident
        while not self._stopped.wait(tick):
            try:
                self._look(sys._current_frames().get(main or 0))  # noqa: SLF001  # its only way
            except PackageStuck as stuck:
                if self._last_resort is not None:
                    self._last_resort(stuck.fault)

    def _look(self, frame: FrameType | None) -> None:
        from accessible_uno.packages.watchdog import outermost, stuck_fault  # in few games

        found = outermost(frame)
        if found is None or found[0] is not self._call:
            self._call = found[0] if found is not None else None
            self._seen = 0
            return
        self._seen += 1
        if self._seen == self._looks:
            raise PackageStuck(stuck_fault(found[1], frame))
        if self._seen >= 2 * self._looks and self._last_resort is not None:
            self._last_resort(stuck_fault(found[1], frame))


watchdog: Final = Watchdog()
"""The watchdog of this process."""
