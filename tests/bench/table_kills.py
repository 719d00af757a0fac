"""Kills a host program whose tables are reached by links: ``python tests/bench/table_kills.py``.

``kills=100 tables=2 seed=7``.  People play at all tables as fast as they can.  At a random moment
the host program is killed (``kill -9``); then its journal must hold what each of them was told
last, whole: the seat's hand, the piles, the scores, the question.  It is started again, everybody
comes back to the same seat by their token, and plays on.  Writes how many acts were told and how
many lost.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))
from hosted_truth import true_games
from link_player import LinkPlayer, free_port, hosting_page, until

SEATS: Final = 3
LONGEST: Final = 0.6
"""Seconds from the return of everybody to the kill, at most."""


class Killed:
    """People at the tables of a host program that is killed again and again.

    Attributes:
        told: acts that somebody was told.
        lost: acts that somebody was told and that the journal does not have.
        kills: how often it was killed.
    """

    def __init__(self, home: Path, chance: Random) -> None:
        self.told = self.lost = self.kills = 0
        self._home, self._chance, self._port = home, chance, free_port()
        self._people: list[list[LinkPlayer]] = []
        self._running = ExitStack()

    async def run(self, kills: int, tables: int) -> None:
        """Kill so often."""
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
            self._start()
            for _ in range(tables):
                await self._seat(session)
            while self.kills < kills:
                await asyncio.sleep(self._chance.random() * LONGEST)
                await self._kill()
                self._start()
                for people in self._people:
                    await asyncio.gather(*(each.come_back() for each in people))
                    self._begin_again(people)
                sys.stdout.write(f"kills={self.kills} told={self.told} lost={self.lost}\n")
                sys.stdout.flush()
            self._running.close()
            for people in self._people:
                for each in people:
                    await each.leave()

    def _start(self) -> None:
        self._running = ExitStack()
        running = hosting_page(self._home, port=self._port, end=signal.SIGKILL)
        self._running.enter_context(running)

    async def _seat(self, session: aiohttp.ClientSession) -> None:
        people: list[LinkPlayer] = []
        for number in range(SEATS):
            player = LinkPlayer(session, f"http://127.0.0.1:{self._port}/")
            entered = people[0].entered if people else None
            await player.come(f"p{number}", entered.table if entered is not None else "")
            player.on_turn = _play
            player.on_told = self._count
            player.on_over = partial(self._rematch, people)
            people.append(player)
            player.command("!go")
        await asyncio.sleep(0.5)
        people[0].command("!start")
        await until(lambda: all(each.table is not None for each in people))
        self._people.append(people)

    def _count(self, _player: LinkPlayer) -> None:
        self.told += 1

    @staticmethod
    def _rematch(people: list[LinkPlayer], player: LinkPlayer) -> None:
        if player is people[0]:
            player.command("!revanche")

    @staticmethod
    def _begin_again(people: list[LinkPlayer]) -> None:
        """Begin a new game where the last one was over; its company is known."""
        if people[0].table is None or people[0].table.over:
            people[0].command("!revanche")

    async def _kill(self) -> None:
        self._running.close()
        self.kills += 1
        everybody = [each for people in self._people for each in people]
        await until(lambda: all(each.is_lost for each in everybody))
        games = true_games(self._home)
        for each in everybody:
            table = each.table
            if table is None or not table.terms.game or not table._part:
                continue
            seat = table.terms.plan.viewer
            known = games[table.terms.game].between
            if not any(parts[seat] == table._part for parts in known):
                self.lost += 1


def _play(player: LinkPlayer) -> None:
    player.play()


def main(kills: int = 100, tables: int = 2, seed: int = 7) -> int:
    """Kill so often; return how many acts were lost."""
    with tempfile.TemporaryDirectory() as home:
        killed = Killed(Path(home), Random(seed))
        asyncio.run(killed.run(kills, tables))
    return killed.lost


if __name__ == "__main__":
    values = dict(each.split("=") for each in sys.argv[1:])
    sys.exit(bool(main(**{name: int(value) for name, value in values.items()})))
