"""The loop at a keyboard: a bot thinks while the player listens, what fails ends the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from table_fixtures import NAMES, Keyboard, game_of, position
from virtual_time import run_instantly

from accessible_uno.game.actions import DrawCard
from accessible_uno.game.base import Action, Event
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.interface.controls import pacing
from accessible_uno.interface.keyboard.line_game import LineGame
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Dealer, Table

FULL = Settings("fr", verbosity=Verbosity.FULL)
"""Each act is told by itself."""


class Noting(RandomBot):
    """A bot that keeps the seconds at which it decides."""

    def __init__(self, decided: list[float]) -> None:
        super().__init__(float)
        self._decided = decided

    def choose(self, view: View, legal: Legal) -> Action:
        self._decided.append(asyncio.get_running_loop().time())
        return super().choose(view, legal)


@asynccontextmanager
async def playing(game: LineGame) -> AsyncIterator[None]:
    """Play a game in the background, and leave it in the end."""
    going = asyncio.ensure_future(game.play())
    try:
        yield
    finally:
        going.cancel()
        with suppress(asyncio.CancelledError):
            await going


def moments(seconds: Sequence[float]) -> list[float]:
    """The moments at which something happened; a draw and what follows it are at one."""
    return sorted({round(each, 1) for each in seconds})


def bots_turn(bot: RandomBot, others: Sequence[str] = ()) -> Table:
    """A table that waits for Prudence, whom ``bot`` plays."""
    hands: dict[str, Any] = {"others": tuple(others)} if others else {}
    state = position("r7 r8 b4", "r9", turn=1, **hands)
    return Table(state.game, NAMES, Dealer(7), bots=dict.fromkeys((1, 2, 3), bot), state=state)


def test_a_bot_thinks_while_the_player_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has decided when the pause begins, and acts when it ends."""
    monkeypatch.setattr(pacing, "THINKING", (1.0, 1.0))
    monkeypatch.setattr(pacing, "READING", 0.0)
    decided: list[float] = []
    acted: list[float] = []

    def note(events: Sequence[Event]) -> None:
        acted.append(asyncio.get_running_loop().time())

    async def play() -> None:
        at = bots_turn(Noting(decided))
        at.listen(1, note)
        async with playing(game_of(Keyboard(), at, settings=FULL, interactive=True)):
            await asyncio.sleep(3.5)

    run_instantly(play())
    assert moments(acted)[:3] == [1, 2, 3]
    assert moments(decided)[:3] == [0, 1, 2]


def test_who_acts_while_a_bot_waits_is_not_waited_for_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The pause before the next bot begins with the act, not at the end of the last one."""
    monkeypatch.setattr(pacing, "THINKING", (1.0, 1.0))
    monkeypatch.setattr(pacing, "READING", 0.0)
    acted: list[float] = []

    async def play() -> None:
        at = bots_turn(RandomBot(float))
        at.listen(1, lambda _: acted.append(asyncio.get_running_loop().time()))
        async with playing(game_of(Keyboard(), at, settings=FULL, interactive=True)):
            await asyncio.sleep(0.5)
            at.act(DrawCard(1))  # as if the clock had done it
            await asyncio.sleep(1.2)

    run_instantly(play())
    assert moments(acted) == [0.5, 1.5]


def test_acts_told_in_one_sentence_need_no_pause_between_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The pause is before the first of them: what is heard is one sentence."""
    monkeypatch.setattr(pacing, "THINKING", (1.0, 1.0))
    monkeypatch.setattr(pacing, "READING", 0.0)
    acted: list[float] = []

    async def play() -> None:
        at = bots_turn(RandomBot(float), ("r1 r2 r3", "r4 r5 r6", "b1 b2 b3"))
        at.listen(1, lambda _: acted.append(asyncio.get_running_loop().time()))
        keyboard = Keyboard()
        async with playing(game_of(keyboard, at, interactive=True)):
            await asyncio.sleep(1.5)
        together = "Prudence joue le 1 rouge, Victor le 4, Luna pioche et joue un +4 bleu."
        assert together in keyboard.shown

    run_instantly(play())
    assert moments(acted) == [1.0]
    assert len(acted) > 2


@pytest.mark.parametrize("interactive", [True, False])
def test_what_fails_at_the_table_ends_the_game(interactive: bool) -> None:
    """It happens when a time has come, and is raised where the game is played."""

    class Failing(RandomBot):
        def choose(self, view: View, legal: Legal) -> Action:
            raise LookupError("a fault")

    async def play() -> None:
        game = game_of(Keyboard(), bots_turn(Failing(float)), interactive=interactive)
        with pytest.raises(LookupError, match="a fault"):
            await game.play()

    run_instantly(play())
