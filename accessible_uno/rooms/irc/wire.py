"""Text that is safe to send to a chat room, in lines that the network does not cut."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.terminal.clean import clean_line

WHOLE_LINE: Final = 510
"""Bytes of a line of IRC, without its end."""

ASSUMED_MASK: Final = "n" * 106
"""As long as the longest mask of a sender that is usual; for as long as we do not know our own."""

LONGEST: Final = 350
"""Bytes of one line's text that fit whatever the mask and the target."""


def longest_text(mask: str, target: str) -> int:
    """Return the bytes that the text of a line may have.

    Args:
        mask: the sender's ``nick!user@host``, which the server puts before the line.
        target: a channel or a nick.
    """
    return WHOLE_LINE - len(f":{mask} PRIVMSG {target} :".encode())


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
