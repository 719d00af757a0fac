"""The daily deal: the same cards for everybody on one day, from a seed that is the date.

The first game of a day that is played to its end is the result of that day.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from accessible_uno.store.game_row import GameRow
from accessible_uno.table.calendar import Day

RULES: Final = "leaflet"
PLAYERS: Final = 4
"""The table of every daily deal, where one round is a match."""

_PREFIX: Final = "daily "


def daily_seed(day: Day) -> str:
    """Return the seed of a day's deal: ``daily 2026-11-22``."""
    return f"{_PREFIX}{day.isoformat()}"


def day_of(seed: str | None) -> Day | None:
    """Return the day whose deal a seed gives; ``None`` where it is another seed."""
    if seed is None or not seed.startswith(_PREFIX):
        return None
    try:
        return Day.fromisoformat(seed.removeprefix(_PREFIX))
    except ValueError:
        return None


def daily_of(game: GameRow) -> Day | None:
    """Return the day whose deal a game is; ``None`` where it is another game."""
    # The option --seed takes any text, at any table.
    plan = game.plan
    usual = plan.viewer == 0 and plan.rules == RULES and len(plan.seats) == PLAYERS
    return day_of(plan.seed) if usual and not plan.levels else None


class DailyResults(Struct):
    """The results of one player, by day.

    Attributes:
        results: for each day, the game that counts.
    """

    results: dict[Day, GameRow] = {}

    def add(self, game: GameRow) -> bool:
        """Count a finished game that is later than those before; return whether it counts."""
        day = daily_of(game)
        if day is None or day in self.results or game.rounds != 1:
            return False
        self.results[day] = game
        return True

    @property
    def played(self) -> int:
        """On how many days there is a result."""
        return len(self.results)

    @property
    def won(self) -> int:
        """How many of these deals were won."""
        return sum(game.won for game in self.results.values())

    @property
    def streak(self) -> int:
        """How many days in a row have a result, up to the last of them."""
        count = 0
        last: Day | None = None
        for day in sorted(self.results, reverse=True):
            if last is not None and (last - day).days != 1:
                break
            count, last = count + 1, day
        return count
