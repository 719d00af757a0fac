"""The ladder: matches against a company that is stronger the better the player plays."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from accessible_uno.players.bot_names import LEVELS
from accessible_uno.store.rating import Rating, levels_by
from accessible_uno.table.dealer import Dealer
from accessible_uno.table.plan import LADDER


def ladder_seed() -> str:
    """Return the seed of a match of the ladder, which nobody can guess."""
    return f"{LADDER}{Dealer().below(10**15)}"


class LadderStep(NamedTuple):
    """A step of the ladder.

    Attributes:
        number: which, from 1.
        of: how many there are.
        levels: the level of each bot, the strongest first.
    """

    number: int
    of: int
    levels: tuple[str, ...]


def companies(others: int) -> list[tuple[str, ...]]:
    """Return the company of each step for so many bots: from one to the next, one bot is better."""
    found = [(LEVELS[0],) * others]
    for lower, higher in pairwise(LEVELS):
        for better in range(1, others + 1):
            found.append((higher,) * better + (lower,) * (others - better))
    return found


def step_against(levels: tuple[str, ...]) -> LadderStep:
    """Return the step whose company is of these levels, or a step beside the ladder."""
    steps = companies(len(levels))
    return LadderStep(steps.index(levels) + 1 if levels in steps else 0, len(steps), levels)


def step_of(rating: Rating, preset: str, others: int) -> LadderStep:
    """Return the step on which somebody stands: above the companies that they surely equal.

    Surely: half of the doubt is taken off, so that who has played little begins low.
    """
    levels, sure = levels_by(preset), rating.strength - rating.doubt / 2
    steps = companies(others)
    equalled = [each for each in steps if sum(map(levels.__getitem__, each)) <= sure * others]
    number = min(len(steps), len(equalled) + 1)
    return LadderStep(number, len(steps), steps[number - 1])
