"""What is known of a game besides its acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from accessible_uno.game.base import Seat

COLUMNS: Final = (
    "number, begun, seconds, rules, names, viewer, seed, bot, lapses, manner, mind, acts, rounds,"
    " scores, winners, over, told, offered, tally"
)


@dataclass(frozen=True, slots=True)
class Kept:
    """One game in the journal.

    Attributes:
        number: by which the player knows it, from 1; never given twice.
        begun: when, in seconds since 1970, by the clock of that time.
        seconds: how long it was played, by a clock that never goes backwards.
        rules: the preset's key.
        names: the players in seating order.
        viewer: the seat of the person who plays, or ``ONLOOKER``.
        seed: what the cards were made from; never told.
        bot: the kind that all bots are; ``None`` for those of the cast.
        lapses: how often the bots forget, in percent.
        manner: how the game is told, as whoever began it wrote that down.
        mind: what the dealer, the bots and the clock must know to go on as they would have,
            likewise.
        acts: how many acts are written down.
        rounds: how many rounds were begun.
        scores: each seat's points, as of the last act.
        winners: the seats that won; empty while it is open.
        over: whether it was played to its end.
        told: whether that end was told; until then the game stands open.
        offered: whether a new session asks to go on with it.
        tally: what the player did in it, as :mod:`tally` writes it; ``None`` while uncounted.
    """

    number: int
    begun: int
    seconds: float
    rules: str
    names: tuple[str, ...]
    viewer: Seat
    seed: str | None
    bot: str | None
    lapses: int
    manner: str
    mind: str = ""
    acts: int = 0
    rounds: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    over: bool = False
    told: bool = False
    offered: bool = True
    tally: str | None = None

    @property
    def won(self) -> bool:
        """Whether the person who plays won it."""
        return self.viewer in self.winners

    @property
    def others(self) -> tuple[str, ...]:
        """The names of everybody but the person who plays."""
        return tuple(name for seat, name in enumerate(self.names) if seat != self.viewer)


def kept(row: Sequence[object]) -> Kept:
    """Return what a row of ``COLUMNS`` holds.

    Raises:
        ValueError: it makes no sense.
    """
    number, begun, seconds, rules, names, viewer, seed, bot, lapses, manner, mind, *rest = row
    acts, rounds, scores, winners, over, told, offered, tally = rest
    return Kept(
        cast(int, number),
        cast(int, begun),
        cast(float, seconds),
        str(rules),
        tuple(str(names).split()),
        cast(int, viewer),
        None if seed is None else str(seed),
        None if bot is None else str(bot),
        cast(int, lapses),
        str(manner),
        str(mind),
        cast(int, acts),
        cast(int, rounds),
        numbers(scores),
        numbers(winners),
        bool(over),
        bool(told),
        bool(offered),
        None if tally is None else str(tally),
    )


def numbers(text: object) -> tuple[int, ...]:
    """Return the numbers that a column lists."""
    return tuple(map(int, str(text).split()))


def listed(values: Sequence[int]) -> str:
    """Write numbers into a column."""
    return " ".join(map(str, values))
