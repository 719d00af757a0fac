"""Carries out the how-to pages, word for word, in a copy of the project."""

from __future__ import annotations

import ast
import filecmp
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent, indent
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
DOCS: Final = ROOT / "docs"
PARTS: Final = ("accessible_uno", "locales")
"""What a player needs of the project."""

MADE: Final = shutil.ignore_patterns(".?*_cache", ".git", ".venv", "__pycache__", "dist", "*.pyc")
"""What a clone has not: all of it is made there."""

FILE: Final = re.compile(
    r"^\*\*`(?P<name>[^`]+)`\*\*(?:[^\n]*`(?P<table>\w+)`)?[^\n]*\n"
    r"(?P<code>(?:\n```\w*\n.*?^```$\n?)+)",
    re.DOTALL | re.MULTILINE,
)
"""A file that a page writes or changes: its name in bold, where in it, and what comes there."""
CODE: Final = re.compile(r"^```\w*\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class ProjectCopy:
    """A copy of the project in which pages are carried out.

    Args:
        folder: where it is made; it must not be there yet.
        whole: whether the copy has the tests and pages too.
    """

    def __init__(self, folder: Path, *, whole: bool = False) -> None:
        self.folder = folder
        if whole:
            shutil.copytree(ROOT, folder, ignore=MADE, symlinks=True)
            return
        for part in PARTS:  # with what is compiled: that would take longer than the test
            shutil.copytree(ROOT / part, folder / part)

    def carry_out(self, page: str) -> list[str]:
        """Do what a page of ``docs`` says; return the files that it writes or changes."""
        return carry_out(page, self.folder)

    def run(self, *arguments: str, typed: str = "", home: Path | None = None) -> str:
        """Run the game of the copy, with a home of its own; return what it writes."""
        return self.python("-m", "accessible_uno", *arguments, typed=typed, home=home)

    def python(self, *arguments: str, typed: str = "", home: Path | None = None) -> str:
        """Run Python where the copy is what is imported; return what it writes.

        A no-break space is told as a plain one.
        """
        at = home or self.folder / "home"
        kinds = ("DATA", "CONFIG", "STATE")
        paths = (self.folder, ROOT / "tests" / "rooms", ROOT / "tests")
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, paths)),
            "HOME": str(at),
            **{f"XDG_{kind}_HOME": str(at / kind.lower()) for kind in kinds},
            "LC_ALL": "C.UTF-8",
        }
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.replace("\u00a0", " ")

    def changed(self) -> Iterator[str]:
        """Yield our files that differ in the copy."""
        for part in PARTS:
            for place in sorted((ROOT / part).rglob("*.*")):
                if place.is_file() and "__pycache__" not in place.parts:
                    name = place.relative_to(ROOT)
                    if not filecmp.cmp(place, self.folder / name, shallow=False):
                        yield str(name)

    def assert_is_as_ours(self, file: str) -> None:
        """The linter and the formatter find nothing in a file."""
        for tool in (["check"], ["format", "--check"]):
            found = subprocess.run(
                [*(sys.executable, "-m", "ruff", *tool), f"--config={ROOT}/pyproject.toml", file],
                cwd=self.folder,
                capture_output=True,
                text=True,
            )
            assert found.returncode == 0, found.stdout


def carry_out(page: str, folder: Path) -> list[str]:
    """Write and change the files that a page of ``docs`` shows; return their names."""
    names = []
    for found in FILE.finditer((DOCS / page).read_text("utf-8")):
        place = folder / found["name"]
        blocks = CODE.findall(found["code"])
        if not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text("".join(blocks), "utf-8")
        elif place.suffix == ".py":
            place.write_text(with_row(place.read_text("utf-8"), found["table"], blocks), "utf-8")
        else:
            text = "\n".join((place.read_text("utf-8"), *blocks))
            place.write_text(text, "utf-8")
        names.append(found["name"])
    return names


def with_row(before: str, table: str, blocks: list[str]) -> str:
    """Return a file with a row at the end of a table, a tuple or a class of settings.

    Args:
        before: the file.
        table: the name of the tuple or the class.
        blocks: the row; then what is needed above the table.
    """
    first, *above = blocks
    row = indent(dedent(first).strip().removesuffix(","), "    ")
    lines = before.splitlines(keepends=True)
    for node in ast.parse(before).body:
        if isinstance(node, ast.ClassDef) and node.name == table:
            rows = [each for each in node.body if _is_setting(each)]
            return "".join(
                (*lines[: rows[-1].end_lineno], f"{row}\n", *lines[rows[-1].end_lineno :])
            )
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == table:
            assert node.end_lineno
            start, end = node.lineno - 1, node.end_lineno - 1
            defined = [f"{each}\n\n" for each in above]
            return "".join((*lines[:start], *defined, *lines[start:end], f"{row},\n", *lines[end:]))
    raise AssertionError(f"there is no {table}")


def _is_setting(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.AnnAssign)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "setting"
    )
