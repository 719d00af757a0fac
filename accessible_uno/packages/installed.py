"""Whether any installed package may add something, found in a millisecond.

``importlib.metadata`` takes twenty times as long, most of it to be imported, and nearly always only
to find nothing.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Final

FILE: Final = "entry_points.txt"
FOLDERS: Final = (".dist-info", ".egg-info")
"""How the folders end that hold what is known of a package."""


def may_add(prefix: str) -> bool:
    """Return whether an installed package has entry points in a group that begins with ``prefix``.

    Where packages are found in another way than in folders, the answer is yes.
    """
    section = f"[{prefix}".encode()
    return _has_other_finders() or any(_names(folder, section) for folder in sys.path)


def _has_other_finders() -> bool:
    return any(
        finder is not PathFinder and hasattr(finder, "find_distributions")
        for finder in sys.meta_path
    )


def _names(folder: str, section: bytes) -> bool:
    """Whether a package in a folder of the path has the section among its entry points."""
    try:
        names = os.listdir(folder or ".")  # noqa: PTH208  # a Path for each is not needed
    except OSError:
        return Path(folder).is_file()  # an archive
    if folder.lower().endswith(".egg"):
        return True
    return any(
        section in _read(f"{folder or '.'}/{name}/{FILE}")
        for name in names
        if name.lower().endswith(FOLDERS)
    )


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError:
        return b""
