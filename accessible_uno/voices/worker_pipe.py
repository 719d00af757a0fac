"""The pipe protocol of workers: one JSON array a line, for speech and for sounds.

A message is a named tuple.  On the pipe it is ``[class name, field, field...]``, in ASCII.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Any, Generic, TypeVar, get_type_hints

Incoming = TypeVar("Incoming", bound=tuple[Any, ...])


def encode(message: tuple[Any, ...]) -> bytes:
    """Return a message as one line with its line end."""
    return json.dumps([type(message).__name__, *message]).encode("ascii") + b"\n"


class Decoder(Generic[Incoming]):
    """Reads messages of some kinds, each a class of named tuples."""

    def __init__(self, *kinds: type[Incoming]) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}

    def __call__(self, line: bytes) -> Incoming:
        """Return the message on a line; fields whose type is an enum become its members.

        Raises:
            ValueError: the line holds no message of these kinds.
        """
        try:
            name, *fields = json.loads(line)
            kind = self._kinds[name]
            message = kind(*fields)
            enums = {
                field: enum(getattr(message, field)) for field, enum in _enum_fields(kind).items()
            }
        except (TypeError, KeyError, ValueError) as fault:
            raise ValueError(f"not a message: {line!r}") from fault
        replace: Callable[..., Incoming] = message._replace  # type: ignore[attr-defined]
        return replace(**enums) if enums else message


@cache
def _enum_fields(kind: type) -> Mapping[str, type[Enum]]:
    hints = get_type_hints(kind)
    return {
        field: hint
        for field, hint in hints.items()
        if isinstance(hint, type) and issubclass(hint, Enum)
    }


class WorkerPipe(Generic[Incoming]):
    """A worker's end: it reads its standard input and writes to its standard output.

    The engines' libraries write to standard output and error too.  So the worker keeps standard
    output for its messages alone, and what the libraries write is discarded.
    """

    def __init__(self, decode: Decoder[Incoming]) -> None:
        self._decode = decode
        self._output = os.dup(1)
        discarded = os.open(os.devnull, os.O_WRONLY)
        os.dup2(discarded, 1)
        os.dup2(discarded, 2)

    def send(self, message: tuple[Any, ...]) -> None:
        """Send a message to the game."""
        os.write(self._output, encode(message))

    def messages(self) -> Iterator[Incoming]:
        """Yield the game's messages until it closes its end; other lines are skipped."""
        with os.fdopen(0, "rb", closefd=False) as lines:
            for line in lines:
                try:
                    message = self._decode(line)
                except ValueError:
                    continue
                yield message
