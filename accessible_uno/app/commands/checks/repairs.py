"""The one command that repairs everything that a command can repair."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence

from accessible_uno.app.commands.checks.environment import BINDINGS, hidden_packages, isolation
from accessible_uno.app.commands.checks.finding import Finding
from accessible_uno.app.paths import display_path
from accessible_uno.voices.notices import NoticeArguments


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
