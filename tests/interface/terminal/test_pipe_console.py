from __future__ import annotations

import asyncio
import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import pytest

from accessible_uno.interface.terminal.console import LONGEST_LINE, HungUp, KeyBindings
from accessible_uno.interface.terminal.factory import open_console
from accessible_uno.interface.terminal.pipe_console import PipeConsole


@contextmanager
def piped(sent: bytes = b"") -> Iterator[tuple[TextIO, int]]:
    """Return a pipe's end to read from, with ``sent`` in it, and the end to write more to."""
    read, write = os.pipe()
    with open(read, encoding="utf-8") as stream:  # noqa: PTH123 - a descriptor, not a path
        os.write(write, sent)
        try:
            yield stream, write
        finally:
            os.close(write)


def all_lines(path: Path, key_bindings: KeyBindings | None = None) -> tuple[list[str], str]:
    """Read a file as a player's input; return the lines and what was printed."""
    printed = io.StringIO()

    async def read() -> list[str]:
        lines = []
        with path.open(encoding="utf-8") as stream:
            console = PipeConsole(stream, printed, key_bindings or KeyBindings())
            try:
                while True:
                    lines.append(await console.read_line("Your turn: "))
            except EOFError:
                return lines

    return asyncio.run(read()), printed.getvalue()


def test_lines_come_in_order_and_then_the_end(tmp_path: Path) -> None:
    """In a file, empty lines count, and the last line needs no end.

    Prompts have their own lines.
    """
    path = tmp_path / "lines"
    path.write_text("play 3\r\n\nété\nlast", encoding="utf-8")
    assert all_lines(path) == (["play 3", "", "été", "last"], "Your turn:\n" * 5)


def test_megabyte_without_a_line_end_is_cut(tmp_path: Path) -> None:
    """The line is cut to its limit, that is reported once, and the next line is complete."""
    told: list[str] = []
    path = tmp_path / "lines"
    path.write_text("é" * 1_000_000 + "\nplay 3\n", encoding="utf-8")
    key_bindings = KeyBindings(too_long=lambda: told.append("too long"))
    lines, _ = all_lines(path, key_bindings)
    assert lines == ["é" * LONGEST_LINE, "play 3"]
    assert told == ["too long"]


def test_undecodable_bytes_and_controls_are_harmless(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"play \xff\xfe 3\x00\x1b[A\n")
    assert all_lines(path)[0] == ["play \ufffd\ufffd 3[A"]


def test_shown_text_has_no_escape_byte() -> None:
    printed = io.StringIO()
    with piped() as (stream, _):
        PipeConsole(stream, printed, KeyBindings()).show("\x1b[31mBob\u202e\nplays ⠗⠼⠛")
    assert printed.getvalue() == "[31mBob plays ⠗⠼⠛\n"


def test_waiting_for_a_line_leaves_the_loop_free() -> None:
    """Messages are shown while the player thinks."""

    async def read() -> str:
        with piped() as (stream, write):
            console = PipeConsole(stream, io.StringIO(), KeyBindings())
            reading = asyncio.create_task(console.read_line(""))
            for _ in range(5):
                await asyncio.sleep(0.005)
                assert not reading.done()
            os.write(write, b"play 3\n")
            return await reading

    assert asyncio.run(read()) == "play 3"


def test_cancelled_reading_leaves_its_line_to_the_next() -> None:
    async def read() -> str:
        with piped() as (stream, write):
            console = PipeConsole(stream, io.StringIO(), KeyBindings())
            reading = asyncio.create_task(console.read_line("first"))
            await asyncio.sleep(0.01)
            reading.cancel()
            os.write(write, b"play 3\n")
            await asyncio.wait([reading])
            assert reading.cancelled()
            return await console.read_line("second")

    assert asyncio.run(read()) == "play 3"


def test_reader_that_went_away_ends_the_reading() -> None:
    """``| head``: text is discarded quietly, and the next reading ends with HungUp."""
    read, write = os.pipe()
    os.close(read)

    async def play() -> None:
        with piped(b"play 3\n") as (stream, _), open(write, "w", encoding="utf-8") as out:  # noqa: PTH123 - a descriptor
            console = PipeConsole(stream, out, KeyBindings())
            console.show("Bob plays a red four.")
            console.show("Your turn.")
            with pytest.raises(HungUp):
                await console.read_line("")

    asyncio.run(play())


def test_streams_without_a_terminal_get_the_plain_console() -> None:
    with piped() as (stream, _):
        console = open_console(stream, io.StringIO(), {"TERM": "xterm"})
        assert isinstance(console, PipeConsole)
