"""A contest of bots: what is played, and one deal of it, with every rotation of the seats."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from msgspec import Struct

from accessible_uno.app.contest_pool import Pool, Stop
from accessible_uno.app.house_rules import bot_called, compile_plan
from accessible_uno.game.base import Seat
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.players.bot import Bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import package_of_bot
from accessible_uno.table import Dealer, Table
from accessible_uno.table.driver import Due, take_step
from accessible_uno.table.plan import Options, Plan, SeatPlan
from accessible_uno.table.seated_bot import SafeBot

MOST_ACTS: Final = 200_000
"""More acts than any match takes; what goes on longer is nobody's."""


class Contest(Struct, frozen=True):
    """What is played: any process that has it plays the same deals in the same way.

    Attributes:
        plan: who plays what; its seed decides about every card and every whim.
        matches: whether whole matches are played, not rounds.
    """

    plan: Plan
    matches: bool

    @property
    def bots(self) -> tuple[str, ...]:
        """The kind of each bot."""
        return tuple(self.plan.kinds.values())


def bots_plan(rules: str, options: Options, bots: Sequence[str], seed: str) -> Plan:
    """Return the plan of a contest among bots of these kinds."""
    seats = tuple(SeatPlan(f"B{seat}", kind) for seat, kind in enumerate(bots))
    return Plan(rules, seats, options, seed=seed)


class DealResult(NamedTuple):
    """What came of a deal that is played once from each seat.

    Attributes:
        won: for each bot, how much of it that bot won, from 0 to 1.
        failed: for each bot, in how many of the games it failed.
    """

    won: tuple[float, ...]
    failed: tuple[int, ...]


def play_deals(contest: Contest, first: int, count: int) -> list[DealResult]:
    """Play some deals of a contest, ``first`` and those after it."""
    game = _compiled(contest)
    return [_play_deal(contest, game, number) for number in range(first, first + count)]


@cache
def _compiled(contest: Contest) -> Game:
    return compile_plan(contest.plan, "--bots")


def _play_deal(contest: Contest, game: Game, number: int) -> DealResult:
    """Play the same cards once with each rotation of the seats: luck is mirrored."""
    seats = len(contest.bots)
    won = [0.0] * seats
    failed = [0] * seats
    for turned in range(seats):
        # The bot of seat 0 in the first game sits at seat ``turned`` in this one.
        places = [(seat - turned) % seats for seat in range(seats)]
        winners = _play(contest, game, number, places, failed)
        for seat in winners:
            won[places[seat]] += 1 / len(winners)
    return DealResult(tuple(each / seats for each in won), tuple(failed))


def _play(
    contest: Contest, game: Game, number: int, places: list[int], failed: list[int]
) -> tuple[Seat, ...]:
    """Play one round or match; return who won it, nobody where it has no end.

    Whoever fails in it is counted in ``failed``.
    """
    dealer = Dealer(f"{contest.plan.seed} {number}")
    bots = {
        seat: _bot(contest, place, dealer.bot_rng(place), failed)
        for seat, place in enumerate(places)
    }
    state = game.open(len(places))
    table = Table(game, contest.plan.names, dealer, bots=bots, state=state)
    for _ in range(MOST_ACTS):
        if not contest.matches and state.round and (table.between_rounds or table.over):
            return _round_winner(state)
        if take_step(table) is Due.OVER:
            return state.winners
    return ()


def _round_winner(state: State) -> tuple[Seat, ...]:
    return () if state.round_winner is None else (state.round_winner,)


def _bot(contest: Contest, place: int, chance: Callable[[], float], failed: list[int]) -> Bot:
    """Return a bot; where one of a package fails, that is counted, and a simpler one plays on."""
    kind = contest.bots[place]
    bot = bot_called(kind, chance)
    if package_of_bot(kind) is None:
        return bot

    def count() -> None:
        failed[place] += 1

    return SafeBot(bot, RandomBot(chance), count)


AHEAD: Final = 3
"""Pieces of work that wait for each worker, so that none is idle."""

PIECES: Final = 200
"""Into so many pieces a long contest is divided at least; a progress line needs one."""

LARGEST: Final = 25
"""Most deals of a piece: what Ctrl+C may lose of the work of one worker."""


def play_contest(
    contest: Contest, deals: int, pool: Pool | None, stop: Stop
) -> Iterator[list[DealResult]]:
    """Yield the results of all deals, some at a time and in order, until it is to stop.

    Args:
        contest: what is played.
        deals: how many deals.
        pool: plays them; ``None``: this process does.
        stop: takes the signals.

    Raises:
        WorkersLost: the pool can play no more.
        KeyboardInterrupt: it is to stop.
    """
    size = max(1, min(LARGEST, deals // PIECES))
    pieces = ((first, min(size, deals - first)) for first in range(0, deals, size))
    if pool is not None:
        yield from _results_of(pool, contest, pieces, stop)
        return
    for first, count in pieces:
        with stop.raising():
            some = play_deals(contest, first, count)
        yield some


def _results_of(
    pool: Pool, contest: Contest, pieces: Iterator[tuple[int, int]], stop: Stop
) -> Iterator[list[DealResult]]:
    """Yield what a pool makes of the pieces of a contest."""
    waiting: deque[Future[list[DealResult]]] = deque()
    while True:
        for piece in islice(pieces, AHEAD * pool.workers - len(waiting)):
            waiting.append(pool.submit(play_deals, contest, *piece))
        if not waiting:
            return
        yield pool.result(waiting.popleft(), stop)


MARKS: Final = (1, *range(10, 100, 10))
"""The percentages of the work at which a line of progress is written."""

BETWEEN: Final = 10.0
"""Seconds from one line to the next, at least: what is over before needs none."""


class Progress:
    """Tells when a line of progress is due: at some shares of the work, and not too often.

    Args:
        whole: the pieces of the whole work.
        elapsed: returns the seconds since the beginning.
    """

    def __init__(self, whole: int, elapsed: Callable[[], float]) -> None:
        self._whole = whole
        self._elapsed = elapsed
        self._marks = [mark for mark in MARKS if whole * mark >= 100]
        self._told_at = 0.0

    def is_due(self, done: int) -> bool:
        """Return whether a line is due after so many pieces."""
        reached = [mark for mark in self._marks if done * 100 >= self._whole * mark]
        del self._marks[: len(reached)]
        now = self._elapsed()
        if not reached or done >= self._whole or now - self._told_at < BETWEEN:
            return False
        self._told_at = now
        return True
