"""docs/accessibility.md: forty things, each with a test that exists; and two of those tests."""

from __future__ import annotations

import ast
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from accessible_uno.narration.message_store import entries_of
from accessible_uno.program import locales_folder

ROOT: Final = Path(__file__).resolve().parents[2]
TEXT: Final = (ROOT / "docs" / "accessibility.md").read_text("utf-8")
ITEMS: Final = re.findall(r"^(\d+)\. (.+?)(?=^\d+\. |^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
FILES: Final = sorted(Path(str(locales_folder())).glob("*/*.ftl"))


@cache
def names_of_tests(file: Path) -> frozenset[str]:
    """The names of the tests in a file."""
    body = ast.parse(file.read_text("utf-8")).body
    return frozenset(each.name for each in body if isinstance(each, ast.FunctionDef))


def test_there_are_forty() -> None:
    """They are numbered without a gap, and each names a test."""
    assert [int(number) for number, _ in ITEMS] == list(range(1, 41))
    assert all("`tests/" in text for _, text in ITEMS)


def test_each_named_test_exists() -> None:
    """A test that is renamed is renamed in the list as well."""
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT)
    missing = [
        f"{file}::{test}" for file, test in named if test not in names_of_tests(ROOT.joinpath(file))
    ]
    assert missing == []


def test_each_named_benchmark_is_a_program() -> None:
    """A module that the benchmarks share measures nothing."""
    named = re.findall(r"`python (tests/[\w/]+\.py)", TEXT)
    assert named
    silent = [file for file in named if "__main__" not in ROOT.joinpath(file).read_text("utf-8")]
    assert silent == []


def test_texts_have_no_drawn_characters(subtests: pytest.Subtests) -> None:
    """No box drawing, arrow, emoji or other picture stands in a text (item 8)."""
    for file in FILES:
        with subtests.test(f"{file.parent.name}-{file.stem}"):
            pictures = {
                sign
                for sign in file.read_text("utf-8")
                if unicodedata.category(sign) in ("So", "Sk", "Cs", "Co")
                and not "\N{BRAILLE PATTERN BLANK}" <= sign <= "\N{BRAILLE PATTERN DOTS-12345678}"
                and sign not in "`^"
            }
            assert pictures == set()


def test_prompts_are_words(subtests: pytest.Subtests) -> None:
    """Whatever is shown before the cursor begins with a letter and is no mere sign (item 9)."""
    for file in FILES:
        with subtests.test(f"{file.parent.name}-{file.stem}"):
            for message_id, source in entries_of(file.read_text("utf-8")):
                if message_id.startswith("prompt-") and "\n" not in source.strip():
                    text = source.partition("=")[2].strip()
                    assert re.match(r"(?:\{.*?\}|[«“‘(¿¡\"]|\s)*\w", text), message_id
