"""Finds out whether a screen reader runs on this machine: a hint for who is asked who speaks.

It decides for those alone who leave the choice to the game.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

PROCESSES: Final = Path("/proc")

READERS: Final = {
    "orca": "Orca",
    "fenrir": "Fenrir",
    "yasr": "yasr",
    "tdsr": "TDSR",
    "espeakup": "Speakup",
    "speechd-up": "Speakup",
    "sbl": "SBL",
    "nvda.exe": "NVDA",
    "jfw.exe": "JAWS",
    "VoiceOver": "VoiceOver",
}
"""Programs that read the screen aloud, by the names of their processes, with their own names."""

BRLTTY: Final = "brltty"
"""The program that shows the screen in braille."""

UNNAMED: Final = "unnamed"
"""Stands for a screen reader of which Windows says only that it runs."""

_SYSTEM: Final = 0
"""The user to whom the services of the system belong."""


def running_programs(processes: Path = PROCESSES) -> frozenset[str]:
    """Return the names of the programs that run for this user or for the system.

    Where the system lists no processes in files, there are none.
    """
    return frozenset(_program_names(processes))


def reader_here() -> str | None:
    """Return the name of a screen reader that runs now; ``None`` where there is none."""
    return running_reader(running_programs())


def running_reader(programs: frozenset[str]) -> str | None:
    """Return the name of a screen reader among ``programs``; ``None`` where there is none."""
    found = next((name for program, name in READERS.items() if program in programs), None)
    return found or _reader_of_windows()


def _program_names(processes: Path) -> Iterator[str]:
    users = (_SYSTEM, _own_user())
    with suppress(OSError), os.scandir(processes) as folders:
        for folder in folders:
            with suppress(OSError):  # it has ended meanwhile, or is not ours to look at
                if folder.name.isdecimal() and folder.stat().st_uid in users:
                    yield _program_name(folder.path)


def _program_name(folder: str) -> str:
    """Return the name of a process; of an interpreter, that of the program it runs."""
    name = _beginning(f"{folder}/comm").decode("utf-8", "replace").strip()
    if not name.startswith("python"):
        return name
    words = _beginning(f"{folder}/cmdline").split(b"\0")
    script = next((word for word in words[1:] if not word.startswith(b"-")), b"")
    return os.fsdecode(script).rpartition("/")[2] or name


def _beginning(file: str) -> bytes:
    """Return the first bytes of a file: every process has one, and a ``Path`` and a buffer cost."""
    with open(file, "rb", buffering=0) as opened:  # noqa: PTH123
        return opened.read(4096)


def _own_user() -> int:
    if sys.platform == "win32":
        return _SYSTEM
    return os.getuid()


def _reader_of_windows() -> str | None:
    """Return :data:`UNNAMED` where Windows knows that one runs, whatever its name."""
    if sys.platform != "win32":
        return None
    import ctypes

    runs = ctypes.c_int(0)
    get_screen_reader = 0x46
    done = ctypes.windll.user32.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(runs), 0)
    return UNNAMED if done and runs.value else None
