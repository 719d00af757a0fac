"""What the program says to everything that is typed is what it said at the commit that was kept.

Where it says something else by intention, the new text stands in ``expected/``, with its reason in
``differences.md``; see there how they are made.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest
from make import all_scenes, make_all
from screen import CLEARED, Screen

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
KEPT: Final = HERE / "kept"
EXPECTED: Final = HERE / "expected"
REASONS: Final = HERE / "differences.md"

QUICK: Final = ("game-watched-en",)
"""The scenes that every run of the tests plays; `scripts/test --all` plays them all."""

needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at the kernel's threads")


def expected(name: str) -> str:
    """Return what a scene's transcript must be."""
    path = EXPECTED / f"{name}.txt"
    return (path if path.exists() else KEPT / f"{name}.txt").read_text(encoding="utf-8")


def differences(names: Iterable[str]) -> str:
    """Play scenes, and return where their transcripts are not as expected."""
    found: list[str] = []
    for name, text in make_all(ROOT, [*names]):
        before, now = expected(name).splitlines(), text.splitlines()
        found += difflib.unified_diff(before, now, f"expected {name}", f"now {name}", "", "", 3, "")
    return "\n".join(found)


@needs_linux
def test_what_is_said_has_not_changed() -> None:
    assert not differences(QUICK)


@needs_linux
@pytest.mark.long
def test_nothing_that_is_said_anywhere_has_changed() -> None:
    assert not differences(scene.name for scene in all_scenes())


def test_each_scene_has_its_text_and_each_difference_its_reason() -> None:
    """No text is left behind by a scene that is gone, and no difference that is none."""
    names = {scene.name for scene in all_scenes()}
    assert names == {path.stem for path in KEPT.glob("*.txt")}
    reasons = REASONS.read_text(encoding="utf-8")
    for path in EXPECTED.glob("*.txt"):
        assert path.stem in names
        assert f"`{path.stem}`" in reasons
        assert path.read_text("utf-8") != (KEPT / path.name).read_text("utf-8")


def test_a_screen_keeps_what_stood_there() -> None:
    """Lines that were painted anew stand once; what is typed is not repeated."""
    screen = Screen()
    screen.write(b"Hello\r\nYour turn: ")
    assert screen.take() == ["Hello", "Your turn:"]
    assert screen.take() == []
    screen.forget_line("hand")
    screen.write(b"hand\r\n\r\x1b[JSeven\r\nYour turn: ab\b\x1b[K")
    assert screen.take() == ["Seven", "Your turn: a"]
    screen.write(b"\x1b[2J\x1b[3DX\x07")
    assert screen.take() == [CLEARED, "[bell]", "X"]
