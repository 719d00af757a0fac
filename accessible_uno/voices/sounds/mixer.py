"""Several sounds that become one stream."""

from __future__ import annotations

import threading
from array import array
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from operator import add
from typing import Final

from accessible_uno.voices.sounds.synthesis import RATE

SPACING: Final = round(0.12 * RATE)
"""Frames from the beginning of one sound to the next one's: as they last 0.3 seconds at most,
three sound at once, and cannot overflow."""

WAITING: Final = 4
"""Sounds that wait: one more, and the oldest of them is dropped."""

RESTING: Final = 10 * RATE
"""Frames of silence after which nobody need listen to the stream."""

_FADE: Final = round(0.015 * RATE)


@dataclass
class _Sounding:
    samples: array[int]
    at: int = 0


class Mixer:
    """Puts sounds one over the other, each a moment after the one before.

    Sounds may be added from one thread while another draws frames.

    Args:
        resting: called, by the thread that draws frames, once nothing has sounded for so many
            frames as ``RESTING``.
    """

    def __init__(self, resting: Callable[[], None]) -> None:
        self._resting = resting
        self._lock = threading.Lock()
        self._waiting: deque[array[int]] = deque(maxlen=WAITING)
        self._sounding: list[_Sounding] = []
        self._before_next = 0
        self._silence = 0

    @property
    def rests(self) -> bool:
        """Whether nothing has sounded for so long, or is to sound."""
        with self._lock:
            return self._silence >= RESTING

    def add(self, samples: array[int]) -> None:
        """Let these samples, left and right in turn, sound as soon as may be."""
        with self._lock:
            self._waiting.append(samples)
            self._silence = 0

    def cancel(self) -> None:
        """Fade out what sounds, and drop what waits."""
        with self._lock:
            self._waiting.clear()
            for each in self._sounding:
                each.samples = _faded(each.samples[each.at : each.at + 2 * _FADE])
                each.at = 0

    def stream(self) -> Generator[bytes, int, None]:
        """Return a started generator: it takes a number of frames, and gives their bytes."""
        stream = self._frames()
        next(stream)
        return stream

    def _frames(self) -> Generator[bytes, int, None]:
        count = yield b""
        while True:
            with self._lock:
                frames = self._mixed(count)
                rest = self._silence < RESTING <= self._silence + count
                self._silence += count
            if rest:
                self._resting()
            count = yield frames.tobytes()

    def _mixed(self, count: int) -> array[int]:
        frames = array("h", bytes(4 * count))
        for each in self._sounding:
            _put(frames, each, 0)
        while self._waiting and self._before_next < count:
            each = _Sounding(self._waiting.popleft())
            _put(frames, each, self._before_next)
            self._sounding.append(each)
            self._before_next += SPACING
        self._before_next = max(0, self._before_next - count)
        self._sounding = [each for each in self._sounding if each.at < len(each.samples)]
        if self._sounding or self._waiting:
            self._silence = -count
        return frames


def _put(frames: array[int], sounding: _Sounding, start: int) -> None:
    """Add what of a sound falls into these frames, from frame ``start`` on."""
    part = sounding.samples[sounding.at : sounding.at + len(frames) - 2 * start]
    sounding.at += len(part)
    here = slice(2 * start, 2 * start + len(part))
    frames[here] = array("h", map(add, frames[here], part))


def _faded(samples: array[int]) -> array[int]:
    count = len(samples)
    return array("h", [round(each * (1 - at / count)) for at, each in enumerate(samples)])
