"""A journal that can be read but not written: it is copied, and the copy is read.

SQLite reads the log of a database only where it may write beside it.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Final

from accessible_uno.store.database import LOG_FILES
from accessible_uno.store.errors import StoreError
from accessible_uno.store.journal import FILE, Journal
from accessible_uno.store.own_files import refuse_unless_ordinary
from accessible_uno.store.reasons import NO_INODE

UNWRITABLE: Final = ("EROFS", "EACCES", "EPERM", "ENOSPC", "EDQUOT", NO_INODE)
"""Codes of a :class:`StoreError` that say nothing against reading."""


class JournalCopy(Journal):
    """A copy of the journal of a folder, as it is now; it vanishes when it is closed.

    Raises:
        StoreError: the journal cannot be read, or there is no room for the copy.
    """

    def __init__(self, folder: Path) -> None:
        original = folder / FILE
        try:
            self._temporary = TemporaryDirectory(prefix="accessible-uno-")
            copied = Path(self._temporary.name)
            for name in (FILE, *(FILE + tail for tail in LOG_FILES[:1])):
                with suppress(FileNotFoundError):
                    refuse_unless_ordinary((folder / name).stat(), folder / name)
                    copyfile(folder / name, copied / name)
        except OSError as wrong:
            raise StoreError.of(original, wrong) from wrong
        try:
            super().__init__(copied)
        except StoreError as wrong:
            self._temporary.cleanup()
            raise StoreError(original, wrong.code, wrong.why) from wrong

    def close(self) -> None:
        """Close the copy and remove it; further calls do nothing."""
        super().close()
        self._temporary.cleanup()
