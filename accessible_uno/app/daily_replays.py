"""What bots make of a player's seat and cards: a daily deal is played again with one in the seat.

The deal, the other bots and their chance are the same.  That is done while the player plays, a
moment at a time; nobody is told anything before the round is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from accessible_uno.error_logger import error_logger
from accessible_uno.players.bot_names import NORMAL, STRONG
from accessible_uno.players.registry import make_bot
from accessible_uno.store.daily import DailyScore
from accessible_uno.store.stats import SeatCounter
from accessible_uno.table import Dealer, Table
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.driver import play_in_slices
from accessible_uno.table.plan import Plan, SeatPlan
from accessible_uno.table.seated_bot import SeatedBot

COMPARED: Final = (NORMAL, STRONG)
"""The bots whose results are told beside the player's."""

MOST_SLICES: Final = 50_000
"""More than any round takes; what goes on longer has no result."""

BETWEEN: Final = 0.02
"""Seconds between two slices while the player plays: keys and voices come first."""

A_MOMENT: Final = 0.7
"""Seconds after which a player who waits for the rest is told so."""

Replaying: TypeAlias = Generator[None, None, DailyScore | None]


class DailyReplays:
    """Plays a daily deal with other bots in the player's seat.

    Args:
        plan: of the deal.

    Attributes:
        scores: what each bot has made of it, by its kind.
    """

    def __init__(self, plan: Plan) -> None:
        self.scores: dict[str, DailyScore] = {}
        self._left = {kind: replayed(plan, kind) for kind in COMPARED}

    def step(self) -> bool:
        """Play on for a moment; return whether there is more to play."""
        for kind, replaying in [*self._left.items()][:1]:
            try:
                next(replaying)
            except StopIteration as end:
                del self._left[kind]
                if end.value is not None:
                    self.scores[kind] = end.value
            except Exception:  # noqa: BLE001  # a comparison must not end the game that it is about
                del self._left[kind]
                error_logger(__name__).exception("the deal cannot be played by %s", kind)
        return bool(self._left)

    async def run(self) -> None:
        """Play everything, with pauses."""
        while self.step():
            await asyncio.sleep(BETWEEN)

    async def finish(self, wait: Callable[[], None]) -> dict[str, DailyScore]:
        """Play the rest, and return the results; call ``wait`` where that takes a while."""
        calendar, told = Calendar(), False
        while self.step():
            if not told and calendar.elapsed() > A_MOMENT:
                told = True
                wait()
            await asyncio.sleep(0)
        return self.scores


def replayed(plan: Plan, kind: str) -> Replaying:
    """Play a daily deal with a bot of a kind in the player's seat; return what comes of it."""
    seat, day = plan.viewer, plan.day
    assert day is not None
    seats = list(plan.seats)
    seats[seat] = SeatPlan(plan.names[seat], kind)
    plan = replace(plan, seats=tuple(seats))
    dealer = Dealer(plan.seed)
    bots = {
        each: SeatedBot(
            kind, partial(make_bot, chance=dealer.bot_rng(each), lapses=plan.lapses / 100)
        )
        for each, kind in plan.kinds.items()
    }
    table = Table(plan.compile(), plan.names, dealer, bots=bots)
    counter = SeatCounter(seat)
    table.listen(seat, lambda events: counter.count(events, table.view(seat).held))
    for _, _ in zip(range(MOST_SLICES), play_in_slices(table), strict=False):
        yield
    view = table.view(seat)
    if not table.over:
        return None
    stats = counter.stats
    return DailyScore(day, seat in view.winners, view.scores[seat], stats.cards, stats.turns)
