"""The real Speech Dispatcher without a sound card: its module writes the texts to a file."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PATIENCE: Final = 120.0
LOOK: Final = 0.002

SERVER: Final = """\
LogLevel 3
CommunicationMethod "unix_socket"
AudioOutputMethod "libao"
AddModule "written" "sd_generic" "written.conf"
DefaultModule written
DefaultLanguage "en"
DefaultVolume 100
"""

MODULE: Final = """\
GenericExecuteSynth "sh {script} \\'$VOICE\\' \\'$RATE\\' \\'$PITCH\\' \\'$VOLUME\\' \\'$DATA\\'"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "fr" "fr" "utf-8"
AddVoice "en" "MALE1" "anna"
AddVoice "en" "MALE2" "adam"
AddVoice "fr" "MALE1" "fleur"
AddVoice "fr" "MALE2" "franck"
GenericRateForceInteger 1
GenericPitchForceInteger 1
GenericVolumeForceInteger 1
"""

SCRIPT: Final = """\
text=$(printf '%s' "$5" | tr '\\n' ' ')
printf '%s|%s|%s|%s|%s|%s\\n' "$$" "$1" "$2" "$3" "$4" "$text" >>{heard}
sleep {seconds}
echo ended >>{heard}
"""


@dataclass(frozen=True)
class Spoken:
    """What the module was told to speak; the numbers are the server's, from -100 to 100.

    Attributes:
        process: the number of the process that speaks it.
    """

    process: int
    voice: str
    rate: int
    pitch: int
    volume: int
    text: str


class SpeechDaemon:
    """The daemon, with a configuration and a socket of its own.

    Attributes:
        address: for ``SPEECHD_ADDRESS``.
    """

    def __init__(self, folder: Path, seconds: float = 0.1) -> None:
        self._folder = folder
        self._place = folder / "speechd.sock"
        self._heard = folder / "heard"
        self._read = 0
        script = folder / "speak.sh"
        modules = folder / "conf" / "modules"
        modules.mkdir(parents=True)
        (folder / "conf" / "speechd.conf").write_text(SERVER)
        (modules / "written.conf").write_text(MODULE.format(script=script))
        script.write_text(SCRIPT.format(heard=self._heard, seconds=seconds))
        self._heard.touch()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix_socket:{self._place}"

    def start(self) -> None:
        """Start it; return when it can be reached."""
        self._place.unlink(missing_ok=True)
        places = ("-C", self._folder / "conf", "-S", self._place)
        notes = ("-L", self._folder, "-P", self._folder / "pid")
        self._process = subprocess.Popen(
            ["speech-dispatcher", "--run-single", "--timeout", "0", *places, *notes],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._until(self._place.is_socket, "the daemon did not start")

    def kill(self) -> None:
        """Kill it at once."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._place.unlink(missing_ok=True)

    def next(self) -> Spoken:
        """Return the next text spoken."""
        while (line := self._line()) == "ended":
            pass
        process, voice, rate, pitch, volume, text = line.split("|", 5)
        return Spoken(int(process), voice, int(rate), int(pitch), int(volume), text)

    def rest(self) -> list[Spoken]:
        """Return what has been spoken and was not asked for yet."""
        spoken: list[Spoken] = []
        while len(self._lines()) > self._read:
            if self._lines()[self._read] == "ended":
                self._read += 1
            else:
                spoken.append(self.next())
        return spoken

    def ends(self) -> int:
        """Return how many texts were spoken to their end."""
        return self._heard.read_text("utf-8").splitlines().count("ended")

    def _line(self) -> str:
        self._until(lambda: len(self._lines()) > self._read, "nothing more was spoken")
        self._read += 1
        return self._lines()[self._read - 1]

    def _lines(self) -> list[str]:
        return self._heard.read_text("utf-8").split("\n")[:-1]

    def _until(self, there: Callable[[], bool], complaint: str) -> None:
        given_up = time.monotonic() + PATIENCE
        while not there():
            assert time.monotonic() < given_up, complaint
            time.sleep(LOOK)
