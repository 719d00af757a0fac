"""What hosting costs: ``python tests/bench/hosting.py [latency|memory|profile] [NAME=VALUE...]``.

- ``latency``: ngIRCd, the host program and four scripted players in each room, over loopback: how
  long until another client reads what a play does.  ``rooms=200 rate=100 seconds=60``; with
  ``usual=1`` at the usual pace, with ``every=10`` an act of each room in so many seconds.
- ``memory``: the rooms in this process, without a network: does memory stay flat, and what does
  an act cost beside the bare engine's?  ``rooms=200 acts=100000``.
- ``profile``: where the time of ``memory`` goes.  ``rooms=20 acts=3000``.

One line a figure.  docs/scale.md says what they mean.
"""

from __future__ import annotations

import asyncio
import cProfile
import os
import pstats
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))
from irc_hosting import HOST, hosting
from irc_players import FirstCardThatGoes
from irc_servers import ngircd

from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rooms.archive import RoomArchive
from accessible_uno.rooms.carrier import Urgency
from accessible_uno.rooms.enrolment import compile_for_company
from accessible_uno.rooms.irc.message import fit
from accessible_uno.rooms.irc.send_queue import SendQueue
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.room import Room
from accessible_uno.rooms.table import RoomTools
from accessible_uno.store.journal import Journal
from accessible_uno.table import Dealer, Table

SEATS: Final = 4
ENDED: Final = "La partie est finie"
TICK: Final = 0.002
BEGINNING: Final = 6.0
"""Seconds that the lines of one beginning game take at the usual pace."""

SETTLING: Final = 5.0
"""Seconds for the games that have all begun at once."""


def tell(name: str, value: float) -> None:
    """Write a figure."""
    sys.stdout.write(f"{name}={value:.3f}\n")
    sys.stdout.flush()


def processor_seconds(process: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int | str = "self") -> float:
    """Return the memory of a process that is resident."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


# Over the network


class NetworkTable:
    """One room: who plays, and the play that is on its way to the others."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.players: list[NetworkPlayer] = []
        self.written_at = 0.0
        self.writer: NetworkPlayer | None = None


class Measure:
    """What is measured, and the lines that are due."""

    def __init__(self) -> None:
        self.due: deque[tuple[NetworkPlayer, str]] = deque()
        self.relayed: list[float] = []
        self.told: list[float] = []
        self.written = 0


class NetworkPlayer(asyncio.Protocol):
    """A chat program with a player who plays the first card that goes."""

    def __init__(self, nick: str, table: NetworkTable, measure: Measure) -> None:
        self.nick = nick
        self.ready = asyncio.Event()
        self._table = table
        self._measure = measure
        self._head = FirstCardThatGoes()
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Log in and come into the room."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self.write(f"NICK {self.nick}\r\nUSER {self.nick} 0 * :{self.nick}")

    def write(self, line: str) -> None:
        """Send a line."""
        assert self._transport is not None
        self._transport.write(f"{line}\r\n".encode())

    def say(self, text: str) -> None:
        """Say something in the room; the clock runs."""
        self._table.written_at, self._table.writer = time.perf_counter(), self
        self.write(f"PRIVMSG {self._table.name} :{text}")

    def data_received(self, data: bytes) -> None:
        """Read lines."""
        *whole, self._rest = (self._rest + data).split(b"\r\n")
        for raw in whole:
            self._read(raw.decode())

    def _read(self, line: str) -> None:
        source, _, rest = line.partition(" ")
        if source == "PING":
            self.write(f"PONG {rest}")
        elif rest.startswith("001 "):
            self.write(f"JOIN {self._table.name}")
        elif " 366 " in line:
            self.ready.set()
        elif source.startswith(f":{HOST}!"):
            self._hear(rest)
        elif rest.startswith("PRIVMSG ") and self._is_another():
            self._measure.relayed.append(time.perf_counter() - self._table.written_at)

    def _is_another(self) -> bool:
        """Whether this is the one client that measures what somebody else has written."""
        others = (each for each in self._table.players if each is not self._table.writer)
        return self._table.writer is not None and next(others) is self

    def _hear(self, rest: str) -> None:
        text = rest.partition(" :")[2]
        if rest.startswith("NOTICE "):
            self._measure.due.extend((self, each) for each in self._head.reads(text))
            return
        if self._is_another():
            self._measure.told.append(time.perf_counter() - self._table.written_at)
            self._table.writer = None
        if ENDED in text and self is self._table.players[0]:
            self._measure.due.append((self, "!revanche"))


async def play_over_network(
    port: int,
    host: int,
    rooms: int,
    rate: float,
    seconds: float,
    make: type[NetworkPlayer] = NetworkPlayer,
    settling: float = 0.0,
) -> list[NetworkTable]:
    """Play in all rooms at once, and tell how long a play takes to be read; return the tables."""
    measure = Measure()
    loop = asyncio.get_running_loop()
    tables = [NetworkTable(f"#t{number}") for number in range(rooms)]
    for table in tables:
        for seat in range(SEATS):
            nick = f"p{table.name[2:]}x{seat}"
            _, player = await loop.create_connection(
                partial(make, nick, table, measure), "127.0.0.1", port
            )
            table.players.append(player)
    for table in tables:
        for player in table.players:
            await player.ready.wait()
            measure.due.append((player, "!go"))
    measure.due.extend((table.players[0], "!start") for table in tables)
    tell("connected", len(tables) * SEATS)
    await pace(measure, 4 * rate, until=lambda: measure.written >= rooms * (SEATS + 1))
    await asyncio.sleep(SETTLING + settling)
    measure.relayed.clear()
    measure.told.clear()
    begun, spent, written = time.perf_counter(), processor_seconds(host), measure.written
    end = begun + seconds
    await pace(measure, rate, until=lambda: time.perf_counter() >= end)
    lasted = time.perf_counter() - begun
    acts = measure.written - written
    tell("acts_a_second", acts / lasted)
    for name, found in (("relayed_by_server", measure.relayed), ("told_by_host", measure.told)):
        parts = statistics.quantiles(found, n=100)
        tell(f"{name}_median_ms", 1000 * parts[49])
        tell(f"{name}_p99_ms", 1000 * parts[98])
        tell(f"{name}_most_ms", 1000 * max(found))
    tell("host_processor_ms_an_act", 1000 * (processor_seconds(host) - spent) / acts)
    tell("host_processor_share", (processor_seconds(host) - spent) / lasted)
    tell("host_megabytes", megabytes(host))
    return tables


async def pace(measure: Measure, rate: float, until: Callable[[], bool]) -> None:
    """Write the lines that are due, so many a second."""
    allowed, last = 1.0, time.perf_counter()
    while not until():
        now = time.perf_counter()
        allowed, last = min(10.0, allowed + (now - last) * rate), now
        while allowed >= 1 and measure.due:
            player, text = measure.due.popleft()
            player.say(text)
            measure.written += 1
            allowed -= 1
        await asyncio.sleep(TICK)


def latency(
    rooms: int = 200, rate: int = 100, seconds: int = 60, every: int = 0, usual: int = 0
) -> None:
    """Measure over a server on loopback.

    Args:
        rooms: how many.
        rate: acts a second in all.
        seconds: for how long.
        every: in place of ``rate``, in how many seconds each room acts once.
        usual: whether the host program sends at the pace that it has without a setting.
    """
    pace_of_acts = rooms / every if every else float(rate)
    pacing = "" if usual else "interval = 0\nburst = 50"
    channels = "[\n" + ",\n".join(f'"#t{number}"' for number in range(rooms)) + "\n]"
    with tempfile.TemporaryDirectory() as made:
        home = Path(made)
        with (
            ngircd(home) as port,
            hosting(port, home, 'lang = "fr"', channels=channels, pacing=pacing) as program,
        ):
            time.sleep(3)
            settling = BEGINNING * rooms if usual else 0.0
            playing = play_over_network(
                port, program.pid, rooms, pace_of_acts, seconds, settling=settling
            )
            asyncio.run(playing)


# In this process


class NoTimers:
    """Time in which nothing falls due."""

    def time(self) -> float:
        """Return seconds."""
        return time.perf_counter()

    def call_later(self, *_: object) -> NoTimers:
        """Call nothing."""
        return self

    def cancel(self) -> None:
        """Nothing was called."""


class Wires:
    """Sends the lines of a room through a queue, as a connection does, and to the players."""

    longest_frame = 300

    def __init__(self, channel: str, queue: SendQueue) -> None:
        self.notices: list[tuple[str, str]] = []
        self.ended = False
        self._channel = channel
        self._queue = queue

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Queue lines for everybody."""
        self.ended |= ENDED in text
        for piece in fit(text):
            self._queue.push(self._channel, "PRIVMSG", self._channel, piece, urgency)

    def send_privately(
        self, to: Speaker, text: str, urgency: Urgency = Urgency.GAME, *, as_message: bool = False
    ) -> None:
        """Queue lines for one person, who reads them."""
        self.notices.append((to.nick, text))
        for piece in fit(text):
            self._queue.push(self._channel, "NOTICE", to.nick, piece, urgency)

    def send_frame(self, *_: object) -> None:
        """Nobody has a client of the protocol."""

    def waiting_for(self, _: Speaker) -> int:
        """Return 0: the queue is emptied after each act."""
        return 0


class ProcessRoom:
    """A room with its players; what the host program does is timed apart."""

    def __init__(self, number: int, queue: SendQueue, journal: Journal | None) -> None:
        self.wires = Wires(f"#t{number}", queue)
        archive = RoomArchive(journal, f"#t{number}", print) if journal is not None else None
        tools = RoomTools(
            self.wires,
            NoTimers(),
            lambda: Dealer(str(number)),
            lambda kind: RandomBot(Random(kind).random),
            lambda _: None,
            archive,
        )
        self.room = Room("fr", tools)
        self.people = {
            f"p{seat}": Speaker(f"p{seat}", f"p{seat}@{number}") for seat in range(SEATS)
        }
        self.heads = {nick: FirstCardThatGoes() for nick in self.people}
        for head in self.heads.values():
            head.hands = deque(maxlen=1)  # the host program's memory is measured, not theirs
        self.due: deque[tuple[str, str]] = deque((nick, "!go") for nick in self.people)
        self.due.append(("p0", "!start"))

    def step(self) -> float:
        """Let somebody write a line; return the seconds that the host program takes over it."""
        nick, text = self.due.popleft()
        begun = time.process_time()
        self.room.on_line(self.people[nick], text)
        spent = time.process_time() - begun
        notices, self.wires.notices = self.wires.notices, []
        for reader, told in notices:
            self.due.extend((reader, each) for each in self.heads[reader].reads(told))
        if self.wires.ended:
            self.wires.ended = False
            self.due.append(("p0", "!revanche"))
        return spent


def play_in_process(rooms: int, acts: int, journal: Journal | None, marks: int = 5) -> float:
    """Play so many acts; return the seconds of the host program for each."""
    queue = SendQueue(time.perf_counter, interval=0.0, burst=50)
    made = [ProcessRoom(number, queue, journal) for number in range(rooms)]
    spent, done = 0.0, 0
    while done < acts:
        for each in made:
            spent += each.step()
            begun = time.process_time()
            while queue.pop() is not None:
                pass
            spent += time.process_time() - begun
            done += 1
            if marks and done % (acts // marks) == 0:
                tell(f"megabytes_after_{done}", megabytes())
    return spent / done


def bare_engine(acts: int = 20_000) -> float:
    """Return the seconds of an act of the engine alone, with nobody told anything."""
    game = compile_for_company("chat", (), SEATS)
    bots = {seat: RandomBot(Random(seat).random) for seat in range(SEATS)}
    done, spent, number = 0, 0.0, 0
    while done < acts:
        number += 1
        table = Table(game, [f"P{seat}" for seat in range(SEATS)], Dealer(str(number)), bots=bots)
        table.next_round()
        while not table.over and (action := table.bot_action()) is not None:
            begun = time.process_time()
            table.act(action)
            spent += time.process_time() - begun
            done += 1
    return spent / done


def memory(rooms: int = 200, acts: int = 100_000) -> None:
    """Measure memory and the cost of an act."""
    tell("engine_us_an_act", 1e6 * bare_engine())
    tell("host_us_an_act", 1e6 * play_in_process(rooms, acts, None))
    with tempfile.TemporaryDirectory() as made:
        journal = Journal(Path(made))
        journal.commit_without_waiting()
        tell("host_with_journal_us_an_act", 1e6 * play_in_process(20, 4_000, journal, marks=0))
        journal.close()


def profile(rooms: int = 20, acts: int = 3_000) -> None:
    """Tell where the time goes."""
    play_in_process(1, 200, None, marks=0)
    profiler = cProfile.Profile()
    profiler.enable()
    play_in_process(rooms, acts, None, marks=0)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("cumulative").print_stats(45)


KINDS: Final = (latency, memory, profile)


def main(arguments: Sequence[str]) -> None:
    """Measure what is asked, or everything."""
    kinds: dict[str, Callable[..., None]] = {
        "latency": latency,
        "memory": memory,
        "profile": profile,
    }
    chosen = [each for each in arguments if each in kinds] or ["latency", "memory"]
    pairs = (each.partition("=") for each in arguments if "=" in each)
    values = {name: int(value) for name, _, value in pairs}
    for each in chosen:
        kinds[each](**values)


if __name__ == "__main__":
    main(sys.argv[1:])
