"""A console merged with lines from another source."""

from __future__ import annotations

import asyncio
from threading import Thread

import pytest

from accessible_uno.interface.terminal.console import Interrupted, KeyBindings, MergedConsole


class Waiting:
    """A console whose line is typed when the test says so."""

    reads_keys = False

    def __init__(self) -> None:
        self.key_bindings = KeyBindings()
        self.coming: asyncio.Queue[str | Exception] = asyncio.Queue()
        self.given_up = 0
        self.shown: list[str] = []
        self.closed = False

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        try:
            line = await self.coming.get()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if isinstance(line, Exception):
            raise line
        return line

    def show(self, line: str) -> None:
        self.shown.append(line)

    def hand_over(self, to: int) -> None: ...

    def bell(self) -> None: ...

    def close(self) -> None:
        self.closed = True


def test_the_first_line_wins() -> None:
    """It may come from the console, from another thread, or from before the reading began."""

    async def read() -> list[str]:
        console = Waiting()
        both = MergedConsole(console)
        both.enter("early")
        found = [await both.read_line(">")]
        console.coming.put_nowait("typed")
        found.append(await both.read_line(">"))
        asyncio.get_running_loop().call_later(0.05, Thread(target=both.enter, args=("late",)).start)
        found.append(await both.read_line(">"))
        assert console.given_up == 1
        console.coming.put_nowait("typed again")
        found.append(await both.read_line(">"))
        return found

    lines = asyncio.run(asyncio.wait_for(read(), 10))
    assert lines == ["early", "typed", "late", "typed again"]


def test_no_line_is_lost_when_both_come_at_once() -> None:
    async def read() -> list[str]:
        console = Waiting()
        both = MergedConsole(console)
        reading = asyncio.ensure_future(both.read_line(">"))
        await asyncio.sleep(0.01)
        console.coming.put_nowait("typed")
        both.enter("pressed")
        return [await reading, await both.read_line(">")]

    assert sorted(asyncio.run(asyncio.wait_for(read(), 10))) == ["pressed", "typed"]


def test_lines_from_elsewhere_in_quick_succession() -> None:
    """A line that is taken before its wake-up call comes wakes nobody."""

    async def read() -> list[str]:
        both = MergedConsole(Waiting())
        reading = asyncio.ensure_future(both.read_line(">"))
        await asyncio.sleep(0.01)
        both.enter("first")
        both.enter("second")
        taken = [await reading, await both.read_line(">")]
        reading = asyncio.ensure_future(both.read_line(">"))
        await asyncio.sleep(0.01)
        both.enter("third")
        return [*taken, await reading]

    lines = asyncio.run(asyncio.wait_for(read(), 10))
    assert lines == ["first", "second", "third"]


def test_a_line_from_elsewhere_is_a_key_too() -> None:
    """It silences the voice, as a key of the keyboard does."""
    pressed: list[str] = []

    async def read() -> None:
        both = MergedConsole(Waiting())
        both.key_bindings = KeyBindings(on_key=lambda: pressed.append("key"))
        both.enter("7 rouge")
        await both.read_line(">")

    asyncio.run(read())
    assert pressed == ["key"]


def test_everything_else_is_the_consoles() -> None:
    """Ctrl-C, a cancelled reading, lines shown, and the end belong to the console."""

    async def read() -> Waiting:
        console = Waiting()
        both = MergedConsole(console)
        console.coming.put_nowait(Interrupted("half"))
        with pytest.raises(Interrupted) as interruption:
            await both.read_line(">")
        assert interruption.value.line == "half"
        reading = asyncio.ensure_future(both.read_line(">"))
        await asyncio.sleep(0.01)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        both.show("line")
        both.close()
        both.enter("nobody reads this")
        return console

    console = asyncio.run(asyncio.wait_for(read(), 10))
    assert (console.given_up, console.shown, console.closed) == (1, ["line"], True)
