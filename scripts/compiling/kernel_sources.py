"""Which modules are compiled, and their text as mypyc gets it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rewriting import Rewriter, classes_in

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "accessible_uno"
SUPPORT: Final = Path(__file__).parent / "native_classes.py"

COMPILED: Final = (
    "cards.py",
    "game/**/*.py",
    "players/random_bot.py",
)
INTERPRETED: Final = ("**/__init__.py", "game/frozen.py")
"""What is not compiled: modules that only import, and one that makes classes of other packages."""

CLOSED: Final = ("Game", "Legal", "Legality", "Sample", "State", "Tables", "View")
"""Classes from which no package derives."""


def compiled_modules() -> Iterator[Path]:
    """Yield the modules that are compiled, relative to the package."""
    package = ROOT / PACKAGE
    left = {path for pattern in INTERPRETED for path in package.glob(pattern)}
    for pattern in COMPILED:
        for path in sorted(package.glob(pattern)):
            if path not in left:
                yield path.relative_to(package)


def write_sources(folder: Path) -> list[str]:
    """Write the package into ``folder``, rewritten where it is compiled; return those modules."""
    package = folder / PACKAGE
    shutil.copytree(ROOT / PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SUPPORT, package)
    sources = {path: path.read_text("utf-8") for path in package.glob("**/*.py")}
    classes = {
        name: facts for source in sources.values() for name, facts in classes_in(source).items()
    }
    chosen = []
    for module in compiled_modules():
        path = package / module
        path.write_text(Rewriter(sources[path], classes, CLOSED).rewritten(), "utf-8")
        chosen.append(str(path.relative_to(folder)))
    return chosen
