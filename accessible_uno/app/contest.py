"""A contest of bots: what is played, what plays it, here or elsewhere, and what ends it early."""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import ExitStack, contextmanager, suppress
from functools import cache, partial
from itertools import islice
from multiprocessing import active_children, parent_process
from threading import Thread
from types import TracebackType
from typing import Any, Final, NamedTuple, ParamSpec, Self, TypeVar

from msgspec import Struct

from accessible_uno.app.errors import Failure
from accessible_uno.app.house_rules import bot_called, compile_plan
from accessible_uno.game.base import Seat
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.interface.terminal.console import ENDS, signal_handlers
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


P = ParamSpec("P")
T = TypeVar("T")

STOPS: Final = ("SIGINT", *ENDS)
"""The signals that end a contest."""

LAST: Final = 4.0
"""Seconds after the first signal, at which the process is gone, whatever still waits."""


class Stop:
    """Takes the signals that ask for the end: the first counts, the others change nothing.

    A signal may come anywhere, in the midst of what the standard library locks; so it raises
    something only where that is allowed.  What was ignored when the program was started, as by
    ``nohup``, still is.

    Attributes:
        asked: the number of the first signal; 0: none has come.
    """

    def __init__(self) -> None:
        self.asked = 0
        self._raises = False
        self._handled = ExitStack()

    def __enter__(self) -> Self:
        """Begin to take them."""
        handlers = {
            name: partial(self._stop, number)
            for name, number in _stops().items()
            if signal.getsignal(number) is not signal.SIG_IGN
        }
        self._handled.enter_context(signal_handlers(handlers))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Restore what there was; where the process is about to end, no signal changes that."""
        self._handled.close()
        if self.asked:
            _ignore_stops()

    def check(self) -> None:
        """Raise ``KeyboardInterrupt`` where the end has been asked for."""
        if self.asked:
            raise KeyboardInterrupt

    @contextmanager
    def raising(self) -> Iterator[None]:
        """Within this, the first signal raises ``KeyboardInterrupt`` wherever it comes."""
        self._raises = True
        try:
            self.check()
            yield
        finally:
            self._raises = False

    def _stop(self, number: int) -> None:
        if self.asked:
            return
        self.asked = number
        # Ends the process from a thread that needs no lock of Python's, and so never waits.
        faulthandler.dump_traceback_later(LAST, exit=True, file=os.open(os.devnull, os.O_WRONLY))
        if self._raises:
            raise KeyboardInterrupt


def _stops() -> dict[str, int]:
    """Return the signals of :data:`STOPS` that this system has."""
    return {name: getattr(signal, name) for name in STOPS if hasattr(signal, name)}


def _ignore_stops() -> None:
    for number in _stops().values():
        signal.signal(number, signal.SIG_IGN)


MOMENT: Final = 0.1
"""Seconds after which whoever waits for a result looks whether it is to stop."""

LOOK: Final = 4.0
"""Seconds until it is looked again whether anybody works at a piece that is not ready."""

LOOKS: Final = 4
"""A contest is given up where nobody is found so many times in a row: a worker may be restarted."""


class WorkersLost(RuntimeError):
    """Those who played for a contest have ended before their time; ``message`` tells it."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Pool(NamedTuple):
    """What plays the deals of a contest.

    Attributes:
        executor: takes a piece of work.
        workers: how many pieces it works at together.
        losses: what a result raises where its worker is lost.
        has_workers: returns whether there is any worker now; not asked where a lost one is told.
        lost: the message that tells that they are lost.
    """

    executor: Executor
    workers: int
    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)
    has_workers: Callable[[], bool] = lambda: True
    lost: str = "tournament-workers-lost"

    def submit(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> Future[T]:
        """Have a piece of work done.

        Raises:
            WorkersLost: nobody is left to do it.
        """
        try:
            return self.executor.submit(work, *given, **named)
        except self.losses as lost:
            raise WorkersLost(self.lost) from lost

    def result(self, future: Future[T], stop: Stop) -> T:
        """Return what a piece of work came to, once it is there.

        Raises:
            WorkersLost: nobody is left to work at it.
            KeyboardInterrupt: it is to stop.
        """
        found = LOOKS
        while not _is_done(future, stop):
            with stop.raising():
                found = LOOKS if self.has_workers() else found - 1
            if not found:
                raise WorkersLost(self.lost)
        try:
            return future.result()
        except self.losses as lost:
            raise WorkersLost(self.lost) from lost


def _is_done(future: Future[T], stop: Stop) -> bool:
    """Wait for a result, until it is looked again who works at it."""
    for _ in range(round(LOOK / MOMENT)):
        stop.check()
        if wait([future], MOMENT).done:
            return True
    return False


@contextmanager
def local_pool(workers: int) -> Iterator[Pool | None]:
    """Give processes of this machine; none where one worker is enough, as this one will do.

    At the end they are killed: what they still play is not wanted.  Nothing is cancelled, as the
    executor of Python 3.11 fails where a future of a killed worker is; it is waited for, as its own
    end at that of the process is not safe either.
    """
    if workers == 1:
        yield None
        return
    others = set(active_children())
    executor = ProcessPoolExecutor(workers, initializer=_serve_main_process)
    try:
        yield Pool(executor, workers)
    finally:
        for worker in set(active_children()) - others:
            worker.kill()
        executor.shutdown()


def _serve_main_process() -> None:
    """Leave the signals to the main process, and end with it."""
    _ignore_stops()
    Thread(target=_end_with_main_process, daemon=True).start()


def _end_with_main_process() -> None:
    main = parent_process()
    if main is not None:
        main.join()
        os._exit(0)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


PARTING: Final = 1.0
"""Seconds that a scheduler is given to hear that we leave."""


@contextmanager
def cluster(address: str, stop: Stop) -> Iterator[Pool]:
    """Give the workers of a Dask scheduler at ``address``.

    Raises:
        Failure: Dask is not installed, or nothing answers there.
        KeyboardInterrupt: it is to stop.
    """
    try:
        from asyncio import CancelledError as TaskCancelled

        from dask.distributed import Client, KilledWorker
    except ImportError:
        raise Failure("app-extra-missing", option="--cluster", extra="cluster") from None
    for name in ("distributed", "distributed.client", "tornado"):  # what is lost is told by us
        logging.getLogger(name).handlers = [logging.NullHandler()]
        logging.getLogger(name).propagate = False
    connect: Any = Client  # which has types where it is installed, and none elsewhere
    # A worker that is stopped in the midst of its work raises asyncio's.
    losses = (CancelledError, TaskCancelled, OSError, KilledWorker)
    with ExitStack() as leaving:
        try:
            with stop.raising():
                scheduler = connect(address, timeout=10)
                leaving.callback(_leave, scheduler)
                workers = sum(scheduler.nthreads().values())
        except (OSError, ValueError) as wrong:
            raise Failure("app-no-cluster", address=address, why=type(wrong).__name__) from None
        if not workers:
            raise Failure("app-no-workers", address=address)

        def has_workers() -> bool:
            try:
                return bool(scheduler.nthreads())
            except losses:  # nor is the scheduler there
                return False

        executor = scheduler.get_executor(pure=False)
        yield Pool(executor, workers, losses, has_workers, "tournament-cluster-lost")


def _leave(scheduler: Any) -> None:
    with suppress(OSError):  # it is gone
        scheduler.close(timeout=PARTING)
