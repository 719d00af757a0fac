"""What every test may ask for, and in which order the tests run."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "busy machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("busy machine")

TESTS: Final = Path(__file__).parent
LIVE: Final = TESTS / "live"

LONGEST_FIRST: Final = (
    *("live/test_play_by_fingers.py", "live/test_doctor.py", "live/test_play_terminal.py"),
    *("rules/test_composition.py", "test_scripts.py", "narration/test_walk_events.py"),
    *("secrecy/test_secrecy.py", "live/test_dispatcher.py", "live/test_braille_display.py"),
    *("live", "secrecy", "app", "test_example.py", "narration", "game", "fuzz", "test_wheel.py"),
)
"""Files and folders whose tests take longest: begun first, so that no process waits at the end
for another one that has just begun with them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let one process run a file's tests, or those of a group, and begin with the longest."""
    ranks = {name: rank for rank, name in enumerate(LONGEST_FIRST)}
    for item in items:
        if LIVE in item.path.parents:
            item.add_marker(pytest.mark.live)
        if not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
    items.sort(key=lambda item: _rank(item.path, ranks))


def _rank(path: Path, ranks: dict[str, int]) -> int:
    """The place among the longest; files in none of them come last, in the order found."""
    name = path.relative_to(TESTS).as_posix()
    return ranks.get(name, ranks.get(name.partition("/")[0], len(ranks)))


@pytest.hookimpl(optionalhook=True)  # unknown to pytest where xdist is left out
def pytest_xdist_auto_num_workers() -> int:
    """One process more than processors: a test that waits for a voice or a display needs none."""
    return len(os.sched_getaffinity(0)) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes golden files anew."""
    parser.addoption("--write-golden", action="store_true", help="write golden files anew")
