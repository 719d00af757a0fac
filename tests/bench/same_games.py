"""Do two trees play the same games?  ``python tests/bench/same_games.py OTHER_TREE [GAMES]``.

The same seeds are played under every preset with 2 to 6 players, and under the further options of
``tests/game/random_play.py``: at random, a tenth of the acts unlawful, and among ``random`` bots.
Every act, every event and every reason for a refusal is compared, so that a change which should
change nothing but the speed can be shown to.  It names the games that differ; its last line counts
games and acts.

Args:
    OTHER_TREE: the root of another clone, such as ``git worktree add`` makes one.
    GAMES: how many games for each preset, number of players and list of options; 4 if not given.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import accessible_uno
from accessible_uno.app.commands.simulate import next_unusual_action
from accessible_uno.game.base import CHANCE, Action, Refused
from accessible_uno.game.chance import NextRound
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.players.bot import Bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer

PLAYED = Path(accessible_uno.__file__).resolve().parents[1]
sys.path.insert(0, str(PLAYED / "tests" / "game"))

import random_play  # noqa: E402  # that of the tree that is played

PRESETS = PLAYED / "accessible_uno" / "rules" / "presets"
ROOT = Path(__file__).resolve().parents[2]
USUAL = 4
ACTS = 400
UNLAWFUL = 0.1
ROUNDS = 6


def tables() -> Iterator[tuple[str, tuple[tuple[str, str], ...], int]]:
    """Each preset with each number of players that it allows, and the options of random play."""
    for key in sorted(file.stem for file in PRESETS.glob("*.toml")):
        for seats in random_play.SEATS:
            if preset(key).fewest <= seats <= preset(key).most:
                yield key, (), seats
    for number, (key, options) in enumerate(random_play.CHOSEN):
        if options:
            yield key, options, 2 + number % 4


def play_all(games: int) -> None:
    """Play in the tree that Python imports; write a line for each game: how it is named, how many
    acts it had, and the digest of what happened."""
    for key, options, seats in tables():
        try:
            game = preset(key).compile(options, seats)
        except ValueError:  # not for so many players
            continue
        named = " ".join((key, *map("=".join, options), f"seats={seats}"))
        for seed in range(games):
            for way in (anyhow, bots):
                told = way(game, seats, seed)
                digest = hashlib.sha256("\n".join(told).encode()).hexdigest()
                sys.stdout.write(f"{named} {way.__name__} seed={seed}: {len(told)} {digest}\n")


def anyhow(game: Game, seats: int, seed: int) -> list[str]:
    """Play any acts, lawful or not; return what was done and what came of it."""
    chance, dealer, state = Random(seed), Dealer(seed), game.open(seats)
    told: list[str] = []
    while len(told) < ACTS and state.question is not None:
        if state.question.seat != CHANCE and chance.random() < UNLAWFUL:
            act = random_play.anything(state, chance)
        else:
            act = random_play.next_act(state, chance, dealer)
        told.append(what_came_of(game, state, act))
    return [*told, position(state)]


def bots(game: Game, seats: int, seed: int) -> list[str]:
    """Let ``random`` bots play; return what was done and what came of it."""
    dealer, state = Dealer(seed), game.open(seats)
    sitting: list[Bot] = [RandomBot(dealer.bot_rng(seat)) for seat in range(seats)]
    players = [
        (bot.choose, View(state, seat), Legal(state, seat)) for seat, bot in enumerate(sitting)
    ]
    told: list[str] = []
    for _ in range(ROUNDS):
        if state.winners:
            break
        told.append(what_came_of(game, state, NextRound()))
        while not state.round_over:
            assert state.question is not None
            seat = state.question.seat
            if seat >= 0 and not state.offers:
                choose, view, legal = players[seat]
                act = choose(view, legal)
            else:
                act = next_unusual_action(game, state, players, sitting, dealer)
            told.append(what_came_of(game, state, act))
    return [*told, position(state)]


def what_came_of(game: Game, state: State, act: Action) -> str:
    """Do an act; write it with its events, or with the reason for refusing it."""
    try:
        return f"{act!r} {game.act(state, act)!r}"
    except Refused as refused:
        return f"{act!r} {refused.reason!r}"


def position(state: State) -> str:
    """Write where the cards and the points are."""
    return repr((state.hands, state.pile, state.discard, state.scores))


def main(other: str, games: int) -> int:
    """Play in both trees at once; return how many games differ."""
    command = (sys.executable, __file__, "--play", str(games))
    running = [
        subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(tree)}
        )
        for tree in (ROOT, other)
    ]
    ours, theirs = (read_games(each.communicate()[0]) for each in running)
    if any(each.returncode for each in running):
        raise SystemExit("one tree has stopped")
    both = ours.keys() & theirs.keys()
    differing = sorted(name for name in both if ours[name] != theirs[name])
    sys.stdout.writelines(f"differs: {name}\n" for name in differing)
    acts = sum(int(ours[name].split()[0]) for name in both)
    alone = len(ours.keys() ^ theirs.keys())
    sys.stdout.write(
        f"games={len(both)} acts={acts} in_one_tree_only={alone} differing={len(differing)}\n"
    )
    return len(differing)


def read_games(text: str) -> dict[str, str]:
    """Return the number of acts and the digest of each game, by its name."""
    games = (line.rpartition(":") for line in text.splitlines())
    return {name: rest for name, _, rest in games}


if __name__ == "__main__":
    if sys.argv[1] == "--play":
        play_all(int(sys.argv[2]))
    else:
        raise SystemExit(bool(main(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else USUAL)))
