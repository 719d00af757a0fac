"""Faults, planted one at a time in a copy of the project: the suite must catch each.

    python tests/bench/planted_faults.py                  # all of them, about ten minutes
    python tests/bench/planted_faults.py --room rules     # those of one room
    python tests/bench/planted_faults.py --list           # only says what they are
    python tests/bench/planted_faults.py --faults FILE    # another list, written as faults.py is

The tests that a fault names run first; where they let it pass, the whole suite does.  The exit
status is 1 when a fault survives, 2 when one cannot be planted because its text is gone.
"""

from __future__ import annotations

import argparse
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

PROJECT: Final = Path(__file__).parents[2]
FAULTS: Final = Path(__file__).with_name("faults.py")
COPIED: Final = ("accessible_uno", "docs", "locales", "scripts", "tests", ".ci")
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", re.MULTILINE)


class Fault(NamedTuple):
    """A change that a player would suffer from.

    Attributes:
        room: the folder of the package that is at fault.
        file: the file, from the project's folder.
        old: a text that stands in it exactly once.
        new: what stands there instead.
        suffers: what becomes of the player.
        tests: the files or folders of tests that should catch it, with spaces between.
    """

    room: str
    file: str
    old: str
    new: str
    suffers: str
    tests: str


def read_faults(file: Path) -> list[Fault]:
    """Return the list ``FAULTS`` of a file: rows of room, file, old, new, suffers, tests."""
    return [Fault(*row) for row in runpy.run_path(str(file))["FAULTS"]]


def copy_project(project: Path, folder: Path) -> None:
    """Copy all that the tests need, without caches."""
    ignored = shutil.ignore_patterns("__pycache__", ".hypothesis")
    for name in COPIED:
        shutil.copytree(project / name, folder / name, ignore=ignored)
    for path in project.iterdir():
        if path.is_file():
            shutil.copy(path, folder)


@contextmanager
def planted(fault: Fault, folder: Path) -> Iterator[None]:
    """Write the fault into the copy; take it out again at the end.

    Raises:
        ValueError: its text does not stand there exactly once.
    """
    place = folder / fault.file
    text = place.read_text() if place.exists() else ""
    if text.count(fault.old) != 1:
        raise ValueError(f"{fault.file}: stands there {text.count(fault.old)} times: {fault.old!r}")
    place.write_text(text.replace(fault.old, fault.new))
    try:
        yield
    finally:
        place.write_text(text)


def failing_test(project: Path, folder: Path, tests: Sequence[str]) -> str:
    """Run tests in the copy until one fails; return its name, or nothing where all pass."""
    command = [*(str(project / ".venv" / "bin" / "python"), "-m", "pytest"), *("-x", "-q", "-rfE")]
    command += ["-n", "0"] if tests else ["-n", "auto", "--dist", "loadgroup"]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONNOUSERSITE": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [*command, *tests], cwd=folder, env=environment, capture_output=True, text=True
    )
    if done.returncode == 0:
        return ""
    found = FAILED.search(done.stdout)
    return found[1] if found else f"pytest ended with {done.returncode}: {done.stdout[-300:]}"


def caught_by(project: Path, folder: Path, fault: Fault, *, only_named: bool) -> str:
    """Return the test that catches a fault, first among those that it names."""
    test = failing_test(project, folder, fault.tests.split())
    if test or only_named:
        return test
    return failing_test(project, folder, ())


def main() -> int:
    """Plant, run, and write a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--project", type=Path, default=PROJECT, help="the project to copy")
    parser.add_argument("--faults", type=Path, default=FAULTS, help="the list of faults")
    parser.add_argument("--room", action="append", help="only faults of this room")
    parser.add_argument("--list", action="store_true", help="only write the list")
    parser.add_argument("--only-named", action="store_true", help="run no tests but those named")
    wanted = parser.parse_args()
    faults = read_faults(wanted.faults)
    if wanted.room:
        faults = [fault for fault in faults if fault.room in wanted.room]
    survived = lost = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if not wanted.list:
            copy_project(wanted.project, folder)
        for number, fault in enumerate(faults, 1):
            write(f"{number:2} {fault.room:10} {fault.suffers}")
            if wanted.list:
                continue
            began = time.monotonic()
            try:
                with planted(fault, folder):
                    test = caught_by(wanted.project, folder, fault, only_named=wanted.only_named)
            except ValueError as wrong:
                lost += 1
                write(f"   CANNOT BE PLANTED: {wrong}")
                continue
            survived += not test
            write(f"   {test or 'SURVIVES'} ({time.monotonic() - began:.0f} s)")
    if not wanted.list:
        caught = len(faults) - survived - lost
        write(f"{caught} of {len(faults)} caught, {survived} survive, {lost} cannot be planted")
    return 2 if lost else 1 if survived else 0


def write(line: str) -> None:
    """Write a line at once: the run is long."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
