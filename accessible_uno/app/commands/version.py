"""``accessible-uno --version``."""

from __future__ import annotations

import sys
from importlib.metadata import version as installed_version

from accessible_uno.app.arguments import LANG, parse
from accessible_uno.app.call import Call


def version(call: Call) -> int:
    """Write the name and the version of the program."""
    parse((LANG,), call.arguments)
    sys.stdout.write(f"accessible-uno {installed_version('accessible-uno')}\n")
    return 0
