"""A terminal's input: pasted text, many and incomplete escapes, in pieces of any size."""

from __future__ import annotations

import asyncio
import io
import os
import re
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final, TextIO, cast

from hostile import Piece, Target, odd_bytes, odd_text, only_to_be_read
from prompt_toolkit.input import create_pipe_input

from accessible_uno.interface.terminal.console import LONGEST_LINE, Interrupted, KeyBindings
from accessible_uno.interface.terminal.device import ESCAPE_WAIT
from accessible_uno.interface.terminal.output import TerminalOutput
from accessible_uno.interface.terminal.pipe_console import PipeConsole
from accessible_uno.interface.terminal.tty_console import TtyConsole

_KEYS: Final = (
    *(
        b"\x1b",
        b"\x1b[",
        b"\x1bO",
        b"\x1b[A",
        b"\x1b[B",
        b"\x1b[D",
        b"\x1b[3~",
        b"\x1bOP",
        b"\x1b\x1b",
    ),
    *(b"\x1b[200~", b"\x1b[201~", b"\x1b[1;5D", b"\x1b[<0;1;1M", b"\x1b[M !!", b"\x1b[24;80R"),
    *(b"\x1b]0;x\x07", b"\x1bPx\x1b\\", b"\x9b1m", b"\x1b[99999999999999999999m", b"\x1b[;;;;"),
    *(b"\x01", b"\x02", b"\x05", b"\x06", b"\x08", b"\x0b", b"\x0e", b"\x10", b"\x15", b"\x17"),
    *(b"\x19", b"\x7f", b"\t", b"\r", b"\n", b"\r\n", b"\x00", b"\xff", b"\xc3", b"\xe2\x80"),
)
_OURS: Final = re.compile(r"\x1b\[\d*[ACDJKP@]|[\r\n\b\a]")
"""What our own painter sends."""

_ENDLESS: Final = b"x" * (LONGEST_LINE + 1)
"""More than a line may hold; of other bytes, some are no characters that count."""

_PATIENCE: Final = 120.0


def make(chance: Random) -> list[Piece]:
    """Pieces as they arrive."""
    made: list[Piece] = []
    for _ in range(chance.randint(1, 25)):
        match chance.randrange(5):
            case 0:
                made.append(chance.choice(_KEYS) * chance.choice((1, 1, 1, 3, 200)))
            case 1:
                made.append(odd_bytes(chance))
            case 2:
                made.append(odd_text(chance, 20).encode("utf-8", "surrogatepass"))
            case 3:
                made.append(b"play red 5" + chance.choice((b"\r", b"\n", b"")))
            case _:
                made.append(b"x" * chance.choice((10, 999, 1_001, 5_000)))
    return [each.translate(None, b"\x03\x04\x1a") for each in made if type(each) is bytes]


class _Screen(TerminalOutput):
    """Keeps what is sent."""

    def __init__(self, columns: int) -> None:
        self.lost = False
        self.sent = io.StringIO()
        self._columns = columns

    def write(self, text: str) -> None:
        self.sent.write(text)

    def flush(self) -> None: ...

    def size(self) -> tuple[int, int]:
        return self._columns, 24

    def width(self) -> int:
        return self._columns


def check(pieces: Sequence[Piece]) -> None:
    """Both consoles return readable lines, send nothing else, and accept a line afterwards."""
    raw = [each for each in pieces if isinstance(each, bytes)]
    asyncio.run(asyncio.wait_for(_lean(raw), _PATIENCE))
    asyncio.run(asyncio.wait_for(_plain(b"".join(raw)), _PATIENCE))


async def _lean(pieces: Sequence[bytes]) -> None:
    drafts: list[str] = []
    names: list[str] = []
    screen = _Screen(len(pieces) % 7 * 20 + 20)
    key_bindings = KeyBindings(unknown_key=names.append, on_draft=drafts.append)
    with create_pipe_input() as keyboard:
        console = TtyConsole(keyboard, screen, key_bindings)
        lines: list[str] = []
        reading = asyncio.ensure_future(_lines_of(console, lines))
        for piece in pieces:
            keyboard.send_bytes(piece)
            console.show("Bob plays red 5.")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        await asyncio.sleep(2 * ESCAPE_WAIT)
        keyboard.send_bytes(b"\x05\x15still here\r")
        while not lines or lines[-1] != "still here":
            await asyncio.sleep(0.005)
            assert not reading.done(), reading.exception()
        reading.cancel()
        with suppress(asyncio.CancelledError):
            await reading
        console.close()
    for line in (*lines, *drafts, *names):
        only_to_be_read(line)
        assert len(line) <= LONGEST_LINE
    for line in _OURS.sub("\n", screen.sent.getvalue()).split("\n"):
        only_to_be_read(line[:2_000])


async def _lines_of(console: TtyConsole, lines: list[str]) -> None:
    while True:
        try:
            lines.append(await console.read_line("Go: "))
        except Interrupted as interruption:
            lines.append(interruption.line)


async def _plain(raw: bytes) -> None:
    lines: list[str] = []
    too_long: list[int] = []
    shown = io.StringIO()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as file:
        file.buffer.write(raw + b"\nstill here\n")
        file.flush()
        os.lseek(file.fileno(), 0, os.SEEK_SET)
        key_bindings = KeyBindings(too_long=lambda: too_long.append(len(lines)))
        console = PipeConsole(cast("TextIO", file), shown, key_bindings)
        with suppress(EOFError):
            while True:
                lines.append(await console.read_line("Go: "))
                console.show(lines[-1])
    assert len(lines) == raw.count(b"\n") + 2
    assert lines[-1] == "still here"
    for number, typed in enumerate(raw.split(b"\n")):
        if number in too_long:
            assert len(typed) > LONGEST_LINE, f"told as too long: {typed!r}"
        else:
            assert _ENDLESS not in typed, "cut, and not told"
    for line in lines:
        only_to_be_read(line)
        assert len(line) <= LONGEST_LINE
    for line in shown.getvalue().split("\n"):
        only_to_be_read(line)


TARGET: Final = Target("terminal", make, check)
