"""The lines of IRC: taken apart and written, and text that the network does not cut."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from accessible_uno.interface.terminal.output import clean_line

WHOLE_LINE: Final = 510
"""Bytes of a line, without its end."""

ASSUMED_MASK: Final = "n" * 106
"""As long as the longest mask of a sender that is usual; for as long as we do not know our own."""

LONGEST: Final = 350
"""Bytes of one line's text that fit whatever the mask and the target."""

CTCP: Final = "\x01"
"""What a line begins with that programs exchange."""

FRAME: Final = f"{CTCP}UNO "
"""What stands before a line of the protocol, in a notice, for no program answers notices."""

SPLIT: Final = re.compile(r"(?!.*://)[^\s:]+\.[^\s:]+ [^\s:]+\.[^\s:]+")
"""The reason for leaving that servers give when they lose one another: their two names.  Those of
persons begin with a word and a colon."""

_NO_TAGS: Final[Mapping[str, str]] = {}
_ESCAPED: Final = re.compile(r"\\(.?)")
_ESCAPES: Final = {":": ";", "s": " ", "r": "\r", "n": "\n"}
_ENDS: Final = dict.fromkeys(map(ord, "\r\n\0"))
_FORMATS: Final = re.compile(
    r"\x03(?:\d{1,2}(?:,\d{1,2})?)?"  # a colour, and the one behind it
    r"|\x04(?:[0-9A-Fa-f]{6}(?:,[0-9A-Fa-f]{6})?)?"
    r"|[\x02\x0f\x11\x16\x1d-\x1f]"  # bold, plain, fixed, reverse, italic, struck, underlined
)


class IrcMessage(NamedTuple):
    """One line of the server's (IRCv3, message-tags).

    Attributes:
        tags: what servers say about the line, by name.
        source: who sent it: ``nick!user@host``, or the name of a server; empty for none.
        command: in capitals, or three digits.
        params: the parameters.
    """

    tags: Mapping[str, str]
    source: str
    command: str
    params: list[str]


FEWEST: Final[Mapping[str, int]] = {
    **dict.fromkeys(("ERROR", "QUIT", "376", "422", "432", "433", "436", "900"), 0),
    **dict.fromkeys(("410", "902", "903", "904", "905", "906", "907"), 0),
    **dict.fromkeys(("463", "464", "465", "466"), 0),
    "CAP": 3,
    **dict.fromkeys(("PRIVMSG", "NOTICE", "MODE", "KICK", "CHGHOST", "INVITE"), 2),
    **dict.fromkeys(("315", "353", "403", "404", "405", "437", "439", "442"), 2),
    **dict.fromkeys(("471", "473", "474", "475", "477", "482", "489", "707"), 2),
    "352": 8,
    "354": 9,
}
"""How many parameters a message has at least; others have one."""


def is_whole(message: IrcMessage) -> bool:
    """Whether a message has the parameters that it must have."""
    return len(message.params) >= FEWEST.get(message.command, 1)


def parse_message(line: str) -> IrcMessage | None:
    """Return the parts of a line; ``None`` for what is none."""
    tags = source = ""
    if line.startswith("@"):
        tags, _, line = line[1:].partition(" ")
        line = line.lstrip(" ")
    if line.startswith(":"):
        source, _, line = line[1:].partition(" ")
        line = line.lstrip(" ")
    words, trails, text = line.partition(" :")
    command, *params = [word for word in words.split(" ") if word] or ("",)
    if not (command.isascii() and command.isalnum()):
        return None
    if trails:
        params.append(text)
    return IrcMessage(_parse_tags(tags) if tags else _NO_TAGS, source, command.upper(), params)


def _parse_tags(text: str) -> dict[str, str]:
    found = {}
    for each in text.split(";"):
        name, _, value = each.partition("=")
        found[name] = _ESCAPED.sub(_unescaped, value) if "\\" in value else value
    return found


def _unescaped(found: re.Match[str]) -> str:
    return _ESCAPES.get(found[1], found[1])


def format_message(command: str, *params: str) -> bytes:
    """Return a line to be sent, with its end; what would end it sooner is taken out."""
    *words, last = (command, *params)
    if params and (not last or " " in last or last.startswith(":")):
        last = f":{last}"
    return f"{' '.join((*words, last)).translate(_ENDS)}\r\n".encode()


def unformatted(text: str) -> str:
    """Return a text as it was typed, without the codes of colour, bold, reverse, italic and others.

    The digits of a colour belong to its code: left behind, they would be read as a card.
    """
    return _FORMATS.sub("", text)


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
    cleaned = clean_line(text).lstrip(" ")
    if len(cleaned.encode()) <= longest:
        return [cleaned] if cleaned.strip() else []
    lines: list[str] = []
    line = ""
    for word in cleaned.split(" "):
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
