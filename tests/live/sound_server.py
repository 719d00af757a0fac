"""A PulseAudio of the test's own: its one device is a file's worth of silence that can be lost."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PATIENCE: Final = 120.0
LOOK: Final = 0.05
DEVICE: Final = "ear"

_CARD: Final = "pcm.!default { type pulse }\nctl.!default { type pulse }\n"


class SoundServer:
    """Plays to a null sink; what reaches it can be listened to.

    Attributes:
        environment: what leads ALSA and PulseAudio's clients to it.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._module = ""
        configuration = folder / "pulse.conf"
        configuration.write_text(f"</usr/share/alsa/alsa.conf>\n{_CARD}")
        self.environment = {
            "PULSE_SERVER": f"unix:{folder / 'pulse.socket'}",
            "PULSE_COOKIE": str(folder / "cookie"),
            "ALSA_CONFIG_PATH": str(configuration),
        }

    def plug_in(self) -> None:
        """Bring the device."""
        self._module = self._control("load-module", "module-null-sink", f"sink_name={DEVICE}")

    def unplug(self) -> None:
        """Take the device away, whatever plays on it."""
        self._control("unload-module", self._module)

    def until_plays(self, program: str) -> None:
        """Wait until a program's stream is on the device."""
        until(lambda: program in self._control("list", "sink-inputs"))

    def until_heard(self, act: Callable[[], object]) -> None:
        """Do something, again and again, until anything but silence comes to the device."""
        heard = self._folder / "heard.raw"
        command = ["parec", "--raw", "--device", f"{DEVICE}.monitor", "--latency-msec", "20"]
        with heard.open("wb") as file:
            ear = subprocess.Popen(command, stdout=file, env={**os.environ, **self.environment})

        def is_heard() -> bool:
            act()
            return any(heard.read_bytes())

        try:
            until(lambda: heard.stat().st_size > 0)
            until(is_heard)
        finally:
            ear.kill()
            ear.wait()

    def _control(self, *words: str) -> str:
        return subprocess.run(
            ["pactl", *words],
            env={**os.environ, "LC_ALL": "C", **self.environment},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        ).stdout.strip()

    def answers(self) -> bool:
        """Whether it takes commands."""
        try:
            self._control("info")
        except subprocess.CalledProcessError:
            return False
        return True


@contextmanager
def sound_server(folder: Path) -> Iterator[SoundServer]:
    """Run a sound server with its device, apart from the user's own."""
    made = SoundServer(folder)
    home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
    options = ("--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes", "--system=no")
    door = f"module-native-protocol-unix socket={folder / 'pulse.socket'} auth-anonymous=1"
    with (folder / "pulse.log").open("wb") as log:
        program = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", *options, "-L", door],
            env={**os.environ, **home},
            stdout=log,
            stderr=log,
        )
    try:
        until(made.answers)
        made.plug_in()
        yield made
    finally:
        program.kill()
        program.wait()


def until(true: Callable[[], bool]) -> None:
    """Wait until it is so."""
    given_up = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < given_up
        time.sleep(LOOK)
