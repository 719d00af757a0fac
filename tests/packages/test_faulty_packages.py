"""Packages of every kind of fault, under every group of entry points: named, and left out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from made import installed, write_package

from accessible_uno.packages import contained

SWALLOWS = """
import time
while True:
    try:
        while True:
            time.sleep(0.01)
    except BaseException:
        pass
"""
if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)
KINDS = {
    "raises": ("raise ZeroDivisionError('oops')", "raises an error (ZeroDivisionError: oops)"),
    "misses": (None, "cannot be found"),
    "exits": ("raise SystemExit(3)", "tries to end the game (SystemExit: 3)"),
    "interrupts": ("raise KeyboardInterrupt", "tries to end the game (KeyboardInterrupt)"),
    "cancels": ("import asyncio\nraise asyncio.CancelledError", "raises an error"),
    "closes": ("raise GeneratorExit", "raises an error (GeneratorExit)"),
    "offers-rubbish": ("Offered = 42", "is not what it must be"),
    "lacks-the-object": ("", "cannot be found"),
    "sleeps": ("import time\ntime.sleep(3600)", "has not answered for 5 seconds"),
    "swallows": (SWALLOWS, "has not answered for 5 seconds"),
    "nests": ("def deeper():\n    deeper()\ndeeper()", "raises an error (RecursionError"),
}
NEVER = ("sleeps", "swallows")
GROUPS = {
    "rules": "its rule “thing”",
    "presets": "its set of rules “thing”",
    "bots": "its bot “thing”",
    "locales": "its collection of texts",
}
NEEDING = {
    "rules": ("simulate", "--rounds", "1", "--rule", "thing=on"),
    "presets": ("simulate", "--rounds", "1", "--rules", "thing"),
    "bots": ("simulate", "--rounds", "1", "--bot", "thing"),
}
LISTING = {"rules": ("rules", "options"), "presets": ("rules", "list")}
UNDISTURBED = (
    ("simulate", "--rounds", "1", "--rule", "target=20"),
    ("rules", "show", "leaflet"),
    ("history",),
    ("record", "check", "r.uno"),
)


@pytest.fixture(autouse=True)
def patience(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait a moment only for a package that never answers."""
    if "kind" in request.fixturenames and request.getfixturevalue("kind") in NEVER:
        monkeypatch.setattr(contained, "PATIENCE", 0.1)


def faulty(folder: Path, group: str, kind: str) -> Path:
    """A package whose only entry point has this fault."""
    code, _ = KINDS[kind]
    name = f"faulty-{group}-{kind}"
    module = name.replace("-", "_")
    files = {} if code is None else {f"{module}/__init__.py": code}
    offered = module if group == "locales" else f"{module}:Offered"
    return write_package(folder / "installed", name, files, {group: {"thing": offered}})


@pytest.mark.sample(12)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("group", NEEDING)
def test_what_needs_it_names_it(group: str, kind: str, heard: Heard, tmp_path: Path) -> None:
    """One sentence with the package, what it adds, and what is wrong."""
    with installed(faulty(tmp_path, group, kind)):
        status, out, err = heard(*NEEDING[group])
    assert (status, out) == (2, "")
    assert err.startswith(f"The package “faulty-{group}-{kind}” has a fault: {GROUPS[group]} ")
    assert KINDS[kind][1] in err
    assert len(err.splitlines()) == 1


@pytest.mark.sample(12)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("group", LISTING)
def test_a_list_leaves_it_out(group: str, kind: str, heard: Heard, tmp_path: Path) -> None:
    """Everything else is listed as ever; the package is named in one sentence."""
    whole = heard(*LISTING[group])
    with installed(faulty(tmp_path, group, kind)):
        status, out, err = heard(*LISTING[group])
    assert (status, out, "") == whole
    assert f"faulty-{group}-{kind}" in err
    assert KINDS[kind][1] in err
    _, log = err.split(
        " It is left out, and everything else works. Its author finds the details in "
    )
    assert (tmp_path / log.strip().removesuffix(".").removeprefix("~/")).is_file()
    assert len(err.splitlines()) == 1


@pytest.mark.sample(12)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("group", GROUPS)
def test_what_does_not_need_it_is_not_disturbed(
    group: str, kind: str, heard: Heard, tmp_path: Path
) -> None:
    """No word of it, and the same status, where nothing of it is asked for."""
    with installed(faulty(tmp_path, group, kind)):
        for words in UNDISTURBED:
            status, out, err = heard(*words)
            assert (status, err) == (0, ""), words
            assert "faulty" not in out


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "KeyError"),
        ("seats = [", "TOMLDecodeError"),
        ('key = "thing"\nseats = ["a", 2]\nclauses = []\nrules = {}', "TypeError"),
        ('key = "thing"\nseats = [2]\nclauses = []\nrules = {}', "ValueError"),
        ('key = "thing"\nseats = [2, 6]\nclauses = []\nrules = []', "AttributeError"),
        ('key = "thing"\nseats = [2, 6]\nclauses = []\nrules = {thong = {}}', "UnknownRule"),
        ('key = "thing"\nseats = [2, 6]\nclauses = []\nrules = {stack = {a = 1}}', "TypeError"),
        ('key = "thing"\nseats = [2, 6]\nclauses = []\nrules = {skip = 5}', "TypeError"),
    ],
)
def test_a_preset_that_is_none(text: str, wrong: str, heard: Heard, tmp_path: Path) -> None:
    """Not TOML, not of the form, or with rules and parameters that do not exist."""
    files = {"other/__init__.py": f"Offered = {text!r}"}
    entries = {"presets": {"thing": "other:Offered"}}
    with installed(write_package(tmp_path / "installed", "other", files, entries)):
        status, out, err = heard(*NEEDING["presets"])
    assert (status, out) == (2, "")
    assert "The package “other” has a fault: its set of rules “thing” is not what it must" in err
    assert wrong in err


@pytest.mark.parametrize(
    "code",
    [
        "def Offered(chance): return None",
        "def Offered(chance): raise SystemExit",
        "class Offered: pass",
        "Offered = 'random'",
    ],
)
def test_a_bot_that_is_none(code: str, heard: Heard, tmp_path: Path) -> None:
    """What should make a bot makes something else, or nothing."""
    files = {"other/__init__.py": code}
    entries = {"bots": {"thing": "other:Offered"}}
    with installed(write_package(tmp_path / "installed", "other", files, entries)):
        status, out, err = heard(*NEEDING["bots"])
    assert (status, out) == (2, "")
    assert "The package “other” has a fault: its bot “thing” " in err


def test_the_texts_of_a_package_do_not_depend_on_its_code(heard: Heard, tmp_path: Path) -> None:
    """They are read where they lie, even if the package cannot be imported."""
    files = {
        "other/__init__.py": "raise SystemExit",
        "other/en/t.ftl": "preset-thing = From there.\n",
        "other/preset.py": "",
    }
    preset = 'Offered = "key = \\"thing\\"\\nseats = [2, 6]\\nclauses = []\\nrules = {}"'
    files |= {"sound/__init__.py": preset}
    entries = {"locales": {"other": "other"}, "presets": {"thing": "sound:Offered"}}
    with installed(write_package(tmp_path / "installed", "other", files, entries)):
        status, out, err = heard("rules", "list", "--lang", "en")
    assert (status, err) == (0, "")
    assert "From there." in out


def test_texts_that_cannot_be_read(heard: Heard, tmp_path: Path) -> None:
    """A file that is not UTF-8 is told of, where a text is missing."""
    files = {"other/__init__.py": "", "other/fr/t.ftl": ""}
    entries = {"locales": {"other": "other"}}
    folder = write_package(tmp_path / "installed", "other", files, entries)
    (folder / "other" / "en").mkdir()
    (folder / "other" / "en" / "t.ftl").write_bytes(b"preset-thing = \xe9\n")
    preset = 'Offered = "key = \\"thing\\"\\nseats = [2, 6]\\nclauses = []\\nrules = {}"'
    write_package(
        folder, "sound", {"sound/__init__.py": preset}, {"presets": {"thing": "sound:Offered"}}
    )
    with installed(folder):
        status, out, err = heard("rules", "list", "--lang", "en")
    assert status == 0
    assert "\nthing\n" in out
    assert "its collection of texts is not what it must be (ValueError: t.ftl is not written" in err
