"""The file that keeps errors which stop nothing, such as a text that a package lacks."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from accessible_uno.app.paths import display_path, fault_file

NAME: Final = "errors.log"
LARGEST: Final = 100_000
"""Bytes; a file that is larger is begun again."""

PRIVATE: Final = 0o600


class ErrorLog(logging.Handler):
    """Appends each error to a file beside that of the last fault; it never fails."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.setFormatter(logging.Formatter("%(asctime)s %(name)s: %(message)s"))

    def handle(self, record: logging.LogRecord) -> bool:
        """Write an entry, further lines indented; return whether it was for this handler."""
        with suppress(Exception):  # a log that cannot be written must stop nothing
            place = log_file()
            place.parent.mkdir(parents=True, exist_ok=True)
            line = self.format(record).rstrip().replace("\n", "\n    ")
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_NONBLOCK", 0)
            if place.exists() and place.stat().st_size > LARGEST:
                flags |= os.O_TRUNC
            with os.fdopen(os.open(place, flags, PRIVATE), "a", encoding="utf-8") as file:
                file.write(f"{line}\n")
        return True


def log_file() -> Path:
    """Return the file.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return fault_file().with_name(NAME)


def log_errors() -> str:
    """Keep the errors that the program's modules report, from now on.

    Returns:
        The name of the file for the player; empty where there is none.
    """
    log = logging.getLogger("accessible_uno")
    if not any(isinstance(each, ErrorLog) for each in log.handlers):
        log.addHandler(ErrorLog())
    try:
        return display_path(log_file())
    except OSError:  # the user has no home
        return ""


def write_trace(fault: BaseException) -> str:
    """Write the traceback of a fault; return the name of the file for the player.

    Raises:
        OSError: it cannot be written.
    """
    import traceback  # needed here alone

    from accessible_uno.store.files import replace_own  # the same

    place = fault_file()
    text = "".join(traceback.format_exception(fault))
    replace_own(place, text.encode("utf-8", "replace"))
    return display_path(place)
