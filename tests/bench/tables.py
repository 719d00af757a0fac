"""How many tables a host program bears that are reached by links.

    python tests/bench/tables.py [tables=200] [rate=100] [seconds=60]

Starts a host program and lets four players a table play from this process, so many acts a second in
all.  Tells how long it takes until another player is told of an act, beside a line that the server
merely passes on; the processor time of the host program an act; and how much of its memory a
connection takes, and a table whose game is under way beside its connections.  What all tables share
is there before: a first one has played.  ``hosting.py latency`` measures the same in chat rooms.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))
from hosting import SEATS, TICK, megabytes, processor_seconds, tell
from link_player import LinkPlayer, free_port, hosting_page

PER_ADDRESS: Final = 100_000
SETTLING: Final = 3.0
"""Seconds for what has begun all at once."""

FIRST_GAMES: Final = 20.0
FIRST_RATE: Final = 4
"""Seconds in which the first table plays, and its acts in a second: more would be a flood."""

TOGETHER: Final = 40
"""Players who come at the same time."""


class LinkedTable:
    """One table: who plays, and what is on its way to the others."""

    def __init__(self, measure: Measure) -> None:
        self.players: list[LinkPlayer] = []
        self._measure = measure
        self._written_at = 0.0
        self._writer: LinkPlayer | None = None

    def add(self, player: LinkPlayer) -> None:
        """Let a player sit here."""
        self.players.append(player)
        player.on_turn = lambda each: self._measure.due.append((self, each, "play"))
        player.on_told = lambda each: self._reached(each, self._measure.told)
        player.on_talk = lambda each: self._reached(each, self._measure.relayed)
        player.on_over = self._on_over

    def _on_over(self, player: LinkPlayer) -> None:
        if player is self.players[0]:
            self._measure.due.append((self, player, "!revanche"))

    def _reached(self, player: LinkPlayer, into: list[float]) -> None:
        """Measure at the one player who is not the writer and comes first."""
        others = (each for each in self.players if each is not self._writer)
        if self._writer is not None and player is next(others):
            into.append(time.perf_counter() - self._written_at)
            self._writer = None

    def do(self, player: LinkPlayer, what: str) -> bool:
        """Let a player do something; return whether it was an act."""
        if what == "play" and not player.is_asked:
            return False
        self._written_at, self._writer = time.perf_counter(), player
        if what == "play":
            player.play()
        elif what.startswith("!"):
            self._writer = None
            player.command(what)
        else:
            player.say(what)
        return True


class Measure:
    """What is measured, and what is due."""

    def __init__(self) -> None:
        self.due: deque[tuple[LinkedTable, LinkPlayer, str]] = deque()
        self.told: list[float] = []
        self.relayed: list[float] = []


async def pace(measure: Measure, rate: float, over: Callable[[], bool]) -> int:
    """Let what is due be done, so many a second; return how much was."""
    allowed, last, done = 1.0, time.perf_counter(), 0
    while not over():
        now = time.perf_counter()
        allowed, last = min(10.0, allowed + (now - last) * rate), now
        while allowed >= 1 and measure.due:
            table, player, what = measure.due.popleft()
            if table.do(player, what):
                done += 1
                allowed -= 1
        await asyncio.sleep(TICK)
    return done


async def gather_tables(
    measure: Measure, session: aiohttp.ClientSession, url: str, tables: int
) -> list[LinkedTable]:
    """Open tables and let everybody come."""
    made = [LinkedTable(measure) for _ in range(tables)]

    async def fill(table: LinkedTable) -> None:
        for seat in range(SEATS):
            table.add(await come(session, url, f"p{seat}", table))

    for first in range(0, tables, TOGETHER):
        await asyncio.gather(*map(fill, made[first : first + TOGETHER]))
    await asyncio.sleep(1)
    return made


async def come(
    session: aiohttp.ClientSession, url: str, name: str, table: LinkedTable
) -> LinkPlayer:
    """Let somebody come to a table; the first opens it."""
    player = LinkPlayer(session, url)
    before = table.players[0].entered if table.players else None
    await player.come(name, before.table if before is not None else "")
    assert player.entered is not None, player.refused
    return player


async def memory_of_connections(
    session: aiohttp.ClientSession, url: str, process: int, tables: list[LinkedTable]
) -> float:
    """Return how many megabytes one more connection to each table takes."""
    before = megabytes(process)
    watching = [await come(session, url, "q", table) for table in tables]
    await asyncio.sleep(1)
    taken = megabytes(process) - before
    for each in watching:
        await each.leave()
    return taken


def tell_times(name: str, found: list[float]) -> None:
    """Write the median, the 99th percentile and the longest of some times."""
    parts = statistics.quantiles(found, n=100)
    tell(f"{name}_median_ms", 1000 * parts[49])
    tell(f"{name}_p99_ms", 1000 * parts[98])
    tell(f"{name}_most_ms", 1000 * max(found))


async def run(url: str, process: int, tables: int, rate: float, seconds: float) -> None:
    """Play at all tables, and leave them."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        measure = Measure()
        first = await gather_tables(measure, session, url, 1)
        await begin(measure, first, FIRST_RATE)
        end = time.perf_counter() + FIRST_GAMES
        await pace(measure, FIRST_RATE, lambda: time.perf_counter() >= end)
        measure.due.clear()
        bare = megabytes(process)
        made = await gather_tables(measure, session, url, tables)
        tell("connections", tables * SEATS)
        connected = megabytes(process) - bare
        connection = await memory_of_connections(session, url, process, made)
        tell("kilobytes_a_connection", 1000 * connection / tables)
        await play(measure, made, process, rate, seconds)
        taken = megabytes(process) - bare
        tell("host_megabytes_with_one_table", bare)
        tell("kilobytes_a_table_before_its_game", 1000 * (connected - SEATS * connection) / tables)
        tell("kilobytes_a_table", 1000 * (taken - SEATS * connection) / tables)
        tell("kilobytes_a_table_with_its_four_connections", 1000 * taken / tables)
        for table in (*first, *made):
            for player in table.players:
                await player.leave()


async def play(
    measure: Measure, made: list[LinkedTable], process: int, rate: float, seconds: float
) -> None:
    """Let people talk at all tables, then play there; tell what is measured."""
    for phase in ("relay", "play"):
        if phase == "play":
            await begin(measure, made, rate)
            gc.collect()
            gc.freeze()  # else the players' own collector stops all 800 of them for half a second
        measure.told.clear()
        begun, spent = time.perf_counter(), processor_seconds(process)
        end = begun + seconds / (3 if phase == "relay" else 1)
        talking = asyncio.create_task(talk(measure, made, rate, end)) if phase == "relay" else None
        acts = await pace(measure, rate, lambda end=end: time.perf_counter() >= end)  # type: ignore[misc]
        lasted = time.perf_counter() - begun
        cost = processor_seconds(process) - spent
        if talking is not None:
            await talking
            measure.due.clear()
            tell_times("relayed_by_server", measure.relayed)
        else:
            tell("acts_a_second", acts / lasted)
            tell_times("told_by_host", measure.told)
            tell("host_processor_ms_an_act", 1000 * cost / acts)
            tell("host_processor_share", cost / lasted)
            tell("host_megabytes", megabytes(process))


async def begin(measure: Measure, made: list[LinkedTable], rate: float) -> None:
    """Let a game begin at each table."""
    for table in made:
        for player in table.players:
            measure.due.append((table, player, "!go"))
        measure.due.append((table, table.players[0], "!start"))
    first = time.perf_counter() + 600
    await pace(
        measure,
        4 * rate,
        lambda: (
            all(each.players[-1].table is not None for each in made) or time.perf_counter() > first
        ),
    )
    await asyncio.sleep(SETTLING)


async def talk(measure: Measure, made: list[LinkedTable], rate: float, end: float) -> None:
    """Let people talk, table after table, at the rate of the acts."""
    number = 0
    while time.perf_counter() < end:
        table = made[number % len(made)]
        measure.due.append((table, table.players[number // len(made) % SEATS], "bonjour"))
        number += 1
        await asyncio.sleep(1 / rate)


def main(tables: int = 200, rate: int = 100, seconds: int = 60) -> None:
    """Measure."""
    with tempfile.TemporaryDirectory() as made:
        home, port = Path(made), free_port()
        options = ("--per-address", str(PER_ADDRESS), "--lang", "fr")
        with hosting_page(home, *options, port=port) as program:
            asyncio.run(run(f"http://127.0.0.1:{port}/", program.pid, tables, rate, seconds))


if __name__ == "__main__":
    pairs = (each.partition("=") for each in sys.argv[1:])
    main(**{name: int(value) for name, _, value in pairs})
