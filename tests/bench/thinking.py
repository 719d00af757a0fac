"""How long a strong bot's decision keeps everything else waiting: at once, and in slices.

    python tests/bench/thinking.py [DECISIONS]

A loop runs a callback as often as it can, as it would read keys or serve other tables; the longest
time between two of them is told, and how long the decisions took in all.
"""

from __future__ import annotations

import asyncio
import sys
from time import perf_counter

from accessible_uno.players.registry import make_bot
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table
from accessible_uno.table.seated_bot import SeatedBot

NAMES = ("Anne", "Bob", "Chloé", "David")


def new_table(rules: str, seed: str) -> Table:
    dealer = Dealer(seed)
    bots = {
        seat: SeatedBot("strong", lambda kind, seat=seat: make_bot(kind, dealer.bot_rng(seat)))  # type: ignore[misc]
        for seat in range(len(NAMES))
    }
    table = Table(preset(rules).compile(seats=4), NAMES, dealer, bots=bots)
    table.next_round()
    return table


class Waiting:
    """Notes the longest time between two calls of the loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = perf_counter()
        self._running = True

    def __call__(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now
        if self._running:
            asyncio.get_running_loop().call_soon(self)

    def stop(self) -> float:
        self._running = False
        return self.longest


async def measure(rules: str, decisions: int, *, at_once: bool) -> tuple[float, float, float]:
    """Return the longest wait, the longest decision and the mean of all, in milliseconds."""
    table, rounds, longest, spent, done = new_table(rules, "0"), 0, 0.0, 0.0, 0
    waited = 0.0
    while done < decisions:
        if table.over or table.between_rounds or table.contested:
            rounds += 1
            table = new_table(rules, str(rounds))
        waiting, began = Waiting(), perf_counter()
        waiting()
        decision = table.decision(at_once=at_once)
        await asyncio.sleep(0)
        while not decision.go_on():
            await asyncio.sleep(0)
        took = perf_counter() - began
        await asyncio.sleep(0)
        waited = max(waited, waiting.stop())
        longest, spent, done = max(longest, took), spent + took, done + 1
        action = decision.result()
        assert action is not None
        table.act(action)
    return 1000 * waited, 1000 * longest, 1000 * spent / done


def main() -> None:
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    for rules in ("leaflet", "duo", "rapido", "extreme"):
        for at_once in (True, False):
            waited, longest, mean = asyncio.run(measure(rules, decisions, at_once=at_once))
            how = "at once" if at_once else "sliced"
            sys.stdout.write(
                f"{rules:8} {how:8} longest wait {waited:6.1f} ms, "
                f"longest decision {longest:6.1f} ms, mean {mean:5.1f} ms\n"
            )


if __name__ == "__main__":
    main()
