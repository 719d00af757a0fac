"""Ends a call into the code of a package that never returns, in a game that is being played.

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
from collections.abc import Callable
from types import FrameType
from typing import Final

from accessible_uno.packages.contained import PATIENCE
from accessible_uno.packages.faults import PackageFault, PackageStuck

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
        from accessible_uno.packages.blame import outermost, stuck_fault  # in few games

        found = outermost(frame)
        if found is None or found[0] is not self._call:
            self._call = found[0] if found is not None else None
            self._seen = 0
            return
        self._seen += 1
        fault = stuck_fault(found[1])
        if self._seen == self._looks:
            raise PackageStuck(fault)
        if self._seen >= 2 * self._looks and self._last_resort is not None:
            self._last_resort(fault)


watchdog: Final = Watchdog()
"""The watchdog of this process."""
