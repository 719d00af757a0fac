"""The player's settings: one TOML file, a setting a line, which the player may edit as well."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from accessible_uno.store.files import read_bytes

Value: TypeAlias = str | int | bool

LARGEST: Final = 100_000
"""Bytes; no file of settings needs more."""

LONGEST_LINE: Final = 1_000
MOST_FAULTS: Final = 20
"""Lines that are told one by one; of more, only how many they are."""

LINE: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=\s*(.*)$")
WRITTEN: Final = re.compile(
    r"""(?P<before>\s*[A-Za-z0-9_-]+\s*=\s*)("(?:[^"\\]|\\.)*"|'[^']*'|[^#\s]*)(?P<after>.*)$"""
)
"""A line whose value may be replaced, and what stands before and after it."""

_MARK: Final = "\ufeff"
"""What some editors put before the first line."""


@dataclass(frozen=True)
class Setting:
    """One setting: a word out of several, a number in a range, yes or no, or a text.

    Attributes:
        key: its name in the file.
        default: what it is where the file does not say; ``None`` where that depends.
        words: the words that it takes.
        lowest: the least number that it takes, and
        highest: the greatest; both 0 where it takes no number.
        text: whether a text will do.
        listing: finds the words that it takes, where they are not known beforehand.
    """

    key: str
    default: Value | None
    words: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    text: Callable[[str], bool] | None = None
    listing: Callable[[], tuple[str, ...]] | None = None

    @property
    def switch(self) -> bool:
        """Whether it is a yes or a no."""
        return isinstance(self.default, bool)

    @property
    def takes(self) -> str:
        """What may be written: words apart by ``|``, a range, or nothing where it is a text."""
        if self.switch:
            return "true|false"
        return f"{self.lowest}-{self.highest}" if self.highest else "|".join(self._listed())

    @property
    def form(self) -> str:
        """What a value looks like in the file: ``number``, ``switch``, ``word`` or ``text``."""
        if self.switch:
            return "switch"
        return "number" if self.highest else "word" if self._listed() else "text"

    def read(self, value: object) -> Value:
        """Return ``value`` as it is.

        Raises:
            ValueError: the setting does not take it.
        """
        match value:
            case bool():
                good = self.switch
            case int():
                good = self.lowest <= value <= self.highest and self.highest > 0
            case str():
                good = value in self._listed() or (self.text is not None and self.text(value))
            case _:
                good = False
        if not good:
            raise ValueError(value)
        assert isinstance(value, str | int)
        return value

    def _listed(self) -> tuple[str, ...]:
        return self.words if self.listing is None else self.listing()

    def typed(self, text: str) -> Value:
        """Return the value that is typed as ``text``.

        Raises:
            ValueError: the setting does not take it.
        """
        if self.switch and text in ("true", "false"):
            return text == "true"
        return self.read(int(text) if self.highest and text.isdecimal() else text)


@dataclass(frozen=True)
class Fault:
    """A line that is no good; the default stands for what it should have set.

    Attributes:
        line: its number, from 1.
        message: id of the catalogue's sentence.
        arguments: what that sentence needs besides the file and the line.
    """

    line: int
    message: str
    arguments: dict[str, str | int] = field(default_factory=dict)


class SettingsFile:
    """The settings of one player.

    Args:
        place: the file; it need not exist.
        settings: what may stand in it.

    Attributes:
        values: what it sets, by key; nothing that is not as it should be.
        faults: what is wrong in it, by line.

    Raises:
        OSError: it is there and cannot be read.
    """

    def __init__(self, place: Path, settings: Iterable[Setting]) -> None:
        self.place = place
        self.settings = {setting.key: setting for setting in settings}
        self.values: dict[str, Value] = {}
        self.faults: list[Fault] = []
        self._untold = 0
        self._read(self._lines())

    def _lines(self) -> list[str]:
        """Return the lines as they are, what is no UTF-8 text kept as lone surrogates."""
        try:
            found = read_bytes(self.place, LARGEST)
        except FileNotFoundError:
            return []
        lines = found.decode("utf-8", "surrogateescape").split("\n")
        return lines if lines[-1] else lines[:-1]

    def _read(self, lines: Sequence[str]) -> None:
        seen: set[str] = set()
        for number, raw in enumerate(lines, 1):
            line = (raw.removeprefix(_MARK) if number == 1 else raw).strip()
            if not line or line.startswith("#"):
                continue
            found = LINE.match(line)
            if found is None:
                self._wrong(number, "settings-no-setting", text=line)
                continue
            key, written = found.groups()
            setting = self.settings.get(key)
            if setting is None:
                known = ", ".join(self.settings)
                self._wrong(number, "settings-unknown", key=key, known=known)
            elif key in seen:
                self.values.pop(key, None)
                self._wrong(number, "settings-twice", key=key)
            else:
                seen.add(key)
                try:
                    self.values[key] = setting.read(_value(line, key))
                except (ValueError, RecursionError):  # tomllib's own error is a ValueError
                    self._wrong(
                        number,
                        "settings-wrong-value",
                        key=key,
                        value=written,
                        takes=setting.takes.replace("|", ", "),
                        form=setting.form,
                        lowest=str(setting.lowest),
                        highest=str(setting.highest),
                    )

        if self._untold:
            last = len(lines)
            self.faults.append(Fault(last, "settings-more-faults", {"count": self._untold}))

    def _wrong(self, line: int, message: str, **arguments: str) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(line, message, dict(arguments)))
        else:
            self._untold += 1

    def change(self, key: str, value: Value | None) -> None:
        """Set ``key``, or forget it for ``None``; every other line stays as the player wrote it.

        The file is replaced at once: it is never there in part.

        Raises:
            OSError: it cannot be written.
        """
        lines = self._lines()
        mark = _MARK if lines and lines[0].startswith(_MARK) else ""
        if mark:
            lines[0] = lines[0].removeprefix(mark)
        mine = [at for at, line in enumerate(lines) if (m := LINE.match(line)) and m[1] == key]
        for at in reversed(mine if value is None else mine[1:]):
            del lines[at]
        if value is not None:
            written = _written(value)
            if mine:
                lines[mine[0]] = _with(lines[mine[0]], key, written)
            else:
                lines.append(f"{key} = {written}")
        self._replace(mark + "".join(f"{line}\n" for line in lines))
        self.values.pop(key, None)
        if value is not None:
            self.values[key] = value

    def _replace(self, text: str) -> None:
        place = self.place.resolve()
        place.parent.mkdir(parents=True, exist_ok=True)
        new = place.with_name(f".{place.name}.{os.getpid()}")
        try:
            with new.open("wb") as file:
                file.write(text.encode("utf-8", "surrogateescape"))
                file.flush()
                os.fsync(file.fileno())
            new.replace(place)
        finally:
            new.unlink(missing_ok=True)


def _value(line: str, key: str) -> object:
    """Return what a line sets; it is read as TOML.

    Raises:
        ValueError: it is none.
        RecursionError: it is nested too deep to be read.
    """
    if len(line) > LONGEST_LINE:
        raise ValueError(key)
    found: object = tomllib.loads(line)[key]
    return found


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else json.dumps(value, ensure_ascii=False)


def _with(line: str, key: str, written: str) -> str:
    """Return ``line`` with another value and its comment, or a new line where that is not TOML."""
    end = "\r" if line.endswith("\r") else ""
    found = WRITTEN.match(line.removesuffix(end))
    assert found is not None
    changed = f"{found['before']}{written}{found['after']}"
    try:
        _value(changed, key)
    except (ValueError, RecursionError):
        return f"{key} = {written}{end}"
    return changed + end
