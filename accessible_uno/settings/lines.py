"""The lines of the settings file, each read on its own; this needs no schema.

The language of a command is read here, so that one value does not load every setting there is.
"""

from __future__ import annotations

import codecs
import string
from pathlib import Path
from typing import Final

from accessible_uno.store.files import read_own

LARGEST: Final = 100_000
"""Bytes; no settings file needs more."""

LONGEST_LINE: Final = 1_000
"""Characters of a line whose value is read."""

LANGUAGE: Final = "lang"
"""The key of the language."""

_BARE_KEY: Final = frozenset(string.ascii_letters + string.digits + "_-")


def read_lines(place: Path) -> tuple[list[str], str]:
    """Return the lines without their ``\\n``, and the encoding to write them back with.

    A file that is not there has no lines.  Some editors put a byte order mark at the start.  Bytes
    that are not UTF-8 become lone surrogates.

    Raises:
        OSError: the file exists and cannot be read.
    """
    try:
        found = read_own(place, LARGEST)
    except FileNotFoundError:
        found = b""
    encoding = "utf-8-sig" if found.startswith(codecs.BOM_UTF8) else "utf-8"
    lines = found.decode(encoding, "surrogateescape").split("\n")
    return (lines if lines[-1] else lines[:-1]), encoding


def key_of(line: str) -> str | None:
    """Return the key that a line sets, whether or not its value can be read."""
    key, equals, _ = line.partition("=")
    key = key.strip()
    return key if equals and key and _BARE_KEY.issuperset(key) else None


def read_value(line: str, key: str) -> object:
    """Return the value that a line sets, read as TOML.

    Raises:
        ValueError: it is not TOML, or too long.
        RecursionError: it is nested too deeply.
    """
    import tomllib  # only where a line is read

    if len(line) > LONGEST_LINE:
        raise ValueError(key)
    found: object = tomllib.loads(line)[key]
    return found


def value_in(place: Path, key: str) -> object:
    """Return the value that the file sets for ``key``, unchecked.

    ``None`` stands for no value: no line sets it, several do, or the line cannot be read.

    Raises:
        OSError: the file exists and cannot be read.
    """
    setting = [line.strip() for line in read_lines(place)[0] if key_of(line) == key]
    try:
        (line,) = setting
        return read_value(line, key)
    except (ValueError, RecursionError):  # not one line, or not TOML
        return None
