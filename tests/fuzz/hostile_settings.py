"""The settings file: lines that are valid, changed, strange, nested, endless."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from hostile import Piece, Target, bent, bent_bytes, odd_bytes, odd_text

from accessible_uno.app.i18n import sentence
from accessible_uno.app.preferences import SETTINGS, fault_messages
from accessible_uno.settings.file import SettingsFile
from accessible_uno.settings.lines import key_of
from accessible_uno.settings.schema import Setting

_RAW: Final = (
    *("[", "[[", "{", '"""', "'''", "0x" + "F" * 5_000, "[" * 900, "[" * 99_000, "{a=" * 300),
    *("1979-05-27T07:32:00Z", "1_0", "0b1", "inf", "nan", "[1, 2]", "{ a = 1 }", '"\\ud800"'),
)


def _value(setting: Setting, chance: Random) -> str:
    if chance.random() < 0.3:
        return chance.choice(_RAW)
    if chance.random() < 0.2:
        return odd_text(chance)
    if chance.random() < 0.4:
        return str(chance.randint(-10, 500))
    words = (*setting.takes.split("|"), "Anne", "true")
    return f'"{chance.choice(words)}"'


def make(chance: Random) -> list[Piece]:
    """The number of what is to be changed, then lines with their ends."""
    made: list[Piece] = [str(chance.randrange(1_000_000))]
    end = chance.choice((b"\n", b"\n", b"\r\n", b"\r", b""))
    for _ in range(chance.choice((0, 1, 3, 8, 60))):
        setting = chance.choice(SETTINGS)
        line = f"{setting.key} = {_value(setting, chance)}"
        if chance.random() < 0.2:
            line += f"  # {odd_text(chance)}"
        if chance.random() < 0.2:
            line = bent(line, chance)
        raw = line.encode("utf-8", "surrogatepass")
        if chance.random() < 0.1:
            raw = bent_bytes(raw, chance)
        if chance.random() < 0.05:
            raw = odd_bytes(chance)
        made.append(raw + end)
    if chance.random() < 0.1:
        made.insert(1, b"\xef\xbb\xbf")
    return made


def check(pieces: Sequence[Piece]) -> None:
    """Valid lines are set and the others reported; a change keeps every other byte."""
    raw = b"".join(each for each in pieces[1:] if isinstance(each, bytes))
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "settings.toml"
        place.write_bytes(raw)
        try:
            file = SettingsFile(place, SETTINGS)
        except OSError:
            assert len(raw) > 100_000
            return
        for key, value in file.values.items():
            assert file.settings[key].check(value) == value
        for message, arguments in fault_messages(file):
            for locale in ("fr", "en"):
                told = sentence(locale, message, **arguments)
                assert told, message
                assert len(told) < 1_000, told
        _change(file, Random(str(pieces[0])))


def _change(file: SettingsFile, chance: Random) -> None:
    setting = chance.choice(SETTINGS)
    value = chance.choice((80, 99, True, False, "Anne", "fr", "off", "classic", "wait", None))
    if value is not None:
        try:
            value = setting.check(value)
        except ValueError:
            return
    others = _others(file.place, setting.key)
    file.change(setting.key, value)
    assert _others(file.place, setting.key) == others
    assert SettingsFile(file.place, SETTINGS).values.get(setting.key) == value


def _others(place: Path, key: str) -> list[bytes]:
    """Return the lines that do not set ``key``, byte for byte."""
    lines = place.read_bytes().removeprefix(b"\xef\xbb\xbf").split(b"\n")
    keys = [key_of(each.decode("utf-8", "surrogateescape")) for each in lines]
    return [each for each, found in zip(lines, keys, strict=True) if each and found != key]


TARGET: Final = Target("settings", make, check)
