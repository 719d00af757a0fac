"""Reading files that may be endless, silent, or no files."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from accessible_uno.store.files import read_bytes


def code_of(place: Path, most: int = 10) -> str:
    """The name of the error that reading ends with."""
    with pytest.raises(OSError) as wrong:
        read_bytes(place, most, 0.05)
    assert wrong.value.filename == str(place)
    return errno.errorcode[wrong.value.errno or 0]


def test_a_file_is_read_to_its_end(tmp_path: Path) -> None:
    """Up to the permitted length, and no further."""
    place = tmp_path / "file"
    place.write_bytes(b"0123456789")
    assert read_bytes(place, 10) == b"0123456789"
    assert code_of(place, 9) == "EFBIG"


def test_what_has_no_end_or_says_nothing_is_given_up(tmp_path: Path) -> None:
    """A device, a pipe that nobody writes to, a folder, a missing file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert code_of(Path("/dev/zero")) == "EFBIG"
    assert code_of(pipe) == "ETIMEDOUT"
    assert code_of(tmp_path) == "EISDIR"
    assert code_of(tmp_path / "none") == "ENOENT"
