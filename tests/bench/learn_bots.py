"""Learns how likely a seat is to win from games between bots, and writes ``judgement.json``.

    python tests/bench/learn_bots.py [--share 1.0] [--again 0] [--to FILE]

It needs numpy.  Bots of all manners play rounds; of some positions it is noted what counts of
them (``players/positions.py``) and who won in the end; a small network is fitted to that.  With
``--again N``, the bots then play N rounds by what was learnt, and what they do is learnt from too.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import accessible_uno.players
from accessible_uno.game.chance import NextRound
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.game.view import Sample
from accessible_uno.game.windows import Turn
from accessible_uno.players.bot import Bot
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import PLAIN, Character
from accessible_uno.players.evaluate import Weights
from accessible_uno.players.positions import BLOCKS, MOST_BLOCKS, describe
from accessible_uno.players.strong_bot import StrongBot
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table

PLACE: Final = Path(accessible_uno.players.__file__).parent / "judgement.json"
TABLES: Final = {
    2: ((2,), 0.3, 40_000),
    3: ((3,), 0.25, 20_000),
    MOST_BLOCKS: ((4, 4, 4, 5, 6), 0.2, 40_000),
}
"""For each network the sizes of the tables it is learnt at, the part of the positions that are
noted, and how many rounds are played."""

RULES: Final = ("leaflet", "leaflet", "classic", "duo")
HIDDEN: Final = 32
EPOCHS: Final = 7
BATCH: Final = 512
PACE: Final = 2e-3
DECIMALS: Final = 4

Maker = Callable[[Random, Callable[[], float]], Bot]


def any_manner(chance: Random, whims: Callable[[], float]) -> Bot:
    """A bot that weighs its cards in a way of its own."""
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
    bot = CharacterBot(character if chance.random() < 0.8 else PLAIN, whims)
    bot._weights = Weights(
        colour=1,
        counts_itself=False,
        face=any_of(-0.8, 0.5),
        points=any_of(-0.05, 0.1),
        sign_points=20,
        companions=2,
        attack=(hits := any_of(-1, 2.5)),
        threat=hits,
        wild=any_of(1, 10),
    )
    return bot


def by_what_is_learnt(chance: Random, whims: Callable[[], float]) -> Bot:
    """Mostly a bot that judges by the numbers that there are."""
    if chance.random() < 0.25:
        return any_manner(chance, whims)
    return StrongBot(PLAIN, whims, samples=8)


def play_and_note(
    game: Game, seats: int, seed: str, make: Maker, noted: float
) -> Iterator[tuple[list[float], bool]]:
    """Play one round; yield some of its positions, each with whether the seat has won."""
    chance, dealer = Random(seed), Dealer(seed)
    bots = {seat: make(chance, dealer.bot_rng(seat)) for seat in range(seats)}
    state = game.open(seats)
    table = Table(game, [f"B{seat}" for seat in bots], dealer, bots=bots, state=state)
    table.act(NextRound())
    rows = []
    while not state.round_over:
        if type(state.question) is Turn and chance.random() < noted:
            rows += described(state)
        action = table.bot_action()
        if action is None:
            table.let_stand()
        else:
            table.act(action)
    if state.round_winner is not None:
        for seat, row in rows:
            yield row, seat == state.round_winner


def described(state: State) -> list[tuple[int, list[float]]]:
    """What counts of a position, for each seat."""
    sample = Sample(state, lambda: 0.0)
    return [(seat, describe(sample, seat)) for seat in state.playing]


def examples(
    sizes: tuple[int, ...], rounds: int, name: str, make: Maker, noted: float
) -> tuple[Any, Any]:
    """Play many rounds at tables of some sizes; return the positions and the outcomes."""
    games = {
        (rules, seats): preset(rules).compile((), seats)
        for rules in RULES
        for seats in sizes
        if seats == 2 or rules != "duo"
    }
    keys = list(games)
    rows: list[Any] = []
    won: list[bool] = []
    for number in range(rounds):
        key = keys[number % len(keys)]
        for row, winner in play_and_note(games[key], key[1], f"{name} {number}", make, noted):
            rows.append(np.asarray(row, np.float32))
            won.append(winner)
    return np.stack(rows), np.asarray(won, np.float32)


def fit(rows: Any, won: Any) -> list[Any]:
    """Fit a network by Adam's method; return the weights, and print how well they fit."""
    chance = np.random.default_rng(0)
    order = chance.permutation(len(rows))
    kept, tried = order[len(rows) // 20 :], order[: len(rows) // 20]
    width, mean = rows.shape[1], float(won.mean())
    parts: list[Any] = [
        chance.normal(0, width**-0.5, (width, HIDDEN)),
        np.zeros(HIDDEN),
        chance.normal(0, 0.1, HIDDEN),
        np.log(mean / (1 - mean)),
    ]
    first, second = [[np.zeros_like(part) for part in parts] for _ in range(2)]
    step = 0
    for epoch in range(EPOCHS):
        pace = PACE * 0.5**epoch
        shuffled = chance.permutation(kept)
        for start in range(0, len(shuffled) - BATCH, BATCH):
            step += 1
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
    parser.add_argument("--again", type=int, default=0)
    parser.add_argument("--only", type=int, choices=sorted(TABLES))
    parser.add_argument("--to", type=Path, default=PLACE)
    given = parser.parse_args()
    found = json.loads(given.to.read_text("utf-8")) if given.to.exists() else {}
    for blocks, (sizes, noted, rounds) in TABLES.items():
        if given.only in (None, blocks):
            print(f"{blocks} hands", flush=True)  # noqa: T201
            rows, won = examples(
                sizes, int(rounds * given.share), f"learn {blocks}", any_manner, noted
            )
            if given.again:
                more = examples(sizes, given.again, f"again {blocks}", by_what_is_learnt, 1.0)
                rows, won = (np.concatenate(pair) for pair in zip((rows, won), more, strict=True))
            found[str(blocks)] = as_json(fit(rows, won))
            given.to.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")
    assert set(found) >= {str(each) for each in (*BLOCKS, MOST_BLOCKS)} or given.only


if __name__ == "__main__":
    main()
