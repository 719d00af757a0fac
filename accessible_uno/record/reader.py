"""From text to cases: a header, then moves and expectations, each with its line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from accessible_uno.record.errors import RecordError
from accessible_uno.record.header import Header

FORMAT: Final = "1"
NEW_CASE: Final = re.compile(r"\[Format\s")
LONGEST_LINE: Final = 20_000
REMARK: Final = re.compile(r"\{[^}]*\}")
UNSEEN: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""What terminals obey, what turns text around, and what is no character."""
QUOTED: Final = re.compile(r'"[^"]*"|([;])')


@dataclass(frozen=True)
class RecordLine:
    """One line after the header: a move, or an expectation without its question mark."""

    number: int
    text: str
    expects: bool


@dataclass
class RecordCase:
    """One game or position with what follows; ``line`` is where it begins."""

    line: int
    header: Header
    lines: list[RecordLine] = field(default_factory=list)

    @property
    def begun(self) -> bool:
        """Whether a further format line begins another case."""
        return bool(self.lines) or "Format" in self.header


def read_cases(lines: Iterable[str]) -> Iterator[RecordCase]:
    """Yield each case of a record.

    Raises:
        RecordError: a line that has no place in a record.
    """
    case: RecordCase | None = None
    for number, raw in enumerate(lines, 1):
        if len(raw) > LONGEST_LINE:
            raise RecordError(number, "record-line-too-long", longest=LONGEST_LINE)
        text = raw.strip().removeprefix("\ufeff")
        if unseen := UNSEEN.search(text):
            code = f"U+{ord(unseen[0]):04X}"
            raise RecordError(number, "record-unseen", code=code, place=unseen.start() + 1)
        if not text or text.startswith(";"):
            continue
        if text.startswith("["):
            if case is not None and NEW_CASE.match(text) and case.begun:
                yield case
                case = None
            if case is None:
                case = RecordCase(number, Header(number))
            elif case.lines:
                raise RecordError(number, "record-header-late", text=text)
            case.header.add(text, number)
            if case.header.values.get("Format", FORMAT) != FORMAT:
                raise RecordError(number, "record-other-format", value=case.header.values["Format"])
            continue
        if case is None:
            raise RecordError(number, "record-no-header", text=text)
        if text.startswith("?"):
            case.lines.append(RecordLine(number, without_comment(text[1:]), True))
        else:
            move = without_comment(REMARK.sub("", text))
            if move:
                case.lines.append(RecordLine(number, move, False))
    if case is None:
        raise RecordError(0, "record-empty")
    yield case


def without_comment(text: str) -> str:
    """Drop what follows a ``;``, except between quotes and in a list of scores or hands."""
    if text.lstrip().startswith(("scores", "hears")):
        return text.strip()
    for found in QUOTED.finditer(text):
        if found.group(1):
            return text[: found.start()].strip()
    return text.strip()
