"""Checks braille and the braille display."""

from __future__ import annotations

import getpass
import os
import shutil
from pathlib import Path
from typing import Final

from accessible_uno.app.commands.checks.environment import Finding, as_root
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.display.link import display_here
from accessible_uno.voices.braille.liblouis import BrailleUnavailable, to_cells, version
from accessible_uno.voices.braille.notation import table_of
from accessible_uno.voices.braille.tables import TABLES
from accessible_uno.voices.braille.translate import TYPING_TABLES

_JOIN_GROUP: Final = "usermod -aG brlapi "

TABLE_PATH: Final = "LOUIS_TABLEPATH"
"""Names the folders in which liblouis looks for tables, in place of its own."""


def braille() -> Finding:
    """Check the library that writes braille, and its tables."""
    try:
        return Finding("doctor-braille", {"version": braille_here()})
    except BrailleUnavailable as lack:
        return _without_braille(lack)


def _without_braille(lack: BrailleUnavailable) -> Finding:
    if lack.message_id == "braille-no-liblouis":
        return Finding("doctor-no-liblouis", {}, complete=False, packages=("python3-louis",))
    if lack.message_id != "braille-no-table":
        return Finding(lack.message_id, lack.arguments, complete=False)
    folder = os.environ.get(TABLE_PATH, "")
    if folder:
        arguments = {**lack.arguments, "variable": TABLE_PATH, "folder": folder}
        command = f"unset {TABLE_PATH}"
        return Finding("doctor-table-path", arguments, complete=False, command=command).by_user()
    return Finding("doctor-no-table", lack.arguments, complete=False, damaged=("liblouis-data",))


def display(wanted: bool) -> Finding:
    """Check the display, needed only by a player whose settings ask for one."""
    message, arguments = display_here()
    installed = shutil.which("brltty", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if message == "braille-ready":
        return Finding(message, arguments)
    if message == "braille-refused":
        return Finding(message, arguments, complete=False, command=_JOIN_GROUP + getpass.getuser())
    if message == "braille-no-brlapi" and installed:
        return Finding("doctor-no-brlapi", {}, complete=False, packages=("python3-brlapi",))
    if not installed and message != "braille-no-display":
        packages = ("brltty", "python3-brlapi") if wanted else ()
        return Finding("doctor-no-brltty", {}, complete=not wanted, packages=packages)
    if message == "braille-no-brltty" and not wanted:
        return Finding("doctor-brltty-away", {"command": as_root(_start())})
    starts = _start() if message == "braille-no-brltty" else ""
    return Finding(message, arguments, complete=not wanted, command=starts)


def _start() -> str:
    """Return the command that starts BRLTTY, with systemd or without."""
    return "systemctl start brltty" if Path("/run/systemd/system").is_dir() else "brltty"


def braille_here() -> str:
    """Return the version of liblouis, after translating a letter with each table in use.

    Raises:
        BrailleUnavailable: liblouis or one of the tables is missing.
    """
    found = version()
    tables = {*TABLES.values(), *TYPING_TABLES.values()}
    for table in (*tables, *(str(table_of(each)) for each in Notation)):
        to_cells(table, "r")
    return found
