"""Reading the files that the command line names."""

from __future__ import annotations

from typing import Final

from accessible_uno.app.errors import Failure, FileFailure, shortened
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import user_path
from accessible_uno.record.errors import RecordError
from accessible_uno.store.files import NAMED_FILE_TIMEOUT, read_bytes

LARGEST: Final = 10_000_000
"""Bytes of a record: half a million acts."""


def read_lines(name: str) -> list[str]:
    """Return the lines of a file.

    Raises:
        Failure: it cannot be read, or it is not text.
    """
    try:
        return read_bytes(user_path(name), LARGEST, NAMED_FILE_TIMEOUT).decode("utf-8").splitlines()
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", name, wrong) from None
    except UnicodeDecodeError as wrong:
        line = wrong.object[: wrong.start].count(b"\n") + 1
        raise Failure("app-file-not-text", file=name, line=line) from None


def record_failure(name: str, wrong: RecordError, locale: str) -> Failure:
    """Return the failure that says where a record is malformed, and why."""
    why = sentence(locale, wrong.message, **shortened(wrong.arguments))
    place = f"{name}:{wrong.line}:" if wrong.line else f"{name}:"
    return Failure("app-record-wrong", place=place, why=why)
