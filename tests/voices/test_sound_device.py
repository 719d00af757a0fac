"""The sound library, loaded without what it imports and no sound needs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from accessible_uno.voices.sounds.device import load_library

LIBRARY = """
import urllib.request
try:
    import numpy
except ImportError:
    numpy = None
"""


def test_the_sound_library_loads_neither_numpy_nor_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It finds no numpy, though there is one; afterwards both can be imported as usual."""
    (tmp_path / "miniaudio.py").write_text(LIBRARY)
    (tmp_path / "numpy.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("miniaudio", "numpy", "urllib.request"):
        monkeypatch.setitem(sys.modules, name, None)
        del sys.modules[name]
    assert load_library().numpy is None
    assert not {"numpy", "urllib.request"} & set(sys.modules)
    monkeypatch.delitem(sys.modules, "miniaudio")
    monkeypatch.setitem(sys.modules, "numpy", sys)
    assert load_library().numpy is sys
