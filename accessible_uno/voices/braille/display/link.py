"""The thread that owns the connection to BRLTTY: it writes cells, reads keys, and comes back."""

from __future__ import annotations

import contextlib
import os
import select
import socket
import threading
from collections.abc import Mapping
from typing import Any, Final, Protocol

from accessible_uno.voices.braille.display.keys import WANTED
from accessible_uno.voices.notices import Notices, OnProblem

RETRY: Final = 0.5
"""Seconds between attempts to reach BRLTTY."""

HEARTBEAT: Final = 0.5
"""Seconds after which the cells are written again: another client may have written over them."""

DISPLAY_PROBLEMS: Final = (
    *("braille-no-brlapi", "braille-no-brltty", "braille-refused"),
    *("braille-no-display", "braille-gone", "braille-ready"),
)
"""What is told of the display itself, to all but the display."""

_CLOSING: Final = 1.0
_FIRST_CELL: Final = 0x2800


class Screen(Protocol):
    """What is shown, and who is told of keys; always from the link's thread."""

    def cells(self, width: int) -> str:
        """Return ``width`` cells of Unicode braille."""

    def key(self, code: int) -> None:
        """A key was pressed."""


class Link:
    """Keeps a screen on the display for as long as it is open.

    Where BRLTTY is, and the key that it asks for, is libbrlapi's own affair: ``BRLAPI_HOST``,
    ``BRLAPI_AUTH``, or what the system has set up.

    Args:
        screen: what is shown.
        on_problem: called from the link's thread with ``braille-no-brlapi``,
            ``braille-no-brltty``, ``braille-refused``, ``braille-no-display`` or ``braille-gone``,
            once until the display is there again, and with ``braille-ready`` when it is.
    """

    def __init__(self, screen: Screen, on_problem: OnProblem) -> None:
        self._screen = screen
        self._notices = Notices(on_problem)
        self._closing = threading.Event()
        self._stirred, self._stirring = socket.socketpair()
        self._stirred.setblocking(False)
        self._stirring.setblocking(False)
        self._shown = False
        self._thread = threading.Thread(target=self._keep, name="braille", daemon=True)

    def open(self) -> None:
        """Begin to look for a display."""
        self._thread.start()

    def redraw(self) -> None:
        """Ask for the screen's cells anew, soon."""
        with contextlib.suppress(OSError):  # full: it is stirred already; or it is closed
            self._stirring.send(b".")

    def close(self) -> None:
        """Leave the display to others."""
        self._closing.set()
        self.redraw()
        if self._thread.is_alive():
            self._thread.join(_CLOSING)
        self._stirring.close()

    def _keep(self) -> None:
        try:
            import brlapi
        except (ImportError, OSError):
            self._tell("braille-no-brlapi")
            return
        while not self._closing.is_set():
            try:
                self._serve(brlapi, brlapi.Connection())
            except brlapi.OperationError as lack:
                self._tell(kind_of(lack, brlapi, shown=self._shown))
            except Exception:
                self._tell("voice-broken", {"voice": "braille"})
            self._closing.wait(RETRY)

    def _serve(self, brlapi: Any, connection: Any) -> None:
        """Show the screen until the display goes or changes its size."""
        width = width_of(brlapi, connection)
        if not width:
            self._tell("braille-gone" if self._shown else "braille-no-display")
            return
        _take(brlapi, connection)
        self._notices.clear()
        self._tell("braille-ready", {"cells": width})
        self._notices.clear()
        self._shown = True
        sources = (connection.fileDescriptor, self._stirred)
        try:
            while not self._closing.is_set():
                self._write(connection, width)
                self._read(connection)
                if select.select(sources, [], [], HEARTBEAT)[0]:
                    self._calm()
                elif width_of(brlapi, connection) != width:
                    return
        finally:
            with contextlib.suppress(Exception):
                connection.leaveTtyMode()
                connection.closeConnection()

    def _write(self, connection: Any, width: int) -> None:
        cells = self._screen.cells(width)
        connection.writeDots(bytes(ord(cell) - _FIRST_CELL for cell in cells))

    def _read(self, connection: Any) -> None:
        while (code := connection.readKey(False)) is not None:
            self._screen.key(code)
            self.redraw()

    def _calm(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._stirred.recv(4096)

    def _tell(self, message_id: str, arguments: Mapping[str, str | int] | None = None) -> None:
        self._notices.add(message_id, arguments or {})
        self._notices.flush()


def width_of(brlapi: Any, connection: Any) -> int:
    """Ask how many cells there are now; the connection itself remembers its first answer."""
    columns, rows = connection.getParameter(brlapi.PARAM_DISPLAY_SIZE, 0, True)
    return int(columns * rows)


def kind_of(lack: Any, brlapi: Any, *, shown: bool = False) -> str:
    """Return what is told of an error of BrlAPI's, whether a display was there before or not."""
    if lack.brlerrno == brlapi.ERROR_AUTHENTICATION:
        return "braille-refused"
    return "braille-gone" if shown else "braille-no-brltty"


def _take(brlapi: Any, connection: Any) -> None:
    """Take the display while the game's own console is in front, or for good if none is known.

    A window's number alone says nothing to BRLTTY; where it is told which window is in front,
    ``WINDOWPATH`` is set.
    """
    try:
        if "WINDOWID" in os.environ and "WINDOWPATH" not in os.environ:
            connection.enterTtyModeWithPath([])
        else:
            connection.enterTtyMode()
    except brlapi.OperationError:
        connection.enterTtyModeWithPath([])
    connection.ignoreKeys(brlapi.rangeType_all, [0])
    connection.acceptKeyRanges(list(WANTED))
