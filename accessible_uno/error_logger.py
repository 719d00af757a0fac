"""Loggers for errors that stop nothing, such as a text that a package lacks.

Python's ``logging`` is imported with the first of them: most commands never have one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Logger

_preparations: list[Callable[[], str]] = []
_places: list[str] = []


def before_first_error(prepare: Callable[[], str]) -> None:
    """Have ``prepare`` called before the first logger is made.

    It has the errors kept, and returns the name of the file for the player.
    """
    _preparations[:] = [prepare]


def error_logger(name: str) -> Logger:
    """Return the logger of the module called ``name``."""
    import logging

    while _preparations:
        _places[:] = [_preparations.pop()()]
    return logging.getLogger(name)


def errors_kept_in() -> str:
    """Return the file that has the errors, in words for the player; empty where none has them."""
    return _places[0] if _places else ""
