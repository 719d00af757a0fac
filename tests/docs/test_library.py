"""The public names of the package exist, and the examples of docs/library.md run."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import accessible_uno

PAGE: Final = Path(__file__).parents[2] / "docs" / "library.md"
BLOCK: Final = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def examples(text: str) -> list[doctest.Example]:
    """Return the examples of a text."""
    return doctest.DocTestParser().get_examples(text)


def run(text: str, name: str) -> doctest.TestResults:
    """Run the examples of a text, one after the other, in one namespace."""
    test = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
    return doctest.DocTestRunner().run(test)


def test_the_examples_of_the_page_run() -> None:
    """What the page promises is what happens."""
    result = run("\n".join(BLOCK.findall(PAGE.read_text("utf-8"))), PAGE.name)
    assert result.attempted > 20
    assert result.failed == 0


def test_help_shows_the_examples_of_the_page() -> None:
    """``help(accessible_uno)`` and the page begin alike, so that running the page runs both."""
    assert accessible_uno.__doc__
    shown = examples(accessible_uno.__doc__)
    page = examples("\n".join(BLOCK.findall(PAGE.read_text("utf-8"))))
    assert len(shown) > 10
    assert [(each.source, each.want) for each in shown] == [
        (each.source, each.want) for each in page[: len(shown)]
    ]


def test_each_name_is_there(subtests: pytest.Subtests) -> None:
    """Type checkers see the names elsewhere than Python finds them; both know each of them."""
    for name in accessible_uno.__all__:
        with subtests.test(name=name):
            assert getattr(accessible_uno, name) is not None
            assert name in dir(accessible_uno)


def test_an_unknown_name_is_an_attribute_error() -> None:
    """As with any module."""
    with pytest.raises(AttributeError, match="'accessible_uno' has no attribute 'nothing'"):
        _ = accessible_uno.nothing


def test_importing_the_package_imports_no_module() -> None:
    """Importing the package imports none of its modules."""
    code = (
        "import sys, accessible_uno;"
        "assert not [name for name in sys.modules if name.startswith('accessible_uno.')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
