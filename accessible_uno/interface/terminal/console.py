"""What every console can do, and what ends a reading without a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

PAUSE = 5.0
"""Seconds without a key after which nobody is taken to be typing."""

UNNAMED = "unnamed"
"""A key that no table of keys knows."""

LONGEST_LINE = 1_000
"""Characters that a typed line may have; what is typed beyond is left out."""


class Interrupted(Exception):
    """The player pressed Ctrl-C.

    Attributes:
        line: what was typed so far; give it back with ``read_line(prompt, typed=line)``.
    """

    def __init__(self, line: str = "") -> None:
        super().__init__(line)
        self.line = line


class HungUp(EOFError):
    """The terminal is gone, or the system asks the program to end: time to save."""


def _nothing() -> None: ...


def _nothing_about(_name: str) -> None: ...


def _not() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class LineEdit:
    """What an editing key did, or had nothing to do to.

    Attributes:
        before: the line before and behind the cursor, as it was.
        after: the same, as it is now.
        recalls: whether the key goes through the lines typed earlier.
        deletes: whether it deletes.
    """

    before: tuple[str, str]
    after: tuple[str, str]
    recalls: bool = False
    deletes: bool = False


def _nothing_edited(_edit: LineEdit) -> None: ...


@dataclass(slots=True)
class KeyBindings:
    """What a keystroke sets off at once, whatever is being typed; the line never changes by it.

    Keys are named ``f1`` ... ``f24``, ``escape``, ``tab``, ``pageup``; with ``ctrl+``, ``shift+``
    or ``alt+`` before (``ctrl+left``, ``alt+r``).

    Attributes:
        on_key: called once for each key, before the key takes effect.
        keys: key names and what they do.
        unknown_key: called with the name of a key that means nothing here; the name is
            ``unnamed`` when the terminal sends something that no table of keys knows.
        on_draft: called with the line typed so far, whenever it is another.
        on_edit: called after each editing key.
        too_long: called once for a line that grew beyond ``LONGEST_LINE`` and was cut.
        heard: asked whether the player hears what is told without reading it.
        on_return: called when the program goes on after the shell had stopped it.
    """

    on_key: Callable[[], None] = _nothing
    keys: Mapping[str, Callable[[], None]] = field(default_factory=dict)
    unknown_key: Callable[[str], None] = _nothing_about
    too_long: Callable[[], None] = _nothing
    on_draft: Callable[[str], None] = _nothing_about
    on_edit: Callable[[LineEdit], None] = _nothing_edited
    heard: Callable[[], bool] = _not
    on_return: Callable[[], None] = _nothing


class Console(Protocol):
    """One player's lines and keys.

    Attributes:
        key_bindings: may be replaced at any time.
    """

    key_bindings: KeyBindings

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        """Ask with ``prompt`` and return the next line, without its end; an empty one is ``""``.

        ``typed`` is already on the line, where the player can edit it.  A reading that is
        cancelled leaves its half-typed line to the next reading.

        Raises:
            Interrupted: Ctrl-C.
            HungUp: the terminal is gone or the system asks to end.
            EOFError: no more lines will come.
        """

    def show(self, line: str) -> None:
        """Print a line, cleaned; while a line is half typed, hold it until that line is done.

        A player who does not hear it gets it above the half-typed line after a pause of ``PAUSE``
        seconds, or at once where a bound key brought it.  On a terminal it is broken
        between words, by the width at the time of printing.
        """

    def close(self) -> None:
        """Give the terminal back as it was; may be called twice."""
