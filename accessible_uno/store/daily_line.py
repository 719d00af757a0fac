"""The line that tells a friend the result of a daily deal, and no card.

    UNO-42JM-3J00-XC30

It holds which edition of the daily deal was played, the day, whether the round was won, points,
cards left and turns, and a check.  Nothing else goes in: two games that differ in their cards alone
have one line.  The letters are those of Crockford's base 32, none of which is taken for another.
"""

from __future__ import annotations

import re
from binascii import crc_hqx
from typing import Final, NamedTuple

from accessible_uno.store.daily import DailyScore
from accessible_uno.table.calendar import Day

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

_LINE: Final = re.compile(r"(?<![0-9A-Z])UNO\W{0,3}((?:[0-9A-Z]\W{0,3}){11}[0-9A-Z])(?![0-9A-Z])")
_LIKE_A_LINE: Final = re.compile(r"\bUNO\W{1,3}[0-9A-Z]{3}")


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
    found = _LINE.search(upper)
    if found is None:
        raise BadLine("daily-line-damaged" if _LIKE_A_LINE.search(upper) else "daily-line-none")
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
