"""What stands in the messages of the protocol, and the lines that carry them.

A message is a word, then fields and values in notation.  It is cut into lines and put together
again: a line is ``TOKEN NUMBER[:PART/PARTS] TEXT``.  The token was chosen by the client when it
asked for the link; a line with another one belongs to another link.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar
from zlib import crc32

from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict, replace

from accessible_uno.game.base import Event, Reason, Seat
from accessible_uno.game.engine import Game
from accessible_uno.names import is_recorded_name
from accessible_uno.record.seat_part import Part
from accessible_uno.record.seen_notation import UnreadableValue, read_value, write_value
from accessible_uno.table.plan import Plan, SeatPlan

VERSIONS: Final = (1,)
"""The versions of the protocol that this program speaks."""

HELLO: Final = "hello"
ACT: Final = "act"
AGAIN: Final = "again"
BYE: Final = "bye"
"""What the client begins its messages with."""

VERSION: Final = "version"
UNKNOWN: Final = "unknown"
TABLE: Final = "table"
BOTS: Final = "bots"
VIEW: Final = "view"
SEEN: Final = "seen"
REFUSED: Final = "refused"
SAY: Final = "say"
TELL: Final = "tell"
END: Final = "end"
"""What the host program begins its messages with."""

DONE: Final = "done"
"""The field that says which of the client's acts a message answers."""

SECONDS: Final = "seconds"
"""The field that says how many seconds the seat has left."""

Kind = TypeVar("Kind")


LONGEST_NUMBER: Final = 9
"""Digits of a number outside the notation."""


def whole_number(text: str) -> int | None:
    """Return the number that some digits write; ``None`` for anything else."""
    short = text.isdecimal() and text.isascii() and len(text) <= LONGEST_NUMBER
    return int(text) if short else None


def agreed(offered: Iterable[int]) -> int | None:
    """Return the highest version that both sides speak."""
    return max(set(offered).intersection(VERSIONS), default=None)


class TableTerms(Struct, frozen=True):
    """What is played at a table, and where the client sits.

    Attributes:
        game: the number of the game with its host; it does not change when the host comes back.
        plan: who plays what; the client is its viewer.
        checksum: of the rules as the host has them.
    """

    game: int
    plan: Plan
    checksum: str

    def for_seat(self, seat: Seat) -> TableTerms:
        """Return the terms for a client in another seat."""
        return replace(self, plan=replace(self.plan, viewer=seat))

    def message(self) -> str:
        """Return it as it is sent."""
        plan = self.plan
        rules = (self.game, plan.rules, plan.options, tuple(sorted(plan.versions or ())))
        sent = asdict(_SentTerms(*rules, self.checksum, plan.names, plan.viewer))
        return " ".join((TABLE, *(f"{name}={write_value(each)}" for name, each in sent.items())))


class _SentTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of the message that carries the terms of a table."""

    game: int
    rules: str
    options: tuple[tuple[str, str], ...]
    versions: tuple[tuple[str, int], ...]
    checksum: str
    names: tuple[str, ...]
    seat: int


def rules_checksum(game: Game) -> str:
    """Return a checksum of the active rules, their versions and parameters."""
    lines = "\n".join(sorted(f"{rule.key} {rule.version} {rule!r}" for rule in game.rules))
    return f"{crc32(lines.encode()):08x}"


@dataclass
class Message:
    """A message that was received.

    Attributes:
        word: what it begins with.
        fields: the fields, as written.
        things: the values that stand for themselves, as written.
    """

    word: str
    fields: dict[str, str] = field(default_factory=dict)
    things: list[str] = field(default_factory=list)

    def number(self, name: str) -> int:
        """Return a field that is a whole number; 0 where it is missing.

        Raises:
            UnreadableValue: it is none.
        """
        return _checked(read_value(self.fields.pop(name, "0")), int)

    def events(self) -> list[Event]:
        """Return the events.

        Raises:
            UnreadableValue: something else stands there.
        """
        return [_of_kind(read_value(each), Event) for each in self.things]

    def reason(self) -> Reason | None:
        """Return the reason; ``None`` where there is none.

        Raises:
            UnreadableValue: something else stands there.
        """
        return _of_kind(read_value(self.things[0]), Reason) if self.things else None

    def values(self) -> dict[str, str | int]:
        """Return the fields of a sentence.

        Raises:
            UnreadableValue: one is neither words nor a number.
        """
        return _checked(self._values(), dict[str, str | int])

    def _values(self) -> dict[str, Any]:
        return {name: read_value(value) for name, value in self.fields.items()}

    def bots(self) -> dict[Seat, str]:
        """Return the kind of bot in each seat that a bot plays.

        Raises:
            UnreadableValue: something else stands there.
        """
        found = tuple(map(read_value, self.things))
        return dict(_checked(found, tuple[tuple[int, str], ...]))

    def terms(self) -> TableTerms:
        """Return the terms of a table.

        Raises:
            UnreadableValue: they are none.
        """
        sent = _checked(self._values(), _SentTerms)
        names = sent.names
        if not all(map(is_recorded_name, names)) or len(set(names)) < len(names):
            raise UnreadableValue(TABLE)
        if sent.seat not in range(len(names)):
            raise UnreadableValue(TABLE)
        seats = tuple(map(SeatPlan, names))
        plan = Plan(sent.rules, seats, sent.options, sent.versions, viewer=sent.seat)
        return TableTerms(sent.game, plan, sent.checksum)


def _checked(value: object, kind: type[Kind]) -> Kind:
    """Return plain data as what it must be; it is from outside."""
    try:
        return convert(value, kind)
    except ValidationError as wrong:
        raise UnreadableValue(str(wrong)) from None


def _of_kind(value: Any, kind: type[Kind]) -> Kind:
    if not isinstance(value, kind):
        raise UnreadableValue(repr(value))
    return value


def read_message(text: str) -> Message:
    """Return the parts of a message."""
    word, *rest = text.split(" ")
    message = Message(word)
    for each in filter(None, rest):
        name, equals, value = each.partition("=")
        if equals and name.isascii() and name.replace("_", "").isalnum():
            message.fields[name] = value
        else:
            message.things.append(each)
    return message


def bots_message(kinds: Mapping[Seat, str]) -> str:
    """Return the message that says which seats bots play, and of which kind each is."""
    return " ".join((BOTS, *map(write_value, kinds.items())))


def seen_message(events: Iterable[Event], changed: Part, done: int = 0) -> str:
    """Return the message about an act: what the seat saw, and what is otherwise now."""
    written = [write_value(event) for event in events]
    return " ".join((SEEN, *_answers(done), *written, *written_fields(changed)))


def refused_message(reason: Reason | None, done: int) -> str:
    """Return the message that an act of the client's is refused."""
    return " ".join((REFUSED, *_answers(done), *([write_value(reason)] if reason else [])))


def say_message(message_id: str, values: Mapping[str, str | int], word: str = SAY) -> str:
    """Return the message that carries a sentence of the catalogue."""
    return " ".join(
        (word, message_id, *(f"{name}={write_value(value)}" for name, value in values.items()))
    )


def written_fields(part: Mapping[str, str]) -> list[str]:
    """Return fields whose values are written already."""
    return [f"{name}={value}" for name, value in part.items()]


def _answers(done: int) -> list[str]:
    return [f"{DONE}={done}"] if done else []


MOST_PARTS: Final = 40
MOST_AHEAD: Final = 100
"""How many messages behind a gap are kept."""

LONGEST_MESSAGE: Final = 12_000
MOST_WAITED_FOR: Final = 60_000
"""Characters of a message, and of all whose parts or predecessors are waited for."""

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
    if len(texts) > MOST_PARTS or len(message) > LONGEST_MESSAGE:
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
        self._size = 0

    @property
    def has_gap(self) -> bool:
        """Whether something later has come than what is next."""
        return bool(self._parts)

    def add(self, frame: Frame) -> None:
        """Keep a line; one of a message that was taken already, or that is cut into another number
        of parts, is dropped, and so is what is more than any table has to say.

        Raises:
            UnreadableValue: a message is longer than any of a table.
        """
        if not self.taken < frame.number <= self.taken + MOST_AHEAD:
            return
        parts = self._parts.get(frame.number, {})
        others = next(iter(parts.values()), frame).parts
        is_next = frame.number == self.taken + 1
        if frame.part in parts or others != frame.parts:
            return
        if len(frame.text) + sum(len(each.text) for each in parts.values()) > LONGEST_MESSAGE:
            raise UnreadableValue(frame.text)
        if is_next or self._size + len(frame.text) <= MOST_WAITED_FOR:
            self._parts.setdefault(frame.number, {})[frame.part] = frame
            self._size += len(frame.text)

    def take(self) -> Iterable[str]:
        """Yield the messages that are complete and next."""
        while (parts := self._parts.get(self.taken + 1)) is not None:
            count = next(iter(parts.values())).parts
            if len(parts) < count:
                return
            del self._parts[self.taken + 1]
            self.taken += 1
            message = "".join(parts[number].text for number in range(1, count + 1))
            self._size -= len(message)
            yield message
