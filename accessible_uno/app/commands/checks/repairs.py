"""The one command that repairs everything that a command can repair."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence

from accessible_uno.app.commands.checks.finding import Finding
from accessible_uno.voices.notices import NoticeArguments


def repairs(findings: Sequence[Finding]) -> Iterator[tuple[str, NoticeArguments]]:
    """Yield messages: what must be installed by hand, and the command for the rest."""
    packages = " ".join(dict.fromkeys(name for found in findings for name in found.packages))
    commands = [
        as_root(found.command) if found.as_root else found.command
        for found in findings
        if found.command
    ]
    if packages and shutil.which("apt"):
        commands.insert(0, as_root(f"apt install {packages}"))
    elif packages:
        yield "doctor-mend-by-hand", {"packages": packages}
    if commands:
        yield "doctor-mend", {"command": " && ".join(commands)}


def as_root(command: str) -> str:
    """Return a command as a user types it where only root may call it."""
    return command if os.geteuid() == 0 else f"sudo {command}"
