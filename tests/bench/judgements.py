"""Whether strong bots decide alike with numpy and without.

    python tests/bench/judgements.py [DECISIONS]

Two bots of the same seed are asked at each place of rounds under several rules, one that calculates
in Python alone and one that uses numpy.  The last line counts the decisions and those that differ,
and gives the processor time of either way in seconds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from time import process_time
from typing import Final

from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players import strong_bot
from accessible_uno.players.judgement import (
    Judgement,
    Layer,
    NumpyJudgement,
    PlainJudgement,
    judgement_by,
    judgement_for,
)
from accessible_uno.players.registry import make_bot
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table
from accessible_uno.table.driver import take_step

RULES: Final = ("leaflet", "classic", "rapido", "extreme", "duo", "challenge")
USUAL: Final = 10_000
WAYS: Final[tuple[Callable[[Layer, float], Judgement], ...]] = (PlainJudgement, NumpyJudgement)
_NETWORKS: Final = [judgement_by(way) for way in WAYS]


class Compared:
    """Plays as the first of two bots does, and counts where the second would do another thing."""

    def __init__(self, found: Counts, seed: str, seat: int) -> None:
        self._found = found
        self._bots = [make_bot("strong", Dealer(seed).bot_rng(seat)) for _ in WAYS]

    def choose(self, view: View, legal: Legal) -> Action:
        self._found.decisions += 1
        action = self._ask([bot.choose for bot in self._bots], view, legal)
        assert action is not None
        return action

    def interject(self, view: View, legal: Legal) -> Action | None:
        return self._ask([bot.interject for bot in self._bots], view, legal)

    def _ask(
        self, asked: list[Callable[[View, Legal], Action | None]], view: View, legal: Legal
    ) -> Action | None:
        actions = []
        for place, ask in enumerate(asked):
            vars(strong_bot)["judgement_for"] = _NETWORKS[place]
            began = process_time()
            actions.append(ask(view, legal))
            self._found.seconds[place] += process_time() - began
        self._found.differing += actions[0] != actions[1]
        return actions[0]


class Counts:
    """What was found."""

    def __init__(self) -> None:
        self.decisions = self.differing = 0
        self.seconds = [0.0] * len(WAYS)


def compare(decisions: int) -> Counts:
    """Play rounds until so many decisions were made."""
    found = Counts()
    try:
        for number in count():
            rules = RULES[number % len(RULES)]
            seats = 2 if rules == "duo" else 2 + number % 3
            seed = f"judgements {number}"
            bots = {seat: Compared(found, seed, seat) for seat in range(seats)}
            names = [f"B{seat}" for seat in bots]
            table = Table(preset(rules).compile((), seats), names, Dealer(seed), bots=bots)
            table.next_round()
            while not (table.between_rounds or table.over):
                if found.decisions >= decisions:
                    return found
                take_step(table)
    finally:
        vars(strong_bot)["judgement_for"] = judgement_for
    raise AssertionError("rounds never run out")


if __name__ == "__main__":
    made = compare(int(sys.argv[1]) if len(sys.argv) > 1 else USUAL)
    plain, numpy = made.seconds
    print(  # noqa: T201
        f"decisions={made.decisions} differing={made.differing} {plain=:.1f} {numpy=:.1f}"
    )
