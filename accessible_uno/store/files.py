"""Our own files: nobody else may read them, and nothing but an ordinary file is taken for one.

What stands in the place of a file of ours may be a folder, a device, or a pipe that nobody reads,
at which opening would wait for ever.  It is refused, and stays as it is.
"""

from __future__ import annotations

import errno
import os
import select
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OTHERS: Final = 0o077
"""The rights of everybody except the owner."""

NO_NAME: Final = getattr(os, "O_TMPFILE", None)
"""Opens a file that has no name yet, so that nothing stays of it when the program is killed."""


def private_folder(folder: Path) -> None:
    """Create a folder for files of ours with what is missing above it; only the owner has access.

    Raises:
        OSError: it cannot be created.
    """
    if not folder.is_dir():
        for each in (*reversed(folder.parents), folder):
            if not each.is_dir():
                _make_folder(each)
    _keep_private(folder)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(FOLDER_MODE)
    except FileExistsError:
        if not folder.is_dir():  # a session that began at the same moment may have made it
            code = errno.ENOTDIR
            raise OSError(code, os.strerror(code), str(folder)) from None


def open_own(place: Path, flags: int) -> int:
    """Open a file of ours and return its descriptor.

    Args:
        place: the file; links are followed.
        flags: as for ``os.open``; with ``O_CREAT`` it is created where there is none.

    Raises:
        OSError: it cannot be opened; ``ENXIO``: it is no ordinary file.
    """
    found = os.open(place, flags | NEVER_WAITING, FILE_MODE)
    try:
        refuse_unless_ordinary(os.fstat(found), place)
    except OSError:
        os.close(found)
        raise
    return found


def refuse_unless_ordinary(found: os.stat_result, place: Path) -> None:
    """Refuse what is no ordinary file.

    Raises:
        OSError: ``EISDIR`` for a folder, ``ENXIO`` for a pipe, a device or a socket.
    """
    if not stat.S_ISREG(found.st_mode):
        code = errno.EISDIR if stat.S_ISDIR(found.st_mode) else errno.ENXIO
        raise OSError(code, os.strerror(code), str(place))


def read_own(place: Path, most: int) -> bytes:
    """Return the content of a file of ours.

    Args:
        place: the file.
        most: the most bytes that it may hold.

    Raises:
        OSError: it cannot be read, it is no ordinary file, or it is longer than ``most``.
    """
    found = open_own(place, os.O_RDONLY)
    try:
        return read_all(found, most, place)
    finally:
        os.close(found)


def replace_own(place: Path, raw: bytes) -> None:
    """Write a file of ours in one step: no reader ever finds half of it.

    A link stays a link.  A program that is killed leaves nothing behind, or at worst a file that
    the next one removes.

    Raises:
        OSError: it cannot be written, or something else than an ordinary file has its place.
    """
    private_folder(place.parent)
    place = place.resolve()
    with suppress(FileNotFoundError):
        refuse_unless_ordinary(place.stat(), place)
    remove_leftovers(place)
    new = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        _write_new(new, raw)
        new.replace(place)
    finally:
        new.unlink(missing_ok=True)


def remove_leftovers(place: Path) -> None:
    """Remove what programs that were killed while they wrote ``place`` have left beside it."""
    with suppress(OSError):
        for each in place.parent.glob(f".{place.name}.*"):
            number = each.name.rpartition(".")[2]
            if number.isdecimal() and int(number) != os.getpid() and not _runs(int(number)):
                each.unlink(missing_ok=True)


def open_private(place: Path) -> int:
    """Return the descriptor of a file that the player names, emptied for writing, as a private one.

    A device or a pipe may stand there; it is not waited for.

    Raises:
        OSError: it cannot be written; ``ENXIO``: it is a pipe that nobody reads.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | NEVER_WAITING
    descriptor = os.open(place, flags, FILE_MODE)
    make_private(descriptor)
    return descriptor


def make_private(descriptor: int) -> None:
    """Take the rights of everybody else from an ordinary file that is open, where that can be.

    On Windows nobody else has any: the file lies in a folder of the user's profile.
    """
    found = os.fstat(descriptor)
    if stat.S_ISREG(found.st_mode) and found.st_mode & OTHERS:
        with suppress(OSError):
            if hasattr(os, "fchmod"):
                os.fchmod(descriptor, FILE_MODE)


def _keep_private(folder: Path) -> None:
    mode = folder.stat().st_mode
    if mode & OTHERS:
        with suppress(OSError):  # of another user, or on a disk without rights
            folder.chmod(FOLDER_MODE)


def _write_new(new: Path, raw: bytes) -> None:
    """Write a new file and give it its name once it is whole on the disk."""
    new.unlink(missing_ok=True)
    if NO_NAME is not None:
        with suppress(OSError):  # some kinds of disks cannot; a full one says so below
            _write_nameless(new, raw, NO_NAME)
            return
    descriptor = os.open(new, os.O_WRONLY | NEVER_WAITING | os.O_CREAT | os.O_EXCL, FILE_MODE)
    _write_all(descriptor, raw)
    os.close(descriptor)


def _write_nameless(new: Path, raw: bytes, flag: int) -> None:
    descriptor = os.open(new.parent, os.O_WRONLY | flag, FILE_MODE)
    try:
        _write_all(descriptor, raw)
        # A folder must be given for the link in /proc to be followed; it is not looked at.
        os.link(f"/proc/self/fd/{descriptor}", new, src_dir_fd=descriptor)
    finally:
        os.close(descriptor)


def _write_all(descriptor: int, raw: bytes) -> None:
    with open(descriptor, "wb", closefd=False) as file:  # of a descriptor
        file.write(raw)
        file.flush()
        os.fsync(descriptor)


def _runs(process: int) -> bool:
    """Whether a process of this number runs, and may still write its file.

    On Windows no such question is needed, for nobody can remove a file that is being written; it
    would also be no question there, but Ctrl-C for that process.
    """
    if os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


NAMED_FILE_TIMEOUT: Final = 10.0
"""Seconds that a pipe may stay silent when the player named it."""

_CHUNK: Final = 65_536

NEVER_WAITING: Final = sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"))
"""How every file is opened, as far as the system knows these flags: no pipe is waited for, no
terminal becomes ours, and every byte counts."""


def read_bytes(place: Path, most: int, timeout: float = NAMED_FILE_TIMEOUT) -> bytes:
    """Return the content of a file or a pipe.

    Args:
        place: the file.
        most: the most bytes that it may hold.
        timeout: seconds that a pipe may stay silent.

    Raises:
        OSError: it cannot be read, it is longer than ``most`` (``EFBIG``), or it is a pipe that
            stays silent too long (``ETIMEDOUT``).
    """
    descriptor = os.open(place, os.O_RDONLY | NEVER_WAITING)
    try:
        return read_all(descriptor, most, place, timeout)
    finally:
        os.close(descriptor)


def read_all(descriptor: int, most: int, place: Path, timeout: float = NAMED_FILE_TIMEOUT) -> bytes:
    """Return everything that an open file or pipe holds; see :func:`read_bytes`.

    Raises:
        OSError: it cannot be read; the error names ``place``.
    """
    found = bytearray()
    try:
        while chunk := _read_chunk(descriptor, timeout):
            found += chunk
            if len(found) > most:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    except OSError as wrong:
        code = wrong.errno or 0
        raise OSError(code, wrong.strerror or os.strerror(code), str(place)) from None
    return bytes(found)


def _read_chunk(descriptor: int, timeout: float) -> bytes:
    """Wait for the next bytes; a person who types at a terminal may take any time."""
    if hasattr(select, "poll"):  # on Windows only sockets can be waited for
        poll = select.poll()
        poll.register(descriptor, getattr(select, "POLLIN"))  # noqa: B009
        if not poll.poll(None if os.isatty(descriptor) else timeout * 1000):
            raise OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
    return os.read(descriptor, _CHUNK)


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
