"""Problems that are reported to the player once, each as a message of the catalogue."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Mapping
from typing import TypeAlias

NoticeArguments: TypeAlias = Mapping[str, str | int]
"""The values of the variables in a catalogue message."""

OnProblem: TypeAlias = Callable[[str, NoticeArguments], None]
"""Called with a message id of the catalogue and its arguments.

Voices call it from threads of their own; a listener that writes to a screen must hand it over.
"""


def ignore_problem(message_id: str, arguments: NoticeArguments) -> None:
    """Do nothing: a listener for callers that want no reports."""


class Notices:
    """Passes problems to a listener; until there is one, they wait in their order.

    A voice collects its problems with :meth:`add` while it holds its lock, and passes them on with
    :meth:`flush` after it has released the lock.

    Args:
        listener: what the problems are passed to; :meth:`set_listener` sets it later.
    """

    def __init__(self, listener: OnProblem | None = None) -> None:
        self._listener = listener
        self._lasting: set[str] = set()
        self._permanent: list[tuple[str, NoticeArguments]] = []
        self._waiting: deque[tuple[str, NoticeArguments]] = deque()

    def set_listener(self, listener: OnProblem) -> None:
        """Pass on what waits, and from now on every problem at once."""
        self._listener = listener
        self._pass_on(listener)

    def hold(self) -> None:
        """Let every problem wait until there is another listener."""
        self._listener = None

    def report_problem(self, message_id: str, arguments: NoticeArguments) -> None:
        """Pass a problem on, however often it was reported before."""
        if self._listener is None:
            self._waiting.append((message_id, arguments))
        else:
            self._listener(message_id, arguments)

    def add(self, message_id: str, arguments: NoticeArguments) -> None:
        """Let a problem wait for the next flush, unless it lasts since an earlier report."""
        if message_id not in self._lasting:
            self._lasting.add(message_id)
            self._waiting.append((message_id, arguments))

    def add_permanent(self, message_id: str, arguments: NoticeArguments) -> None:
        """Let a problem wait that can never end: :meth:`clear` does not make it new again."""
        if (message_id, arguments) not in self._permanent:
            self._permanent.append((message_id, arguments))
            self._waiting.append((message_id, arguments))

    def clear(self) -> None:
        """Count every problem as over: if one comes back, it is reported again."""
        self._lasting.clear()

    def flush(self) -> None:
        """Pass on what waits; a listener that fails must not end the voice's thread."""
        while self._waiting and self._listener is not None:
            with contextlib.suppress(Exception):
                self._pass_on(self._listener)

    def _pass_on(self, listener: OnProblem) -> None:
        # Two threads may flush at once, so whether anything waits is known only when it is taken.
        while True:
            try:
                message_id, arguments = self._waiting.popleft()
            except IndexError:
                return
            listener(message_id, arguments)
