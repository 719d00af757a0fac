"""Writes what the program says to everything that is typed: a text file for each scene.

    python tests/transcripts/make.py --checkout DIR --out DIR [--only PART]
    python tests/transcripts/make.py --checkout DIR --update [--only PART]

DIR is a folder of the project with its environment (``.venv``).  The program runs on
pseudo-terminals as a player's does; nothing of it is imported.  The texts are the same each time.
With ``--update`` those that differ from ``kept/`` are written to ``expected/``; see differences.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

import games
import questions
import rooms
from scene import Homes, Scene, transcript

JOBS: Final = 2
KEPT: Final = Path(__file__).resolve().parent / "kept"
EXPECTED: Final = KEPT.parent / "expected"


def all_scenes() -> list[Scene]:
    """Return every scene."""
    return [*questions.scenes(), *games.scenes(), *rooms.scenes()]


def make(name: str, checkout: Path) -> str:
    """Return the transcript of one scene."""
    (scene,) = (each for each in all_scenes() if each.name == name)
    with tempfile.TemporaryDirectory(prefix="transcripts-") as folder:
        return transcript(scene, checkout, Homes(checkout, Path(folder)))


def make_all(checkout: Path, names: list[str], jobs: int = JOBS) -> Iterator[tuple[str, str]]:
    """Yield the transcripts of scenes with their names."""
    with ProcessPoolExecutor(jobs) as pool:
        made = pool.map(partial(make, checkout=checkout), names)
        yield from zip(names, made, strict=True)


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkout", type=Path, required=True)
    parser.add_argument("--out", type=Path, default=EXPECTED)
    parser.add_argument("--update", action="store_true", help="only what differs from kept/")
    parser.add_argument("--only", default="", help="parts of names, with commas")
    parser.add_argument("--jobs", type=int, default=JOBS)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    names = [
        scene.name
        for scene in all_scenes()
        if any(part in scene.name for part in given.only.split(","))
    ]
    began = time.monotonic()
    for name, text in make_all(given.checkout.resolve(), names, given.jobs):
        path = given.out / f"{name}.txt"
        if given.update and text == (KEPT / path.name).read_text(encoding="utf-8"):
            path.unlink(missing_ok=True)
        else:
            path.write_text(text, encoding="utf-8")
    print(f"{len(names)} transcripts in {time.monotonic() - began:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
