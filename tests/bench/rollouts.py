"""How many imagined rounds are played to their end in 100 ms of processor time.

    python tests/bench/rollouts.py [RULES ...]

In positions of a round between four random bots, the seat that is asked imagines the hidden cards
and plays on at random to the end of the round.  Older versions, which cannot imagine, copy the
position and shuffle the hidden cards by hand; with ``PYTHONPATH`` set to one, and by
``paired.py``, both are compared.  Each round of the loop takes one position; the last line gives
the median of each set of rules.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from accessible_uno.game.chance import NextRound
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.game.windows import Turn
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table

RULES = ("leaflet", "extreme")
SEATS = 4
POSITIONS = 15
BUDGET = 0.1
MOST_ACTS = 2000


def positions(rules: str, count: int) -> list[State]:
    """Positions from the middle of rounds, in which somebody is on turn."""
    game = preset(rules).compile((), SEATS)
    found = []
    for number in range(count):
        dealer = Dealer(f"rollouts {number}")
        bots = {seat: RandomBot(dealer.bot_rng(seat)) for seat in range(SEATS)}
        state = game.open(SEATS)
        table = Table(game, [f"B{seat}" for seat in bots], dealer, bots=bots, state=state)
        table.act(NextRound())
        acts = 0
        while not (acts >= 8 and type(state.question) is Turn) and not state.round_over:
            action = table.bot_action()  # older versions have this alone
            table.act(action) if action is not None else table.let_stand()
            acts += 1
        if not state.round_over:
            found.append(state)
    return found


def imagined(state: State, chance: Callable[[], float]) -> Callable[[], int]:
    """Return what plays one imagined round to its end and counts the acts."""
    question = state.question
    assert question is not None
    view, bot = View(state, question.seat), RandomBot(chance)

    def play() -> int:
        return view.sample(chance).play_on(bot.choose, MOST_ACTS)

    return play


def by_hand(state: State, chance: Callable[[], float]) -> Callable[[], int]:
    """The same without any help: the hidden cards are shuffled, views and legal acts are made."""
    question = state.question
    assert question is not None
    seat, bot, random = question.seat, RandomBot(chance), Random(1)

    def play() -> int:
        trial = state.copy()
        hidden = [each for at, hand in enumerate(trial.hands) if at != seat for each in hand]
        hidden += trial.pile
        random.shuffle(hidden)
        for at, hand in enumerate(trial.hands):
            if at != seat:
                trial.hands[at] = [hidden.pop() for _ in hand]
        trial.pile = hidden
        dealer, seats = Dealer(), range(SEATS)
        bots = dict.fromkeys(seats, bot)
        table = Table(trial.game, ["A", "B", "C", "D"], dealer, bots=bots, state=trial)
        acts = 0
        while not (trial.round_over or table.contested) and acts < MOST_ACTS:
            action = table.bot_action()
            assert action is not None
            table.act(action)
            acts += 1
        return acts

    return play


def measure(state: State) -> tuple[int, int]:
    """Return how many rounds, and how many acts, are played within the budget."""
    make = imagined if hasattr(View, "sample") else by_hand
    play = make(state, Random(2).random)
    play()
    rounds = acts = 0
    end = process_time() + BUDGET
    while process_time() < end:
        acts += play()
        rounds += 1
    return rounds, acts


def main(rules: tuple[str, ...]) -> None:
    """Measure each set of rules, and write the medians."""
    words = []
    for key in rules:
        found = [measure(state) for state in positions(key, POSITIONS)]
        rounds = [each for each, _ in found]
        length = sum(acts for _, acts in found) / max(1, sum(rounds))
        sys.stdout.write(
            f"{key}: {statistics.median(rounds):g} rollouts in 100 ms "
            f"[{min(rounds)} .. {max(rounds)}], {length:.1f} acts each\n"
        )
        words.append(f"{key}={statistics.median(rounds):g}")
    sys.stdout.write(" ".join(words) + "\n")


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or RULES)
