"""What goes wrong beside the game: told as soon as there is somebody to tell it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

Arguments: TypeAlias = Mapping[str, str | int]
Tell: TypeAlias = Callable[[str, Arguments], None]
"""Takes the id of the catalogue's sentence and what that needs."""


class Troubles:
    """Passes troubles on; those that come before the game has begun wait for it."""

    def __init__(self) -> None:
        self._waiting: list[tuple[str, Arguments]] = []
        self._tell: Tell | None = None

    def __call__(self, message: str, arguments: Arguments) -> None:
        """Tell a trouble."""
        if self._tell is None:
            self._waiting.append((message, arguments))
        else:
            self._tell(message, arguments)

    def told_by(self, tell: Tell) -> None:
        """From now on, let ``tell`` tell them."""
        self._tell = tell
        waiting, self._waiting = self._waiting, []
        for trouble in waiting:
            tell(*trouble)
