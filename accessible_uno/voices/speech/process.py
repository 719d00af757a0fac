"""Starts the worker process of a backend, with the command that plays its sound files."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from typing import Final, TypeAlias

from accessible_uno.voices.speech.backends import Backend
from accessible_uno.voices.speech.protocol import FromWorker, ToWorker, decode_from_worker
from accessible_uno.voices.speech.workers.player import WINDOWS_PLAYER
from accessible_uno.voices.worker_process import WorkerProcess

SpeechProcess: TypeAlias = WorkerProcess[ToWorker, FromWorker]
"""A speech worker as the game sees it."""

PLAYER_VARIABLE: Final = "ACCESSIBLE_UNO_PLAYER"
"""Names the command that plays a sound file; the file's path is added at its end."""

_USUAL_PLAYERS: Final = {"darwin": ("afplay",), "win32": (WINDOWS_PLAYER,)}


def player_command(setting: str | None = None) -> list[str]:
    """Return the words of the player's command: the setting, the variable, or the system's own.

    A command that cannot be split is returned as one word; it names no program, and the voice
    reports that.
    """
    wanted = setting or os.environ.get(PLAYER_VARIABLE, "")
    try:
        return _split(wanted) or list(_USUAL_PLAYERS.get(sys.platform, ("aplay", "-q")))
    except ValueError:
        return [wanted]


def _split(command: str) -> list[str]:
    """Return the words of a command; on Windows a backslash separates folders."""
    if os.name == "posix":
        return shlex.split(command)
    return [word.strip('"') for word in shlex.split(command, posix=False)]


def start_worker(
    backend: Backend, player: Sequence[str] = (), *, warm_up: bool = False
) -> SpeechProcess:
    """Start a worker of the backend.

    Args:
        backend: what speaks.
        player: the command that plays a sound file, for a backend that writes files.
        warm_up: whether it wakes the sound device first; its first sound comes late otherwise.

    Raises:
        OSError: it cannot be started.
    """
    arguments = ("warm-up" if warm_up else "", *player) if backend.plays_files else ()
    return WorkerProcess(backend.worker, decode_from_worker, arguments, private_folder=True)
