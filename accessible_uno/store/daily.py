"""The daily deals: the deal of a day, the player's results, and runs and weeks of them.

The line that tells a friend a result, and no card: ``UNO-42JM-3J00-XC30``.  It holds which edition
of the daily deal was played, the day, whether the round was won, points, cards left and turns, and
a check.  Nothing else goes in: two games that differ in their cards alone have one line.  The
letters are those of Crockford's base 32, none of which is taken for another.
"""

from __future__ import annotations

import re
from binascii import crc_hqx
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from accessible_uno.store.game_row import GameRow
from accessible_uno.table.calendar import ONE_DAY, ONE_WEEK, Day
from accessible_uno.table.plan import ALL_LAPSES, DAILY

DAILY_RULES: Final = "leaflet"
DAILY_OPTIONS: Final = (("target", "1"),)
DAILY_PLAYERS: Final = 4
"""The table of every daily deal, where one round is a match."""


def daily_seed(day: Day) -> str:
    """Return the seed of a day's deal: ``daily 2026-11-22``."""
    return f"{DAILY}{day.isoformat()}"


def daily_of(game: GameRow) -> Day | None:
    """Return the day whose deal a game is; ``None`` where it is another game."""
    # The option --seed takes any text, at any table.
    plan = game.plan
    rules = (plan.rules, plan.options, len(plan.seats), plan.lapses)
    usual = rules == (DAILY_RULES, DAILY_OPTIONS, DAILY_PLAYERS, ALL_LAPSES)
    return plan.day if usual and plan.viewer == 0 and not plan.levels else None


class Week(NamedTuple):
    """The daily deals of a week that begins on a Monday: how many were played, and won."""

    played: int
    won: int


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
    def longest(self) -> int:
        """The most days in a row that have a result."""
        return max(_runs(self.results), default=0)

    @property
    def last_run(self) -> int:
        """How many days in a row have a result, up to the last that has one."""
        return _runs(self.results)[-1] if self.results else 0

    def streak(self, today: Day) -> int:
        """How many days in a row have a result, up to today or, before today's deal, yesterday."""
        late = [day for day in self.results if day <= today]
        if not late or today - max(late) > ONE_DAY:
            return 0
        return _runs(late)[-1]

    def week(self, day: Day) -> Week:
        """Return the results of the week in which a day is."""
        monday = day - day.weekday() * ONE_DAY
        found = [game for each, game in self.results.items() if monday <= each < monday + ONE_WEEK]
        return Week(len(found), sum(game.won for game in found))


def _runs(days: Iterable[Day]) -> Sequence[int]:
    """Return the length of each run of days, the earliest first."""
    runs: list[int] = []
    last: Day | None = None
    for day in sorted(days):
        if last is not None and day - last == ONE_DAY:
            runs[-1] += 1
        else:
            runs.append(1)
        last = day
    return runs


class DailyScore(NamedTuple):
    """What a daily deal was worth: all that may be told of it to others.

    Attributes:
        day: whose deal it was.
        won: whether the round was won.
        points: what it brought.
        cards: how many cards were left in hand.
        turns: how often it was the player's turn.
    """

    day: Day
    won: bool
    points: int
    cards: int
    turns: int

    def better_than(self, other: DailyScore) -> tuple[str, int]:
        """Return in what it differs from another result of the day, and by how much.

        A won round is better than a lost one; of two that were won, the one with more points, then
        with fewer turns; of two that were lost, the one with fewer cards left.  The number is
        positive where this one is better, and 0, of nothing, where they are equally good.
        """
        if self.won is not other.won:
            return "won", 1 if self.won else -1
        kinds = (
            (("points", self.points - other.points), ("turns", other.turns - self.turns))
            if self.won
            else (("cards", other.cards - self.cards),)
        )
        return next((kind for kind in kinds if kind[1]), ("none", 0))


EDITION: Final = 1
"""Another number where the deals, the table or the bots of the daily deal change."""

_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS: Final = str.maketrans("OIL", "011")
"""What is written in place of a digit that looks like it."""

_LENGTH: Final = 12
_GROUP: Final = 4
_BITS: Final = 5

_FIRST: Final = Day(2026, 1, 1).toordinal()


class _Field(NamedTuple):
    """A number in the line: how many bits it takes."""

    name: str
    bits: int


_FIELDS: Final = (
    *(_Field("edition", 3), _Field("day", 14), _Field("won", 1)),
    *(_Field("points", 11), _Field("cards", 7), _Field("turns", 8)),
)
_CHECK: Final = 16
"""Bits of the check: it finds a wrong letter, and two that have changed places."""

_LINE: Final = r"(?<![0-9A-Z])UNO\W{0,3}((?:[0-9A-Z]\W{0,3}){11}[0-9A-Z])(?![0-9A-Z])"
_LIKE_A_LINE: Final = r"\bUNO\W{1,3}[0-9A-Z]{3}"


class BadLine(ValueError):
    """A text holds no line that can be compared; ``message`` says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def write_daily_line(score: DailyScore) -> str:
    """Return the line of a result; what is more than fits into it is told as the most that does."""
    values = {
        "edition": EDITION,
        "day": score.day.toordinal() - _FIRST,
        "won": int(score.won),
        "points": score.points,
        "cards": score.cards,
        "turns": score.turns,
    }
    number = 0
    for field in _FIELDS:
        number = number << field.bits | max(0, min(values[field.name], (1 << field.bits) - 1))
    number = number << _CHECK | _check(number)
    digits = [_DIGITS[number >> _BITS * place & 31] for place in reversed(range(_LENGTH))]
    groups = ["".join(digits[first : first + _GROUP]) for first in range(0, _LENGTH, _GROUP)]
    return "-".join(("UNO", *groups))


def read_daily_line(text: str) -> DailyScore:
    """Return the result that a line in ``text`` tells; other words may stand around it.

    Raises:
        BadLine: there is none, it is damaged, or it is of another edition of the daily deal.
    """
    upper = text.upper()
    found = re.search(_LINE, upper)
    if found is None:
        raise BadLine("daily-line-damaged" if re.search(_LIKE_A_LINE, upper) else "daily-line-none")
    number = 0
    for digit in re.sub(r"\W", "", found[1]).translate(_READ_AS):
        if digit not in _DIGITS:
            raise BadLine("daily-line-damaged")
        number = number << _BITS | _DIGITS.index(digit)
    number, check = number >> _CHECK, number & (1 << _CHECK) - 1
    if check != _check(number):
        raise BadLine("daily-line-damaged")
    values: dict[str, int] = {}
    for field in reversed(_FIELDS):
        values[field.name] = number & (1 << field.bits) - 1
        number >>= field.bits
    if values["edition"] != EDITION:
        raise BadLine("daily-line-edition")
    day = Day.fromordinal(_FIRST + values["day"])
    return DailyScore(day, bool(values["won"]), values["points"], values["cards"], values["turns"])


def _check(number: int) -> int:
    return crc_hqx(number.to_bytes(6, "big"), 0xFFFF)
