"""Checks braille and the braille display."""

from __future__ import annotations

import getpass
import os
import shutil
from pathlib import Path
from typing import Final

from accessible_uno.app.commands.checks.finding import Finding
from accessible_uno.app.commands.checks.repairs import as_root
from accessible_uno.voices.braille.display.link import display_here
from accessible_uno.voices.braille.probe import braille_here
from accessible_uno.voices.braille.unavailable import BrailleUnavailable

_JOIN_GROUP: Final = "usermod -aG brlapi "


def braille() -> Finding:
    """Check the library that writes braille, and its tables."""
    try:
        return Finding("doctor-braille", {"version": braille_here()})
    except BrailleUnavailable as lack:
        packages = ("python3-louis", "liblouis-data")
        return Finding(lack.message_id, lack.arguments, complete=False, packages=packages)


def display(wanted: bool) -> Finding:
    """Check the display, needed only by a player whose settings ask for one."""
    message, arguments = display_here()
    installed = shutil.which("brltty", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if message == "braille-ready":
        return Finding(message, arguments)
    if message == "braille-refused":
        return Finding(message, arguments, complete=False, command=_JOIN_GROUP + getpass.getuser())
    if message == "braille-no-brlapi" and installed:
        return Finding(message, arguments, complete=False, packages=("python3-brlapi",))
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
