"""Goals that a player may reach, each derived from the saved games.  A new one is one row.

None is counted against a player: those that need what not everybody has are told only to those who
have it, or once they are reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from accessible_uno.players.bot_names import STRONG
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.stats import GameStats, TotalStats, read_rules_key
from accessible_uno.table.calendar import Day


def _presets_won(sums: TotalStats) -> int:
    """Return by how many of our presets a game was won."""
    won = {read_rules_key(key)[0] for key, wins in sums.rules.items() if wins.won}
    return len(won.intersection(preset_keys()))


class Goal(NamedTuple):
    """A goal.

    Attributes:
        key: ``goal-<key>`` says what is to be done.
        reached: returns how far the player is, from what all games add up to.
        target: how far that has to be.
        by_touch: whether it needs a braille display.
        so_far: returns how far the player is today, where that can be less than it was once.
    """

    key: str
    reached: Callable[[TotalStats], int]
    target: int = 1
    by_touch: bool = False
    so_far: Callable[[TotalStats, Day], int] | None = None

    def is_reached(self, sums: TotalStats) -> bool:
        """Whether the games add up to it."""
        return self.reached(sums) >= self.target


GOALS: Final = (
    Goal("match", lambda sums: sums.all.won),
    Goal("undrawn", lambda sums: sums.counts.undrawn),
    Goal("recovered", lambda sums: sums.counts.recovered),
    Goal("bluff", lambda sums: sums.counts.doubts_right),
    Goal("strong", lambda sums: STRONG in sums.beaten),
    Goal(
        "week",
        lambda sums: sums.daily.longest,
        7,
        so_far=lambda sums, today: sums.daily.streak(today),
    ),
    Goal("presets", _presets_won, len(preset_keys())),
    Goal("touch", lambda sums: sums.counts.by_touch, by_touch=True),
)


class GoalState(NamedTuple):
    """How far a player is with a goal.

    Attributes:
        goal: the goal.
        reached: how far.
        when: the start of the game that reached it, in seconds since 1970; ``None`` where none has.
    """

    goal: Goal
    reached: int
    when: int | None


def goal_states(games: Iterable[tuple[GameRow, GameStats]], today: Day) -> Iterator[GoalState]:
    """Yield how far a player is today with each goal, from the games in their order."""
    sums = TotalStats()
    when: dict[str, int] = {}
    open_goals = [*GOALS]
    for game, stats in games:
        sums.add(game, stats)
        for goal in [each for each in open_goals if each.is_reached(sums)]:
            when[goal.key] = game.started
            open_goals.remove(goal)
    for goal in GOALS:
        is_open = goal.key not in when
        now = goal.so_far(sums, today) if goal.so_far and is_open else goal.reached(sums)
        yield GoalState(goal, min(now, goal.target), when.get(goal.key))


def new_goals(sums: TotalStats) -> list[Goal]:
    """Return the goals that are reached and were not told at the end of any game."""
    return [goal for goal in GOALS if goal.is_reached(sums) and goal.key not in sums.told]
