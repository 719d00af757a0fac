"""What every test may ask for, and in which order the tests run."""

from __future__ import annotations

import atexit
import gc
import importlib.metadata
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import venv
import warnings
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings

# The same examples each time: what fails once fails again, and nobody's change fails by chance.
# ``python tests/bench/fuzz.py`` tries others for as long as one likes.
settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")

TESTS: Final = Path(__file__).parent
LIVE: Final = TESTS / "live"


def pytest_configure() -> None:
    """Hide the packages for the game that are installed here: a test knows only those it makes.

    And let a worker of ours end without freeing all that it has, which takes a second.  A shell
    starts what runs in the background with some signals ignored; what we start would ignore them.
    """
    for number in (getattr(signal, name, None) for name in ("SIGINT", "SIGHUP")):
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)  # a handler is not inherited
    if "PYTEST_XDIST_WORKER" in os.environ:
        atexit.register(os._exit, 0)  # what is registered later is called before
    find: Callable[..., Iterable[EntryPoint]] = importlib.metadata.entry_points
    usual = frozenset(map(os.path.realpath, sys.path))

    def entry_points(**wanted: str) -> Iterable[EntryPoint]:
        found = find(**wanted)
        if not wanted.get("group", "").startswith("accessible_uno."):
            return found
        return [
            each
            for each in found
            if each.dist is None or os.path.realpath(str(each.dist.locate_file(""))) not in usual
        ]

    vars(importlib.metadata)["entry_points"] = entry_points


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Let each worker begin with other files.

    In a fresh clone the first that meets a file compiles it, and the others find it compiled.
    """
    gc.disable()
    config = session.config
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if worker and config.args == config.getini("testpaths"):
        files = sorted(map(str, TESTS.rglob("test_*.py")))
        start = int(worker.removeprefix("gw")) * len(files)
        start //= int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
        config.args = files[start:] + files[:start]


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out the long ones
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose the tests and their order.

    First come those that wait and those that compute, in turn, then the files with many tests:
    together they keep all processors busy, and none waits at the end for another that has just
    begun with a long file.  With ``--dist loadfile`` one process runs all tests of a file.
    """
    items.sort(key=lambda item: item.path)  # the same order in all workers
    for item in items:
        if LIVE in item.path.parents:
            item.add_marker(pytest.mark.live)
    for item in unsampled(items):
        item.add_marker(pytest.mark.long)
    if config.getoption("--quick"):
        for lost in sorted(set(named_cases(items)) - {item.nodeid for item in items}):
            warnings.warn(f"named as quick, and not there: {lost}", stacklevel=1)
        config.hook.pytest_deselected(items=[each for each in items if not is_quick(each)])
        items[:] = filter(is_quick, items)
    live = places(item.path for item in items if item.get_closest_marker("live"))
    slow = places(item.path for item in items if item.get_closest_marker("slow"))
    tests, last = Counter(item.path for item in items), len(items)

    def place(item: pytest.Item) -> tuple[int, int]:
        first = min(live.get(item.path, last), slow.get(item.path, last))
        return first, -tests[item.path]

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """Look for garbage seldom, and never among what was imported and collected so far.

    It would take a tenth of the time of all tests.
    """
    gc.freeze()
    gc.set_threshold(20_000)
    gc.enable()


LONGEST: Final = 5.0
"""Seconds that a test without a mark may compute, and sleep in its own thread.

What it waits for besides is not counted: that depends on how busy the machine is.
"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a test that takes long, and is not marked so."""
    if any(map(item.get_closest_marker, ("slow", "long", "live", "packages"))):
        return (yield)
    slept = [0.0]

    def sleep(seconds: float) -> None:
        begun = time.monotonic()
        try:
            really_sleep(seconds)
        finally:
            if threading.current_thread() is threading.main_thread():
                slept[0] += min(seconds, time.monotonic() - begun)

    really_sleep, before = time.sleep, sum(os.times()[:4])
    with patch.object(time, "sleep", sleep):
        yield
    took = sum(os.times()[:4]) - before + slept[0]
    if took > LONGEST:
        what = f"it takes {took:.0f} seconds of computing and sleeping; {LONGEST:.0f} are allowed"
        pytest.fail(f"{what} without the mark “slow”, which `--quick` leaves out", pytrace=False)
    return None


def unsampled(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the cases that only ``--all`` runs: those that ``sample(count)`` leaves out.

    What is kept is spread evenly, so that the first and the later cases are met alike; and those
    that ``--quick`` runs are kept.
    """
    cases: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sample"):
            cases[item.nodeid.partition("[")[0]].append(item)
    for alike in cases.values():
        mark = alike[0].get_closest_marker("sample")
        assert mark is not None
        (count,) = mark.args
        kept = {number * len(alike) // count for number in range(count)}
        quick = set(named_cases(alike))
        yield from (
            each
            for number, each in enumerate(alike)
            if number not in kept and each.nodeid not in quick
        )


def named_cases(items: Iterable[pytest.Item]) -> Iterator[str]:
    """Yield the cases that tests name for ``--quick``."""
    for item in items:
        if mark := item.get_closest_marker("quick"):
            test = item.nodeid.partition("[")[0]
            yield from (f"{test}[{name}]" for name in mark.args)


def is_quick(item: pytest.Item) -> bool:
    """Whether a test belongs to the inner loop: not if it is slow, or a case that is not named."""
    if any(map(item.get_closest_marker, ("live", "slow"))):
        return False
    named = set(named_cases([item]))
    return not named or item.nodeid in named


@pytest.fixture
def subtests(
    subtests: pytest.Subtests, monkeypatch: pytest.MonkeyPatch
) -> Iterator[pytest.Subtests]:
    """Pytest's own, which hear of a case where it fails: one that holds is no news, and costs more
    to capture and to report than most take.

    A test without any case fails, since it would hold whatever the program did.
    """
    report, count = subtests.test, 0

    @contextmanager
    def case(msg: str | None = None, **about: object) -> Iterator[None]:
        nonlocal count
        count += 1
        with ExitStack() as failing:
            try:
                yield
            except BaseException:
                failing.enter_context(report(msg, **about))
                raise

    monkeypatch.setattr(subtests, "test", case)
    yield subtests
    assert count, "it has no cases"


def places(paths: Iterable[Path]) -> dict[Path, int]:
    """The place of each file among those of its kind."""
    return {path: place for place, path in enumerate(dict.fromkeys(paths))}


@pytest.hookimpl(optionalhook=True)  # unknown to pytest where xdist is left out
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One for each processor, and two more where many tests wait for a voice or a display."""
    return (os.cpu_count() or 1) + 2 * (not config.getoption("--quick"))


@pytest.fixture(scope="session", autouse=True)
def nobodys_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the tests away from the settings and games of whoever runs them."""
    folder = tmp_path_factory.mktemp("nobody")
    kept = pytest.MonkeyPatch()
    for kind in ("CONFIG", "DATA", "STATE"):
        kept.setenv(f"XDG_{kind}_HOME", str(folder / kind.lower()))
    yield
    kept.undo()


@pytest.fixture(scope="session")
def released(pytestconfig: pytest.Config) -> Path | None:
    """The folder of a release whose files are tried, in place of those built here."""
    folder: str | None = pytestconfig.getoption("--release")
    return Path(folder) if folder else None


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory, released: Path | None) -> Path:
    """Return the folder of the page, as ``scripts/page`` builds it, or that of a release."""
    folder = tmp_path_factory.mktemp("page") / "page"
    if released is not None:
        (page,) = released.glob("*.zip")
        shutil.unpack_archive(page, folder.parent)
        return folder.with_name("accessible-uno-page")
    subprocess.run([TESTS.parent / "scripts" / "page", folder], check=True, capture_output=True)
    return folder


def build_wheel(folder: Path) -> Path:
    """Build the wheel by the project's own build tool, and return it."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=TESTS.parent, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def install(wheel: Path, folder: Path, *more: str) -> Path:
    """Make an environment with the wheel in it and the tests' dependencies within reach, but not
    the checkout; return its ``bin`` folder."""
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
    subprocess.run([*pip, *options, *more, str(wheel)], check=True, capture_output=True)
    return folder / "bin"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory, released: Path | None) -> Path:
    """The wheel that everyone gets."""
    if released is not None:
        (built,) = released.glob("accessible_uno-*.whl")
        return built
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ``bin`` folder of an environment of its own that has the wheel."""
    return install(wheel, tmp_path_factory.mktemp("installed"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our own options."""
    parser.addoption("--quick", action="store_true", help="something from every room, in seconds")
    parser.addoption("--release", help="try the files of this folder, not those built here")
    parser.addoption("--write-golden", action="store_true", help="write golden files anew")
