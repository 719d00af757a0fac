"""Runs the command line as somebody at a shell does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    status: int
    out: str
    err: str


def uno(
    home: Path, *arguments: str, typed: str = "", language: str = "C", program: str = ""
) -> Done:
    """Run ``accessible-uno``, or a ``program`` in its place, with its files under ``home``."""
    started = ["-c", program] if program else ["-m", "accessible_uno"]
    done = subprocess.run(
        [sys.executable, *started, *arguments],
        input=typed.encode(),
        capture_output=True,
        env=environment(home, language),
        timeout=300,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def environment(home: Path, language: str = "C") -> dict[str, str]:
    """The environment of somebody whose files lie under ``home``; no speech server by chance."""
    return {
        "SPEECHD_ADDRESS": f"unix_socket:{home}/no-server",
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_STATE_HOME": str(home / "state"),
        "LC_ALL": language,
    }


@contextmanager
def sitting(home: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run ``accessible-uno`` and leave it running; at the end it is killed."""
    command = [sys.executable, "-m", "accessible_uno", *arguments]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=environment(home),
    )
    with process:
        yield process
        process.kill()


def heard_until(process: subprocess.Popen[str], line: str) -> list[str]:
    """Return the lines that a running command tells, up to ``line``."""
    assert process.stdout is not None
    heard: list[str] = []
    while not heard or heard[-1] != line:
        told = process.stdout.readline()
        assert told, f"waited for {line!r}, got {heard!r}"
        heard.append(told.rstrip("\n"))
    return heard
