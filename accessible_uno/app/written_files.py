"""Files that the player names and a command writes: none is replaced unless that is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from accessible_uno.app.arguments import CommandOption
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.paths import display_path, user_path

FORCE: Final = CommandOption("--force")


def check_unwritten(name: str | None, values: Mapping[str, Any]) -> None:
    """Check that nothing is at a file to be written, or a device, or that ``--force`` is given.

    Raises:
        Failure: something is there that would be lost.
    """
    place = user_path(name) if name else None
    if place is not None and not values[FORCE.field] and place.is_file():
        raise Failure("app-file-exists", file=display_path(place))


def record_file(values: Mapping[str, Any]) -> str | None:
    """Return the file that a game is written to; ``None`` without one.

    Raises:
        Failure: see :func:`check_unwritten`.
    """
    name: str | None = values["record"]
    check_unwritten(name, values)
    return name


def write_file(name: str, content: bytes, values: Mapping[str, Any]) -> str:
    """Write a file; return what it is called.

    Raises:
        Failure: it is there already and ``--force`` is not given, or it cannot be written.
    """
    check_unwritten(name, values)
    place = user_path(name)
    try:
        place.write_bytes(content)
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", place, wrong) from None
    return display_path(place)
