"""Plays the deals of a contest in several processes, here or on a Dask cluster.

Each deal is a piece of work of its own that gives the same result anywhere, and results are taken
in the order of the deals: neither the number of workers nor their speed shows in what comes out.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
)
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, NamedTuple

from accessible_uno.app.errors import Failure
from accessible_uno.app.tournament.contest import Contest, DealResult, play_deals

AHEAD: Final = 3
"""Pieces of work that wait for each worker, so that none is idle."""

PIECES: Final = 200
"""Into so many pieces a long contest is divided at least; a progress line needs one."""

LARGEST: Final = 25
"""Most deals of a piece: what Ctrl+C may lose of the work of one worker."""


class WorkersLost(RuntimeError):
    """Processes that played for a contest have ended before their time."""


class Pool(NamedTuple):
    """What plays the deals of a contest.

    Attributes:
        executor: takes a piece of work.
        workers: how many pieces it works at together.
        losses: what a result raises where its worker is lost.
    """

    executor: Executor
    workers: int
    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)


def play_contest(contest: Contest, deals: int, pool: Pool | None) -> Iterator[list[DealResult]]:
    """Yield the results of all deals, some at a time and in order.

    Args:
        contest: what is played.
        deals: how many deals.
        pool: plays them; ``None``: this process does.

    Raises:
        WorkersLost: the pool can play no more.
    """
    size = max(1, min(LARGEST, deals // PIECES))
    pieces = iter([(first, min(size, deals - first)) for first in range(0, deals, size)])
    if pool is None:
        for first, count in pieces:
            yield play_deals(contest, first, count)
        return
    waiting: deque[Future[list[DealResult]]] = deque()
    try:
        for first, count in pieces:
            waiting.append(pool.executor.submit(play_deals, contest, first, count))
            if len(waiting) >= AHEAD * pool.workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except pool.losses as lost:
        raise WorkersLost from lost
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def local_pool(workers: int) -> Iterator[Pool | None]:
    """Give processes of this machine; none where one worker is enough, as this one will do."""
    if workers == 1:
        yield None
        return
    executor = ProcessPoolExecutor(workers, initializer=_leave_interruptions)
    try:
        yield Pool(executor, workers)
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _leave_interruptions() -> None:
    """Let Ctrl+C reach the main process alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def cluster(address: str) -> Iterator[Pool]:
    """Give the workers of a Dask scheduler at ``address``.

    Raises:
        Failure: Dask is not installed, or nothing answers there.
    """
    try:
        from dask.distributed import Client, KilledWorker
    except ImportError:
        raise Failure("app-extra-missing", option="--cluster", extra="cluster") from None
    try:
        connect: Any = Client  # which has types where it is installed, and none elsewhere
        client: AbstractContextManager[Any] = connect(address, timeout=10)
    except (OSError, ValueError) as wrong:
        raise Failure("app-no-cluster", address=address, why=type(wrong).__name__) from None
    with client as scheduler:
        workers = sum(scheduler.nthreads().values())
        if not workers:
            raise Failure("app-no-workers", address=address)
        losses = (CancelledError, OSError, KilledWorker)
        yield Pool(scheduler.get_executor(pure=False), workers, losses)


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
