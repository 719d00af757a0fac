"""Makes text safe to send to a terminal."""

from __future__ import annotations

from unicodedata import category

_JOINERS = "\u200c\u200d"  # letters of several scripts need them, and they reorder nothing
_BREAKS = "\t\n\v\f\r\x85\u2028\u2029"


class _Replacements(dict[int, str | None]):
    """The replacement of each character, computed once."""

    def __missing__(self, code: int) -> str | None:
        self[code] = replacement = _replacement(chr(code))
        return replacement


def _replacement(character: str) -> str | None:
    if character in _BREAKS:
        return " "
    match category(character):
        case "Cs":
            return "\ufffd"
        case "Cc":
            return None
        case "Cf" if character not in _JOINERS:
            return None
        case _:
            return character


_REPLACEMENTS = _Replacements()


def clean_line(text: str) -> str:
    """Return ``text`` as one line without anything that a terminal would carry out.

    Tabs and line breaks become spaces; bytes that could not be decoded become U+FFFD; escape and
    other control characters and the invisible format characters (text direction, zero width)
    vanish.  Letters, braille patterns and no-break spaces stay.
    """
    return text.translate(_REPLACEMENTS)
