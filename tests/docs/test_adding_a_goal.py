"""The goal that docs/adding-a-goal.md adds is listed and tested, with four files edited."""

from __future__ import annotations

from pathlib import Path

import pytest
from carried_out import ROOT, ProjectCopy, carry_out

pytestmark = pytest.mark.slow

TESTS = "tests/store/test_goals.py"


def test_the_goal_is_listed_and_its_test_joins_by_itself(tmp_path: Path) -> None:
    copy = ProjectCopy(tmp_path / "copy")
    (copy.folder / TESTS).parent.mkdir(parents=True)
    (copy.folder / TESTS).write_bytes((ROOT / TESTS).read_bytes())
    assert carry_out("adding-a-goal.md", copy.folder) == [
        "accessible_uno/store/goals.py",
        "locales/en/goals.ftl",
        "locales/fr/goals.ftl",
        TESTS,
    ]
    for file in ("accessible_uno/store/goals.py", TESTS):
        copy.assert_is_as_ours(file)
    for locale, told in (
        ("en", "To reach: win three matches in a row; so far 0 of 3."),
        ("fr", "À atteindre : gagner trois parties de suite\u202f; pour l’instant 0 sur 3."),
    ):
        assert told in copy.run("goals", "--lang", locale).splitlines()
    whole = copy.python("-m", "pytest", "-p", "no:cacheprovider", "-rA", TESTS)
    assert any("three" in line for line in whole.splitlines() if line.startswith("PASSED"))
