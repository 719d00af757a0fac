"""Which modules are compiled, and their text as mypyc gets it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rewriting import ClassFacts, Rewriter, classes_in

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "accessible_uno"
SUPPORT: Final = Path(__file__).parent / "native_classes.py"

COMPILED: Final = (
    *("cards.py", "game/**/*.py", "table/dealer.py", "players/random_bot.py"),
    *("rules/core/*.py", "rules/points/scoring/*.py", "rules/uno/uno_call.py"),
    *("rules/threats/doubt/*.py", "rules/deal/dealing.py", "rules/deal/dealer_draw.py"),
    *(f"rules/shared/{name}.py" for name in ("chance_number", "doubting", "scoring", "uno")),
    "app/commands/simulate.py",
)
"""What a round among bots spends its time in: of the rules, those that every usual game has."""

INTERPRETED: Final = ("**/__init__.py", "game/frozen.py")
"""What is not compiled, as it only imports."""

CLOSED: Final = ("CompiledRules", "Game", "Legal", "Legality", "Sample", "State", "Tables", "View")
"""Classes from which no package derives."""


def compiled_modules() -> Iterator[Path]:
    """Yield the modules that are compiled, relative to the package."""
    package = ROOT / PACKAGE
    left = {path for pattern in INTERPRETED for path in package.glob(pattern)}
    for pattern in COMPILED:
        for path in sorted(package.glob(pattern)):
            if path not in left:
                yield path.relative_to(package)


def module_name(path: Path) -> str:
    """Return the name of the module in a file, whose path begins with the package."""
    return ".".join(path.with_suffix("").parts)


def write_sources(folder: Path) -> list[str]:
    """Write the package into ``folder``, rewritten where it is compiled; return those modules."""
    package = folder / PACKAGE
    shutil.copytree(ROOT / PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SUPPORT, package)
    sources = {path: path.read_text("utf-8") for path in package.glob("**/*.py")}
    classes: dict[str, ClassFacts] = {}
    for path, source in sources.items():
        classes.update(classes_in(source, module_name(path.relative_to(folder))))
    chosen = []
    for compiled in compiled_modules():
        path = package / compiled
        place = path.relative_to(folder)
        rewriter = Rewriter(sources[path], module_name(place), classes, CLOSED)
        path.write_text(rewriter.rewritten(), "utf-8")
        chosen.append(str(place))
    return chosen
