"""The sound device, open while something sounds and a little longer."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.voices.sounds.synthesis import RATE

if TYPE_CHECKING:
    from accessible_uno.voices.sounds.mixer import Mixer

PERIOD: Final = 12
"""Milliseconds of sound that are mixed at once."""

PERIODS: Final = 3
"""As many of them lie ready with the device."""

_BACKENDS: Final = {
    "darwin": ("COREAUDIO",),
    "linux": ("PULSEAUDIO", "ALSA"),
    "win32": ("WASAPI", "DSOUND", "WINMM"),
}
"""What is tried on each system; elsewhere, what the library tries by itself.  Left to itself it
would also start a JACK server, and play to nobody where there is no device."""


class NoLibrary(Exception):
    """The library is not here, or does not load."""


class NoDevice(Exception):
    """There is nothing to play on."""


class Device:
    """Plays what a mixer mixes, through miniaudio.

    Raises:
        NoLibrary: it cannot be loaded.
    """

    def __init__(self, mixer: Mixer) -> None:
        try:
            import miniaudio
        except Exception as reason:
            raise NoLibrary(str(reason)) from reason
        self._library: Any = miniaudio
        self._mixer = mixer
        self._device: Any = None

    def wake(self) -> str:
        """Let the mixer be heard; return how the device is reached.

        Raises:
            NoDevice: there is none, or it has gone.
        """
        if self._device is None or not self._device.running:
            try:
                self._start()
            except Exception:
                self._start_anew()
        return str(self._device.backend)

    def rest(self) -> None:
        """Let the device go to sleep."""
        if self._device is not None:
            try:
                self._device.stop()
            except Exception:
                self.close()

    def close(self) -> None:
        """Let the device go."""
        if self._device is not None:
            self._device.close()
            self._device = None

    def _start_anew(self) -> None:
        self.close()
        try:
            self._start()
        except Exception as reason:
            self.close()
            raise NoDevice(str(reason)) from reason

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
            self._device.stop_callback = lambda: None  # it notes that the device has stopped
        self._device.start(self._mixer.stream())
