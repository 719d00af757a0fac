"""What is known of a game besides its acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.names import is_recorded_name

COLUMNS: Final = (
    "number, begun, seconds, rules, names, viewer, seed, bot, lapses, manner, mind, acts, rounds,"
    " scores, winners, over, told, offered, tally"
)

MOST: Final = 10**10
"""No number of a game is greater; as seconds since 1970, some day after the year 2286."""

MOST_LAPSES: Final = 100


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
    game = Kept(
        _whole(number, 1),
        _whole(begun, -MOST),
        _seconds(seconds),
        _text(rules),
        _names(_text(names)),
        _whole(viewer, ONLOOKER),
        None if seed is None else _text(seed),
        None if bot is None else _text(bot),
        _whole(lapses),
        _text(manner),
        _text(mind),
        _whole(acts),
        _whole(rounds),
        numbers(scores),
        numbers(winners),
        bool(_whole(over)),
        bool(_whole(told)),
        bool(_whole(offered)),
        None if tally is None else _text(tally),
    )
    seats = range(len(game.names))
    if not (
        game.rules.isprintable()
        and (game.viewer == ONLOOKER or game.viewer in seats)
        and (len(game.scores) == len(game.names) or not (game.scores or game.over))
        and all(winner in seats for winner in game.winners)
        and game.lapses <= MOST_LAPSES
    ):
        raise ValueError(row)
    return game


def numbers(text: object) -> tuple[int, ...]:
    """Return the numbers that a column lists.

    Raises:
        ValueError: it lists something else.
    """
    return _numbers(_text(text))


@lru_cache(maxsize=1024)
def _numbers(text: str) -> tuple[int, ...]:
    """Return the numbers listed; who won, and most scores, are the same again and again."""
    found = tuple(map(int, text.split()))
    if found and not -MOST <= min(found) <= max(found) <= MOST:
        raise ValueError(text)
    return found


@lru_cache(maxsize=256)
def _names(text: str) -> tuple[str, ...]:
    """Return the players of a game; most games have the same ones."""
    names = tuple(text.split())
    if not names or not all(map(is_recorded_name, names)):
        raise ValueError(text)
    return names


def _text(found: object) -> str:
    if not isinstance(found, str):
        raise ValueError(found)
    return found


def _whole(found: object, least: int = 0) -> int:
    if not isinstance(found, int) or not least <= found <= MOST:
        raise ValueError(found)
    return found


def _seconds(found: object) -> float:
    if not isinstance(found, int | float) or not 0 <= found <= MOST:
        raise ValueError(found)
    return float(found)


def listed(values: Sequence[int]) -> str:
    """Write numbers into a column."""
    return " ".join(map(str, values))
