"""Every question of the program: the modules that define one are found by their text."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import accessible_uno
from accessible_uno.interface.ask.question import QUESTIONS, Question

HOUSE = Path(accessible_uno.__file__).parent


@cache
def all_questions() -> dict[str, Question[Any]]:
    """Return the questions by their names."""
    for file in sorted(HOUSE.rglob("*.py")):
        if re.search(r"(= |\s)question\(\n?\s*f?\"", file.read_text("utf-8")):
            name = ".".join(file.relative_to(HOUSE.parent).with_suffix("").parts)
            import_module(name)
    return QUESTIONS


def texts_of_questions() -> set[str]:
    """Return the ids of their texts."""
    kinds = ("ask", "help", "unclear")
    return {each.message(kind) for each in all_questions().values() for kind in kinds}
