"""One row of the table of games: everything that is saved of a game except its acts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.names import is_recorded_name
from accessible_uno.record.errors import RecordError
from accessible_uno.record.header import rules_of_header
from accessible_uno.table.plan import ALL_LAPSES, Options, Plan, seated
from accessible_uno.table.resume_state import PEOPLE, parse_object, read_state

COLUMN_OF: Final = {
    "started": "begun",
    "output_config": "manner",
    "resume_state": "mind",
    "end_announced": "told",
    "offers_resume": "offered",
    "stats": "tally",
}
"""The columns whose names are older than those in the code, by these: saved games keep them, and a
damaged file is repaired by them."""

COLUMNS: Final = (
    "number, begun, seconds, rules, names, viewer, seed, bot, lapses, manner, mind, acts, rounds,"
    " scores, winners, over, told, offered, tally"
)
"""The columns of the database, in the order in which :func:`parse_row` reads them."""

COUNTED_COLUMNS: Final = COLUMNS.replace(
    " manner, mind,",
    " CASE WHEN tally IS NULL THEN manner ELSE '' END,"
    f" CASE WHEN tally IS NULL OR instr(mind, '{PEOPLE}') THEN mind ELSE '' END,",
)
"""The same without what a game needs no longer whose statistics are counted: its settings, and the
state of a table where one person played."""

FIRST_ACT: Final = """(SELECT CASE instr(text, '[Seats ') WHEN 0 THEN text
    ELSE substr(text, 1, instr(text, '[Seats ')) END
    FROM acts WHERE game = games.number AND acts.number = 1)"""
"""What stands behind them, where the rules are to be known in full: the lines of the header that
say them stand before those of the players and of the deck."""

MOST: Final = 10**10
"""No number of a game is greater; as seconds since 1970 it is a day after the year 2286."""

_SURROGATE: Final = r"[\ud800-\udfff]"

Parsed = TypeVar("Parsed")


class GameRow(Struct, frozen=True):
    """One game in the journal.

    Attributes:
        number: by which the player knows it, from 1; never given twice.
        plan: who plays what; of a game in a chat room, only its archive knows who is a bot.
        started: when it began, in seconds since 1970, by the system's clock.
        seconds: how long it was played, by a clock that never goes backwards.
        output_config: the output settings, as ``settings/output.py`` writes them.
        resume_state: the state of dealer, bots and clock, as ``ResumeState`` writes it.
        acts: how many acts are saved.
        rounds: how many rounds were begun.
        scores: each seat's points after the last act.
        winners: the seats that won; empty while the game is open.
        over: whether it was played to its end.
        end_announced: whether that end was announced; until then the game is open.
        offers_resume: whether a new session asks to resume it.
        stats: what the player did in it, as ``GameStats`` writes it; ``None`` while not counted.
    """

    number: int
    plan: Plan
    started: int
    seconds: float = 0.0
    output_config: str = ""
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
        return self.plan.viewer in self.winners


UNREADABLE: Final = "?"
"""Stands for the output settings and the resume state where the column holds no text."""


def parse_row(row: Sequence[object], first_act: object = "") -> GameRow:
    """Return the game that a row of ``COLUMNS`` holds.

    What only accompanies the game, its duration for example, costs no game: an invalid value is
    read as if there were none.

    Args:
        row: the values.
        first_act: the text of its first act, which tells the options and versions of its rules.

    Raises:
        ValueError: another value has the wrong type or is out of range.
    """
    number, begun, seconds, rules, names, viewer, seed, bot, lapses, manner, mind, *rest = row
    acts, rounds, scores, winners, over, told, offered, tally = rest
    resume_state = _or_else(UNREADABLE, _parse_text, mind)
    plan = _parse_plan((rules, names, viewer, seed, bot, lapses), resume_state, first_act)
    game = GameRow(
        _parse_whole(number, 1),
        plan,
        _parse_whole(begun, -MOST),
        _or_else(0.0, _parse_seconds, seconds),
        _or_else(UNREADABLE, _parse_text, manner),
        resume_state,
        _parse_whole(acts),
        _parse_whole(rounds),
        _parse_numbers(_parse_text(scores)),
        _parse_numbers(_parse_text(winners)),
        _parse_switch(over),
        _parse_switch(told),
        _or_else(True, _parse_switch, offered),
        None if tally is None else _or_else(None, _parse_text, tally),
    )
    seats = len(plan.seats)
    fits = len(game.scores) == seats or not (game.scores or game.over)
    if not fits or (game.winners and not 0 <= min(game.winners) <= max(game.winners) < seats):
        raise ValueError(row)
    return game


def _parse_plan(columns: Sequence[object], resume_state: str, first_act: object) -> Plan:
    """Return who plays what, from the columns that say it and the first act."""
    rules, names, viewer, seed, bot, lapses = columns
    found = read_state(resume_state).people if PEOPLE in resume_state else ()
    header = first_act if isinstance(first_act, str) else ""
    plan = _unseeded_plan(rules, names, viewer, bot, lapses, tuple(found), header)
    if seed is None:
        return plan
    if not (text := _parse_text(seed)).isprintable():
        raise ValueError(columns)
    return replace(plan, seed=text)


@lru_cache(maxsize=4096, typed=True)  # many games have the same players and rules
def _unseeded_plan(
    rules: object,
    names: object,
    viewer: object,
    bot: object,
    lapses: object,
    found: tuple[Seat, ...],
    header: str,
) -> Plan:
    seated_names = _parse_names(_parse_text(names))
    seat = _parse_whole(viewer, ONLOOKER)
    sharing = tuple(each for each in found if each < len(seated_names))
    people = sharing or ((seat,) if seat != ONLOOKER else ())
    levels = "" if bot is None else _parse_text(bot)
    seats = seated(seated_names, people, levels.split(",") if levels else ())
    parsed = (_parse_text(rules), seats, *_parse_rules(header), None, _parse_whole(lapses))
    plan = Plan(*parsed, seat, bool(sharing))
    if not (
        (plan.rules + levels).isprintable()
        and (seat == ONLOOKER or seat in range(len(seated_names)))
        and plan.lapses <= ALL_LAPSES
    ):
        raise ValueError(names)
    return plan


def _parse_rules(first_act: str) -> tuple[Options, tuple[tuple[str, int], ...] | None]:
    """Return the options and the versions that the header of the first act tells."""
    header = rules_of_header(first_act)
    try:
        versions = header.versions()
    except RecordError:  # a replay says so
        versions = None
    return tuple(header.options), None if versions is None else tuple(versions.items())


def format_row(game: GameRow) -> tuple[object, ...]:
    """Return the row of ``COLUMNS`` that :func:`parse_row` reads as ``game``."""
    plan = game.plan
    return (
        *(game.number, game.started, game.seconds, plan.rules, " ".join(plan.names), plan.viewer),
        *(plan.seed, ",".join(plan.levels) or None, plan.lapses),
        *(game.output_config, game.resume_state, game.acts, game.rounds),
        *(format_numbers(game.scores), format_numbers(game.winners), game.over),
        *(game.end_announced, game.offers_resume, game.stats),
    )


@lru_cache(maxsize=1024)  # winners and most scores are the same in many games
def _parse_numbers(text: str) -> tuple[int, ...]:
    found = tuple(map(int, text.split()))
    if found and not -MOST <= min(found) <= max(found) <= MOST:
        raise ValueError(text)
    return found


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
    if not isinstance(found, str) or not (found.isascii() or not re.search(_SURROGATE, found)):
        raise ValueError(found)
    return found


def _parse_whole(found: object, least: int = 0) -> int:
    if not isinstance(found, int) or not least <= found <= MOST:
        raise ValueError(found)
    return found


def _parse_switch(found: object) -> bool:
    return bool(_parse_whole(found))


def _parse_seconds(found: object) -> float:
    if not isinstance(found, int | float) or not 0 <= found <= MOST:
        raise ValueError(found)
    return float(found)


def format_numbers(values: Sequence[int]) -> str:
    """Return numbers as a column holds them."""
    return " ".join(map(str, values))


PLACE: Final = "place"
"""The key of the row's output settings that says where it was played: server and room."""


def place_of(game: GameRow) -> str:
    """Return where a game was played that somebody else hosted; empty for one of our own."""
    try:
        return str(parse_object(game.output_config).get(PLACE, ""))
    except ValueError:
        return ""
