"""Lines and the prompt behind them reach the terminal together."""

from __future__ import annotations

import asyncio
import io

from prompt_toolkit.input import create_pipe_input

from accessible_uno.interface.terminal.console import KeyBindings
from accessible_uno.interface.terminal.output import TerminalOutput
from accessible_uno.interface.terminal.tty_console import TOGETHER, TtyConsole


class Chunks(io.StringIO):
    """A stream that keeps what is written at once."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[str] = []

    def write(self, text: str) -> int:
        self.sent.append(text)
        return len(text)


def test_lines_and_the_prompt_behind_them_are_sent_at_once() -> None:
    """Orca reads the last lines again where the prompt comes by itself."""
    stream = Chunks()

    async def play() -> list[str]:
        with create_pipe_input() as keyboard:
            console = TtyConsole(keyboard, TerminalOutput(stream), KeyBindings())
            console.show("before the prompt")
            reading = asyncio.create_task(console.read_line("Go: "))
            await asyncio.sleep(2 * TOGETHER)
            console.show("one")
            console.show("two")
            await asyncio.sleep(2 * TOGETHER)
            keyboard.send_text("x\r")
            await reading
            console.show("an answer")
            reading = asyncio.create_task(console.read_line("Go: "))
            await asyncio.sleep(2 * TOGETHER)
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            sent = list(stream.sent)
            console.close()
            return sent

    sent = asyncio.run(play())
    assert [each for each in sent if each.endswith("Go: ")] == [
        "before the prompt\r\nGo: ",
        "\r\x1b[Jone\r\ntwo\r\nGo: ",
        "an answer\r\nGo: ",
    ]


def test_lines_behind_a_prompt_that_has_not_been_sent_go_with_it() -> None:
    """Orca would read a first part as far as the cursor is by then, and the rest of it again."""
    stream = Chunks()

    async def play() -> None:
        with create_pipe_input() as keyboard:
            console = TtyConsole(keyboard, TerminalOutput(stream), KeyBindings())
            console.show("Welcome.")
            reading = asyncio.create_task(console.read_line("Go: "))
            await asyncio.sleep(0)
            console.show("Round 1.")
            await asyncio.sleep(2 * TOGETHER)
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    asyncio.run(play())
    assert stream.sent[0] == "Welcome.\r\nGo: \r\x1b[JRound 1.\r\nGo: "


def test_what_nothing_follows_is_sent_all_the_same() -> None:
    stream = Chunks()
    output = TerminalOutput(stream)
    with output.held():
        output.write("last")
    assert not stream.sent
    output.flush()
    output.flush()
    assert stream.sent == ["last"]
