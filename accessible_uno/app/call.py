"""A command as it was called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias


class Call(NamedTuple):
    """The arguments of a command, and the language to answer in.

    Attributes:
        arguments: what was typed after the name of the command.
        locale: the language of the answer.
        has_input: whether lines can come from standard input; it may have been closed.
    """

    arguments: Sequence[str]
    locale: str
    has_input: bool = True


Command: TypeAlias = Callable[[Call], int]
"""Carries a command out and returns the exit status."""
