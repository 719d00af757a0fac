"""The file of settings: read line by line, changed without touching what the player wrote."""

from __future__ import annotations

import tomllib
from enum import StrEnum
from pathlib import Path

import pytest

from accessible_uno.settings.file import MOST_FAULTS, SettingsFile
from accessible_uno.settings.lines import LARGEST, value_in
from accessible_uno.settings.schema import Setting
from accessible_uno.settings.value_types import Choice, Number, StoredValue, Text, TrueFalse


class Rhythm(StrEnum):
    WAIT = "wait"
    SHORT = "short"


KNOWN = (
    Setting(Choice(Rhythm), "wait", "pace"),
    Setting(Number(80, 450), 200, "rate"),
    Setting(TrueFalse(), False, "muted"),
    Setting(Text(str.isalpha), None, "name"),
)


def file(folder: Path, text: str = "") -> SettingsFile:
    place = folder / "settings.toml"
    if text:
        place.write_text(text, "utf-8")
    return SettingsFile(place, KNOWN)


def test_what_is_right_is_read(tmp_path: Path) -> None:
    """Comments, blank lines, spaces; a file that is not there sets nothing."""
    assert file(tmp_path).values == {}
    text = "# mine\n\n  pace = \"short\"  # quick\nrate=90\nmuted = true\nname = 'Chloé'\n"
    read = file(tmp_path, text)
    assert read.values == {"pace": "short", "rate": 90, "muted": True, "name": "Chloé"}
    assert read.faults == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("rate = fast", "settings-wrong-value"),
        ('rate = "200"', "settings-wrong-value"),
        ("rate = 1000", "settings-wrong-value"),
        ("rate = true", "settings-wrong-value"),
        ("rate =", "settings-wrong-value"),
        ("rate = 1.5", "settings-wrong-value"),
        ("rate = [200]", "settings-wrong-value"),
        ("speed = 200", "settings-unknown"),
        ("[voice]", "settings-no-setting"),
        ("rate 200", "settings-no-setting"),
        ("\ufffd\x00", "settings-no-setting"),
    ],
)
def test_a_bad_line_is_named_and_costs_no_other(tmp_path: Path, line: str, message: str) -> None:
    """The settings before and after it hold; its own keeps its default."""
    read = file(tmp_path, f'pace = "short"\n{line}\nmuted = true\n')
    assert read.values == {"pace": "short", "muted": True}
    assert [(fault.line, fault.message) for fault in read.faults] == [(2, message)]


def test_a_setting_given_twice_is_not_guessed(tmp_path: Path) -> None:
    """Neither holds, and the second line is named."""
    read = file(tmp_path, "rate = 90\nrate = 100\n")
    assert read.values == {}
    assert [(fault.line, fault.message) for fault in read.faults] == [(2, "settings-twice")]


@pytest.mark.parametrize(
    "text",
    ["rate = 90", "rate=90 # b\npace = 1", "# rate = 90", "rate = 90\nrate = 90", "rate = a"],
)
def test_one_value_is_read_alone_as_with_the_others(tmp_path: Path, text: str) -> None:
    """Without the schema; neither takes a line that is not TOML, or not the only one."""
    read = file(tmp_path, text)
    assert value_in(read.place, "rate") == read.values.get("rate")
    assert value_in(tmp_path / "none.toml", "rate") is None


CHANGES: list[tuple[str, str, StoredValue | None, str]] = [
    ("", "rate", 90, "rate = 90\n"),
    ("# a\nrate = 80 # b\n", "rate", 90, "# a\nrate = 90 # b\n"),
    ('name = "A # B"  # c\n', "name", "Anne", 'name = "Anne"  # c\n'),
    ("rate = very fast\n", "rate", 90, "rate = 90\n"),
    ("rate=fast # mine\n", "rate", 90, "rate = 90 # mine\n"),
    ("rate = \n", "rate", 90, "rate = 90\n"),
    ("rate = 1\nrate = 2\n", "rate", 90, "rate = 90\n"),
    ("foo\nrate = 1\n", "rate", None, "foo\n"),
    ("foo", "muted", True, "foo\nmuted = true\n"),
]


@pytest.mark.parametrize(("text", "key", "value", "after"), CHANGES)
def test_a_change_touches_its_own_line_alone(
    tmp_path: Path, text: str, key: str, value: StoredValue | None, after: str
) -> None:
    """Comments and lines that mean nothing stay; what is written reads back as TOML."""
    settings = file(tmp_path, text)
    settings.change(key, value)
    assert settings.place.read_text("utf-8") == after
    again = SettingsFile(settings.place, KNOWN)
    assert again.values.get(key) == settings.values.get(key) == value
    if "foo" not in after:
        assert tomllib.loads(after) == again.values
    assert [path.name for path in tmp_path.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    ("raw", "after"),
    [
        (b"# a\xe2\x80\xa8rate = 1\nrate = 80\n", b"# a\xe2\x80\xa8rate = 1\nrate = 90\n"),
        (b"# \xff\xfe\x80\nrate = 80 # \xff\n", b"# \xff\xfe\x80\nrate = 90 # \xff\n"),
        (b"\xef\xbb\xbfrate = 80\n", b"\xef\xbb\xbfrate = 90\n"),
        (b"rate = 80 # a\r\nmuted = true\r\n", b"rate = 90 # a\r\nmuted = true\r\n"),
        (b"rate = " + b"[" * 900 + b"\n", b"rate = 90\n"),
    ],
)
def test_a_change_keeps_every_other_byte(tmp_path: Path, raw: bytes, after: bytes) -> None:
    """Odd line ends in remarks, what is no text, an editor's mark, two characters to a line end."""
    place = tmp_path / "settings.toml"
    place.write_bytes(raw)
    SettingsFile(place, KNOWN).change("rate", 90)
    if b"\xff" in raw:
        assert place.read_bytes().startswith(b"# \xff\xfe\x80\nrate = 90")
    else:
        assert place.read_bytes() == after
    assert SettingsFile(place, KNOWN).values["rate"] == 90


def test_an_editors_mark_and_its_line_ends_are_no_fault(tmp_path: Path) -> None:
    """As some editors write them."""
    place = tmp_path / "settings.toml"
    place.write_bytes(b"\xef\xbb\xbfrate = 90\r\nmuted = true\r\n")
    read = SettingsFile(place, KNOWN)
    assert (read.values, read.faults) == ({"rate": 90, "muted": True}, [])


@pytest.mark.parametrize("value", ["[" * 5_000, "[" * 900, "9" * 5_000, "0x" + "F" * 900])
def test_a_value_without_end_is_a_bad_line(tmp_path: Path, value: str) -> None:
    """Nested too deep, or too long a number: its default is used."""
    read = file(tmp_path, f"rate = {value}\nmuted = true\n")
    assert read.values == {"muted": True}
    assert [(fault.line, fault.message) for fault in read.faults] == [(1, "settings-wrong-value")]


def test_of_many_bad_lines_the_first_are_told_and_the_others_counted(tmp_path: Path) -> None:
    """Nobody listens to thousands."""
    read = file(tmp_path, "what\n" * 5_000)
    assert len(read.faults) == MOST_FAULTS + 1
    assert read.faults[-1].arguments == {"count": 5_000 - MOST_FAULTS}


def test_a_file_that_is_too_long_is_left_alone(tmp_path: Path) -> None:
    """It is none of ours."""
    place = tmp_path / "settings.toml"
    place.write_bytes(b"#" * (LARGEST + 1))
    with pytest.raises(OSError, match="too large"):
        SettingsFile(place, KNOWN)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """Players keep such files elsewhere and link to them."""
    kept = tmp_path / "kept.toml"
    kept.write_text("rate = 80\n", "utf-8")
    (tmp_path / "settings.toml").symlink_to(kept)
    SettingsFile(tmp_path / "settings.toml", KNOWN).change("rate", 90)
    assert (tmp_path / "settings.toml").is_symlink()
    assert kept.read_text("utf-8") == "rate = 90\n"


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path) -> None:
    """The new text never gets into the old file by halves: here its folder has gone."""
    settings = file(tmp_path / "no", "")
    (tmp_path / "no").write_text("in the way", "utf-8")
    with pytest.raises(OSError, match="directory"):
        settings.change("rate", 90)
    assert settings.values == {}
