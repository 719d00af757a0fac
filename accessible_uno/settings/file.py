"""The settings file: TOML, one setting a line, which the player may edit as well."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from accessible_uno.settings.lines import key_of, read_lines, read_value
from accessible_uno.settings.schema import Setting, absent_language
from accessible_uno.settings.value_types import Number, StoredValue
from accessible_uno.store.files import remove_leftovers, replace_own

"""The code of a language."""

MOST_FAULTS: Final = 20
"""Faults that are reported one by one; of more faults, only the number is reported."""


class SettingsFault(Struct, frozen=True):
    """A line that cannot be used; the default value applies instead.

    Attributes:
        line: its number, from 1.
        message: the id of the message, without its prefix ``app-``.
        arguments: what the message needs in addition to the file and the line.
    """

    line: int
    message: str
    arguments: Mapping[str, str | int] = MappingProxyType({})


class SettingsFile:
    """The settings of one player.

    Each line is read on its own, so that a faulty line costs no other setting.

    Args:
        place: the file; it need not exist.
        rows: the settings that it may hold.

    Attributes:
        settings: the rows by key.
        values: the stored values that the file sets, by key; faulty ones are left out.
        absent: for each line about a language that is not here, its key and the language.
        faults: what is wrong in the file, by line.

    Raises:
        OSError: the file exists and cannot be read.
    """

    def __init__(self, place: Path, rows: Iterable[Setting]) -> None:
        self.place = place
        self.settings = {row.key: row for row in rows}
        self.values: dict[str, StoredValue] = {}
        self.faults: list[SettingsFault] = []
        self.absent: dict[int, tuple[str, str]] = {}
        self._not_reported = 0
        remove_leftovers(place)
        self._read_all(read_lines(place)[0])

    def change(self, key: str, value: StoredValue | None) -> None:
        """Set ``key``, or remove it for ``None``; every other line stays byte for byte.

        The file is replaced in one step: no reader ever finds half of it.

        Raises:
            OSError: it cannot be written.
        """
        lines, encoding = read_lines(self.place)
        mine = [at for at, line in enumerate(lines) if key_of(line) == key]
        for at in reversed(mine if value is None else mine[1:]):
            del lines[at]
        if value is not None and mine:
            lines[mine[0]] = _edited(lines[mine[0]], key, value)
        elif value is not None:
            lines.append(_new_line(key, value))
        self._write(lines, encoding)
        self.values.pop(key, None)
        if value is not None:
            self.values[key] = value

    def set_aside_absent(self) -> None:
        """Keep the lines about languages that are not here as comments, where none reads them.

        Raises:
            OSError: the file cannot be written.
        """
        lines, encoding = read_lines(self.place)
        for number in self.absent:
            lines[number - 1] = f"# {lines[number - 1]}"
        self.absent.clear()
        self._write(lines, encoding)

    def _write(self, lines: Iterable[str], encoding: str) -> None:
        text = "".join(f"{line}\n" for line in lines)
        replace_own(self.place, text.encode(encoding, "surrogateescape"))

    def _read_all(self, lines: Sequence[str]) -> None:
        seen: set[str] = set()
        for number, line in enumerate(map(str.strip, lines), 1):
            if line and not line.startswith("#"):
                self._read_line(number, line, seen)
        if self._not_reported:
            more = {"count": self._not_reported}
            self.faults.append(SettingsFault(len(lines), "settings-more-faults", dict(more)))

    def _read_line(self, number: int, line: str, seen: set[str]) -> None:
        key = key_of(line)
        if key is None:
            self._add_fault(number, "settings-no-setting", text=line)
            return
        row = self.settings.get(key)
        language = absent_language(key, _text_of(line, key))
        if language is not None:
            self.absent[number] = key, language
        elif row is None:
            self._add_fault(number, "settings-unknown", key=key, known=", ".join(self.settings))
        elif key in seen:
            self.values.pop(key, None)
            self._add_fault(number, "settings-twice", key=key)
        else:
            seen.add(key)
            try:
                self.values[key] = row.check(read_value(line, key))
            except (ValueError, RecursionError):  # the error of tomllib is a ValueError
                self._add_fault(number, "settings-wrong-value", **_what_it_takes(row, line))

    def _add_fault(self, line: int, message: str, **arguments: str) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(SettingsFault(line, message, dict(arguments)))
        else:
            self._not_reported += 1


def _text_of(line: str, key: str) -> object:
    try:
        return read_value(line, key)
    except (ValueError, RecursionError):
        return None


def _what_it_takes(row: Setting, line: str) -> dict[str, str]:
    """Return the arguments of the message about a wrong value."""
    number = row.type if isinstance(row.type, Number) else None
    return {
        "key": row.key,
        "value": line.partition("=")[2].strip(),
        "takes": row.takes_listed,
        "form": row.type.form,
        "lowest": str(number.lowest if number else 0),
        "highest": str(number.highest if number else 0),
    }


def _new_line(key: str, value: StoredValue) -> str:
    import tomlkit  # only when a setting is changed: it takes 45 ms

    return f"{key} = {tomlkit.item(value).as_string()}"


def _edited(line: str, key: str, value: StoredValue) -> str:
    """Return ``line`` with another value; its layout and its comment stay where that is TOML."""
    import tomlkit  # only when a setting is changed: it takes 45 ms

    end = "\r" if line.endswith("\r") else ""
    line = line.removesuffix(end)
    try:
        read_value(line, key)
        document = tomlkit.parse(line)
        document[key] = value
        edited = document.as_string()
    except (ValueError, RecursionError):  # the value is not TOML; the comment may still be
        faulty, comes, comment = line.partition("=")[2].partition("#")
        space = faulty[len(faulty.rstrip()) :] if comes else ""
        edited = f"{_new_line(key, value)}{space}{comes}{comment}"
    try:
        kept = read_value(edited, key) == value
    except (ValueError, RecursionError):
        kept = False
    return (edited if kept else _new_line(key, value)) + end
