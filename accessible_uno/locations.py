"""Where the files that travel with the program lie."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def locales_folder() -> Traversable:
    """Return the folder that holds ``fr/*.ftl`` and ``en/*.ftl``.

    An installed package carries it inside (also when imported from a zip archive); in a
    checkout, editable installs included, it lies beside the package.

    Raises:
        FileNotFoundError: neither place has it: the installation is incomplete.
    """
    package = Path(__file__).parent
    for folder in (package / "locales", package.parent / "locales"):
        if folder.is_dir():
            return folder
    archived = _in_archive("locales")
    if archived.is_dir():
        return archived
    raise FileNotFoundError(f"no locales folder inside {package} nor beside it")


def presets_folder() -> Traversable:
    """Return the folder that holds our own presets, ``*.toml``."""
    folder = Path(__file__).parent / "rules" / "presets"
    return folder if folder.is_dir() else _in_archive("rules", "presets")


def _in_archive(*parts: str) -> Traversable:
    from importlib.resources import files  # not paid for by a start from ordinary folders

    return files("accessible_uno").joinpath(*parts)
