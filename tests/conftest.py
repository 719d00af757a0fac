"""What every test may ask for, and in which order the tests run."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
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
    *("rules/test_composition.py", "test_scripts.py", "test_wheel.py"),
    *("test_example.py", "narration/test_walk_events.py"),
    *("secrecy/test_secrecy.py", "live/test_dispatcher.py", "live/test_braille_display.py"),
    *("live", "secrecy", "app", "narration", "game", "fuzz"),
)
"""Files and folders whose tests take longest: begun first, so that no process waits at the end
for another one that has just begun with them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest files; with ``--dist loadfile``, one process runs a file's tests."""
    ranks = {name: rank for rank, name in enumerate(LONGEST_FIRST)}
    for item in items:
        if LIVE in item.path.parents:
            item.add_marker(pytest.mark.live)
    items.sort(key=lambda item: _rank(item.path, ranks))


def _rank(path: Path, ranks: dict[str, int]) -> int:
    """The place among the longest; files in none of them come last, in the order found."""
    name = path.relative_to(TESTS).as_posix()
    return ranks.get(name, ranks.get(name.partition("/")[0], len(ranks)))


@pytest.hookimpl(optionalhook=True)  # unknown to pytest where xdist is left out
def pytest_xdist_auto_num_workers() -> int:
    """One process more than processors: a test that waits for a voice or a display needs none."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built by the project's own build tool."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=TESTS.parent, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ``bin`` folder of an environment of its own, with the wheel in it and the tests'
    dependencies within reach, but not the checkout."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, system_site_packages=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    # A line of a .pth file adds a folder; the .pth files in that folder, the checkout's among
    # them, are not read.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install"]
    options = [
        "--quiet",
        "--no-deps",
        "--no-index",
        "--force-reinstall",
        "--no-warn-script-location",
    ]
    subprocess.run([*pip, *options, str(wheel)], check=True, capture_output=True)
    return folder / "bin"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes golden files anew."""
    parser.addoption("--write-golden", action="store_true", help="write golden files anew")
