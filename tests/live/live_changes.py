"""Writes each change of a live region on this desktop: its place, when, the text; as JSON.

The system's own Python runs it.
"""

import json
import sys
import time
from importlib import import_module
from typing import Any

gi: Any = import_module("gi")
gi.require_version("Atspi", "2.0")
Atspi: Any = import_module("gi.repository.Atspi")


def tell(event: Any) -> None:
    """Write a change of a region that is live."""
    at = time.monotonic()
    source = event.source
    text = str(event.any_data).replace("\u00a0", " ").strip()
    if not text or (source.get_attributes() or {}).get("live") != "polite":
        return
    sys.stdout.write(json.dumps([source.get_index_in_parent(), at, text]) + "\n")
    sys.stdout.flush()


listener = Atspi.EventListener.new(tell)
listener.register("object:text-changed:insert")
sys.stdout.write("listening\n")
sys.stdout.flush()
Atspi.event_main()
