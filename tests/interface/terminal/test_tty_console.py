from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from small_screen import SmallScreen

from accessible_uno.interface.terminal.console import (
    LONGEST_LINE,
    PAUSE,
    Interrupted,
    KeyBindings,
    LineEdit,
    SingleKey,
)
from accessible_uno.interface.terminal.output import TerminalOutput
from accessible_uno.interface.terminal.tty_console import TtyConsole


class ScreenSink(TerminalOutput):
    """Sends to a small screen."""

    def __init__(self, screen: SmallScreen) -> None:
        self.lost = False
        self.screen = screen

    def write(self, text: str) -> None:
        self.screen.write(text)

    def flush(self) -> None: ...

    def size(self) -> tuple[int, int]:
        return self.screen.size()

    def width(self) -> int:
        return self.screen.columns


class Seat:
    """A console with its keyboard and its screen."""

    def __init__(self, keyboard: PipeInput, key_bindings: KeyBindings, pause: float) -> None:
        self.keyboard = keyboard
        self.screen = SmallScreen()
        self.console = TtyConsole(keyboard, ScreenSink(self.screen), key_bindings, pause)

    async def line(self, keys: str, prompt: str = "Go: ") -> str:
        """Press keys at a prompt and return the line that they enter."""
        self.keyboard.send_text(keys)
        return await self.console.read_line(prompt)

    async def half(self, keys: str) -> asyncio.Task[str]:
        """Press keys at a prompt and return the reading once they have taken effect."""
        reading = asyncio.create_task(self.console.read_line("Go: "))
        await self.press(keys)
        return reading

    async def press(self, keys: str) -> None:
        """Press keys and wait until they have taken effect."""
        await asyncio.sleep(0)
        self.keyboard.send_text(keys)
        await asyncio.sleep(0.01)


@asynccontextmanager
async def seated(
    key_bindings: KeyBindings | None = None, pause: float = PAUSE
) -> AsyncIterator[Seat]:
    with create_pipe_input() as keyboard:
        seat = Seat(keyboard, key_bindings or KeyBindings(), pause)
        try:
            yield seat
        finally:
            seat.console.close()


def test_lines_are_returned_as_typed() -> None:
    async def play() -> None:
        async with seated() as seat:
            assert await seat.line("play 3\r") == "play 3"
            assert await seat.line("\r") == ""
            assert await seat.line("été ⠗\r") == "été ⠗"
            assert await seat.line("plax\x7fy 3\x1b[D\x1b[Da\x1b[3~\r") == "playa3"
            assert seat.screen.rows == ["Go: play 3", "Go:", "Go: été ⠗", "Go: playa3", ""]

    asyncio.run(play())


def test_pasted_lines_are_read_one_by_one() -> None:
    async def play() -> None:
        async with seated() as seat:
            assert await seat.line("one\rtwo\nthree\r") == "one"
            assert [await seat.line("") for _ in range(2)] == ["two", "three"]

    asyncio.run(play())


def test_message_waits_for_the_half_typed_line() -> None:
    """Held lines are printed in order after Enter; the line is not touched before."""

    async def play() -> None:
        async with seated() as seat:
            reading = await seat.half("pla")
            for message in ("first", "second"):
                seat.console.show(message)
            assert seat.screen.rows == ["Go: pla"]
            await seat.press("y\r")
            assert await reading == "play"
            assert seat.screen.rows == ["Go: play", "first", "second", ""]

    asyncio.run(play())


def test_message_over_an_empty_line_comes_above_the_prompt() -> None:
    async def play() -> None:
        async with seated() as seat:
            await seat.half("")
            seat.console.show("first")
            await seat.press("")
            assert seat.screen.rows == ["first", "Go:"]
            assert seat.screen.column == len("Go: ")

    asyncio.run(play())


def test_messages_in_a_row_share_one_prompt() -> None:
    """A screen reader would read the prompt again after each of them."""

    async def play() -> None:
        async with seated() as seat:
            await seat.half("")
            for message in ("first", "second", "third"):
                seat.console.show(message)
            await seat.press("a")
            assert seat.screen.rows == ["first", "second", "third", "Go: a"]
            assert seat.screen.sent.count("Go: ") == 2

    asyncio.run(play())


def test_messages_are_broken_between_words() -> None:
    """The width at that moment counts; the line being typed gets no extra byte."""

    async def play() -> None:
        async with seated() as seat:
            seat.screen.columns = 20
            seat.console.show("Vous jouez 8 vert. À vous, sur 3\u00a0vert.")
            assert seat.screen.rows == ["Vous jouez 8 vert.", "À vous, sur 3\u00a0vert.", ""]
            await seat.half("a")
            seat.console.show("one two three four five")
            seat.screen.columns = 9
            await seat.press("\r")
            assert seat.screen.rows[-4:] == ["one two", "three", "four five", ""]

    asyncio.run(play())


def test_held_messages_come_above_the_line_when_the_player_pauses() -> None:
    """All are shown together above the line; a key restarts the pause, a message does not."""

    async def play() -> None:
        async with seated(pause=0.5) as seat:
            reading = await seat.half("pla\x1b[D")
            messages = ["first"]
            seat.console.show("first")
            pressed = time.monotonic()
            await seat.press("x")
            while seat.screen.rows == ["Go: plxa"]:
                messages.append(str(len(messages)))
                seat.console.show(messages[-1])
                await asyncio.sleep(0.01)
            assert time.monotonic() - pressed >= 0.5
            await asyncio.sleep(0)
            assert seat.screen.rows == [*messages, "Go: plxa"]
            assert seat.screen.column == len("Go: plx")
            await seat.press("\r")
            assert await reading == "plxa"

    asyncio.run(play())


def test_held_messages_wait_for_the_line_where_they_are_heard() -> None:
    """The console asks each time whether they are: a voice may fall silent."""
    asked: list[bool] = []

    def heard() -> bool:
        asked.append(len(asked) < 2)
        return asked[-1]

    async def play() -> None:
        async with seated(KeyBindings(heard=heard), pause=0.05) as seat:
            await seat.half("pla")
            for message in ("first", "second", "third"):
                seat.console.show(message)
                before = len(asked)
                while len(asked) == before:
                    assert seat.screen.rows == ["Go: pla"]
                    await asyncio.sleep(0.005)
            await asyncio.sleep(0)
            assert seat.screen.rows == ["first", "second", "third", "Go: pla"]

    asyncio.run(play())


def test_the_answer_to_a_key_is_held_only_where_it_is_heard() -> None:
    """Otherwise the answer is shown at once; earlier messages stay held."""
    heard = False

    async def play() -> None:
        async with seated(KeyBindings(heard=lambda: heard)) as seat:

            def answer() -> None:
                for line in ("one", "two"):
                    seat.console.show(line)

            seat.console.key_bindings.keys = {"f2": answer}
            seat.console.key_bindings.unknown_key = seat.console.show
            reading = await seat.half("pla\x1b[D")
            seat.console.show("event")
            await seat.press("\x1bOQ")
            assert seat.screen.rows == ["one", "two", "Go: pla"]
            assert seat.screen.column == len("Go: pl")
            assert seat.screen.sent.count("Go: ") == 2
            await seat.press("\t")
            assert seat.screen.rows == ["one", "two", "tab", "Go: pla"]
            nonlocal heard
            heard = True
            await seat.press("\x1bOQ\t")
            assert seat.screen.rows == ["one", "two", "tab", "Go: pla"]
            await seat.press("\r")
            assert await reading == "pla"
            shown = ["event", "one", "two", "tab"]
            assert seat.screen.rows == ["one", "two", "tab", "Go: pla", *shown, ""]

    asyncio.run(play())


def test_held_message_comes_when_the_line_is_emptied() -> None:
    async def play() -> None:
        async with seated() as seat:
            await seat.half("pla")
            seat.console.show("first")
            await seat.press("\x15")
            assert seat.screen.rows == ["first", "Go:"]

    asyncio.run(play())


def test_message_between_prompts_is_printed_at_once() -> None:
    async def play() -> None:
        async with seated() as seat:
            seat.console.show("first\x1b[2J")
            assert seat.screen.rows == ["first[2J", ""]

    asyncio.run(play())


def test_function_keys_act_at_once_and_leave_the_line_alone() -> None:
    """Each key is reported, bound or not; the line and the screen do not change."""
    told: list[str] = []
    bound: dict[str, Callable[[], None]] = {
        "f2": lambda: told.append("status"),
        "alt+b": lambda: told.append("bob"),
    }

    async def play() -> None:
        async with seated(KeyBindings(keys=bound, unknown_key=told.append)) as seat:
            reading = await seat.half("pla")
            await seat.press("\x1bOQ\x1bb\x1b[15~\x1bz\x1b[99~\t")
            assert told == ["status", "bob", "f5", "alt+z", "unnamed", "tab"]
            assert seat.screen.sent == "Go: pla"
            await seat.press("y\r")
            assert await reading == "play"

    asyncio.run(play())


def test_each_key_is_reported_once_before_it_acts() -> None:
    """So is Escape, at its first byte, before it is known to stand alone."""
    told: list[str] = []
    key_bindings = KeyBindings(
        on_key=lambda: told.append("key"), keys={"f2": lambda: told.append("f2")}
    )

    async def play() -> None:
        async with seated(key_bindings) as seat:
            await seat.half("a\x1bOQ")
            assert told == ["key", "key", "f2"]
            await seat.press("\x1b")
            assert told[3:] == ["key"]
            await asyncio.sleep(0.08)
            await seat.press("b")
            assert told[3:] == ["key", "key"]

    asyncio.run(play())


def test_keys_between_prompts_wait_unseen_but_function_keys_do_not() -> None:
    told: list[str] = []

    async def play() -> None:
        async with seated(KeyBindings(keys={"f2": lambda: told.append("f2")})) as seat:
            await seat.line("one\r")
            await seat.press("tw\x1bOQ")
            assert told == ["f2"]
            assert seat.screen.rows == ["Go: one", ""]
            assert await seat.line("o\r") == "two"

    asyncio.run(play())


def test_interruption_hands_the_half_typed_line_back() -> None:
    async def play() -> None:
        async with seated() as seat:
            reading = await seat.half("pla\x03y")
            with pytest.raises(Interrupted) as interruption:
                await reading
            assert interruption.value.line == "pla"
            seat.keyboard.send_text("\r")
            assert await seat.console.read_line("Go: ", typed="pla") == "play"

    asyncio.run(play())


def test_cancelled_reading_leaves_its_half_typed_line() -> None:
    """The next prompt has the typed text, and the screen keeps nothing of the old prompt."""

    async def play() -> None:
        async with seated() as seat:
            reading = await seat.half("pla")
            seat.console.show("held")
            reading.cancel()
            await asyncio.wait([reading])
            assert seat.screen.rows == ["held", ""]
            assert await seat.line("y\r", prompt="Now: ") == "play"
            assert seat.screen.rows == ["held", "Now: play", ""]

    asyncio.run(play())


def test_line_entered_while_its_reading_is_cancelled_is_not_lost() -> None:
    async def play() -> None:
        async with seated() as seat:
            reading = await seat.half("")
            seat.keyboard.send_text("play\r")
            asyncio.get_running_loop().call_later(0.01, reading.cancel)
            while not (seat.screen.rows[-1] == "" or reading.done()):
                await asyncio.sleep(0)
            reading.cancel()
            await asyncio.wait([reading])
            assert reading.cancelled()
            assert await seat.console.read_line("Go: ") == "play"

    asyncio.run(play())


def test_end_of_input_and_ctrl_d() -> None:
    """Ctrl-D ends the input on an empty line only; a closed keyboard ends it for good."""

    async def play() -> None:
        async with seated() as seat:
            with pytest.raises(EOFError):
                await seat.line("a\x7f\x04")
            seat.keyboard.send_text("ab\x1b[D\x04\r")
            assert await seat.console.read_line("") == "a"
            seat.keyboard.send_text("last\r")
            seat.keyboard.close()
            assert await seat.console.read_line("") == "last"
            for _ in range(2):
                with pytest.raises(EOFError):
                    await seat.console.read_line("")

    asyncio.run(play())


def test_line_stops_at_its_limit_and_says_so_once() -> None:
    told: list[str] = []

    async def play() -> None:
        async with seated(KeyBindings(too_long=lambda: told.append("too long"))) as seat:
            assert await seat.line("x" * (LONGEST_LINE + 50) + "\r") == "x" * LONGEST_LINE
            assert told == ["too long"]

    asyncio.run(play())


def test_editing_key_with_nothing_to_do_sounds_the_bell() -> None:
    async def play() -> None:
        async with seated() as seat:
            await seat.half("\x7f\x1b[A\x1b[D")
            assert seat.screen.bells == 3

    asyncio.run(play())


def test_the_draft_is_reported_as_it_grows() -> None:
    """Once for keys that come together, not for a key without effect, and at its end."""
    drafts: list[str] = []

    async def play() -> None:
        async with seated(KeyBindings(on_draft=drafts.append)) as player:
            reading = await player.half("pi")
            await player.press("\x1bOQ")
            await player.press("o")
            await player.press("\r")
            assert await reading == "pio"

    asyncio.run(play())
    assert drafts == ["pi", "pio", ""]


def test_each_editing_key_is_reported_with_its_effect() -> None:
    """That includes keys without effect, but not typed characters; no extra byte is sent."""
    edits: list[LineEdit] = []

    async def play() -> None:
        async with seated(KeyBindings(on_edit=edits.append)) as seat:
            await seat.line("ab\r")
            await seat.half("\x1b[A\x1b[D\x7f\x7f")
            assert seat.screen.rows == ["Go: ab", "Go: b"]

    asyncio.run(play())
    assert edits == [
        LineEdit(("", ""), ("ab", ""), recalls=True),
        LineEdit(("ab", ""), ("a", "b")),
        LineEdit(("a", "b"), ("", "b"), deletes=True),
        LineEdit(("", "b"), ("", "b"), deletes=True),
    ]


def test_a_failing_key_binding_raises_in_read_line() -> None:
    """It raises now where a line is awaited, otherwise at the next reading."""

    def fail() -> None:
        raise ValueError("broken")

    async def play() -> None:
        async with seated(KeyBindings(keys={"f2": fail})) as seat:
            with pytest.raises(ValueError, match="broken"):
                await seat.line("\x1bOQ")
            await seat.press("\x1bOQ")
            with pytest.raises(ValueError, match="broken"):
                await seat.console.read_line("")
            assert await seat.line("play\r") == "play"

    asyncio.run(play())


def test_two_readings_at_once_are_refused() -> None:
    async def play() -> None:
        async with seated() as seat:
            await seat.half("")
            with pytest.raises(RuntimeError, match="already"):
                await seat.console.read_line("")

    asyncio.run(play())


class Walker:
    """Single keys of two cards: ``right`` steps, ``x`` enters a line, ``:`` is typed."""

    def __init__(self) -> None:
        self.at = 0
        self.cards = ["", "red 5", "red 7"]

    def press(self, key: str) -> SingleKey | None:
        if key == ":":
            return None
        self.at += key == "right"
        return SingleKey("draw" if key == "x" else "", steps=key == "right")

    def suggestion(self) -> str:
        return self.cards[self.at]


def test_a_step_is_a_row_of_its_own_and_enter_enters_it() -> None:
    """A screen reader hears the whole card, for at most two bytes more than its name."""

    async def play() -> None:
        walker, drafts = Walker(), list[str]()
        bindings = KeyBindings(
            single_key=walker.press, suggestion=walker.suggestion, on_draft=drafts.append
        )
        async with seated(bindings) as seat:
            reading = await seat.half("")
            seat.screen.sent = ""
            await seat.press("\x1b[C")
            assert seat.screen.sent == "\r\nred 5"
            seat.screen.sent = ""
            await seat.press("\x1b[C")
            assert seat.screen.sent == "\r\nred 7"
            assert seat.screen.rows == ["Go:", "red 5", "red 7"]
            seat.console.show("Bob draws.")
            await seat.press("")
            assert seat.screen.rows == ["Go:", "red 5", "Bob draws.", "Go: red 7"]
            await seat.press("\r")
            assert await reading == "red 7"
            assert drafts == ["red 5", "red 7"]

    asyncio.run(play())


def test_a_single_key_enters_its_line_and_a_colon_types_one() -> None:
    async def play() -> None:
        walker = Walker()
        bindings = KeyBindings(single_key=walker.press, suggestion=walker.suggestion)
        async with seated(bindings) as seat:
            assert await seat.line("x") == "draw"
            assert await seat.line(":x\x1b[C\r") == ":x"
            assert seat.screen.rows == ["Go: draw", "Go: :x", ""]
            assert await seat.line("\x1b[C\r") == "red 5"

    asyncio.run(play())


def test_the_next_person_finds_a_cleared_screen_and_the_own_lines() -> None:
    """The screen and what has scrolled away are cleared; arrows recall each one's own lines.

    What is typed after the last line goes on the next person's.
    """

    async def play() -> None:
        async with seated() as seat:
            assert await seat.line("anne\r") == "anne"
            seat.console.show("a hand")
            assert (await seat.line("cut\x15x\r")) == "x"
            seat.console.hand_over(1)
            assert seat.screen.sent.endswith("\x1b[H\x1b[2J\x1b[3J")
            assert not any(seat.screen.rows)
            assert await seat.line("\x1b[A\x19bob\r") == "bob"
            reading = await seat.half("b")
            seat.console.hand_over(0)
            await seat.press("\x1b[A\r")
            assert await reading == "x"
            assert seat.screen.rows == ["Go: x", ""]

    asyncio.run(play())
