"""The sound library: loaded without what no sound needs, and its devices opened once each."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from accessible_uno.voices.sounds.worker import Mixer, SoundDevice, load_library

LIBRARY = """
import urllib.request
try:
    import numpy
except ImportError:
    numpy = None
"""


NEEDY = """
from urllib.request import Request
import numpy
"""

DEVICES = """
from types import SimpleNamespace

Backend = {name: name for name in ("PULSEAUDIO", "ALSA", "COREAUDIO", "WASAPI", "DSOUND", "WINMM")}
SampleFormat = SimpleNamespace(SIGNED16=2)
opened = []

class PlaybackDevice:
    backend = "ALSA"

    def __init__(self, **_):
        self.running = False
        self.starts = 0
        opened.append(self)

    def start(self, stream):
        self.running = True
        self.starts += 1

    def close(self):
        self.running = False
"""


@pytest.fixture(autouse=True)
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sound library that is not loaded yet, and a numpy."""
    (tmp_path / "numpy.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("miniaudio", "numpy", "urllib.request"):
        monkeypatch.setitem(sys.modules, name, None)
        del sys.modules[name]
    return tmp_path / "miniaudio.py"


def test_the_sound_library_loads_neither_numpy_nor_the_network(
    library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It finds no numpy, though there is one; afterwards both can be imported as usual."""
    library.write_text(LIBRARY)
    assert load_library().numpy is None
    assert not {"numpy", "urllib.request"} & set(sys.modules)
    monkeypatch.delitem(sys.modules, "miniaudio")
    monkeypatch.setitem(sys.modules, "numpy", sys)
    assert load_library().numpy is sys


def test_a_sound_library_that_needs_them_has_them(library: Path) -> None:
    library.write_text(NEEDY)
    assert load_library().numpy.__name__ == "numpy"


def test_a_device_is_never_started_a_second_time(library: Path) -> None:
    """After a silence, and after it has stopped by itself, another is opened for the next sound."""
    library.write_text(DEVICES)
    device = SoundDevice(Mixer(lambda: None))
    opened = load_library().opened
    assert device.wake() == device.wake() == "ALSA"
    device.close()
    device.wake()
    opened[-1].running = False
    device.wake()
    assert [(each.starts, each.running) for each in opened] == [(1, False), (1, False), (1, True)]
