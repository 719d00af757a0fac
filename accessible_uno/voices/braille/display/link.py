"""The thread that holds the connection to BRLTTY: it writes cells, reads keys, and reconnects."""

from __future__ import annotations

import contextlib
import os
import select
import socket
import threading
from typing import Any, Final, Protocol

from accessible_uno.voices.braille.display.keys import WANTED
from accessible_uno.voices.notices import NoticeArguments, Notices, OnProblem

RETRY: Final = 0.5
"""Seconds between attempts to reach BRLTTY.  An attempt costs little, and a display that has just
been plugged in is ready within a second, so the pause does not grow."""

HEARTBEAT: Final = 0.5
"""Seconds after which the cells are written again: another client may have written over them."""

DISPLAY_PROBLEMS: Final = (
    *("braille-no-brlapi", "braille-no-brltty", "braille-refused"),
    *("braille-no-display", "braille-gone", "braille-ready"),
)
"""The reports about the display itself; every voice outputs them but the display's."""

_CLOSING: Final = 1.0
"""Seconds that closing waits for the thread; a hung BRLTTY must not keep the game open."""

_FIRST_CELL: Final = 0x2800


class DisplayScreen(Protocol):
    """What is shown, and what gets the keys.  All methods are called from the link's thread."""

    def cells(self, width: int) -> str:
        """Return ``width`` cells of Unicode braille."""

    def seconds_until_change(self) -> float:
        """Return after how many seconds the cells change by themselves; 0 if they do not."""

    def on_key(self, code: int) -> None:
        """Handle a pressed key, by its code of BrlAPI."""


class DisplayLink:
    """Keeps a screen on the display until it is closed.

    libbrlapi itself finds BRLTTY and the key that BRLTTY asks for: in ``BRLAPI_HOST`` and
    ``BRLAPI_AUTH``, or in what the system has set up.

    Args:
        screen: what is shown.
        on_problem: called from the link's thread with ``braille-no-brlapi``,
            ``braille-no-brltty``, ``braille-refused``, ``braille-no-display`` or ``braille-gone``,
            once until the display is there again, and with ``braille-ready`` when it is.

    Attributes:
        width: how many cells the display has, or had when it was last there.
        is_shown: whether the screen is on a display now.
    """

    def __init__(self, screen: DisplayScreen, on_problem: OnProblem) -> None:
        self.width = 0
        self.is_shown = False
        self._screen = screen
        self._notices = Notices(on_problem)
        self._closing = threading.Event()
        # The thread waits for keys and for redraw() in one select, so redraw() is a socket too.
        self._wake_receiver, self._wake_sender = socket.socketpair()
        self._wake_receiver.setblocking(False)
        self._wake_sender.setblocking(False)
        self._was_shown = False
        self._thread = threading.Thread(target=self._run, name="braille", daemon=True)

    def start(self) -> None:
        """Begin to look for a display."""
        self._thread.start()

    def redraw(self) -> None:
        """Write the screen's cells again, soon; callable from any thread."""
        with contextlib.suppress(OSError):  # full: it will wake anyway; or the link is closed
            self._wake_sender.send(b".")

    def close(self) -> None:
        """Leave the display to other programs."""
        self._closing.set()
        self.redraw()
        if self._thread.is_alive():
            self._thread.join(_CLOSING)
        self._wake_sender.close()

    def _run(self) -> None:
        try:
            import brlapi
        except (ImportError, OSError):
            self._report("braille-no-brlapi")
            return
        while not self._closing.is_set():
            try:
                self._serve(brlapi, brlapi.Connection())
            except brlapi.OperationError as fault:
                self._report(problem_of(fault, brlapi, was_shown=self._was_shown))
            except Exception:  # noqa: BLE001  # a fault of ours must not end the game
                self._report("voice-broken", {"voice": "braille"})
            self._closing.wait(RETRY)

    def _serve(self, brlapi: Any, connection: Any) -> None:
        """Show the screen until the display goes or changes its size."""
        width = cell_count(brlapi, connection)
        if not width:
            self._report("braille-gone" if self._was_shown else "braille-no-display")
            return
        _take_display(brlapi, connection)
        self._notices.clear()
        self._report("braille-ready", {"cells": width})
        self._notices.clear()
        self._was_shown = self.is_shown = True
        self.width = width
        sources = (connection.fileDescriptor, self._wake_receiver)
        try:
            while not self._closing.is_set():
                self._write(connection, width)
                self._read(connection)
                pause = self._screen.seconds_until_change() or HEARTBEAT
                if select.select(sources, [], [], min(pause, HEARTBEAT))[0]:
                    self._empty_wake_socket()
                elif cell_count(brlapi, connection) != width:
                    return
        finally:
            self.is_shown = False
            with contextlib.suppress(Exception):
                if self._closing.is_set():  # what was said last
                    self._write(connection, width)
                    connection.sync()
                connection.leaveTtyMode()
                connection.closeConnection()

    def _write(self, connection: Any, width: int) -> None:
        cells = self._screen.cells(width)
        # writeText would translate by BRLTTY's own table, so the dots themselves are written.
        connection.writeDots(bytes(ord(cell) - _FIRST_CELL for cell in cells))

    def _read(self, connection: Any) -> None:
        while (code := connection.readKey(False)) is not None:
            self._screen.on_key(code)
            self.redraw()

    def _empty_wake_socket(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._wake_receiver.recv(4096)

    def _report(self, message_id: str, arguments: NoticeArguments | None = None) -> None:
        self._notices.add(message_id, arguments or {})
        self._notices.flush()


def cell_count(brlapi: Any, connection: Any) -> int:
    """Ask how many cells there are now; the connection itself remembers its first answer."""
    columns, rows = connection.getParameter(brlapi.PARAM_DISPLAY_SIZE, 0, True)
    return int(columns * rows)


def problem_of(fault: Any, brlapi: Any, *, was_shown: bool = False) -> str:
    """Return the message id for an error of BrlAPI's; a display once shown is gone, not missing."""
    if fault.brlerrno == brlapi.ERROR_AUTHENTICATION:
        return "braille-refused"
    return "braille-gone" if was_shown else "braille-no-brltty"


def _take_display(brlapi: Any, connection: Any) -> None:
    """Take the display while the game's own console is in front, or for good if none is known.

    ``WINDOWID`` alone says nothing to BRLTTY; where BRLTTY learns which window is in front,
    ``WINDOWPATH`` is set as well.
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


def display_here() -> tuple[str, NoticeArguments]:
    """Return ``braille-ready`` with its cells, or what :class:`DisplayLink` would report first."""
    try:
        import brlapi
    except (ImportError, OSError):
        return "braille-no-brlapi", {}
    try:
        width = cell_count(brlapi, brlapi.Connection())
    except brlapi.OperationError as fault:
        return problem_of(fault, brlapi), {}
    return ("braille-ready", {"cells": width}) if width else ("braille-no-display", {})
