"""Time that stands still while a game is paused."""

from __future__ import annotations

from collections.abc import Callable


class GameTime:
    """Counts seconds except while it is paused.

    Args:
        now: returns seconds that never decrease.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._stood = 0.0
        self._since: float | None = None

    @property
    def paused(self) -> bool:
        """Whether it stands still."""
        return self._since is not None

    def now(self) -> float:
        """Return the seconds counted so far."""
        return (self._now() if self._since is None else self._since) - self._stood

    def pause(self) -> None:
        """Stand still."""
        if self._since is None:
            self._since = self._now()

    def resume(self) -> None:
        """Count on."""
        if self._since is not None:
            self._stood += self._now() - self._since
            self._since = None
