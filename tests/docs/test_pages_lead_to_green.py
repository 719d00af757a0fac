"""Whoever does what the how-to pages say has a project whose checks are all green."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest
from carried_out import DOCS, ProjectCopy, carry_out

pytestmark = pytest.mark.long

PAGES: Final = tuple(page.name for page in sorted(DOCS.glob("adding-a-*.md")))
"""What is added to the project itself.  All at once: they are added by different people."""

BESIDE: Final = {"uno-toll": "packages.md", "uno-eo": "translating.md"}
"""What is added as packages, with the page of each."""

OF_THE_PAGES: Final = tuple(f"tests/docs/test_{page[:-3].replace('-', '_')}.py" for page in PAGES)
"""They carry the pages out, which is done."""

COMMAND: Final = re.compile(r"^    (scripts/\S+(?: .+)?)$", re.MULTILINE)
SUITE: Final = "scripts/test"
INNER: Final = "scripts/test tests/record tests/narration tests/rules"
"""What a page tells to type; the last one of a rule before the whole suite."""

SLIPS: Final = {
    "locales/fr/three_rain.ftl": ("Il pleut\u00a0:", "Il pleut :", "three_rain"),
    "locales/en/three_rain.ftl": ("option-three-rain =", "option-tree-rain =", "option-three-rain"),
    "tests/conformance/three_rain.uno": ("; HR-32", "; HR", "HR-32"),
    "accessible_uno/rules/special/three_rain.py": ('("dice",)', "()", "dice"),
}
"""Slips that the inner check must find, with what names each."""


class Author:
    """Works in a copy of the project that has an environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.copy = ProjectCopy(folder, whole=True)
        self._variables = {
            **{name: each for name, each in os.environ.items() if not name.startswith("PYTEST_")},
            **{f"XDG_{kind}_HOME": f"{folder}/home/{kind}" for kind in ("DATA", "CONFIG", "STATE")},
        }

    def tries(self, *command: str) -> tuple[int, str]:
        """Run a command; return its status and what it writes."""
        done = subprocess.run(
            command,
            cwd=self.copy.folder,
            env=self._variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        return done.returncode, done.stdout + done.stderr

    def runs(self, *command: str) -> str:
        """Run a command that succeeds; return what it writes."""
        status, told = self.tries(*command)
        assert status == 0, told
        return told


def test_all_checks_are_green_after_all_pages(tmp_path: Path) -> None:
    """Each command that a page names, then style, format, types and the default suite.

    The packages of the other pages are installed then: whoever has some can work on the project.
    """
    author = Author(tmp_path / "copy")
    assert len(PAGES) >= 5
    for page in PAGES:
        assert author.copy.carry_out(page)
    author.runs("scripts/setup", "tests")
    told = [line for page in PAGES for line in COMMAND.findall((DOCS / page).read_text("utf-8"))]
    assert {SUITE, INNER} <= {*told}
    for line in dict.fromkeys(told):
        if line != SUITE:
            author.runs(*line.split())
    slip_is_found(author)
    for package, page in BESIDE.items():
        carry_out(page, tmp_path)
        author.runs(
            ".venv/bin/pip", "install", "--no-build-isolation", "-e", f"{tmp_path}/{package}"
        )
        author.runs("scripts/play", "packages", "check", package)
        author.runs(".venv/bin/ruff", "check", "--config=pyproject.toml", f"{tmp_path}/{package}")
    strict = (".venv/bin/python", "-m", "mypy", "--strict", "--config-file", "")
    author.runs(*strict, f"{tmp_path}/uno-toll/uno_toll")
    # Each worker is given files by their names, which --ignore does not leave out.
    author.runs(SUITE, *(f"--deselect={file}" for file in OF_THE_PAGES))


def slip_is_found(author: Author) -> None:
    """The check that the page of rules names finds what its author may overlook."""
    files = {name: author.copy.folder / name for name in SLIPS}
    right = {name: file.read_text("utf-8") for name, file in files.items()}
    for name, (before, after, _) in SLIPS.items():
        assert before in right[name]
        files[name].write_text(right[name].replace(before, after), "utf-8")
    status, told = author.tries(*INNER.split())
    assert status != 0
    for _, _, named in SLIPS.values():
        assert named in told
    for name, text in right.items():
        files[name].write_text(text, "utf-8")
