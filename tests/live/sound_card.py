"""A sound card that is a file: ALSA writes the sound, and the test reads it."""

from __future__ import annotations

import math
import re
import time
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PATIENCE: Final = 120.0
LOOK: Final = 0.02
RATE: Final = 44_100

_FRAME: Final = 4
_SILENCE: Final = re.compile(rb"\0{%d,}" % (_FRAME * RATE // 20))
"""A twentieth of a second without a sound; what is heard between two of them is one sound."""

_CARD: Final = """
pcm.!default {{ type file  slave.pcm nowhere  file "| exec cat >> '{file}'"  format raw }}
pcm.nowhere {{ type null }}
"""


@dataclass(frozen=True)
class Heard:
    """A sound as it reached the card."""

    left: list[int]
    right: list[int]

    @property
    def milliseconds(self) -> float:
        return 1000 * len(self.left) / RATE

    @property
    def balance(self) -> float:
        """Return how much louder the right side is than the left: -1 to 1."""
        left, right = (math.hypot(*side) for side in (self.left, self.right))
        return (right - left) / (right + left)


class SoundCard:
    """Takes the place of the machine's own; sounds go there faster than they could be heard.

    Attributes:
        environment: what leads ALSA to it, and nobody to a sound server.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / "heard.raw"  # through cat, as ALSA would empty it at each opening
        self._read = 0
        configuration = folder / "asound.conf"
        configuration.write_text(_CARD.format(file=self._file))
        self.environment = leading_to(configuration)

    @property
    def was_opened(self) -> bool:
        return self._file.exists()

    @property
    def size(self) -> int:
        """Return how many bytes were written."""
        return self._file.stat().st_size if self.was_opened else 0

    def forget(self) -> None:
        """Ignore what has been written so far."""
        self._read = self.size // _FRAME * _FRAME

    def renew(self) -> None:
        """Replace the card by a new one that nobody has opened."""
        self._read = 0
        self._file.unlink(missing_ok=True)

    def heard(self) -> list[Heard]:
        """Return each sound that has ended."""
        if not self.was_opened:
            return []
        with self._file.open("rb") as file:
            file.seek(self._read)
            samples = file.read()
        found, start = [], 0
        for silence in _SILENCE.finditer(samples):
            end = -(-silence.start() // _FRAME) * _FRAME
            if end > start:
                found.append(_trimmed(array("h", samples[start:end])))
            start = silence.end() // _FRAME * _FRAME
        return found

    def until_heard(self, count: int) -> list[Heard]:
        """Wait until so many sounds have ended; return them."""
        given_up = time.monotonic() + PATIENCE
        while len(found := self.heard()) < count:
            assert time.monotonic() < given_up, f"{len(found)} sounds of {count}"
            time.sleep(LOOK)
        return found


def _trimmed(both: array[int]) -> Heard:
    """Remove the silence before and after."""
    sounding = [at // 2 for at, sample in enumerate(both) if sample]
    inside = slice(sounding[0], sounding[-1] + 1)
    return Heard(list(both[0::2])[inside], list(both[1::2])[inside])


def no_card(folder: Path) -> dict[str, str]:
    """Return the environment of a machine without a sound card."""
    configuration = folder / "none.conf"
    configuration.write_text("")
    return leading_to(configuration)


def leading_to(configuration: Path) -> dict[str, str]:
    """Return the environment in which ALSA knows this configuration alone."""
    return {"ALSA_CONFIG_PATH": str(configuration), "PULSE_SERVER": "unix:/nowhere"}
