"""Whoever does what the how-to pages say has a project whose checks are all green."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

import pytest
from carried_out import DOCS, ProjectCopy

pytestmark = pytest.mark.long

PAGES: Final = tuple(page.name for page in sorted(DOCS.glob("adding-a-*.md")))
"""What is added to the project itself.  All at once: they are added by different people."""

OF_THE_PAGES: Final = tuple(f"tests/docs/test_{page[:-3].replace('-', '_')}.py" for page in PAGES)
"""They carry the pages out, which is done."""


def test_all_checks_are_green_after_all_pages(tmp_path: Path) -> None:
    """Style, format, types and the default suite, in a copy with an environment of its own."""
    copy = ProjectCopy(tmp_path / "copy", whole=True)
    assert len(PAGES) >= 5
    for page in PAGES:
        assert copy.carry_out(page)
    lone = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}

    def run(*command: str) -> None:
        done = subprocess.run(command, cwd=copy.folder, env=lone, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    run("scripts/setup", "tests")
    run(".venv/bin/python", "tests/record/clause_table.py")
    run("scripts/test", "--write-golden", "tests/narration/test_events_told.py")
    # Each worker is given files by their names, which --ignore does not leave out.
    run("scripts/test", *(f"--deselect={file}" for file in OF_THE_PAGES))
