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


class DisplayCommand(Enum):
    """What a key does to the display or to the line being typed."""

    PAN_RIGHT = auto()
    PAN_LEFT = auto()
    OLDER = auto()
    NEWER = auto()
    NEWEST = auto()
    ENTER = auto()
    ERASE = auto()


@dataclass(frozen=True, slots=True)
class RoutingKey:
    """The key above a cell; cells are counted from 0."""

    cell: int


@dataclass(frozen=True, slots=True)
class TypedLetter:
    """A character typed on a keyboard of the display's."""

    text: str


@dataclass(frozen=True, slots=True)
class TypedCell:
    """A character typed with the dot keys: one cell of Unicode braille."""

    cell: str


DisplayKey: TypeAlias = DisplayCommand | RoutingKey | TypedLetter | TypedCell

_COMMANDS: Final = {
    _COMMAND | 0x18: DisplayCommand.PAN_RIGHT,
    _COMMAND | 0x17: DisplayCommand.PAN_LEFT,
    _COMMAND | 0x01: DisplayCommand.OLDER,
    _COMMAND | 0x02: DisplayCommand.NEWER,
    _COMMAND | 0x1D: DisplayCommand.NEWEST,
    _RETURN: DisplayCommand.ENTER,
    _LINEFEED: DisplayCommand.ENTER,
    _BACKSPACE: DisplayCommand.ERASE,
}

WANTED: Final[tuple[tuple[int, int], ...]] = (
    *((code, code) for code in _COMMANDS),
    (_ROUTE, _ROUTE | _ARGUMENT),
    (_DOTS, _DOTS | _CHORD | _EIGHT_DOTS),
    _LATIN,
    _BEYOND_LATIN,
)
"""The ranges of codes that the game asks for; BRLTTY keeps all others."""


def key_meaning(code: int) -> DisplayKey | None:
    """Return what a key means; the character of a code already includes its modifiers."""
    code &= _CODE
    if code in _COMMANDS:
        return _COMMANDS[code]
    if code & ~_ARGUMENT == _ROUTE:
        return RoutingKey(code & _ARGUMENT)
    if code & ~_ARGUMENT == _DOTS:
        return _dots(code & _ARGUMENT)
    if _LATIN[0] <= code <= _LATIN[1]:
        return _letter(code)
    if _BEYOND_LATIN[0] <= code <= _BEYOND_LATIN[1]:
        return _letter(code - _UNICODE)
    return None


def _dots(argument: int) -> TypedCell | None:
    """Return the cell.  A chord of the space bar with dots is a command of BRLTTY's, not ours."""
    dots = argument & _EIGHT_DOTS
    return None if argument & _CHORD and dots else TypedCell(chr(0x2800 + dots))


def _letter(point: int) -> TypedLetter | None:
    text = chr(point)
    return TypedLetter(text) if text.isprintable() else None
