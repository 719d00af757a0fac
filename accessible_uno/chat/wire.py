"""Text that is safe to send to a chat room, in lines that the network does not cut."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.terminal.clean import clean_line

LONGEST: Final = 400
"""Bytes of one line's text.  A line of IRC has 512 bytes; the sender's mask, the command and the
target, which the server puts before the text, take at most 112."""


def fit(text: str, longest: int = LONGEST) -> list[str]:
    """Return ``text`` as lines of at most ``longest`` bytes, broken between words.

    Control characters and characters that turn the direction of text are taken out; a word that is
    too long for a line is broken between two characters.
    """
    lines: list[str] = []
    line = ""
    for word in clean_line(text).split(" "):
        joined = f"{line} {word}" if line else word
        if len(joined.encode()) <= longest:
            line = joined
            continue
        if line:
            lines.append(line)
        *whole, line = _broken(word, longest)
        lines += whole
    return [*lines, line] if line.strip() else lines


def _broken(word: str, longest: int) -> list[str]:
    """Return a word in pieces of at most ``longest`` bytes; at least one."""
    pieces = [""]
    for each in word:
        if len((pieces[-1] + each).encode()) > longest:
            pieces.append("")
        pieces[-1] += each
    return pieces
