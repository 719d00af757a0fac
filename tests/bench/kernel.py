"""What the kernel costs: ``python tests/bench/kernel.py [PRESET ...] [OPTION ...]``.

It plays in short chunks, and the trees that are compared take turns chunk by chunk: only ratios
hold on a machine whose speed varies.  Each preset gets a line:

    leaflet act=2.9us legal/act=3.9 rounds/s=5000 act*1.2 legal*2.9 rounds*1.3 [1.2 .. 1.4]

``act`` is the processor time of ``Game.act`` alone, acts recorded before; ``legal/act`` how many
times the list of all legal actions of who is asked takes; ``rounds/s`` what ``simulate`` reaches
with ``random`` bots; ``floor`` is its ratio to a floor program.  ``*`` tells how many times as fast
as the other tree this one is, with the quarters of the chunks for rounds.

Options:
    --beside TREE    compare with another clone, with the same interpreter
    --floor PATH     a program with a function ``playn(random, seats)`` that plays a round
    --chunks N       how many different chunks are played; 12 if not given
    --rounds N       rounds in a chunk; 20 if not given
    --repeats N      how often each chunk is played: the least time counts; 6 if not given
    --seats N        players; 4 if not given
"""

from __future__ import annotations

import argparse
import gc
import os
import runpy
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from accessible_uno.app.commands.simulate import next_unusual_action, play_rounds
from accessible_uno.game.base import Action
from accessible_uno.game.chance import NextRound
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.bot import Bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer

ROOT: Final = Path(__file__).resolve().parents[2]
PRESETS: Final = ("leaflet", "classic", "duo", "rapido", "extreme")
GAMES: Final[dict[str, Game]] = {}

Figures: TypeAlias = tuple[float, ...]


def play(key: str, seats: int, rounds: int, seed: int) -> Figures:
    """Play rounds; return the seconds a round, an act and a legal list."""
    if key not in GAMES:
        GAMES[key] = preset(key).compile((), seats)
    game = GAMES[key]
    dealer = Dealer(seed)
    bots: list[Bot] = [RandomBot(dealer.bot_rng(seat)) for seat in range(seats)]
    began = time.process_time()
    play_rounds(game, dealer, bots, rounds)
    spent = time.process_time() - began
    recorded = record(game, seats, max(1, rounds // 2), seed)
    acts = replay(game, seats, recorded)
    lists, asked = replay_listing(game, seats, recorded)
    return spent / rounds, acts / len(recorded), (lists - acts) / asked


def record(game: Game, seats: int, rounds: int, seed: int) -> list[Action]:
    """Return the acts of some rounds among ``random`` bots."""
    dealer = Dealer(seed)
    bots: list[Bot] = [RandomBot(dealer.bot_rng(seat)) for seat in range(seats)]
    done: list[Action] = []
    state = game.open(seats)
    players = [(bot.choose, View(state, seat), Legal(state, seat)) for seat, bot in enumerate(bots)]
    for _ in range(rounds):
        if state.winners:
            break
        done.append(NextRound())
        game.act(state, done[-1])
        while not state.round_over:
            assert state.question is not None
            seat = state.question.seat
            if seat >= 0 and not state.offers:
                choose, view, legal = players[seat]
                done.append(choose(view, legal))
            else:
                done.append(next_unusual_action(game, state, players, bots, dealer))
            game.act(state, done[-1])
    return done


def replay(game: Game, seats: int, done: list[Action]) -> float:
    """Do the acts again; return the seconds."""
    state = game.open(seats)
    act = game.act
    began = time.process_time()
    for each in done:
        act(state, each)
    return time.process_time() - began


def replay_listing(game: Game, seats: int, done: list[Action]) -> tuple[float, int]:
    """Do them again with the legal list of each player who is asked; also return how many were."""
    state = game.open(seats)
    act, legal = game.act, game.legal
    asked = 0
    began = time.process_time()
    for each in done:
        seat = state.question.seat  # type: ignore[union-attr]  # an act follows
        if seat >= 0:
            asked += 1
            list(legal(state, seat))
        act(state, each)
    return time.process_time() - began, asked


def work(floor: str) -> None:
    """Measure what each line of the input names, and write the figures."""
    playn = runpy.run_path(floor)["playn"] if floor else None
    gc.disable()
    for line in sys.stdin:
        key, *numbers = line.split()
        seats, rounds, seed = map(int, numbers)
        if playn is None:
            figures: Figures = play(key, seats, rounds, seed)
        else:
            rand = Random(seed).random
            began = time.process_time()
            for _ in range(rounds):
                playn(rand, seats)
            figures = ((time.process_time() - began) / rounds,)
        gc.collect()
        sys.stdout.write(" ".join(map(repr, figures)) + "\n")
        sys.stdout.flush()


class Worker:
    """Measures in a process of its own; ``tree`` is where the game comes from."""

    def __init__(self, tree: Path, floor: str = "") -> None:
        self._process = subprocess.Popen(
            (sys.executable, __file__, f"--work={floor}"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(tree)},
        )

    def measure(self, key: str, seats: int, rounds: int, seed: int) -> Figures:
        """Return the figures of one chunk."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{key} {seats} {rounds} {seed}\n")
        self._process.stdin.flush()
        return tuple(map(float, self._process.stdout.readline().split()))


def quotients(ones: list[float], others: list[float]) -> list[float]:
    """Divide chunk by chunk."""
    return [one / other for one, other in zip(ones, others, strict=True)]


def report(key: str, ours: list[Figures], theirs: list[Figures], floors: list[Figures]) -> str:
    """Write the line of a preset."""
    rounds, acts, lists = (list(each) for each in zip(*ours, strict=True))
    middle = statistics.median
    line = (
        f"{key} act={middle(acts) * 1e6:.2f}us legal/act={middle(quotients(lists, acts)):.2f} "
        f"rounds/s={1 / middle(rounds):.0f}"
    )
    if floors:
        line += f" floor={middle(quotients([each[0] for each in floors], rounds)):.3f}"
    if theirs:
        before = [list(each) for each in zip(*theirs, strict=True)]
        faster = quotients(before[0], rounds)
        low, _, high = statistics.quantiles(faster, n=4)
        line += (
            f" act*{middle(quotients(before[1], acts)):.2f}"
            f" legal*{middle(quotients(before[2], lists)):.2f}"
            f" rounds*{middle(faster):.2f} [{low:.2f} .. {high:.2f}]"
        )
    return line


def main() -> None:
    """Measure each preset."""
    reader = argparse.ArgumentParser()
    reader.add_argument("presets", nargs="*")
    reader.add_argument("--beside")
    reader.add_argument("--floor", default="")
    reader.add_argument("--chunks", type=int, default=12)
    reader.add_argument("--rounds", type=int, default=20)
    reader.add_argument("--repeats", type=int, default=6)
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--work")
    given = reader.parse_args()
    if given.work is not None:
        work(given.work)
        return
    here = Worker(ROOT)
    beside = Worker(Path(given.beside)) if given.beside else None
    floor = Worker(ROOT, given.floor) if given.floor else None
    for key in given.presets or PRESETS:
        figures: tuple[list[Figures], ...] = ([], [], [])
        for seed in range(given.chunks):
            repeated: tuple[list[Figures], ...] = ([], [], [])
            for _ in range(given.repeats):
                for worker, found in zip((here, beside, floor), repeated, strict=True):
                    if worker is not None:
                        found.append(worker.measure(key, given.seats, given.rounds, seed))
            for least, found in zip(figures, repeated, strict=True):
                if found:
                    least.append(tuple(map(min, zip(*found, strict=True))))
        sys.stdout.write(report(key, *figures) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
