"""From the bytes of a terminal to keys with names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from accessible_uno.interface.terminal.console import UNNAMED
from accessible_uno.interface.terminal.output import clean_line

LONGEST: Final = 7
"""How many characters a sequence has at most before its last one, its first two included.

Keys that are named by a code, after ``27;``, have more.
"""

_LONGEST_CODED: Final = 11
_INTRODUCER: Final = "\x1b["
_PARAMETERS: Final = frozenset("0123456789;<")
_MOUSE: Final = "M"
"""Starts a mouse event, which two more characters follow; the game never asks for them."""

# A paste whose end never comes would swallow every key that is pressed after it.
ANSI_SEQUENCES.pop("\x1b[200~", None)


class BoundedKeyParser(Vt100Parser):
    """Drops the excess characters of a long control sequence, except its last one."""

    def __init__(self, parser: Vt100Parser) -> None:
        super().__init__(parser.feed_key_callback)
        self._sequence = ""

    def feed(self, data: str) -> None:
        """Parse what the terminal has sent."""
        if self._sequence or "\x1b" in data:
            data = "".join(filter(self._belongs, data))
        super().feed(data)

    def _belongs(self, character: str) -> bool:
        begun = self._sequence
        if character == "\x1b":
            self._sequence = character
        elif begun == "\x1b":
            self._sequence = _INTRODUCER if character == "[" else ""
        elif begun and character in _PARAMETERS:
            coded = begun.startswith("\x1b[27;")
            if len(begun) >= (_LONGEST_CODED if coded else LONGEST):
                return False
            self._sequence += character
        else:
            self._sequence = ""
            return not (begun == _INTRODUCER and character == _MOUSE)
        return True


_PASTE_MARKS = ("[200~", "[201~")
_LINE_FEED = KeyPress(Keys.ControlJ, "\n")

_NO_KEY = {Keys.CPRResponse, Keys.Vt100MouseEvent, Keys.Ignore, Keys.ScrollUp, Keys.ScrollDown}
_NAMES = {
    Keys.ControlH: "backspace",
    Keys.ControlI: "tab",
    Keys.ControlJ: "enter",
    Keys.ControlM: "enter",
    Keys.ControlAt: "ctrl+space",
}


class KeyStroke(Struct, frozen=True):
    """One key: a character to type (``text``), or a key with a ``name`` (see ``KeyBindings``)."""

    name: str = ""
    text: str = ""


def name_keys(keys: Sequence[KeyPress]) -> Iterator[KeyStroke]:
    """Name the keys that arrived together.

    Escape with a key directly after it is that key with Alt.  An unknown sequence is one unnamed
    key; otherwise its characters would be typed into the line.
    """
    place = 0
    while place < len(keys):
        key = keys[place]
        place += 1
        if key.key in _NO_KEY:
            continue
        if key.key == Keys.BracketedPaste:
            yield from _pasted(key.data)
            continue
        if key.key != Keys.Escape:
            yield _named(key)
            if key.key == Keys.ControlM and keys[place : place + 1] == [_LINE_FEED]:
                place += 1  # one line end of two characters, in what was pasted
        elif length := _unknown_sequence(keys[place:]):
            if _spelled(keys[place : place + length]) not in _PASTE_MARKS:
                yield KeyStroke(UNNAMED)
            place += length
        elif place < len(keys) and keys[place].key != Keys.Escape:
            follower = _named(keys[place])
            yield KeyStroke(f"alt+{follower.name or follower.text}")
            place += 1
        else:
            yield KeyStroke("escape")


def _pasted(text: str) -> Iterator[KeyStroke]:
    """Name the keys of what was pasted, which older consoles of Windows send in one piece."""
    for character in text.replace("\r\n", "\n").replace("\r", "\n"):
        if character == "\n":
            yield KeyStroke("enter")
        elif clean := clean_line(character):
            yield KeyStroke(text=clean)


def _named(key: KeyPress) -> KeyStroke:
    if isinstance(key.key, Keys):
        spelled = key.key.value.replace("c-", "ctrl+", 1).replace("s-", "shift+", 1)
        return KeyStroke(_NAMES.get(key.key, spelled))
    text = clean_line(key.key)
    return KeyStroke(text=text) if text else KeyStroke(UNNAMED)


def _unknown_sequence(keys: Sequence[KeyPress]) -> int:
    """Return how many keys after Escape belong to a control sequence (ECMA-48, 5.4)."""
    text = _spelled(keys[:32])
    if text[:1] == "O":
        return 2 if text[1:2].isalnum() else 0
    if text[:1] != "[":
        return 0
    for length, character in enumerate(text[1:], start=2):
        if "@" <= character <= "~":
            return length
        if not " " <= character <= "?":
            break
    return 0


def _spelled(keys: Sequence[KeyPress]) -> str:
    return "".join("\0" if isinstance(key.key, Keys) else key.key for key in keys)
