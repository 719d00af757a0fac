"""What Orca says of the first minute of a game, in a graphical terminal on a virtual screen.

    python tests/bench/orca.py [OPTION...] [--keys LINE,LINE]

The options are those of ``accessible-uno play``; ``--speech screen-reader`` and the like choose who
speaks.  The lines of ``--keys`` are typed one after the other (``hand,scores`` when not given).  It
needs Debian's orca, xvfb, openbox, mate-terminal, xdotool, at-spi2-core, dbus and
speech-dispatcher.  Speech Dispatcher writes what it is told to a file instead of speaking: that is
what is printed, a line each, with the seconds since the start of the game.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))

from speech_daemon import SpeechDaemon

ROOT: Final = Path(__file__).resolve().parents[2]

NEEDS: Final = ("orca", "Xvfb", "openbox", "mate-terminal", "xdotool", "dbus-daemon")
SCREEN: Final = ":97"
SECONDS: Final = 12.0
"""How long the terminal and Orca get to begin, and each typed line to be answered."""


@contextmanager
def running(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[None]:
    """Run a program quietly while the block lasts."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(5)
        process.kill()


def bus(folder: Path, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """Start a session bus of its own and put its address into the environment."""
    address = f"unix:path={folder / 'bus'}"
    process = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", f"--address={address}"], stderr=subprocess.DEVNULL
    )
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    return process


def typed(line: str, environment: Mapping[str, str]) -> None:
    """Type a line into the window that has the keyboard."""
    for command in (["type", "--delay", "120", line], ["key", "Return"]):
        subprocess.run(["xdotool", *command], env=environment, check=True)


def main(arguments: list[str]) -> None:
    """Play the first minute and write down what was said."""
    lacking = [name for name in NEEDS if shutil.which(name) is None]
    if lacking:
        raise SystemExit(f"not installed: {', '.join(lacking)}")
    lines = ["hand", "scores"]
    if "--keys" in arguments:
        place = arguments.index("--keys")
        lines = arguments[place + 1].split(",")
        del arguments[place : place + 2]
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        daemon = SpeechDaemon(folder)
        environment = {
            **os.environ,
            "HOME": name,
            "XDG_RUNTIME_DIR": name,
            "DISPLAY": SCREEN,
            "SPEECHD_ADDRESS": daemon.address,
            "GTK_MODULES": "gail:atk-bridge",
            "NO_AT_BRIDGE": "0",
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": str(ROOT),
        }
        for kept in ("DATA", "CONFIG", "STATE"):
            environment.pop(f"XDG_{kept}_HOME", None)
        daemon.start()
        stack.callback(daemon.kill)
        stack.enter_context(running(["Xvfb", SCREEN, "-screen", "0", "1024x768x24"], environment))
        session = bus(folder, environment)
        stack.callback(session.kill)
        time.sleep(2)
        settings = ["gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility"]
        subprocess.run([*settings, "true"], env=environment, check=False, capture_output=True)
        launcher = "/usr/libexec/at-spi-bus-launcher"
        for command in (["openbox"], [launcher, "--launch-immediately"], ["orca", "--replace"]):
            stack.enter_context(running(command, environment))
            time.sleep(SECONDS / 4)
        game = [sys.executable, "-m", "accessible_uno", "play", *arguments]
        begun = time.monotonic()
        window = ["mate-terminal", "--disable-factory", "--geometry", "120x30"]
        stack.enter_context(running([*window, "--command", shlex.join(game)], environment))
        watch = said(daemon, begun)
        time.sleep(SECONDS)
        write(watch)
        for line in lines:
            sys.stdout.write(f"typed: {line}\n")
            typed(line, environment)
            time.sleep(SECONDS / 2)
            write(watch)


def said(daemon: SpeechDaemon, begun: float) -> Iterator[list[str]]:
    """Yield, each time, the texts that came since the last time."""
    while True:
        at = time.monotonic() - begun
        yield [f"{at:5.1f} {each.text}" for each in daemon.rest()]


def write(watch: Iterator[list[str]]) -> None:
    """Write what has come."""
    for line in next(watch):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
