"""The keys of a display, by the codes of BrlAPI (``brlapi_keycodes.h``, X11's keysyms).

The table :data:`KEY_ROWS` is the source of what the game asks BRLTTY for, of the help on the
display, and of the table in ``docs/en/braille.md``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

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


class DisplayCommand(StrEnum):
    """What a key does to the display or to the line being typed.

    ``display-key-<value>`` says it in words.
    """

    PAN_RIGHT = "pan-right"
    PAN_LEFT = "pan-left"
    OLDER = "older"
    NEWER = "newer"
    NEWEST = "newest"
    OLDEST = "oldest"
    UNREAD = "unread"
    EARLIER_QUESTION = "earlier-question"
    LATER_QUESTION = "later-question"
    EARLIER_DIFFERENT = "earlier-different"
    LATER_DIFFERENT = "later-different"
    HAND = "hand"
    CHOICES = "choices"
    STATUS = "status"
    TELLING = "telling"
    NEXT_PLACE = "next-place"
    PREVIOUS_PLACE = "previous-place"
    LINE_START = "line-start"
    LINE_END = "line-end"
    ENTER = "enter"
    ERASE = "erase"
    DROP = "drop"
    HELP = "help"


class KeyRow(Struct, frozen=True):
    """The keys of one command.

    Attributes:
        command: what they do.
        brltty: commands of BRLTTY with their codes; a display's key table says which of its keys
            give them.
        keyboard: keys of a computer's keyboard, on a display that has some, with their keysyms.
    """

    command: DisplayCommand
    brltty: tuple[tuple[str, int], ...] = ()
    keyboard: tuple[tuple[str, int], ...] = ()


KEY_ROWS: Final = (
    KeyRow(DisplayCommand.PAN_RIGHT, (("FWINRT", 0x18),), (("Right", 0xFF53),)),
    KeyRow(DisplayCommand.PAN_LEFT, (("FWINLT", 0x17),), (("Left", 0xFF51),)),
    KeyRow(DisplayCommand.OLDER, (("LNUP", 0x01),), (("Up", 0xFF52), ("Page up", 0xFF55))),
    KeyRow(DisplayCommand.NEWER, (("LNDN", 0x02),), (("Down", 0xFF54), ("Page down", 0xFF56))),
    KeyRow(DisplayCommand.NEWEST, (("HOME", 0x1D), ("BOT", 0x0A), ("BOT_LEFT", 0x0C))),
    KeyRow(DisplayCommand.OLDEST, (("TOP", 0x09), ("TOP_LEFT", 0x0B))),
    KeyRow(DisplayCommand.UNREAD, (("RETURN", 0x1F), ("BACK", 0x1E)), (("F10", 0xFFC7),)),
    KeyRow(DisplayCommand.EARLIER_QUESTION, (("PRPROMPT", 0x0F),)),
    KeyRow(DisplayCommand.LATER_QUESTION, (("NXPROMPT", 0x10),)),
    KeyRow(DisplayCommand.EARLIER_DIFFERENT, (("PRDIFLN", 0x05),)),
    KeyRow(DisplayCommand.LATER_DIFFERENT, (("NXDIFLN", 0x06),)),
    KeyRow(DisplayCommand.HAND, (("ATTRUP", 0x07),), (("F2", 0xFFBF),)),
    KeyRow(DisplayCommand.CHOICES, (("ATTRDN", 0x08),), (("F7", 0xFFC4),)),
    KeyRow(DisplayCommand.STATUS, (("INFO", 0x32),), (("F3", 0xFFC0),)),
    KeyRow(DisplayCommand.TELLING, (("SPKHOME", 0x3E),), (("F8", 0xFFC5),)),
    KeyRow(DisplayCommand.NEXT_PLACE, (("NXPGRPH", 0x0E),), (("Tab", 0xFF09),)),
    KeyRow(DisplayCommand.PREVIOUS_PLACE, (("PRPGRPH", 0x0D),)),
    KeyRow(DisplayCommand.LINE_START, (("LNBEG", 0x1B),), (("Home", 0xFF50),)),
    KeyRow(DisplayCommand.LINE_END, (("LNEND", 0x1C),), (("End", 0xFF57),)),
    KeyRow(DisplayCommand.ENTER, (), (("Enter", 0xFF0D), ("Line feed", 0xFF0A))),
    KeyRow(DisplayCommand.ERASE, (), (("Backspace", 0xFF08),)),
    KeyRow(DisplayCommand.DROP, (), (("Escape", 0xFF1B),)),
    KeyRow(DisplayCommand.HELP, (("HELP", 0x31),), (("F1", 0xFFBE),)),
)
"""All keys but those that route, and those that type."""


class RoutingKey(Struct, frozen=True):
    """The key above a cell; cells are counted from 0."""

    cell: int


class TypedText(Struct, frozen=True):
    """A character typed on the display's keys: a letter, or a cell of Unicode braille."""

    text: str


DisplayKey: TypeAlias = DisplayCommand | RoutingKey | TypedText

_COMMANDS: Final = {
    code: row.command
    for row in KEY_ROWS
    for code in (*(_COMMAND | each for _, each in row.brltty), *(each for _, each in row.keyboard))
}

WANTED: Final[tuple[tuple[int, int], ...]] = (
    *((code, code) for code in _COMMANDS),
    (_ROUTE, _ROUTE | _ARGUMENT),
    (_DOTS, _DOTS | _CHORD | _EIGHT_DOTS),
    _LATIN,
    _BEYOND_LATIN,
)
"""The ranges of codes that the game asks for; BRLTTY keeps all others."""

_TOGGLES: Final = 0x300
"""Flags of commands that switch something on or off; HELP and INFO carry them on some displays."""


def key_meaning(code: int) -> DisplayKey | None:
    """Return what a key means; the character of a code already includes its modifiers."""
    code &= _CODE
    plain = code & ~_TOGGLES if code & _COMMAND and not code & 0xFF_0000 else code
    if plain in _COMMANDS:
        return _COMMANDS[plain]
    if code & ~_ARGUMENT == _ROUTE:
        return RoutingKey(code & _ARGUMENT)
    if code & ~_ARGUMENT == _DOTS:
        return _dots(code & _ARGUMENT)
    if _LATIN[0] <= code <= _LATIN[1]:
        return _letter(code)
    if _BEYOND_LATIN[0] <= code <= _BEYOND_LATIN[1]:
        return _letter(code - _UNICODE)
    return None


def _dots(argument: int) -> TypedText | None:
    """Return the cell.  A chord of the space bar with dots is a command of BRLTTY's, not ours."""
    dots = argument & _EIGHT_DOTS
    return None if argument & _CHORD and dots else TypedText(chr(0x2800 + dots))


def _letter(point: int) -> TypedText | None:
    text = chr(point)
    return TypedText(text) if text.isprintable() else None
