"""Every question of the program: the modules that define one are found by their text."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import accessible_uno
from accessible_uno.interface.ask.question import QUESTIONS, Question
from accessible_uno.program import locales_folder

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


def fields_of(question: Question[Any], locale: str) -> Question[Any]:
    """Return a question with some value for each variable of its texts."""
    written = "\n".join(
        file.read_text("utf-8")
        for file in (locales_folder() / locale).iterdir()
        if file.name.endswith(".ftl")
    )
    variables: set[str] = set()
    for kind in ("ask", "help", "unclear"):
        block = re.search(rf"^{question.message(kind)} =(.*\n(?:[ }}].*\n|\n)*)", written, re.M)
        assert block is not None, question.message(kind)
        variables |= set(re.findall(r"\$([\w-]+)", block[1]))
    return question.with_fields(**dict.fromkeys(sorted(variables - {"line"}), 1))
