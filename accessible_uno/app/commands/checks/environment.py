"""The Python environment that the game runs in: whether it sees the packages of the system."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.app.paths import display_path
from accessible_uno.voices.notices import NoticeArguments

BINDINGS: Final = {
    "python3-louis": "louis",
    "python3-brlapi": "brlapi",
    "python3-speechd": "speechd",
}
"""The packages of the system that hold a Python module, which is not to be had from PyPI."""

SETTING: Final = "include-system-site-packages"

_IS_FALSE: Final = re.compile(rf"^{SETTING}\s*=\s*false\s*$", re.IGNORECASE | re.MULTILINE)
_PIPX: Final = "pipx"
_LONGEST: Final = 20.0
"""Seconds that the system's Python may take to answer."""


class Isolation(NamedTuple):
    """An environment that does not see the packages of the system.

    Attributes:
        config: its file ``pyvenv.cfg``.
        by_pipx: whether pipx has made it.
    """

    config: Path
    by_pipx: bool

    @property
    def repair(self) -> str:
        """The command that lets it see them."""
        line = f"s/^{SETTING} *=.*/{SETTING} = true/"
        return shlex.join(("sed", "-i", line, str(self.config)))


def isolation() -> Isolation | None:
    """Return the environment that this Python runs in, where it is isolated from the system."""
    config = Path(sys.prefix, "pyvenv.cfg")
    try:
        found = sys.prefix != sys.base_prefix and _IS_FALSE.search(config.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return Isolation(config, _PIPX in config.parts) if found else None


def hidden_packages(packages: Sequence[str]) -> list[str]:
    """Return those packages of the system that are installed and that only isolation hides."""
    if isolation() is None:
        return []
    return [name for name in packages if name in BINDINGS and _system_finds(BINDINGS[name])]


@cache
def _system_finds(module: str) -> bool:
    """Whether the Python that the environment was made from finds a module."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    asked = f"import importlib.util as u, sys; sys.exit(u.find_spec({module!r}) is None)"
    try:
        done = subprocess.run(
            [Path(sys.base_prefix, "bin", version), "-I", "-c", asked],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_LONGEST,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def repairs(findings: Sequence[Finding]) -> Iterator[tuple[str, NoticeArguments]]:
    """Yield messages: what must be done by hand, and the command for the rest."""
    wanted = list(dict.fromkeys(name for found in findings for name in found.packages))
    hidden = hidden_packages(wanted)
    packages = [name for name in wanted if name not in hidden]
    again = list(dict.fromkeys(name for found in findings for name in found.damaged))
    commands = [
        as_root(found.command) if found.as_root else found.command
        for found in findings
        if found.command
    ]
    isolated = isolation() if any(name in BINDINGS for name in wanted) else None
    if isolated:
        where = {"file": display_path(isolated.config), "pipx": "yes" if isolated.by_pipx else "no"}
        yield "doctor-isolated", {**where, "packages": " ".join(hidden) or "none"}
        writable = os.access(isolated.config, os.W_OK)
        commands.insert(0, isolated.repair if writable else as_root(isolated.repair))
    if shutil.which("apt"):
        commands[:0] = [
            as_root(f"apt install {option}{' '.join(names)}")
            for option, names in (("", packages), ("--reinstall ", again))
            if names
        ]
    elif packages or again:
        yield "doctor-mend-by-hand", {"packages": " ".join((*packages, *again))}
    if commands:
        yield "doctor-mend", {"command": " && ".join(commands)}


def as_root(command: str) -> str:
    """Return a command as a user types it where only root may call it; Windows has no root."""
    is_user = hasattr(os, "geteuid") and os.geteuid() != 0
    return f"sudo {command}" if is_user else command


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
