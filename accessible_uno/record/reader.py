"""Reads text into cases: a header, then moves and expectations, each with its line number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from accessible_uno.frozen import frozen
from accessible_uno.record.errors import MalformedRecord
from accessible_uno.record.header import Header

FORMAT: Final = "1"
NEW_CASE: Final = re.compile(r"\[Format\s")
LONGEST_LINE: Final = 20_000
UNSEEN: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Control characters, characters that turn the direction of text, and lone surrogates."""
QUOTED: Final = re.compile(r'"[^"]*"|([;])')
KEEPS_SEMICOLONS: Final = ("scores", "hears")
"""Expectations in which a ``;`` separates values instead of beginning a comment."""


@frozen
class RecordLine:
    """One line after the header: a move, or an expectation without its question mark."""

    number: int
    text: str
    expects: bool


@dataclass
class RecordCase:
    """One game or position with the lines that follow it.

    Attributes:
        line: number of its first line.
        header: its header.
        lines: its moves and expectations.
    """

    line: int
    header: Header
    lines: list[RecordLine] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether a further format line begins another case."""
        return bool(self.lines) or "Format" in self.header


def read_cases(lines: Iterable[str]) -> Iterator[RecordCase]:
    """Yield each case of a record.

    Raises:
        RecordError: a line has no place in a record.
    """
    case: RecordCase | None = None
    for number, raw in enumerate(lines, 1):
        text = _checked(raw, number)
        if not text or text.startswith(";"):
            continue
        if text.startswith("["):
            if case is not None and NEW_CASE.match(text) and case.complete:
                yield case
                case = None
            if case is None:
                case = RecordCase(number, Header(number))
            _add_to_header(case, text, number)
        elif case is None:
            raise MalformedRecord(number, "record-no-header", text=text)
        else:
            case.lines += _lines_in(text, number)
    if case is None:
        raise MalformedRecord(0, "record-empty")
    yield case


def _checked(raw: str, number: int) -> str:
    """Return a line without the space around it.

    Raises:
        MalformedRecord: it is too long, or holds an invisible character.
    """
    if len(raw) > LONGEST_LINE:
        raise MalformedRecord(number, "record-line-too-long", longest=LONGEST_LINE)
    text = raw.strip().removeprefix("\ufeff")
    if unseen := UNSEEN.search(text):
        code = f"U+{ord(unseen[0]):04X}"
        raise MalformedRecord(number, "record-unseen", code=code, place=unseen.start() + 1)
    return text


def _add_to_header(case: RecordCase, text: str, number: int) -> None:
    if case.lines:
        raise MalformedRecord(number, "record-header-late", text=text)
    case.header.add(text, number)
    written = case.header.values.get("Format", FORMAT)
    if written != FORMAT:
        raise MalformedRecord(number, "record-other-format", value=written)


def _lines_in(text: str, number: int) -> Iterator[RecordLine]:
    """Yield the expectation or the move of a line; nothing where it holds a comment only."""
    if text.startswith("?"):
        yield RecordLine(number, without_comment(text[1:]), expects=True)
    elif move := without_comment(without_remarks(text)):
        yield RecordLine(number, move, expects=False)


def without_remarks(text: str) -> str:
    """Return ``text`` without what stands in braces; a brace that is never closed stays."""
    kept: list[str] = []
    rest = text
    while True:
        before, _, inside = rest.partition("{")
        _, closed, after = inside.partition("}")
        if not closed:
            return "".join((*kept, rest))
        kept.append(before)
        rest = after


def without_comment(text: str) -> str:
    """Return ``text`` up to a ``;``, except in quotes and where ``;`` separates values."""
    if text.lstrip().startswith(KEEPS_SEMICOLONS):
        return text.strip()
    for found in QUOTED.finditer(text):
        if found.group(1):
            return text[: found.start()].strip()
    return text.strip()
