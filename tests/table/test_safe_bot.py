"""A bot that fails never stops the game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from accessible_uno.game.actions import Pass
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.packages import contained as calls
from accessible_uno.players.bot import Bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import ContainedBot
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table
from accessible_uno.table.seated_bot import SafeBot

PATIENCE = 1.0
"""Seconds; a bot in good order needs a thousandth of one, on a busy machine perhaps a tenth."""


class Failing(RandomBot):
    """Plays three times, then fails in its own way."""

    def __init__(self, chance: Callable[[], float], fails: Callable[[View], Action]) -> None:
        super().__init__(chance)
        self._fails = fails
        self._left = 3
        self.asked = 0

    def choose(self, view: View, legal: Legal) -> Action:
        self.asked += 1
        if self._left:
            self._left -= 1
            return super().choose(view, legal)
        return self._fails(view)


def raises(view: View) -> Action:
    raise ZeroDivisionError(view.seat)


def cheats(view: View) -> Action:
    return Pass((view.seat + 1) % 3)


def dreams(view: View) -> Action:
    while view.held >= 0:
        pass
    raise AssertionError


def sleeps(view: View) -> Action:
    time.sleep(3600)
    return cheats(view)


def cancels(view: View) -> Action:
    raise asyncio.CancelledError(view.seat)


def closes(view: View) -> Action:
    raise GeneratorExit(view.seat)


def exits(view: View) -> Action:
    raise SystemExit(view.seat)


def interrupts(view: View) -> Action:
    raise KeyboardInterrupt(view.seat)


def swallows(view: View) -> Action:
    while view.held >= 0:
        with suppress(BaseException):
            time.sleep(0.05)
    raise AssertionError


def babbles(view: View) -> Action:
    return view.seat  # type: ignore[return-value]  # no action at all: that is the point


@pytest.mark.quick("raises", "sleeps")
@pytest.mark.parametrize(
    "fails", [raises, cancels, closes, exits, interrupts, cheats, dreams, sleeps, swallows, babbles]
)
def test_the_match_continues_without_it(fails: Callable[[View], Action]) -> None:
    """It is reported once; from then on a simpler bot plays, and the match has a winner."""
    dealer = Dealer("4")
    told = []
    failing = Failing(dealer.bot_rng(1), fails)
    contained = ContainedBot(lambda _: failing, dealer.bot_rng(1), PATIENCE)
    bots: dict[int, Bot] = {
        0: RandomBot(dealer.bot_rng(0)),
        1: SafeBot(contained, RandomBot(dealer.bot_rng(1)), lambda: told.append(1)),
        2: RandomBot(dealer.bot_rng(2)),
    }
    table = Table(preset("leaflet").compile([("target", "60")]), "ABC", dealer, bots=bots)
    while not table.over:
        if table.between_rounds or table.contested:
            table.next_round()
            continue
        action = table.bot_action()
        assert action is not None
        table.act(action)
    assert told == [1]
    assert failing.asked == 4


def test_what_a_bot_stumbles_over_is_kept(caplog: pytest.LogCaptureFixture) -> None:
    """The lines of code are in the log, of our own bots as well: a new rule may be their cause."""
    dealer = Dealer("4")
    bot = SafeBot(Failing(dealer.bot_rng(0), raises), RandomBot(dealer.bot_rng(0)), lambda: None)
    game = preset("leaflet").compile()
    table = Table(game, "AB", dealer, bots={0: bot, 1: RandomBot(dealer.bot_rng(1))})
    while not caplog.text:
        action = table.bot_action()
        if action is None:
            table.next_round()
        else:
            table.act(action)
    assert "in raises" in caplog.text


def test_a_bot_that_works_is_not_replaced() -> None:
    """Its own choices are passed on."""
    dealer, same = Dealer("4"), Dealer("4")
    steady = SafeBot(RandomBot(dealer.bot_rng(0)), RandomBot(dealer.bot_rng(0)), raising)
    bot = RandomBot(same.bot_rng(0))
    game = preset("leaflet").compile()
    one = Table(game, "AB", dealer, bots={0: steady, 1: steady})
    other = Table(game, "AB", same, bots={0: bot, 1: bot})
    for _ in range(40):
        for table in (one, other):
            if table.between_rounds:
                table.next_round()
                continue
            action = table.bot_action()
            assert action is not None
            table.act(action)
        assert repr(one.snapshot().hands) == repr(other.snapshot().hands)


def raising() -> None:
    raise AssertionError


def test_a_bot_that_keeps_everybody_waiting_is_told_of_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After several slow answers one after the other, not after one; it goes on playing."""
    dealer = Dealer("4")
    told: list[str] = []
    contained = ContainedBot(lambda _: RandomBot(dealer.bot_rng(0)), dealer.bot_rng(0), PATIENCE)
    bot = SafeBot(contained, RandomBot(dealer.bot_rng(0)), raising, lambda: told.append("slow"))
    table = Table(preset("leaflet").compile(), "AB", dealer, bots={0: bot, 1: bot})
    table.next_round()
    news = []
    for is_slow in (True, True, False, True, True, True, True, False, True):
        monkeypatch.setattr(calls, "SLOW", 0.0 if is_slow else PATIENCE)
        action = table.bot_action()
        assert action is not None
        table.act(action)
        news.append(len(told))
    assert news == [0, 0, 0, 0, 0, 1, 1, 1, 1]
