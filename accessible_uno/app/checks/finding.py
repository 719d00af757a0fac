"""One thing that the doctor has looked for."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass, replace

from accessible_uno.voices.notices import NoticeArguments


@dataclass(frozen=True)
class Finding:
    """One thing looked for.

    Attributes:
        message: what is told of it.
        arguments: what that needs.
        well: whether nothing is lacking.
        packages: what would mend it, by the names of Debian's packages.
        command: what would mend it besides.
        as_root: whether only root may call that.
    """

    message: str
    arguments: NoticeArguments
    well: bool = True
    packages: tuple[str, ...] = ()
    command: str = ""
    as_root: bool = True

    def unneeded(self) -> Finding:
        """Return it as it is for whoever does not use it, and so lacks nothing."""
        return replace(self, well=True, packages=(), command="")


def lacks_library(message: str, arguments: NoticeArguments, name: str) -> Finding:
    """Return that a library from PyPI is lacking."""
    command = shlex.join((sys.executable, "-m", "pip", "install", name))
    return Finding(message, arguments, well=False, command=command, as_root=False)
