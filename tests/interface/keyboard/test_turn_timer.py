"""The player's own time: off by default, started once all is heard, announced, doubled, stopped."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from table_fixtures import Script, SlowVoice, game_of, played, position, table
from virtual_time import run_instantly

from accessible_uno.game.base import Action
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Clock, Table
from accessible_uno.voices.voice import Voice

LIMITED = {"options": [("time-limit", "20")]}


class QuickVoice(SlowVoice):
    """A voice that is done at once."""

    async def wait_until_done(self) -> None:
        await asyncio.sleep(0)


class Patient(Script):
    """A console that types nothing until the game shows a given text, then hangs up.

    It keeps the second at which each line was shown.
    """

    def __init__(self, awaited: str, *lines: str) -> None:
        super().__init__(*lines)
        self.awaited = awaited
        self.seconds: list[tuple[float, str]] = []

    def show(self, line: str) -> None:
        super().show(line)
        self.seconds.append((asyncio.get_running_loop().time(), self.shown[-1]))

    def second_of(self, text: str) -> float:
        """The first second at which a line with a text was shown."""
        return next(second for second, line in self.seconds if text in line)

    async def until(self, text: str) -> None:
        for _ in range(2_000):
            if any(text in shown for shown in self.shown):
                break
            await asyncio.sleep(0.1)

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        if self.lines:
            return await super().read_line(prompt, typed=typed)
        await self.until(self.awaited)
        raise HungUp


def timed(
    at: Table, console: Script, stretch: float = 1, voice: Voice | None = None
) -> tuple[list[Action], Clock]:
    """Play at a terminal; return the actions done."""
    acts: list[Action] = []
    clocks: list[Clock] = []

    class Diary:
        def write_acts(self, noted: Any) -> None:
            acts.extend(noted)

    at.recorder = Diary()

    async def play() -> None:
        clocks.append(Clock(at, asyncio.get_running_loop().time, stretch))
        game = game_of(
            console,
            at,
            interactive=True,
            settings=Settings("fr", pace=Pace.NONE),
            clock=clocks[0],
            voices={"speech": voice or QuickVoice()},
        )
        await game.play()

    run_instantly(play())
    return acts, clocks[0]


def limited(hand: str = "r7 b4", top: str = "b8", **more: Any) -> Table:
    return table(position(hand, top, **LIMITED, **more))  # type: ignore[arg-type]


def test_the_limit_is_off_by_default() -> None:
    """Without the clock, the limit of the rules does not apply to a person and is not mentioned."""
    console = played(["temps"], limited())
    assert console.answer_to("temps") == ["Ici, rien ne limite votre temps."]
    assert not any("secondes" in line for line in console.shown)


def test_time_runs_out_after_all_is_spoken() -> None:
    """The limit is announced first; when time is up the table acts, and the bots continue."""
    console = Patient("Prudence pioche")
    acts, _ = timed(limited(), console)
    assert TimeUp(0) in acts
    assert console.shown[1].startswith("Vous avez 20 secondes par tour.")
    passed = console.second_of("Temps écoulé") - console.second_of("À vous")
    assert passed == pytest.approx(20, abs=0.1)


@pytest.mark.parametrize(("limit", "stretch", "notice"), [("20", 1, 10), ("20", 4, 20)])
def test_the_clock_warns_once_before_time_is_up(limit: str, stretch: int, notice: int) -> None:
    """It warns twenty seconds before, or at half time if that is less.

    The warning names the way to more time.
    """
    console = Patient("Temps écoulé")
    at = table(position("r7 b4", "b8", options=[("time-limit", limit)]))
    timed(at, console, stretch)
    warned = [line for line in console.shown if line.startswith("Encore ")]
    assert warned == [f"Encore {notice} secondes. « temps plus » double la limite."]
    begun, warning = console.second_of("À vous"), console.second_of("Encore ")
    assert warning - begun == pytest.approx(20 * stretch - notice, abs=0.1)
    assert console.second_of("Temps écoulé") - warning == pytest.approx(notice, abs=0.1)


def test_time_asked_for_after_the_warning_is_given() -> None:
    """The new limit is twice the old one, counted from then, with another warning."""

    class Asking(Patient):
        async def read_line(self, prompt: str, *, typed: str = "") -> str:
            await self.until("Encore 10")
            return await super().read_line(prompt, typed=typed)

    console = Asking("Temps écoulé", "temps plus")
    timed(limited(), console)
    assert console.answer_to("temps plus")[0].startswith("Vous avez 40 secondes par tour")
    assert "Encore 20 secondes. « temps plus » double la limite." in console.shown
    passed = console.second_of("Temps écoulé") - console.second_of("Vous avez 40")
    assert passed == pytest.approx(40, abs=0.1)


def test_the_limit_waits_for_the_voice() -> None:
    """No second is counted while the question is spoken."""
    console = Patient("no such line")
    acts, clock = timed(limited(), console, voice=SlowVoice())
    assert TimeUp(0) not in acts
    assert clock.time_left(0) is None


def test_time_can_be_asked_for_doubled_and_stopped() -> None:
    """Each line is answered with the limit that applies from now on."""
    lines = ("temps", "temps plus", "time more", "temps non", "temps")
    console = Patient("-", *lines)
    _, clock = timed(limited(), console, voice=SlowVoice())
    assert console.answer_to("temps plus")[0].startswith("Vous avez 40 secondes par tour")
    assert console.answer_to("time more")[0].startswith("Vous avez 80 secondes par tour")
    assert console.answer_to("temps non") == ["Ici, rien ne limite votre temps."]
    assert "20 secondes" in console.answer_to("temps")[0]
    assert clock.stretch == 0


def test_the_clock_can_be_switched_on_during_the_game() -> None:
    """Time is counted from then on."""
    console = Patient("Temps écoulé", "temps oui")
    acts, _ = timed(limited(), console, stretch=0)
    assert console.answer_to("temps oui")[0].startswith("Vous avez 20 secondes par tour")
    assert TimeUp(0) in acts


@pytest.mark.parametrize("line", ["temps oui", "temps plus", "temps non", "temps"])
def test_rules_without_a_limit_say_so(line: str) -> None:
    """There is nothing to double and nothing to stop."""
    console = played([line], table(position("r7 b4", "b8")))
    assert console.answer_to(line) == ["Ici, rien ne limite votre temps."]


def test_in_the_chat_time_up_ends_the_match_for_the_player() -> None:
    """CHAT-19: the limit is two minutes, and the others play on."""
    console = Patient("Temps écoulé")
    acts, _ = timed(table(position("r7 b4", "b8", rules="chat")), console)
    assert TimeUp(0) in acts
    assert any("120 secondes" in line for line in console.shown)
    assert any("la partie est finie pour vous" in line for line in console.shown)
