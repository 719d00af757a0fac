"""Writes each text that comes on this desktop, in live regions or in a terminal.

    /usr/bin/python3 live_changes.py regions|terminal

Of each, as JSON: the place of what it comes in among its siblings, when, the text.  The system's
own Python runs it.
"""

import json
import sys
import time
from importlib import import_module
from typing import Any

gi: Any = import_module("gi")
gi.require_version("Atspi", "2.0")
Atspi: Any = import_module("gi.repository.Atspi")


def is_live_region(source: Any) -> bool:
    """Whether a screen reader says by itself what comes there."""
    return bool((source.get_attributes() or {}).get("live") == "polite")


def is_terminal(source: Any) -> bool:
    """Whether it is the screen of a terminal."""
    return bool(source.get_role() == Atspi.Role.TERMINAL)


IS_WANTED = {"regions": is_live_region, "terminal": is_terminal}[sys.argv[1]]


def tell(event: Any) -> None:
    """Write what has come where it is wanted."""
    at = time.monotonic()
    source = event.source
    text = str(event.any_data).replace("\u00a0", " ").strip()
    if not text or not IS_WANTED(source):
        return
    sys.stdout.write(json.dumps([source.get_index_in_parent(), at, text]) + "\n")
    sys.stdout.flush()


listener = Atspi.EventListener.new(tell)
listener.register("object:text-changed:insert")
sys.stdout.write("listening\n")
sys.stdout.flush()
Atspi.event_main()
