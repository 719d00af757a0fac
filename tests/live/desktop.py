"""A graphical desktop without a screen, as screen readers need it: X, a bus, AT-SPI.

``scripts/test --all`` installs what it needs.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from ssip_server import SsipServer

SYSTEM_PYTHON: Final = "/usr/bin/python3"
"""Debian builds its bindings for its own Python."""

LISTENER: Final = Path(__file__).with_name("live_changes.py")
LAUNCHER: Final = "/usr/libexec/at-spi-bus-launcher"
QUIET: Final = subprocess.DEVNULL
WAIT: Final = 60.0


@contextmanager
def running(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[None]:
    """Run a program quietly while the block lasts."""
    process = subprocess.Popen(command, env=dict(environment), stdout=QUIET, stderr=QUIET)
    try:
        yield
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(5)
        process.kill()


@contextmanager
def desktop(folder: Path) -> Iterator[dict[str, str]]:
    """Start a desktop, and yield the environment in which programs reach it.

    Args:
        folder: the home of whoever sits there.
    """
    with ExitStack() as stack:
        environment = {
            **os.environ,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={folder / 'bus'}",
            "GTK_MODULES": "gail:atk-bridge",
            "NO_AT_BRIDGE": "0",
            "GNOME_ACCESSIBILITY": "1",
            "LC_ALL": "C.UTF-8",
        }
        for kept in ("DATA", "CONFIG", "STATE"):
            environment.pop(f"XDG_{kept}_HOME", None)
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1024x768x24"],
            stdout=subprocess.PIPE,
            stderr=QUIET,
        )
        stack.callback(screen.kill)
        assert screen.stdout is not None
        environment["DISPLAY"] = f":{int(screen.stdout.readline())}"
        bus = ["dbus-daemon", "--session", "--nofork", "--address"]
        stack.enter_context(running([*bus, environment["DBUS_SESSION_BUS_ADDRESS"]], environment))
        wait_for((folder / "bus").exists)
        settings = ["gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility"]
        subprocess.run([*settings, "true"], env=environment, check=False, capture_output=True)
        for command in (["openbox"], [LAUNCHER, "--launch-immediately", "--a11y=1"]):
            stack.enter_context(running(command, environment))
        wait_for(lambda: reaches_accessibility(environment))
        yield environment


@contextmanager
def orca(folder: Path, environment: dict[str, str]) -> Iterator[SsipServer]:
    """Run Orca on a desktop, and yield the speech server that notes what it says."""
    server = SsipServer(folder)
    with ExitStack() as stack:
        server.start()
        stack.callback(server.stop)
        environment["SPEECHD_ADDRESS"] = server.address
        stack.enter_context(running(["orca", "--replace"], environment))
        yield server


def reaches_accessibility(environment: Mapping[str, str]) -> bool:
    """Return whether programs find the bus of accessibility."""
    ask = ["gdbus", "call", "--session", "--dest", "org.a11y.Bus"]
    ask += ["--object-path", "/org/a11y/bus", "--method", "org.a11y.Bus.GetAddress"]
    return subprocess.run(ask, env=dict(environment), stdout=QUIET, stderr=QUIET).returncode == 0


def wait_for(found: object) -> None:
    """Wait until a function returns true.

    Raises:
        TimeoutError: it does not.
    """
    assert callable(found)
    end = time.monotonic() + WAIT
    while not found():
        if time.monotonic() > end:
            raise TimeoutError(found)
        time.sleep(0.05)


class LiveChange(NamedTuple):
    """A text that has come in a live region or a terminal, as a screen reader is told of it.

    Attributes:
        region: the place of the region or terminal among its siblings.
        at: when, in seconds.
        text: what has come.
    """

    region: int
    at: float
    text: str


class LiveChanges:
    """Listens to all live regions of a desktop, or to its terminals, by AT-SPI.

    Args:
        environment: that of the desktop.
        where: ``regions`` or ``terminal``.
    """

    def __init__(self, environment: Mapping[str, str], where: str = "regions") -> None:
        self._process = subprocess.Popen(
            [SYSTEM_PYTHON, LISTENER, where],
            env=dict(environment),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "listening\n"

    def stop(self) -> list[LiveChange]:
        """Listen no more, and return all that changed."""
        self._process.terminate()
        told, _ = self._process.communicate()
        return [LiveChange(*json.loads(line)) for line in told.splitlines()]
