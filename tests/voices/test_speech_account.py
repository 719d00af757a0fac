"""The numbered account of how a message becomes sound stays true."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re

import pytest

import accessible_uno.voices
from accessible_uno.voices import speech

ROLE = re.compile(r":(meth|class|func):`([A-Za-z0-9_.]+)`")
UNKNOWN = object()


def named() -> dict[str, object]:
    """Every class and function that a module of the voices defines."""
    found: dict[str, object] = {}
    for module in pkgutil.walk_packages(accessible_uno.voices.__path__, "accessible_uno.voices."):
        loaded = importlib.import_module(module.name)
        for name, value in vars(loaded).items():
            if inspect.isclass(value) or inspect.isfunction(value):
                found.setdefault(name, value)
    return found


@pytest.mark.parametrize("module", ["speech", "braille.display.voice"])
def test_every_name_in_the_account_exists(module: str) -> None:
    """A renamed or removed method must be renamed or removed in the account too."""
    account = importlib.import_module(f"accessible_uno.voices.{module}").__doc__ or ""
    known = named()
    references = ROLE.findall(account)
    assert len(references) >= 5
    for kind, reference in references:
        value: object = known.get(reference.split(".")[0], UNKNOWN)
        for part in reference.split(".")[1:]:
            value = getattr(value, part, UNKNOWN)
        assert value is not UNKNOWN, f"{module}: {reference} is named, but does not exist"
        assert inspect.isclass(value) == (kind == "class"), f"{module}: {reference} is no {kind}"


def test_the_steps_are_numbered_from_one() -> None:
    numbers = re.findall(r"^(\d+)\. ", speech.__doc__ or "", re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert len(numbers) == 10
