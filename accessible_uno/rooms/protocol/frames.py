"""The lines of the protocol: messages, cut and put together again.

A line is ``TOKEN NUMBER[:PART/PARTS] TEXT``.  The token was chosen by the client when
it asked for the link; a line with another one belongs to another link.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

MOST_PARTS: Final = 40
MOST_AHEAD: Final = 100
"""How many messages behind a gap are kept."""

_LINE: Final = re.compile(
    r"([0-9a-f]{4,16}) ([0-9]{1,9})(?::([0-9]{1,2})/([0-9]{1,2}))? (\S.*)", re.DOTALL
)


class Frame(Struct, frozen=True):
    """One line.

    Attributes:
        token: of the link.
        number: of the message; 0 where it has none.
        text: the message, or a part of it.
        part: which part, from 1.
        parts: how many there are.
    """

    token: str
    number: int
    text: str
    part: int = 1
    parts: int = 1

    def line(self) -> str:
        """Return it as it is sent."""
        which = f":{self.part}/{self.parts}" if self.parts > 1 else ""
        return f"{self.token} {self.number}{which} {self.text}"


def read_frame(text: str) -> Frame | None:
    """Return the line that was received; ``None`` for a malformed one."""
    found = _LINE.fullmatch(text)
    if found is None:
        return None
    token, number, part, parts, rest = found.groups()
    frame = Frame(token, int(number), rest, int(part or 1), int(parts or 1))
    return frame if 1 <= frame.part <= frame.parts <= MOST_PARTS else None


def cut(token: str, number: int, message: str, longest: int) -> list[str]:
    """Return a message as the lines that carry it, each with a text of at most ``longest`` bytes.

    Raises:
        ValueError: it is longer than any message of a table.
    """
    texts: list[str] = []
    rest = message
    while rest:
        end = _end_of_part(rest, longest)
        texts.append(rest[:end])
        rest = rest[end:]
    if len(texts) > MOST_PARTS:
        raise ValueError(message)
    count = len(texts)
    return [Frame(token, number, text, at + 1, count).line() for at, text in enumerate(texts)]


def _end_of_part(rest: str, longest: int) -> int:
    """Return how many characters the next part has; no part begins or ends with a space, which a
    server might take away."""
    if len(rest.encode()) <= longest:
        return len(rest)
    end = longest
    while len(rest[:end].encode()) > longest:
        end -= 1
    while end > 1 and " " in (rest[end - 1], rest[end]):
        end -= 1
    return end


class FrameReader:
    """Puts messages together and in order, each once.

    Attributes:
        taken: the number of the last message that was taken.
    """

    def __init__(self) -> None:
        self.taken = 0
        self._parts: dict[int, dict[int, Frame]] = {}

    @property
    def has_gap(self) -> bool:
        """Whether something later has come than what is next."""
        return bool(self._parts)

    def add(self, frame: Frame) -> None:
        """Keep a line; one of a message that was taken already is dropped."""
        if self.taken < frame.number <= self.taken + MOST_AHEAD:
            self._parts.setdefault(frame.number, {})[frame.part] = frame

    def take(self) -> Iterable[str]:
        """Yield the messages that are complete and next."""
        while (parts := self._parts.get(self.taken + 1)) is not None:
            first = next(iter(parts.values()))
            if any(number not in parts for number in range(1, first.parts + 1)):
                return
            del self._parts[self.taken + 1]
            self.taken += 1
            yield "".join(parts[number].text for number in range(1, first.parts + 1))
