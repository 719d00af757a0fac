"""The file that keeps the traceback of the last fault of the program's own."""

from __future__ import annotations

from accessible_uno.app.paths import display_path, fault_file


def write_trace(fault: BaseException) -> str:
    """Write the traceback of a fault; return the name of the file for the player.

    Raises:
        OSError: it cannot be written.
    """
    import traceback  # needed here alone

    from accessible_uno.store.files import replace_own  # the same

    place = fault_file()
    text = "".join(traceback.format_exception(fault))
    replace_own(place, text.encode("utf-8", "replace"))
    return display_path(place)
