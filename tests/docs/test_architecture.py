"""docs/architecture.md is true: its made parts, the files that it names, and the names in them."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import Final

import pytest
from architecture import PAGE, ROOT, page

from accessible_uno.game.seams import SEAMS

PACKAGE: Final = ROOT / "accessible_uno"
TEXT: Final = PAGE.read_text("utf-8")
MODULES: Final = tuple(PACKAGE.rglob("*.py"))


@cache
def defined() -> set[str]:
    """Every class, function and ``Class.method`` of the package."""
    found: set[str] = set()
    for path in MODULES:
        below: list[tuple[str, ast.stmt]] = [
            ("", each) for each in ast.parse(path.read_text("utf-8")).body
        ]
        for within, node in below:
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found |= {node.name, f"{within}{node.name}"}
            if isinstance(node, ast.ClassDef):
                below += [(f"{node.name}.", each) for each in node.body]
    return found


def named(pattern: str) -> list[str]:
    """What the page writes as code and the pattern takes whole."""
    return sorted(
        {word for word in re.findall(r"`([^`\n]+)`", TEXT) if re.fullmatch(pattern, word)}
    )


def test_the_made_parts_are_in_step() -> None:
    """``python tests/docs/architecture.py`` would write what stands there."""
    assert page() == TEXT, "write it again: python tests/docs/architecture.py"


def test_a_name_is_one_of_the_package(subtests: pytest.Subtests) -> None:
    """A class, a function or a method that the page names is defined somewhere."""
    for name in named(r"[A-Z]\w+(\.\w+)?|[a-z_]+_[a-z_]+(?<!_because)"):
        with subtests.test(name=name):
            words = {each.strip("`@") for seam in SEAMS for each in seam.names} | {"TYPE_CHECKING"}
            assert name in defined() or name in words or name.endswith("..."), (
                f"nothing is called {name}"
            )


def test_its_rooms_are_the_rooms() -> None:
    """The table has a row for each folder of the package."""
    rows = set(re.findall(r"^\| `(\w+)/` \|", TEXT, re.MULTILINE))
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert rows == folders
