"""The faults of ``tests/bench/planted_faults.py`` can be planted: their texts are still there."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
FAULTS = runpy.run_path(str(PROJECT / "tests" / "bench" / "faults.py"))["FAULTS"]


def test_a_fault_can_be_planted(subtests: pytest.Subtests) -> None:
    """Where this fails, the code has changed: write the fault anew in ``tests/bench/faults.py``."""
    for room, file, old, new, harm, tests in FAULTS:
        with subtests.test(room=room, file=file, old=old, new=new, harm=harm):
            assert (PROJECT / file).read_text().count(old) == 1
            assert new != old
            assert all((PROJECT / each).exists() for each in tests.split())


def test_every_room_has_a_fault() -> None:
    package = PROJECT / "accessible_uno"
    rooms = {path.name for path in package.iterdir() if (path / "__init__.py").exists()}
    assert rooms <= {room for room, *_ in FAULTS}
