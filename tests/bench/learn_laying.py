"""Learns what it is worth to lay a card at a table of three or more, and writes ``laying.json``.

    python tests/bench/learn_laying.py

That command, as it stands, made the file; it needs numpy, a gigabyte of memory and some five
minutes, and gives the same numbers each time.  Bots that weigh their hands, and bots that play at
random, play rounds; some of the former lay any card now and then.  Of each card that they lay it is
noted what counts (``players/laying.py``), and whether they won in the end; for each number of cards
that stay in the hand, weights are fitted to that by least squares.  ``--share 0.01`` plays a
hundredth of the rounds, ``--only 3`` learns for three players, ``--to FILE`` writes elsewhere.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # sums in one order

import numpy as np
from weighing_bot import WeighingBot

import accessible_uno.players
from accessible_uno.cards import Card
from accessible_uno.game.chance import NextRound
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.bot import Bot
from accessible_uno.players.characters import PLAIN
from accessible_uno.players.evaluate import WILD_DRAW_FOUR
from accessible_uno.players.laying import FEWEST, MOST, ROWS, Laying, Prospect, ways_to_lay
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table

PLACE: Final = Path(accessible_uno.players.__file__).parent / "laying.json"


class Lesson(NamedTuple):
    """What is played: tables of some sizes in turn, and so many rounds."""

    sizes: tuple[int, ...]
    rounds: int


LESSONS: Final = {FEWEST: Lesson((3,), 40_000), MOST: Lesson((4, 4, 4, 4, 5, 6), 80_000)}
"""By the number of players that the weights are for."""

RULES: Final = ("leaflet", "leaflet", "classic")

LEARNS: Final = 0.4
"""How many of the bots are learnt from, beside one at each table; the others play at random."""

TRIES: Final = 0.3
"""How often they lay any card."""

RIDGE: Final = 30.0
"""So much, in cards laid, speaks for weights of nothing."""

DECIMALS: Final = 5

Notes = list[tuple[int, list[float]]]
"""Of each card that was laid: how many stayed in the hand, and what counts."""


class TryingBot(WeighingBot):
    """Lays any card now and then; notes what counts of each card that it lays.

    Args:
        whims: returns a number from 0 up to 1; for everything else.
        chance: decides what is tried.
    """

    def __init__(self, whims: Callable[[], float], chance: Random) -> None:
        super().__init__(PLAIN, whims)
        self._tries = chance
        self._trying = False
        self.notes: Notes = []

    def _willing(self, view: View, legal: Legal, cards: list[Card]) -> list[Card]:
        self._trying = self._tries.random() < TRIES
        if self._trying:
            return [held for held in cards if held is not WILD_DRAW_FOUR] or cards
        return super()._willing(view, legal, cards)

    def _best(self, view: View, cards: Sequence[Card]) -> Laying:
        found = super()._best(view, cards)
        if self._trying:
            laid = self._tries.choice(list(dict.fromkeys(cards)))
            found = self._tries.choice(ways_to_lay(laid, view))
        if len(view.playing) >= FEWEST and found.rest:
            self.notes.append((len(found.rest), Prospect(view).describe(found)))
        return found


def play_and_note(game: Game, seats: int, seed: str) -> list[tuple[Notes, bool]]:
    """Play one round; return the notes of each bot, and whether it won."""
    chance, dealer = Random(seed), Dealer(seed)
    always = chance.randrange(seats)
    learning: dict[int, TryingBot] = {}
    bots: dict[int, Bot] = {}
    for seat in range(seats):
        whims = dealer.bot_rng(seat)
        bots[seat] = RandomBot(whims)
        if chance.random() < LEARNS or seat == always:
            bots[seat] = learning[seat] = TryingBot(whims, chance)
    state = game.open(seats)
    table = Table(game, [f"B{seat}" for seat in bots], dealer, bots=bots, state=state)
    table.act(NextRound())
    while not state.round_over:
        action = table.bot_action()
        if action is None:
            table.let_stand()
        else:
            table.act(action)
    return [(bot.notes, seat == state.round_winner) for seat, bot in learning.items()]


def examples(lesson: Lesson, rounds: int, name: str) -> list[tuple[Any, Any]]:
    """Play many rounds; return what counted and who won, for each number of cards that stay."""
    games = [(preset(rules).compile((), seats), seats) for rules in RULES for seats in lesson.sizes]
    rows: list[list[Any]] = [[] for _ in range(ROWS)]
    won: list[list[bool]] = [[] for _ in range(ROWS)]
    for number in range(rounds):
        game, seats = games[number % len(games)]
        for notes, winner in play_and_note(game, seats, f"{name} {number}"):
            for left, row in notes:
                at = min(left, ROWS) - 1
                rows[at].append(np.asarray(row, np.float32))
                won[at].append(winner)
    return [
        (np.stack(found), np.asarray(winners, float))
        for found, winners in zip(rows, won, strict=True)
    ]


def fit(rows: Any, won: Any) -> list[float]:
    """Return the weights by which the sum of what counts comes nearest to who won."""
    width = rows.shape[1]
    squares, products = np.eye(width) * RIDGE, np.zeros(width)
    squares[0, 0] = 0
    for start in range(0, len(rows), 100_000):
        part = rows[start : start + 100_000].astype(float)
        squares += part.T @ part
        products += part.T @ won[start : start + 100_000]
    found: list[float] = np.round(np.linalg.solve(squares, products), DECIMALS).tolist()
    return found


def main() -> None:
    """Learn the weights, and write them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", type=int, choices=sorted(LESSONS))
    parser.add_argument("--to", type=Path, default=PLACE)
    given = parser.parse_args()
    found = json.loads(given.to.read_text("utf-8")) if given.to.exists() else {}
    for players, lesson in LESSONS.items():
        if given.only not in (None, players):
            continue
        parts = examples(lesson, int(lesson.rounds * given.share), f"laying {players}")
        found[str(players)] = [fit(rows, won) for rows, won in parts]
        cards = ", ".join(str(len(won)) for _, won in parts)
        print(f"{players} players: {cards} cards laid", flush=True)  # noqa: T201
    given.to.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
