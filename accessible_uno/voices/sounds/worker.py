"""The sound worker: ``python -m accessible_uno.voices.sounds.worker``.

The sounds are made here, in memory and while there is nothing else to do: that takes less time
than reading them from files would save, and no file can go stale.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from array import array
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from operator import add
from types import ModuleType
from typing import Any, Final, NoReturn, TypeAlias

from accessible_uno.narration.sounds import Sound
from accessible_uno.voices.sounds.protocol import (
    FadeOut,
    PlaySound,
    SoundCommand,
    SoundStatus,
    StatusChanged,
    decode_command,
)
from accessible_uno.voices.sounds.synthesis import RATE, SPACING, limited, mono, rendered
from accessible_uno.voices.worker_pipe import WorkerPipe

WAITING: Final = 4
"""How many sounds may wait; one more, and the oldest is dropped."""

IDLE: Final = 10 * RATE
"""Frames of silence after which the device is released."""

STALLED: Final = 2.0
"""Seconds after which a device that draws no frames has been lost without a word."""

_FADE: Final = round(0.015 * RATE)


@dataclass
class _PlayingSound:
    samples: array[int]
    at: int = 0


class Mixer:
    """Adds sounds up, each a moment after the one before.

    Sounds may be added from one thread while another draws frames.

    Args:
        on_idle: called by the thread that draws frames, once nothing has sounded for ``IDLE``
            frames.
    """

    def __init__(self, on_idle: Callable[[], None]) -> None:
        self._on_idle = on_idle
        self._lock = threading.Lock()
        self._waiting: deque[array[int]] = deque(maxlen=WAITING)
        self._sounding: list[_PlayingSound] = []
        self._before_next = 0
        self._silence = 0
        self._drawn_at = 0.0

    @property
    def is_stalled(self) -> bool:
        """Whether the device that was given the stream has drawn no frames for a while."""
        return time.monotonic() - self._drawn_at > STALLED

    @property
    def is_idle(self) -> bool:
        """Whether nothing has sounded for ``IDLE`` frames, and nothing waits."""
        with self._lock:
            return self._silence >= IDLE

    def add(self, samples: array[int]) -> None:
        """Play these samples, left and right in turn, as soon as possible."""
        with self._lock:
            self._waiting.append(samples)
            self._silence = 0

    def fade_out(self) -> None:
        """Fade out what sounds, and drop what waits."""
        with self._lock:
            self._waiting.clear()
            for each in self._sounding:
                each.samples = _faded(each.samples[each.at : each.at + 2 * _FADE])
                each.at = 0

    def stream(self) -> Generator[bytes, int, None]:
        """Return a started generator: it is sent a number of frames, and yields their bytes."""
        stream = self._frames()
        next(stream)
        self._drawn_at = time.monotonic()
        return stream

    def _frames(self) -> Generator[bytes, int, None]:
        count = yield b""
        while True:
            with self._lock:
                frames = self._mixed(count)
                becomes_idle = self._silence < IDLE <= self._silence + count
                self._silence += count
            if becomes_idle:
                self._on_idle()
            self._drawn_at = time.monotonic()
            count = yield frames.tobytes()

    def _mixed(self, count: int) -> array[int]:
        frames = array("h", bytes(4 * count))
        for each in self._sounding:
            _add_to(frames, each, 0)
        while self._waiting and self._before_next < count:
            each = _PlayingSound(self._waiting.popleft())
            _add_to(frames, each, self._before_next)
            self._sounding.append(each)
            self._before_next += SPACING
        self._before_next = max(0, self._before_next - count)
        self._sounding = [each for each in self._sounding if each.at < len(each.samples)]
        if self._sounding or self._waiting:
            self._silence = -count
        return frames


def _add_to(frames: array[int], sounding: _PlayingSound, start: int) -> None:
    """Add the part of a sound that falls into these frames, from frame ``start`` on."""
    part = sounding.samples[sounding.at : sounding.at + len(frames) - 2 * start]
    sounding.at += len(part)
    here = slice(2 * start, 2 * start + len(part))
    sums = list(map(add, frames[here], part))
    try:
        frames[here] = array("h", sums)
    except OverflowError:  # several loud sounds at once
        frames[here] = array("h", [round(_FULL * limited(each / _FULL)) for each in sums])


_FULL: Final = 32_767


def _faded(samples: array[int]) -> array[int]:
    count = len(samples)
    return array("h", [round(each * (1 - at / count)) for at, each in enumerate(samples)])


PERIOD: Final = 12
"""Milliseconds of sound that are mixed at once: a longer period would delay every sound."""

PERIODS: Final = 3
"""How many periods the device holds ready."""

_BACKENDS: Final = {
    "darwin": ("COREAUDIO",),
    "linux": ("PULSEAUDIO", "ALSA"),
    "win32": ("WASAPI", "DSOUND", "WINMM"),
}
"""The backends tried on each system; elsewhere the library chooses.  Its own choice would also
start a JACK server, and play to nobody where there is no device."""

_NEVER_USED: Final[dict[str, ModuleType | None]] = {
    "numpy": None,
    "urllib.request": ModuleType("urllib.request"),
}
"""What the library imports for samples in arrays of numpy, which it can do without, and for radio
over the network: 20 MB that no sound of ours needs."""


class SoundLibraryMissing(Exception):
    """The library is not installed, or does not load."""


class SoundDeviceMissing(Exception):
    """There is nothing to play on."""


def load_library() -> Any:
    """Import miniaudio without the modules that none of its functions needs here.

    An edition of it that cannot do without them gets them.
    """
    kept_out = {name: each for name, each in _NEVER_USED.items() if name not in sys.modules}
    sys.modules.update(kept_out)  # type: ignore[arg-type]  # None: there is no such module
    try:
        with suppress(Exception):
            import miniaudio
    finally:
        for name in kept_out:
            del sys.modules[name]
    import miniaudio

    return miniaudio


class SoundDevice:
    """Plays what a mixer mixes, through miniaudio.

    Raises:
        SoundLibraryMissing: it cannot be loaded.
    """

    def __init__(self, mixer: Mixer) -> None:
        try:
            self._library = load_library()
        except Exception as reason:
            raise SoundLibraryMissing(str(reason)) from reason
        self._mixer = mixer
        self._device: Any = None

    def wake(self) -> str:
        """Let the mixer be heard; return the way to the device, such as ``ALSA``.

        Raises:
            SoundDeviceMissing: there is none, or it has gone.
        """
        if not self._plays:
            self.close()
            self._open()
        return str(self._device.backend)

    def close(self) -> None:
        """Release the device.

        It is never stopped and started again instead: miniaudio's ALSA devices may take the end of
        their last stop for a new one, and then play silence.
        """
        if self._device is not None:
            self._device.close()
            self._device = None

    @property
    def _plays(self) -> bool:
        """Whether the device is open and draws frames.

        A sound server takes its stream away from the library unnoticed.
        """
        return self._device is not None and self._device.running and not self._mixer.is_stalled

    def _open(self) -> None:
        library = self._library
        names = _BACKENDS.get(sys.platform, ())
        try:
            self._device = library.PlaybackDevice(
                output_format=library.SampleFormat.SIGNED16,
                nchannels=2,
                sample_rate=RATE,
                buffersize_msec=PERIOD,
                callback_periods=PERIODS,
                backends=[library.Backend[name] for name in names],
                app_name="accessible-uno",
            )
            # The library notes that the device has stopped only where there is a callback.
            self._device.stop_callback = lambda: None
            self._device.start(self._mixer.stream())
        except Exception as reason:  # the library's errors are of no common class
            self.close()
            raise SoundDeviceMissing(str(reason)) from reason


_RENDERED: Final = 64
"""Rendered cues kept in memory: each sound from each side at one volume."""


class MixerIdle:
    """From the mixer: nothing has sounded for a while."""


class PipeClosed:
    """From the listening thread: the game has closed its end."""


_Event: TypeAlias = SoundCommand | MixerIdle


class SoundWorker:
    """Plays what the game sends."""

    def __init__(self, pipe: WorkerPipe[SoundCommand]) -> None:
        self._pipe = pipe
        self._inbox: queue.SimpleQueue[_Event | PipeClosed] = queue.SimpleQueue()
        self._last_sent: StatusChanged | None = None
        self._mixer = Mixer(lambda: self._inbox.put(MixerIdle()))
        self._rendered = lru_cache(_RENDERED)(rendered)

    def run(self) -> None:
        """Play until the game closes its end."""
        threading.Thread(target=self._listen, daemon=True, name="listener").start()
        try:
            device = SoundDevice(self._mixer)
        except SoundLibraryMissing as reason:
            self._send(SoundStatus.NO_LIBRARY, str(reason))
            return
        self._send(SoundStatus.READY)
        for event in self._events():
            match event:
                case PlaySound():
                    self._mixer.add(self._rendered(event.cue, event.volume))
                    self._wake(device)
                case FadeOut():
                    self._mixer.fade_out()
                case MixerIdle() if self._mixer.is_idle:
                    device.close()
        device.close()

    def _wake(self, device: SoundDevice) -> None:
        try:
            self._send(SoundStatus.PLAYING, device.wake())
        except SoundDeviceMissing as reason:
            self._mixer.fade_out()
            self._send(SoundStatus.NO_DEVICE, str(reason))

    def _events(self) -> Iterator[_Event]:
        """Yield what comes until the game is gone; of many sounds at once the newest alone.

        While nothing comes, the sounds are synthesised one by one, so that none is late.
        """
        unmade = list(Sound)
        while True:
            events: deque[_Event] = deque(maxlen=WAITING)
            try:
                while True:
                    event = self._inbox.get(block=not unmade and not events)
                    if isinstance(event, PipeClosed):
                        return
                    events.append(event)
            except queue.Empty:
                if not events:
                    mono(unmade.pop(0))
            yield from events

    def _listen(self) -> None:
        for message in self._pipe.messages():
            self._inbox.put(message)
        self._inbox.put(PipeClosed())

    def _send(self, status: SoundStatus, detail: str = "") -> None:
        message = StatusChanged(status, " ".join(detail.split()))
        if self._last_sent != message:
            self._last_sent = message
            self._pipe.send(message)


def main() -> NoReturn:
    """Run until the game closes its end."""
    try:
        SoundWorker(WorkerPipe(decode_command)).run()
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
