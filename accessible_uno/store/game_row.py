"""One row of the table of games: everything that is saved of a game except its acts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from msgspec import Struct

from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.names import is_recorded_name

COLUMNS: Final = (
    "number, begun, seconds, rules, names, viewer, seed, bot, lapses, manner, mind, acts, rounds,"
    " scores, winners, over, told, offered, tally"
)
"""The columns of the database, in the order of the attributes of :class:`GameRow`."""

MOST: Final = 10**10
"""No number of a game is greater; as seconds since 1970 it is a day after the year 2286."""

MOST_LAPSES: Final = 100

_SURROGATE: Final = re.compile("[\ud800-\udfff]")

Parsed = TypeVar("Parsed")


class GameRow(Struct, frozen=True):
    """One game in the journal.

    Attributes:
        number: by which the player knows it, from 1; never given twice.
        started: when it began, in seconds since 1970, by the system's clock (column ``begun``).
        seconds: how long it was played, by a clock that never goes backwards.
        rules: the preset's key.
        names: the players in seating order.
        viewer: the seat of the person who plays, or ``ONLOOKER``.
        seed: the seed of the cards; never shown to the player.
        bot: the kind of all bots; ``None`` for those of the cast.
        lapses: how often the bots forget, in percent.
        output_config: the output settings, as ``settings/output.py`` writes them (column
            ``manner``).
        resume_state: the state of dealer, bots and clock, as ``ResumeState`` writes it (column
            ``mind``).
        acts: how many acts are saved.
        rounds: how many rounds were begun.
        scores: each seat's points after the last act.
        winners: the seats that won; empty while the game is open.
        over: whether it was played to its end.
        end_announced: whether that end was announced; until then the game is open (column
            ``told``).
        offers_resume: whether a new session asks to resume it (column ``offered``).
        stats: what the player did in it, as ``GameStats`` writes it; ``None`` while not counted
            (column ``tally``).
    """

    number: int
    started: int
    seconds: float
    rules: str
    names: tuple[str, ...]
    viewer: Seat
    seed: str | None
    bot: str | None
    lapses: int
    output_config: str
    resume_state: str = ""
    acts: int = 0
    rounds: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    over: bool = False
    end_announced: bool = False
    offers_resume: bool = True
    stats: str | None = None

    @property
    def won(self) -> bool:
        """Whether the person who plays won it."""
        return self.viewer in self.winners

    @property
    def others(self) -> tuple[str, ...]:
        """The names of everybody except the person who plays."""
        return tuple(name for seat, name in enumerate(self.names) if seat != self.viewer)


UNREADABLE: Final = "?"
"""Stands for the output settings and the resume state where the column holds no text."""


def parse_row(row: Sequence[object]) -> GameRow:
    """Return the game that a row of ``COLUMNS`` holds.

    What only accompanies the game, its duration for example, costs no game: an invalid value is
    read as if there were none.

    Raises:
        ValueError: another value has the wrong type or is out of range.
    """
    number, begun, seconds, rules, names, viewer, seed, bot, lapses, manner, mind, *rest = row
    acts, rounds, scores, winners, over, told, offered, tally = rest
    game = GameRow(
        _parse_whole(number, 1),
        _parse_whole(begun, -MOST),
        _or_else(0.0, _parse_seconds, seconds),
        _parse_text(rules),
        _parse_names(_parse_text(names)),
        _parse_whole(viewer, ONLOOKER),
        None if seed is None else _parse_text(seed),
        None if bot is None else _parse_text(bot),
        _parse_whole(lapses),
        _or_else(UNREADABLE, _parse_text, manner),
        _or_else(UNREADABLE, _parse_text, mind),
        _parse_whole(acts),
        _parse_whole(rounds),
        _parse_numbers(_parse_text(scores)),
        _parse_numbers(_parse_text(winners)),
        bool(_parse_whole(over)),
        bool(_parse_whole(told)),
        _or_else(True, lambda found: bool(_parse_whole(found)), offered),
        None if tally is None else _or_else(None, _parse_text, tally),
    )
    seats = range(len(game.names))
    if not (
        all(text.isprintable() for text in (game.rules, game.seed or "", game.bot or ""))
        and (game.viewer == ONLOOKER or game.viewer in seats)
        and (len(game.scores) == len(game.names) or not (game.scores or game.over))
        and all(winner in seats for winner in game.winners)
        and game.lapses <= MOST_LAPSES
    ):
        raise ValueError(row)
    return game


def format_row(game: GameRow) -> tuple[object, ...]:
    """Return the row of ``COLUMNS`` that :func:`parse_row` reads as ``game``."""
    return (
        *(game.number, game.started, game.seconds, game.rules, " ".join(game.names), game.viewer),
        *(game.seed, game.bot, game.lapses, game.output_config, game.resume_state, game.acts),
        *(game.rounds, format_numbers(game.scores), format_numbers(game.winners), game.over),
        *(game.end_announced, game.offers_resume, game.stats),
    )


@lru_cache(maxsize=1024)  # winners and most scores are the same in many games
def _parse_numbers(text: str) -> tuple[int, ...]:
    found = tuple(map(int, text.split()))
    if found and not -MOST <= min(found) <= max(found) <= MOST:
        raise ValueError(text)
    return found


@lru_cache(maxsize=256)  # most games have the same players
def _parse_names(text: str) -> tuple[str, ...]:
    names = tuple(text.split())
    if not names or not all(map(is_recorded_name, names)):
        raise ValueError(text)
    return names


def _or_else(usual: Parsed, parse: Callable[[object], Parsed], found: object) -> Parsed:
    """Return what ``parse`` makes of a value, or ``usual`` where it makes nothing of it."""
    try:
        return parse(found)
    except ValueError:
        return usual


def _parse_text(found: object) -> str:
    """Return the text; what was not UTF-8 is in it as lone surrogates, which no text may hold."""
    if not isinstance(found, str):
        raise ValueError(found)
    if not found.isascii() and _SURROGATE.search(found):
        raise ValueError(found)
    return found


def _parse_whole(found: object, least: int = 0) -> int:
    if not isinstance(found, int) or not least <= found <= MOST:
        raise ValueError(found)
    return found


def _parse_seconds(found: object) -> float:
    if not isinstance(found, int | float) or not 0 <= found <= MOST:
        raise ValueError(found)
    return float(found)


def format_numbers(values: Sequence[int]) -> str:
    """Return numbers as a column holds them."""
    return " ".join(map(str, values))
