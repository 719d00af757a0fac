"""How long the bot ``strong`` thinks: processor time of each decision, against 100 ms.

    python tests/bench/decision_time.py [--rounds 25] [RULES ...]

It plays rounds with ``normal`` at tables of two and four, in each seat in turn, under every preset
unless some are named.  The 99th percentile must stay under the budget on an idle machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time
from typing import Final

from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.registry import make_bot
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.table import Dealer, Table

BUDGET: Final = 0.1
TABLES: Final = (2, 4)
MOST_ACTS: Final = 2000


class Timed:
    """A strong bot whose decisions are timed."""

    def __init__(self, chance: Callable[[], float], times: list[float]) -> None:
        self._bot = make_bot("strong", chance)
        self._times = times

    def choose(self, view: View, legal: Legal) -> object:
        """Answer a question."""
        return self._timed(self._bot.choose, view, legal)

    def interject(self, view: View, legal: Legal) -> object:
        """Use an offer, or not."""
        return self._timed(self._bot.interject, view, legal)

    def _timed(self, ask: Callable[[View, Legal], object], view: View, legal: Legal) -> object:
        began = process_time()
        action = ask(view, legal)
        self._times.append(process_time() - began)
        return action


def play(rules: str, seats: int, rounds: int) -> list[float]:
    """Play some rounds; return the time of each decision, sorted."""
    game, times = preset(rules).compile((), seats), list[float]()
    for number in range(rounds):
        dealer = Dealer(f"time {number}")
        bots = {seat: make_bot("normal", dealer.bot_rng(seat)) for seat in range(seats)}
        strong = number % seats
        bots[strong] = Timed(dealer.bot_rng(strong), times)  # type: ignore[assignment]
        state = game.open(seats)
        table = Table(game, [f"B{seat}" for seat in bots], dealer, bots=bots, state=state)
        table.next_round()
        for _ in range(MOST_ACTS):
            if state.round_over:
                break
            action = table.bot_action()
            if action is None:
                table.let_stand()
            else:
                table.act(action)
    return sorted(times)


def main() -> None:
    """Print the percentiles for each preset and table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("rules", nargs="*", default=preset_keys())
    parser.add_argument("--rounds", type=int, default=25)
    given = parser.parse_args()
    worst = 0.0
    for rules in given.rules:
        text = preset(rules)
        for seats in TABLES:
            if not text.fewest <= seats <= text.most:
                continue
            times = play(rules, seats, given.rounds)
            half, most, last = (times[int(part * (len(times) - 1))] for part in (0.5, 0.99, 1))
            worst = max(worst, most)
            print(  # noqa: T201
                f"{rules}, {seats} players: {len(times)} decisions, median {1000 * half:.1f} ms, "
                f"99th percentile {1000 * most:.1f} ms, longest {1000 * last:.1f} ms",
                flush=True,
            )
    print(f"99th percentile at most {1000 * worst:.1f} ms: {worst < BUDGET}")  # noqa: T201


if __name__ == "__main__":
    main()
