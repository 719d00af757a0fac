"""What the bots of a contest have won: shares, with intervals that hold 95 times in 100."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.app.tournament.contest import Contest, DealResult

SURE: Final = 1.96
"""Standard errors on either side of a share within which the true one lies 95 times in 100."""


class Share(Struct, frozen=True):
    """What the bots of one name have won.

    Attributes:
        bot: their name.
        seats: how many seats they have.
        share: the part of all games that they won, from 0 to 1.
        low: the lower end of the interval.
        high: its upper end.
        failed: how many times one of them failed, so that a simpler bot played on.
    """

    bot: str
    seats: int
    share: float
    low: float
    high: float
    failed: int


def shares(contest: Contest, deals: Sequence[DealResult]) -> list[Share]:
    """Return what each name has won in ``deals``, in the order in which they were named.

    The games of one deal are alike, so the spread is that between deals.  It is no less than
    it would be with one deal more won and one lost: a few deals with one result prove little.
    """
    found = []
    for name in dict.fromkeys(contest.bots):
        places = [place for place, bot in enumerate(contest.bots) if bot == name]
        won = [math.fsum(deal.won[place] for place in places) for deal in deals]
        share, spread = mean_and_error(won)
        error = max(spread, mean_and_error([*won, 0.0, 1.0])[1])
        low, high = max(0.0, share - SURE * error), min(1.0, share + SURE * error)
        failed = sum(deal.failed[place] for deal in deals for place in places)
        found.append(Share(name, len(places), share, low, high, failed))
    return found


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error; of one value, nothing is known about the spread."""
    count = len(values)
    if not count:
        return 0.0, 1.0
    mean = math.fsum(values) / count
    if count == 1:
        return mean, 1.0
    spread = math.fsum((each - mean) ** 2 for each in values) / (count - 1)
    return mean, math.sqrt(spread / count)
