"""Reads text into cases: a header, then moves and expectations, each with its line number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec import Struct

from accessible_uno.record.errors import MalformedRecord, RecordError
from accessible_uno.record.header import Header

FORMAT: Final = "1"
NEW_CASE: Final = r"\[Format\s"
LONGEST_LINE: Final = 20_000
UNSEEN: Final = (
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Control characters, characters that turn the direction of text, and lone surrogates."""
QUOTED: Final = r'"[^"]*"|([;])'
REMARK: Final = r"\{[^}]*\}"
"""What stands in braces."""

KEEPS_SEMICOLONS: Final = ("scores", "hears")
"""Expectations in which a ``;`` separates values instead of beginning a comment."""


class RecordLine(Struct, frozen=True):
    """One line after the header: a move, or an expectation without its question mark."""

    number: int
    text: str
    expects: bool


class RecordCase(Struct):
    """One game or position with the lines that follow it.

    Attributes:
        line: number of its first line.
        header: its header.
        lines: its moves and expectations.
    """

    line: int
    header: Header
    lines: list[RecordLine] = []


def read_cases(
    lines: Iterable[str], on_fault: Callable[[RecordError], None] | None = None
) -> Iterator[RecordCase]:
    """Yield each case of a record.

    Args:
        lines: the record.
        on_fault: called for each case that cannot be read; without it, the first ends the record.

    Raises:
        RecordError: a line has no place in a record, and no ``on_fault`` is given.
    """
    for numbered in _split(lines):
        try:
            case = _read_case(numbered)
        except RecordError as wrong:
            if on_fault is None:
                raise
            on_fault(wrong)
        else:
            yield case


def _split(lines: Iterable[str]) -> Iterator[list[tuple[int, str]]]:
    """Yield the numbered lines of each case, with the comments before it; of an empty record, too.

    A format line begins another case where this one has a format already, or lines of its own.
    """
    case: list[tuple[int, str]] = []
    comments: list[tuple[int, str]] = []
    complete = False
    for number, raw in enumerate(lines, 1):
        text = _stripped(raw)
        if not text or text.startswith(";"):
            comments.append((number, raw))
            continue
        begins = re.match(NEW_CASE, text) is not None
        if begins and complete:
            yield case
            case, complete = [], False
        complete = complete or begins or not text.startswith("[")
        case += (*comments, (number, raw))
        comments.clear()
    yield [*case, *comments]


def _read_case(numbered: Iterable[tuple[int, str]]) -> RecordCase:
    """Return the case that these lines write.

    Raises:
        RecordError: a line has no place in it, or it is empty.
    """
    case: RecordCase | None = None
    for number, raw in numbered:
        text = _checked(raw, number)
        if not text or text.startswith(";"):
            continue
        if text.startswith("["):
            if case is None:
                case = RecordCase(number, Header(number))
            _add_to_header(case, text, number)
        elif case is None:
            raise MalformedRecord(number, "record-no-header", text=text)
        else:
            case.lines += _lines_in(text, number)
    if case is None:
        raise MalformedRecord(0, "record-empty")
    return case


def _stripped(raw: str) -> str:
    return raw.strip().removeprefix("\ufeff")


def _checked(raw: str, number: int) -> str:
    """Return a line without the space around it.

    Raises:
        MalformedRecord: it is too long, or holds an invisible character.
    """
    if len(raw) > LONGEST_LINE:
        raise MalformedRecord(number, "record-line-too-long", longest=LONGEST_LINE)
    text = _stripped(raw)
    if unseen := re.search(UNSEEN, text):
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
    return re.sub(REMARK, "", text)


def without_comment(text: str) -> str:
    """Return ``text`` up to a ``;``, except in quotes and where ``;`` separates values."""
    if text.lstrip().startswith(KEEPS_SEMICOLONS):
        return text.strip()
    for found in re.finditer(QUOTED, text):
        if found.group(1):
            return text[: found.start()].strip()
    return text.strip()
