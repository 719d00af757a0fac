"""Python's own help tells every module of the kernel."""

from __future__ import annotations

import importlib
import pkgutil
import pydoc

from accessible_uno import game


def test_help_tells_the_kernel() -> None:
    """An author who types ``help(...)`` is told every class and field, and no name is missing."""
    for found in pkgutil.walk_packages(game.__path__, f"{game.__name__}."):
        module = importlib.import_module(found.name)
        assert module.__name__ in pydoc.render_doc(module)
