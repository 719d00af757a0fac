"""The sound library, loaded without what it imports and no sound needs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from accessible_uno.voices.sounds.worker import load_library

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
