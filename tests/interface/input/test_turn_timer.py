"""The player's own time: off by default, started once all is heard, announced, doubled, stopped."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from table_fixtures import Script, SlowVoice, game_of, played, position, table

from accessible_uno.game.base import Action
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Clock, Table
from accessible_uno.voices.voice import Voice

LIMITED = {"options": [("time-limit", "20")]}


class Hours:
    """A clock whose seconds pass only when somebody waits for them."""

    def __init__(self) -> None:
        self.seconds = 100.0
        self.waited: list[float] = []

    def __call__(self) -> float:
        return self.seconds

    async def pause(self, seconds: float) -> None:
        self.waited.append(seconds)
        await asyncio.sleep(0)
        self.seconds += seconds


class QuickVoice(SlowVoice):
    """A voice that is done at once."""

    async def wait_until_done(self) -> None:
        await asyncio.sleep(0)


class Patient(Script):
    """A console that types nothing until the game shows a given text, then hangs up."""

    def __init__(self, awaited: str, *lines: str) -> None:
        super().__init__(*lines)
        self.awaited = awaited

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        if self.lines:
            return await super().read_line(prompt, typed=typed)
        for _ in range(2_000):
            if any(self.awaited in shown for shown in self.shown):
                break
            await asyncio.sleep(0)
        raise HungUp


def timed(
    at: Table, hours: Hours, console: Script, stretch: float = 1, voice: Voice | None = None
) -> tuple[list[Action], Clock]:
    """Play at a terminal with a clock that runs by ``hours``; return the actions done."""
    acts: list[Action] = []

    class Diary:
        def write_acts(self, noted: Any) -> None:
            acts.extend(noted)

    at._recorder = Diary()
    clock = Clock(at, hours, stretch)

    async def play() -> None:
        game = game_of(
            console,
            at,
            interactive=True,
            settings=Settings("fr", pace=Pace.NONE),
            clock=clock,
            sleep=hours.pause,
            voices={"speech": voice or QuickVoice()},
        )
        await asyncio.wait_for(game.play(), 60)

    asyncio.run(play())
    return acts, clock


def limited(hand: str = "r7 b4", top: str = "b8", **more: Any) -> Table:
    return table(position(hand, top, **LIMITED, **more))  # type: ignore[arg-type]


def test_the_limit_is_off_by_default() -> None:
    """Without the clock, the limit of the rules does not apply to a person and is not mentioned."""
    console = played(["temps"], limited())
    assert console.answer_to("temps") == ["Vous avez tout votre temps."]
    assert not any("secondes" in line for line in console.shown)


def test_time_runs_out_after_all_is_spoken() -> None:
    """The limit is announced first; when time is up the table acts, and the bots continue."""
    hours, console = Hours(), Patient("Prudence pioche")
    acts, _ = timed(limited(), hours, console)
    assert TimeUp(0) in acts
    assert console.shown[1].startswith("Vous avez 20 secondes par tour.")
    prompt = next(place for place, line in enumerate(console.shown) if "À vous" in line)
    stroke = next(place for place, line in enumerate(console.shown) if "Temps écoulé" in line)
    assert prompt < stroke
    assert sum(hours.waited[:2]) == 20


@pytest.mark.parametrize(("limit", "stretch", "notice"), [("20", 1, 10), ("20", 4, 20)])
def test_the_clock_warns_once_before_time_is_up(limit: str, stretch: int, notice: int) -> None:
    """It warns twenty seconds before, or at half time if that is less.

    The warning names the way to more time.
    """
    hours, console = Hours(), Patient("Temps écoulé")
    at = table(position("r7 b4", "b8", options=[("time-limit", limit)]))
    timed(at, hours, console, stretch)
    warned = [line for line in console.shown if line.startswith("Encore ")]
    assert warned[0] == f"Encore {notice} secondes. « temps plus » double la limite."
    assert len(warned) == 1
    assert hours.waited[:2] == [20 * stretch - notice, notice]


def test_time_asked_for_after_the_warning_is_given() -> None:
    """The new limit is twice the old one, counted from the start, with another warning."""

    class Slow(Hours):
        async def pause(self, seconds: float) -> None:
            await super().pause(seconds)
            while len(self.waited) == 2 and console.lines:
                await asyncio.sleep(0)

    class Asking(Patient):
        async def read_line(self, prompt: str, *, typed: str = "") -> str:
            while not any("Encore 10" in line for line in self.shown):
                await asyncio.sleep(0)
            return await super().read_line(prompt, typed=typed)

    console = Asking("Temps écoulé", "temps plus")
    timed(limited(), Slow(), console)
    assert console.answer_to("temps plus")[0].startswith("Vous avez 40 secondes par tour")
    assert "Encore 20 secondes. « temps plus » double la limite." in console.shown


def test_the_limit_waits_for_the_voice() -> None:
    """No second is counted while the question is spoken."""
    hours, console, voice = Hours(), Patient("no such line"), SlowVoice()
    at = limited()
    acts, clock = timed(at, hours, console, voice=voice)
    assert TimeUp(0) not in acts
    assert hours.waited == []
    assert clock.time_left(0) is None


def test_time_can_be_asked_for_doubled_and_stopped() -> None:
    """Each line is answered with the limit that applies from now on."""
    hours, console = Hours(), Patient("-", "temps", "temps plus", "time more", "temps non", "temps")
    _, clock = timed(limited(), hours, console, voice=SlowVoice())
    assert console.answer_to("temps plus")[0].startswith("Vous avez 40 secondes par tour")
    assert console.answer_to("time more")[0].startswith("Vous avez 80 secondes par tour")
    assert console.answer_to("temps non") == ["Vous avez tout votre temps."]
    assert "20 secondes" in console.answer_to("temps")[0]
    assert clock.stretch == 0


def test_the_clock_can_be_switched_on_during_the_game() -> None:
    """Time is counted from then on."""
    hours, console = Hours(), Patient("Temps écoulé", "temps oui")
    acts, _ = timed(limited(), hours, console, stretch=0)
    assert console.answer_to("temps oui")[0].startswith("Vous avez 20 secondes par tour")
    assert TimeUp(0) in acts


@pytest.mark.parametrize("line", ["temps oui", "temps plus", "temps non", "temps"])
def test_rules_without_a_limit_say_so(line: str) -> None:
    """There is nothing to double and nothing to stop."""
    console = played([line], table(position("r7 b4", "b8")))
    assert console.answer_to(line) == ["Vous avez tout votre temps."]


def test_in_the_chat_time_up_ends_the_match_for_the_player() -> None:
    """CHAT-19: the limit is two minutes, and the others play on."""
    hours, console = Hours(), Patient("Temps écoulé")
    acts, _ = timed(table(position("r7 b4", "b8", rules="chat")), hours, console)
    assert TimeUp(0) in acts
    assert any("120 secondes" in line for line in console.shown)
    assert any("la partie est finie pour vous" in line for line in console.shown)
