"""Renews the locks: the versions and the checksums of all that scripts/setup installs.

    python scripts/packaging/lock.py [--upgrade]

Each file of ``scripts/locks`` holds what it adds to those before it, for every system and every
Python that the game runs on.  uv finds the versions; pip refuses a file whose checksum is another.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PROJECT: Final = ROOT / "pyproject.toml"
LOCKS: Final = ROOT / "scripts" / "locks"

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "game": (),
    "tests": ("test",),
    "all": ("test", "research", "cluster", "plot"),
}
"""The extras of the project in each lock; each has all that those before it have."""

TITLE: Final = "# {digest}: made by scripts/lock from pyproject.toml; what is added to {before}\n"
"""The first line; the scripts read no other to see whether the lock has changed."""


def main(options: list[str]) -> None:
    """Write the locks anew; with ``--upgrade``, with the newest versions."""
    known: list[str] = []
    before: list[str] = []
    for name, extras in EXTRAS.items():
        place = LOCKS / f"{name}.txt"
        kept = list(PINNED.findall(place.read_text("utf-8"))) if place.exists() else []
        wanted = compiled(extras, [*known, *([] if "--upgrade" in options else kept)])
        new = [each for each in wanted if each not in known]
        title = TITLE.format(before=" and ".join(before) or "nothing", digest=digest(new))
        place.write_text(title + "".join(new), "utf-8")
        known += new
        before.append(f"{name}.txt")


def digest(pins: list[str]) -> str:
    """Return the checksum of what a lock holds."""
    return hashlib.sha256("".join(pins).encode()).hexdigest()[:16]


PINNED: Final = re.compile(r"^[\w.-]+==(?:.*\\\n)+.*\n", re.MULTILINE)
"""A version, where it is for, and its checksums."""


def compiled(extras: tuple[str, ...], known: list[str]) -> list[str]:
    """Return what the project needs with some extras and to be built; known versions stay."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))
    place = LOCKS / "known.txt"
    place.write_text("".join(known), "utf-8")
    uv = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--no-header"]
    form = ["--generate-hashes", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    lowest = project["project"]["requires-python"].removeprefix(">=")
    chosen = [f"--extra={extra}" for extra in extras]
    given = ["--python-version", lowest, "--constraint", str(place), str(PROJECT), "-"]
    done = subprocess.run(
        [*uv, *form, *chosen, *given],
        input="\n".join(project["build-system"]["requires"]),
        capture_output=True,
        text=True,
        check=False,
    )
    place.unlink()
    if done.returncode:
        raise SystemExit(done.stderr)
    return PINNED.findall(done.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
