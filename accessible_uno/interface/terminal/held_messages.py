"""Messages that are not printed while a line is half typed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from accessible_uno.interface.terminal.console import PAUSE


class HeldMessages:
    """Holds messages until they can be printed.

    Args:
        print_lines: prints lines above the prompt.
        on_pause: called when the player has not pressed a key for ``pause`` seconds while messages
            were held; it calls :meth:`print_all` where the player should see them.
        pause: seconds, as above.
    """

    def __init__(
        self,
        print_lines: Callable[[Sequence[str]], None],
        on_pause: Callable[[], None],
        pause: float = PAUSE,
    ) -> None:
        self._print_lines = print_lines
        self._on_pause = on_pause
        self._pause = pause
        self._lines: list[str] = []
        self._timer: asyncio.TimerHandle | None = None

    def add(self, line: str) -> None:
        """Hold a message; :meth:`release` prints it."""
        self._lines.append(line)

    def release(self, typing_in: asyncio.AbstractEventLoop | None) -> None:
        """Print what is held; while a line is half typed, wait for a pause instead.

        Args:
            typing_in: the event loop where a line is half typed; ``None`` when there is none.
        """
        if not self._lines:
            return
        if typing_in is None:
            self.print_all()
        elif self._timer is None:
            self._timer = typing_in.call_later(self._pause, self._pause_ended)

    def print_all(self) -> None:
        """Print every message that is held."""
        self.on_key()
        lines, self._lines = self._lines, []
        self._print_lines(lines)

    def drop(self) -> None:
        """Drop every message that is held."""
        self.on_key()
        self._lines = []

    def on_key(self) -> None:
        """Count the pause from the beginning at the next :meth:`release`."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _pause_ended(self) -> None:
        self._timer = None
        self._on_pause()
