"""Reading the files that the command line names."""

from __future__ import annotations

from typing import Final

from accessible_uno.app.errors import Failure, FileFailure, shortened
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import user_path
from accessible_uno.record.errors import RecordError
from accessible_uno.store.files import NAMED_FILE_TIMEOUT, read_bytes

LARGEST: Final = 4_000_000
"""Bytes of a record."""

MOST_LINES: Final = 100_000
"""Lines of a record: more acts than a week of play makes, and 100 MB of memory."""


def read_lines(name: str) -> list[str]:
    """Return the lines of a file.

    Raises:
        Failure: it cannot be read, it is not text, or it is too long.
    """
    try:
        text = read_bytes(user_path(name), LARGEST, NAMED_FILE_TIMEOUT).decode("utf-8")
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", name, wrong) from None
    except UnicodeDecodeError as wrong:
        line = wrong.object[: wrong.start].count(b"\n") + 1
        raise Failure("app-file-not-text", file=name, line=line) from None
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Failure("app-file-too-many-lines", file=name, count=len(lines), most=MOST_LINES)
    return lines


def record_failure(name: str, wrong: RecordError, locale: str) -> Failure:
    """Return the failure that says where a record is malformed, and why."""
    why = sentence(locale, wrong.message, **shortened(wrong.arguments))
    place = f"{name}:{wrong.line}:" if wrong.line else f"{name}:"
    return Failure("app-record-wrong", place=place, why=why)
