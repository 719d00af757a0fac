"""The keys of a display, by the codes of BrlAPI (``brlapi_keycodes.h``, X11's keysyms)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, TypeAlias

_COMMAND: Final = 0x2000_0000
_ROUTE: Final = _COMMAND | 0x1_0000
_DOTS: Final = _COMMAND | 0x22_0000
_EIGHT_DOTS: Final = 0xFF
_CHORD: Final = 0x100
_ARGUMENT: Final = 0xFFFF
_CODE: Final = 0xFFFF_FFFF
_UNICODE: Final = 0x0100_0000
_LAST_UNICODE: Final = 0x0110_FFFF
_LATIN: Final = (0x20, 0xFF)
_BEYOND_LATIN: Final = (0x0100_0100, _LAST_UNICODE)
_BACKSPACE: Final = 0xFF08
_LINEFEED: Final = 0xFF0A
_RETURN: Final = 0xFF0D


class Move(Enum):
    """What a key does to the display or to the line being typed."""

    RIGHT = auto()
    LEFT = auto()
    OLDER = auto()
    NEWER = auto()
    HOME = auto()
    ENTER = auto()
    ERASE = auto()


@dataclass(frozen=True, slots=True)
class Route:
    """The key above a cell, counted from 0."""

    cell: int


@dataclass(frozen=True, slots=True)
class Letter:
    """A character that is typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Dots:
    """A character that is typed as a cell of Unicode braille."""

    cell: str


Pressed: TypeAlias = Move | Route | Letter | Dots

_MOVES: Final = {
    _COMMAND | 0x18: Move.RIGHT,
    _COMMAND | 0x17: Move.LEFT,
    _COMMAND | 0x01: Move.OLDER,
    _COMMAND | 0x02: Move.NEWER,
    _COMMAND | 0x1D: Move.HOME,
    _RETURN: Move.ENTER,
    _LINEFEED: Move.ENTER,
    _BACKSPACE: Move.ERASE,
}

WANTED: Final[tuple[tuple[int, int], ...]] = (
    *((code, code) for code in _MOVES),
    (_ROUTE, _ROUTE | _ARGUMENT),
    (_DOTS, _DOTS | _CHORD | _EIGHT_DOTS),
    _LATIN,
    _BEYOND_LATIN,
)
"""The ranges of codes that mean something here; all others are left to BRLTTY."""


def pressed(code: int) -> Pressed | None:
    """Return what a key means; modifiers are in the character already."""
    code &= _CODE
    if code in _MOVES:
        return _MOVES[code]
    if code & ~_ARGUMENT == _ROUTE:
        return Route(code & _ARGUMENT)
    if code & ~_ARGUMENT == _DOTS:
        return _dots(code & _ARGUMENT)
    if _LATIN[0] <= code <= _LATIN[1]:
        return _letter(code)
    if _BEYOND_LATIN[0] <= code <= _BEYOND_LATIN[1]:
        return _letter(code - _UNICODE)
    return None


def _dots(argument: int) -> Dots | None:
    """The space bar comes alone, or with dots in a chord that is somebody else's command."""
    dots = argument & _EIGHT_DOTS
    return None if argument & _CHORD and dots else Dots(chr(0x2800 + dots))


def _letter(point: int) -> Letter | None:
    text = chr(point)
    return Letter(text) if text.isprintable() else None
