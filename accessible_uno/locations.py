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
    from importlib.resources import files  # not paid for by a start from ordinary folders

    archived = files("accessible_uno") / "locales"
    if archived.is_dir():
        return archived
    raise FileNotFoundError(f"no locales folder inside {package} nor beside it")
