"""How long the bot ``strong`` thinks, and how long it keeps everything else waiting.

    python tests/bench/decision_time.py [--rounds 25] [RULES ...]
    python tests/bench/decision_time.py --waits 150 [RULES ...]

The first plays rounds with ``normal`` at tables of two and four, in each seat in turn, under every
preset unless some are named; it tells the processor time of each decision, against 100 ms.  The
99th percentile must stay under the budget on an idle machine.

The second lets four ``strong`` decide, at once and in slices, while a loop runs a callback as often
as it can, as it would read keys or serve other tables; it tells the longest time between two calls.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import count
from time import perf_counter, process_time
from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.bot import Bot
from accessible_uno.players.registry import make_bot
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.table import Dealer, Table
from accessible_uno.table.driver import take_step
from accessible_uno.table.seated_bot import SeatedBot

BUDGET: Final = 0.1
TABLES: Final = (2, 4)
MOST_ACTS: Final = 2000
WAITED_UNDER: Final = ("leaflet", "duo", "rapido", "extreme")


def acts_of_round(rules: str, dealer: Dealer, bots: Mapping[Seat, Bot]) -> Iterator[Table]:
    """Yield the table of a round each time that something is to be done at it."""
    game = preset(rules).compile((), len(bots))
    table = Table(game, [f"B{seat}" for seat in bots], dealer, bots=bots)
    table.next_round()
    for _ in range(MOST_ACTS):
        if table.over or table.between_rounds:
            return
        yield table


# How long it thinks


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, chance: Callable[[], float], times: list[float], kind: str) -> None:
        self._bot = make_bot(kind, chance)
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


def decision_times(rules: str, seats: int, rounds: int, kind: str = "strong") -> list[float]:
    """Play some rounds; return the time of each decision, sorted."""
    times: list[float] = []
    for number in range(rounds):
        dealer = Dealer(f"time {number}")
        bots = {seat: make_bot("normal", dealer.bot_rng(seat)) for seat in range(seats)}
        strong = number % seats
        bots[strong] = Timed(dealer.bot_rng(strong), times, kind)  # type: ignore[assignment]
        for table in acts_of_round(rules, dealer, bots):
            take_step(table)
    return sorted(times)


def tell_times(presets: list[str], rounds: int) -> None:
    """Print the percentiles for each preset and table."""
    worst = 0.0
    for rules in presets:
        text = preset(rules)
        for seats in TABLES:
            if not text.fewest <= seats <= text.most:
                continue
            times = decision_times(rules, seats, rounds)
            half, most, last = (times[int(part * (len(times) - 1))] for part in (0.5, 0.99, 1))
            worst = max(worst, most)
            print(  # noqa: T201
                f"{rules}, {seats} players: {len(times)} decisions, median {1000 * half:.1f} ms, "
                f"99th percentile {1000 * most:.1f} ms, longest {1000 * last:.1f} ms",
                flush=True,
            )
    print(f"99th percentile at most {1000 * worst:.1f} ms: {worst < BUDGET}")  # noqa: T201


# How long it keeps others waiting


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


def tables_of_four(rules: str) -> Iterator[Table]:
    """Yield a table of four strong bots each time that one of them is to act, round by round."""
    for number in count():
        dealer = Dealer(str(number))
        bots = {
            seat: SeatedBot("strong", partial(make_bot, chance=dealer.bot_rng(seat)))
            for seat in range(4)
        }
        for table in acts_of_round(rules, dealer, bots):
            if table.contested:
                break
            yield table


async def measure_waits(rules: str, decisions: int, *, at_once: bool) -> str:
    """Return the longest wait, the longest decision and the mean of all, in milliseconds."""
    waited, times = 0.0, list[float]()
    for table in tables_of_four(rules):
        waiting, began = Waiting(), perf_counter()
        waiting()
        decision = table.decision(at_once=at_once)
        await asyncio.sleep(0)
        while not decision.go_on():
            await asyncio.sleep(0)
        times.append(perf_counter() - began)
        await asyncio.sleep(0)
        waited = max(waited, waiting.stop())
        if len(times) == decisions:
            break
        action = decision.result()
        assert action is not None
        table.act(action)
    return (
        f"longest wait {1000 * waited:6.1f} ms, longest decision {1000 * max(times):6.1f} ms, "
        f"mean {1000 * sum(times) / len(times):5.1f} ms"
    )


def tell_waits(presets: list[str], decisions: int) -> None:
    """Print how long everything else waits, under each preset."""
    for rules in presets:
        for at_once in (True, False):
            told = asyncio.run(measure_waits(rules, decisions, at_once=at_once))
            how = "at once" if at_once else "sliced"
            sys.stdout.write(f"{rules:8} {how:8} {told}\n")


def main() -> None:
    """Measure the one or the other."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rules", nargs="*")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--waits", type=int, metavar="DECISIONS")
    asked = parser.parse_args()
    if asked.waits is not None:
        tell_waits(asked.rules or [*WAITED_UNDER], asked.waits)
    else:
        tell_times(asked.rules or [*preset_keys()], asked.rounds)


if __name__ == "__main__":
    main()
