"""The true reason why the system does not let a file be used, as a short code for the catalogue."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

NO_INODE: Final = "no-inode"
"""The disk has room for bytes, but for no further file."""

OTHER: Final = "other"


def reason_code(wrong: OSError, place: Path | None = None) -> str:
    """Return the code of an error: the system's name for it, or one of this module.

    Args:
        wrong: the error.
        place: the file that it is about; by default the one that the error names.
    """
    code = errno.errorcode.get(wrong.errno or 0, OTHER)
    if place is None and isinstance(wrong.filename, str):
        place = Path(wrong.filename)
    if code == "ENOSPC" and place is not None and _lacks_inodes(place):
        return NO_INODE
    return code


def refusal_code(place: Path) -> str | None:
    """Return why the system lets nobody write a database at ``place``; ``None``: it does.

    SQLite tells only that it cannot; so the same is tried without it: may the file be
    written, and may one be created beside it, as SQLite does for its log?
    """
    beside = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        # The file itself is not opened: to close it would release SQLite's own locks on it.
        if place.exists() and _is_read_only(place):
            return "EROFS"
        if place.exists() and not os.access(place, os.W_OK):
            return "EACCES"
        os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as wrong:
        return reason_code(wrong, place)
    finally:
        with suppress(OSError):
            beside.unlink()
    return None


def _is_read_only(place: Path) -> bool:
    """Whether the whole disk is; Windows says so when a file is written."""
    flag = getattr(os, "ST_RDONLY", 0)
    return hasattr(os, "statvfs") and bool(os.statvfs(place).f_flag & flag)


def _lacks_inodes(place: Path) -> bool:
    if not hasattr(os, "statvfs"):
        return False
    with suppress(OSError):
        disk = os.statvfs(place if place.exists() else place.parent)
        return bool(disk.f_files > 0 and disk.f_favail == 0 and disk.f_bavail > 0)
    return False
