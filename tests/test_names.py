"""One name for one thing: class names are unique, and each verb names one family.

Whoever searches for ``announce(`` finds what the interface hands to a player, and nothing else.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

import pytest

PACKAGE: Final = Path(__file__).parent.parent / "accessible_uno"

# Each verb, and the rooms whose classes have a method of this name.
FAMILIES: Final = {
    "emit": {"game"},
    "narrate": {"narration"},
    "announce": {"interface"},
    "output": {"rooms", "voices", "web"},
}

# Words that once stood for many things; no class has a public method of this name any more.
RETIRED: Final = frozenset({"say", "tell", "told", "begin", "follow", "hush"})

# Wordings that a reader whose English is second-hand must decode.
DIALECT: Final = re.compile(
    r"\b(gone on with|put away|stands? open|made good|by and by|worded|to the worker's death)\b"
)


@cache
def classes() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """The module of each class below the package, its name, and those of its methods."""
    return tuple(
        (
            str(path.relative_to(PACKAGE)),
            node.name,
            tuple(
                each.name
                for each in node.body
                if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
            ),
        )
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    )


def test_a_class_name_stands_in_one_module() -> None:
    """A reader who meets a class name knows which class is meant."""
    where: dict[str, list[str]] = defaultdict(list)
    for module, name, _ in classes():
        where[name].append(module)
    twice = {name: modules for name, modules in where.items() if len(modules) > 1}
    assert not twice, "give one of each a name of its own"


@pytest.mark.parametrize("verb", FAMILIES)
def test_a_verb_names_one_family(verb: str) -> None:
    """Only the classes of its rooms define it, and they do."""
    rooms = {module.partition("/")[0] for module, _, methods in classes() if verb in methods}
    assert rooms == FAMILIES[verb]


def test_retired_verbs_stay_retired() -> None:
    """A word that meant ten things names no method."""
    found = [
        f"{module}: {kind}.{name}"
        for module, kind, methods in classes()
        for name in RETIRED.intersection(methods)
    ]
    assert not found, "say what it does: emit, narrate, announce, output, cancel, start"


def test_docstrings_and_comments_are_in_plain_words() -> None:
    """No wording of the list above, which its readers had to decode."""
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if DIALECT.search(line)
    ]
    assert not found
