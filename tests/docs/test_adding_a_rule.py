"""The rule that docs/adding-a-rule.md builds is built from that page, checked and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.slow

ROOT: Final = Path(__file__).parent.parent.parent
PAGE: Final = ROOT / "docs" / "adding-a-rule.md"
FILE: Final = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w*\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the files of the page in it."""
    folder = tmp_path_factory.mktemp("house")
    for part in ("accessible_uno", "locales"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    files = FILE.findall(PAGE.read_text("utf-8"))
    assert len(files) == 4, "the page shows a rule, its texts in two languages, and its cases"
    for name, text in files:
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        assert not place.exists(), "the page's rule must not be one of ours"
        place.write_text(text, "utf-8")
    return folder


def run(house: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the game of that copy, in a home of its own."""
    environment = os.environ | {"PYTHONPATH": str(house), "HOME": str(house / "home")}
    command = [sys.executable, "-m", "accessible_uno", *arguments]
    return subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True)


def test_its_cases_hold(house: Path) -> None:
    """``record check`` reads them, and every expectation holds."""
    checked = run(house, "record", "check", "tests/conformance/three_rain.uno")
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("locale", "told"), [("en", "everyone but"), ("fr", "tout le monde pioche, sauf")]
)
def test_it_is_played_and_told(house: Path, locale: str, told: str) -> None:
    """Bots play it, and its event is told in both languages."""
    command = ("play", "--watch", "--seed", "3", "--lang", locale, "--rule", "three-rain=2")
    played = run(house, *command, "--speech", "off")
    assert played.returncode == 0, played.stderr
    assert told in played.stdout


def test_its_texts_are_told(house: Path) -> None:
    """The options name it, with the values that it takes."""
    assert "three-rain" in run(house, "rules", "options", "--lang", "en").stdout


def test_its_code_is_as_ours(house: Path) -> None:
    """The linter and the type checker find nothing."""
    rule = "accessible_uno/rules/special/three_rain.py"
    for tool in (["ruff", "check"], ["ruff", "format", "--check"]):
        config = ["--config", str(ROOT / "pyproject.toml")]
        found = subprocess.run(
            [sys.executable, "-m", *tool, *config, rule], cwd=house, capture_output=True, text=True
        )
        assert found.returncode == 0, found.stdout
