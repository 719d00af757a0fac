"""What the doctor has found out about one thing."""

from __future__ import annotations

import shlex
import subprocess
import sys
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.voices.notices import NoticeArguments

ON_WINDOWS: Final = sys.platform == "win32"
"""Windows has neither Speech Dispatcher nor BRLTTY: screen readers do both themselves there."""


class Finding(Struct, frozen=True):
    """What was found out about one thing.

    Attributes:
        message: the id of the message about it.
        arguments: the variables of that message.
        complete: whether nothing is missing.
        packages: the Debian packages that would repair it.
        damaged: those that are installed, and would repair it if they were installed again.
        command: another command that would repair it.
        as_root: whether only root may call that command.
    """

    message: str
    arguments: NoticeArguments
    complete: bool = True
    packages: tuple[str, ...] = ()
    damaged: tuple[str, ...] = ()
    command: str = ""
    as_root: bool = True

    def unneeded(self) -> Finding:
        """Return the finding for a player who does not use the thing: nothing is missing."""
        return replace(self, complete=True, packages=(), damaged=(), command="")

    def by_user(self) -> Finding:
        """Return the finding with its command as the user's own, not root's."""
        return replace(self, as_root=False)


def lacks_library(message: str, arguments: NoticeArguments, name: str) -> Finding:
    """Return the finding that a library from PyPI is missing."""
    words = (sys.executable, "-m", "pip", "install", name)
    command = subprocess.list2cmdline(words) if ON_WINDOWS else shlex.join(words)
    return Finding(message, arguments, complete=False, command=command, as_root=False)
