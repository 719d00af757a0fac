"""What telling costs: microseconds of the processor for each act, listeners and tables alone.

    python tests/bench/telling.py [--tables N] [--acts N] [--rules PRESET] [--root CHECKOUT]

Bots play at every table in turn, an act at a time, as in a program that hosts many.  The same games
are played three times: without a listener, with one, with four (two in each language).  A listener
makes the sentences of what its seat sees and is asked, as text: what a chat room sends.  The last
line has ``one=`` (microseconds of one listener for an act), ``acts=`` (acts a second and core with
four listeners at each table) and ``p99=`` (milliseconds of an act with its four listeners).

``--root`` measures another checkout; two of them in one run:

    python tests/bench/paired.py 5 one -- "python tests/bench/telling.py --root OTHER" \
        "python tests/bench/telling.py"
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

NAMES: Final = ("Anna", "Bruno", "Chloé", "David")


class Listener:
    """Makes the sentences that one seat hears."""

    def __init__(self, table: Any, locale: str, seat: int) -> None:
        from accessible_uno.narration.narrator import Narrator  # noqa: PLC0415  # of the chosen checkout

        self._narrator = Narrator(locale, NAMES, seat)
        self._view = table.view(seat)
        table.listen(seat, self.on_events)

    def on_events(self, events: Sequence[Any]) -> None:
        """Tell the events, the offers and the question."""
        narrator, view = self._narrator, self._view
        told = [utterance.text for utterance in narrator.narrate(events)]
        told += [utterance.text for utterance in narrator.offers(view)]
        asked = narrator.prompt(view)
        if asked is not None:
            told.append(asked.text)


def opened(number: int, rules: str, locales: Sequence[str]) -> Any:
    """Open a table of four bots with a seed of its own, and sit the listeners down."""
    from accessible_uno.players.registry import make_bot  # noqa: PLC0415
    from accessible_uno.rules.preset import preset  # noqa: PLC0415
    from accessible_uno.table import Dealer, Table  # noqa: PLC0415

    chance = random.Random(f"table {number}")
    bots = {seat: make_bot("random", chance.random) for seat in range(4)}
    table = Table(preset(rules).compile(()), NAMES, Dealer(f"table {number}"), bots=bots)
    for seat, locale in enumerate(locales):
        Listener(table, locale, seat)
    return table


def step(table: Any) -> None:
    """Do the next act of a table."""
    action = table.bot_action()
    if action is None:
        table.next_round()
    else:
        table.act(action)


def played(tables: list[Any], acts: int, reopen: Callable[[int], Any]) -> list[float]:
    """Play the tables in turn; return the seconds of each act."""
    seconds = []
    for number in range(acts):
        place = number % len(tables)
        if tables[place].over:
            tables[place] = reopen(place)
        begun = time.process_time()
        step(tables[place])
        seconds.append(time.process_time() - begun)
    return seconds


def main() -> None:
    """Play and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--acts", type=int, default=8000)
    parser.add_argument("--rules", default="leaflet")
    parser.add_argument("--root", default=str(Path(__file__).resolve().parents[2]))
    options = parser.parse_args()
    sys.path.insert(0, options.root)
    found: dict[int, list[float]] = {}
    for locales in ((), ("en",), ("fr", "en", "fr", "en")):

        def reopen(number: int, locales: tuple[str, ...] = locales) -> Any:
            return opened(number, options.rules, locales)

        tables = [reopen(number) for number in range(options.tables)]
        played(tables, options.acts // 4, reopen)  # the caches of a program that has run a while
        found[len(locales)] = played(tables, options.acts, reopen)
    mean = {count: statistics.fmean(seconds) for count, seconds in found.items()}
    p99 = 1e3 * statistics.quantiles(found[4], n=100)[98]
    sys.stdout.write(
        f"act_us={1e6 * mean[0]:.1f} one={1e6 * (mean[1] - mean[0]):.1f} "
        f"four={1e6 * (mean[4] - mean[0]):.1f} acts={1 / mean[4]:.0f} p99={p99:.3f}\n"
    )


if __name__ == "__main__":
    main()
