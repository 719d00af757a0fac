"""Loggers for errors that stop nothing, such as a text that a package lacks.

Python's ``logging`` is imported with the first of them: most commands never have one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Logger

_preparations: list[Callable[[], None]] = []


def before_first_error(prepare: Callable[[], None]) -> None:
    """Have ``prepare`` called before the first logger is made: it says where errors are kept."""
    _preparations[:] = [prepare]


def error_logger(name: str) -> Logger:
    """Return the logger of the module called ``name``."""
    import logging

    while _preparations:
        _preparations.pop()()
    return logging.getLogger(name)
