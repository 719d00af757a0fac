"""Tells once of each thing that a faulty package would have added, and that is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from accessible_uno.packages.faults import PackageFault

OnFault: TypeAlias = Callable[[PackageFault], None]
"""Called with what is wrong with a package."""


class LeftOut:
    """Passes each fault to a listener once; until there is one, they wait in their order."""

    def __init__(self) -> None:
        self._told: set[str] = set()
        self._waiting: list[PackageFault] = []
        self._listener: OnFault | None = None

    def report(self, fault: PackageFault) -> None:
        """Report that what a package adds is left out."""
        if str(fault) in self._told:
            return
        self._told.add(str(fault))
        if self._listener is None:
            self._waiting.append(fault)
        else:
            self._listener(fault)

    def listen(self, listener: OnFault | None) -> OnFault | None:
        """Pass on what waits and what comes; return the listener before."""
        before, self._listener = self._listener, listener
        if listener is not None:
            waiting, self._waiting = self._waiting, []
            for fault in waiting:
                listener(fault)
        return before

    def forget(self) -> None:
        """Begin again; for tests."""
        self._told.clear()
        self._waiting.clear()


left_out: Final = LeftOut()
"""What was left out in this process."""
