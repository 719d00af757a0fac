"""The sound device, open while something sounds and a little longer."""

from __future__ import annotations

import sys
from contextlib import suppress
from types import ModuleType
from typing import Any, Final

from accessible_uno.voices.sounds.mixer import Mixer
from accessible_uno.voices.sounds.synthesis import RATE

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
        if self._device is None or not self._device.running:
            try:
                self._start()
            except Exception:  # noqa: BLE001  # the library's errors are of no common class
                self._restart()
        return str(self._device.backend)

    def sleep(self) -> None:
        """Let the device go to sleep."""
        if self._device is not None:
            try:
                self._device.stop()
            except Exception:  # noqa: BLE001  # likewise
                self.close()

    def close(self) -> None:
        """Release the device."""
        if self._device is not None:
            self._device.close()
            self._device = None

    def _restart(self) -> None:
        self.close()
        try:
            self._start()
        except Exception as reason:
            self.close()
            raise SoundDeviceMissing(str(reason)) from reason

    def _start(self) -> None:
        library = self._library
        if self._device is None:
            names = _BACKENDS.get(sys.platform, ())
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
