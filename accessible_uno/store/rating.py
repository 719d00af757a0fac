"""How well a player plays against the levels of our bots, from the rounds of the saved games.

A round is won by the player or by somebody else at the table.  In the model of Bradley and Terry
the others together are one opponent, as strong as the sum of them.  OpenSkill, which is of that
family, moves the rating after each round, and knows how sure it is.  Strengths are natural
logarithms of odds: who is stronger by 0.7 wins two rounds of three with two at the table.

The ladder has matches against a company that is stronger the better the player plays.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec import Struct, field

from accessible_uno.players.bot_names import EASY, LEVELS, NORMAL, RANDOM, STRONG, parse_bot_name
from accessible_uno.table.dealer import Dealer
from accessible_uno.table.plan import LADDER, Plan


def _levels(easy: float, normal: float, strong: float) -> Mapping[str, float]:
    """Return the strength of each level, from the steps between them; ``easy`` is 0."""
    return MappingProxyType(
        {RANDOM: -easy, EASY: 0.0, NORMAL: normal, STRONG: normal + strong},
    )


USUAL: Final = _levels(0.17, 0.28, 0.31)
STRENGTHS: Final = {"duo": _levels(0.18, 0.01, 0.32), "rapido": _levels(0.25, 0.46, 0.62)}
"""The strength of each level by the rules where it is not the usual one, as ``docs/bot-ratings.md``
has measured it."""

UNKNOWN: Final = 0.5
"""How unsure the strength of somebody is of whom no round is known."""

CHANGE: Final = 0.014
"""By so much a strength may change from one round to the next: people learn."""

LAST: Final = 200
"""So many games count, the last ones: nobody plays today as they did years ago."""

FEWEST: Final = 8
"""After fewer rounds nothing is told."""


class Rating(NamedTuple):
    """How well somebody plays.

    Attributes:
        games: from how many games it is known.
        rounds: from how many rounds of the last ones.
        strength: the strength that is likeliest.
        doubt: how far off it may well be, to either side.
        levels: the strength of each level by these rules.
    """

    games: int
    rounds: int
    strength: float
    doubt: float
    levels: Mapping[str, float] = USUAL

    @property
    def level(self) -> str:
        """The level that comes nearest."""
        return self._nearest(self.strength)

    @property
    def span(self) -> tuple[str, str]:
        """The levels between which the strength well may be."""
        return self._nearest(self.strength - self.doubt), self._nearest(self.strength + self.doubt)

    @property
    def is_above_all(self) -> bool:
        """Whether it is surely better than the best level."""
        return self.strength - self.doubt > max(self.levels.values())

    def _nearest(self, strength: float) -> str:
        return min(LEVELS, key=lambda level: abs(self.levels[level] - strength))


class RatedGame(NamedTuple):
    """What counts of a game: the strength of the others together, the rounds, and those won."""

    others: float
    rounds: int
    won: int


class RatedGames(Struct):
    """The games of one player by the same rules.

    Attributes:
        games: how many there are.
        last: the last of them.
    """

    games: int = 0
    last: deque[RatedGame] = field(default_factory=lambda: deque(maxlen=LAST))

    @property
    def rounds(self) -> int:
        """How many rounds the last of them had."""
        return sum(game.rounds for game in self.last)

    def add(self, game: RatedGame) -> None:
        """Count a game that is later than those so far."""
        self.games += 1
        self.last.append(game)


def levels_by(preset: str) -> Mapping[str, float]:
    """Return the strength of each level by the rules of a preset."""
    return STRENGTHS.get(preset, USUAL)


def strength_of_others(plan: Plan) -> float | None:
    """Return how strong the others at a table are together; ``None`` where that is not known."""
    strengths, kinds = levels_by(plan.rules), plan.kinds
    levels = [name.level for name in map(parse_bot_name, kinds.values()) if name is not None]
    if plan.viewer < 0 or not levels or len(levels) != len(plan.seats) - 1:
        return None
    return together([strengths[level] for level in levels])


def levels_in(plan: Plan) -> frozenset[str]:
    """Return the levels of our bots at a table."""
    names = map(parse_bot_name, plan.kinds.values())
    return frozenset(name.level for name in names if name is not None)


def together(strengths: Sequence[float]) -> float:
    """Return the strength of several as one opponent."""
    return math.log(math.fsum(map(math.exp, strengths)))


def rating_of(games: RatedGames | None, preset: str) -> Rating:
    """Return how well somebody plays by the rules of a preset."""
    from openskill.models import BradleyTerryFull  # few commands tell a rating

    levels = levels_by(preset)
    model = BradleyTerryFull(beta=math.sqrt(0.5), tau=CHANGE, gamma=_in_full)
    person = model.rating(mu=(levels[EASY] + levels[NORMAL]) / 2, sigma=UNKNOWN)
    rounds = 0
    for others, won in _rounds(games.last if games is not None else ()):
        opponent = model.rating(mu=others, sigma=0.0)
        ((person,), _) = model.rate([[person], [opponent]], ranks=[1, 2] if won else [2, 1])
        rounds += 1
    count = games.games if games is not None else 0
    return Rating(count, rounds, person.mu, person.sigma, levels)


def _in_full(*_about: object, **_named: object) -> float:
    """Take from the doubt all that a round tells; see the parameter ``gamma`` of OpenSkill."""
    return 1.0


def _rounds(games: Iterable[RatedGame]) -> Iterable[tuple[float, bool]]:
    """Yield each round: how strong the others were, and whether it was won.

    Those won stand evenly among those lost, as the order is not known.
    """
    for others, rounds, won in games:
        for place in range(rounds):
            yield others, (place + 1) * won // rounds > place * won // rounds


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
