"""Learns how likely a seat is to win from games between bots, and writes ``judgement.json``.

    python tests/bench/learn_bots.py

That command, as it stands, made the file; it needs numpy, a gigabyte of memory and some ten
minutes, and gives the same numbers each time.  Bots of all manners play rounds; of some positions
it is noted what counts of them for one seat (``players/positions.py``) and whether that seat won in
the end; for each number of hands looked at, a small network is fitted to that.  ``--share 0.01``
plays a hundredth of the rounds, ``--only 2`` learns one network, ``--to FILE`` writes elsewhere.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # sums in one order

import numpy as np

import accessible_uno.players
from accessible_uno.game.base import Seat
from accessible_uno.game.chance import NextRound
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.game.view import Sample
from accessible_uno.game.windows import Turn
from accessible_uno.players.bot import Bot
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import PLAIN, Character
from accessible_uno.players.evaluate import Weights
from accessible_uno.players.judgement import BLOCKS, MOST_BLOCKS, describe
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table
from accessible_uno.table.driver import take_step

PLACE: Final = Path(accessible_uno.players.__file__).parent / "judgement.json"


class Lesson(NamedTuple):
    """How a network is learnt.

    Attributes:
        sizes: how many sit at the tables, in turn.
        rounds: how many are played.
        noted: the part of the positions that are noted, each for one seat.
        hidden: how many hidden units it has.
    """

    sizes: tuple[int, ...]
    rounds: int
    noted: float
    hidden: int


LESSONS: Final = {
    2: Lesson((2,), 160_000, 0.5, 48),
    3: Lesson((3,), 60_000, 0.4, 48),
    MOST_BLOCKS: Lesson((4, 4, 4, 4, 5, 6), 120_000, 0.4, 64),
}
"""By how many hands a network looks at."""

RULES: Final = ("leaflet", "leaflet", "classic", "duo")
EPOCHS: Final = 5
BATCH: Final = 512
PACE: Final = 2e-3
DECIMALS: Final = 4

USUAL: Final = 0.6
"""How many of the bots play as ``normal`` does."""


def any_manner(chance: Random, whims: Callable[[], float]) -> Bot:
    """A bot that plays as ``normal`` does, or weighs its cards in a way of its own."""
    if chance.random() < USUAL:
        return CharacterBot(PLAIN, whims)
    any_of = chance.uniform
    character = Character(
        "",
        bluffs=any_of(0, 0.2),
        doubts=any_of(0, 0.4),
        forgets_uno=0,
        notices=1,
        hoards_wilds=any_of(0.5, 1),
        attacks=0,
        slips=any_of(0, 0.1),
    )
    bot = CharacterBot(character, whims)
    weights = Weights(
        colour=1,
        counts_itself=False,
        face=any_of(-0.8, 0.5),
        points=any_of(-0.05, 0.1),
        sign_points=20,
        companions=2,
        attack=(hits := any_of(-1, 2.5)),
        threat=hits,
        wild=any_of(1, 10),
        blocks=any_of(0, 6) if chance.random() < 0.5 else 0,
        outlets=0,
    )
    bot._weights = [weights, weights]
    return bot


def play_and_note(
    game: Game, seats: int, seed: str, noted: float
) -> Iterator[tuple[list[float], bool]]:
    """Play one round; yield some of its positions, each with whether the seat has won."""
    chance, dealer = Random(seed), Dealer(seed)
    bots = {seat: any_manner(chance, dealer.bot_rng(seat)) for seat in range(seats)}
    state = game.open(seats)
    table = Table(game, [f"B{seat}" for seat in bots], dealer, bots=bots, state=state)
    table.act(NextRound())
    rows = []
    while not state.round_over:
        if type(state.question) is Turn and chance.random() < noted:
            rows.append(described(state, chance.choice(state.playing)))
        take_step(table)
    if state.round_winner is not None:
        for seat, row in rows:
            yield row, seat == state.round_winner


def described(state: State, seat: Seat) -> tuple[Seat, list[float]]:
    """What counts of a position, for a seat."""
    return seat, describe(Sample(state, lambda: 0.0), seat)


def examples(lesson: Lesson, rounds: int, name: str) -> tuple[Any, Any]:
    """Play many rounds at tables of some sizes; return the positions and the outcomes."""
    games = [
        (preset(rules).compile((), seats), seats)
        for rules in RULES
        for seats in lesson.sizes
        if seats == 2 or rules != "duo"
    ]
    rows: list[Any] = []
    won: list[bool] = []
    for number in range(rounds):
        game, seats = games[number % len(games)]
        for row, winner in play_and_note(game, seats, f"{name} {number}", lesson.noted):
            rows.append(np.asarray(row, np.float32))
            won.append(winner)
    return np.stack(rows), np.asarray(won, np.float32)


def fit(rows: Any, won: Any, hidden: int) -> list[Any]:
    """Fit a network by Adam's method; return the weights, and print how well they fit."""
    chance = np.random.default_rng(0)
    order = chance.permutation(len(rows))
    kept, tried = order[len(rows) // 20 :], order[: len(rows) // 20]
    width, mean = rows.shape[1], float(won.mean())
    parts: list[Any] = [
        chance.normal(0, width**-0.5, (width, hidden)),
        np.zeros(hidden),
        chance.normal(0, 0.1, hidden),
        np.log(mean / (1 - mean)),
    ]
    first, second = [[np.zeros_like(part) for part in parts] for _ in range(2)]
    step, steps = 0, EPOCHS * (len(kept) // BATCH)
    for epoch in range(EPOCHS):
        shuffled = chance.permutation(kept)
        for start in range(0, len(shuffled) - BATCH, BATCH):
            step += 1
            pace = PACE * (0.51 + 0.49 * np.cos(np.pi * step / steps))
            batch = shuffled[start : start + BATCH]
            for place, slope in enumerate(slopes(parts, rows[batch], won[batch])):
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope**2
                spread = np.sqrt(second[place] / (1 - 0.999**step)) + 1e-8
                parts[place] = parts[place] - pace * first[place] / (1 - 0.9**step) / spread
        print(f"  epoch {epoch}: {loss(parts, rows[tried], won[tried]):.4f}", flush=True)  # noqa: T201
    return parts


def forward(parts: list[Any], rows: Any) -> tuple[Any, Any]:
    """What the hidden units give, and the likelihood of winning."""
    hidden = np.maximum(rows @ parts[0] + parts[1], 0)
    return hidden, 1 / (1 + np.exp(-(hidden @ parts[2] + parts[3])))


def slopes(parts: list[Any], rows: Any, won: Any) -> list[Any]:
    """How the loss changes with each weight."""
    hidden, chance = forward(parts, rows)
    wrong = (chance - won) / len(won)
    back = np.outer(wrong, parts[2]) * (hidden > 0)
    return [rows.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum()]


def loss(parts: list[Any], rows: Any, won: Any) -> float:
    """How far the network is off, in nats a position."""
    chance = forward(parts, rows)[1]
    return -float(np.mean(np.log(np.where(won > 0.5, chance, 1 - chance) + 1e-9)))


def as_json(parts: list[Any]) -> dict[str, Any]:
    """The network as the game reads it."""
    cut = partial(np.round, decimals=DECIMALS)
    layer = [
        [cut(row).tolist(), float(cut(bias)), float(cut(out))]
        for row, bias, out in zip(parts[0].T, parts[1], parts[2], strict=True)
    ]
    return {"layer": layer, "bias": float(cut(parts[3]))}


def main() -> None:
    """Learn the networks, and write them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", type=int, choices=sorted(LESSONS))
    parser.add_argument("--to", type=Path, default=PLACE)
    given = parser.parse_args()
    found = json.loads(given.to.read_text("utf-8")) if given.to.exists() else {}
    for blocks, lesson in LESSONS.items():
        if given.only in (None, blocks):
            print(f"{blocks} hands", flush=True)  # noqa: T201
            rows, won = examples(lesson, int(lesson.rounds * given.share), f"learn {blocks}")
            found[str(blocks)] = as_json(fit(rows, won, lesson.hidden))
            given.to.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")
    assert set(found) >= {str(each) for each in (*BLOCKS, MOST_BLOCKS)} or given.only


if __name__ == "__main__":
    main()
