"""French digits in the way before 2007: the letters a to j behind the number sign."""

from __future__ import annotations

import re
from typing import Final

NUMBER_SIGN: Final = "⠼"

_ANTOINE: Final = "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪"
_TRADITIONAL: Final = "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊"
_DIGITS: Final = str.maketrans(_ANTOINE, _TRADITIONAL)
_LETTER_SIGN: Final = "⠰"

_NUMBER: Final = re.compile(
    f"⠠([⠦⠤⠖]*)"  # dot 6 begins a number, with the signs that may stand before its first digit
    f"((?:[{_ANTOINE}]+(?:[⠂⠲⠌⠤⠒⠖]+(?=[{_ANTOINE}]))*)+)"
    f"([{_TRADITIONAL}])?"
)
_RUN: Final = re.compile(f"[{_ANTOINE}]+")


def with_number_sign(text: str, cells: str) -> str:
    """Return the cells of a French text with its digits in the traditional way.

    Args:
        text: the print.
        cells: the same by a table of liblouis, with Antoine digits: dots 6, then a to j with dot 6.

    Returns:
        The cells as they were where not every number of the text is found among them.
    """
    found = sum(len(run) for number in _NUMBER.finditer(cells) for run in _RUN.findall(number[2]))
    expected = sum(character.isdecimal() for character in text)
    return _NUMBER.sub(_traditional, cells) if found == expected else cells


def _traditional(number: re.Match[str]) -> str:
    signs, digits, letter = number.groups()
    written = _RUN.sub(lambda run: NUMBER_SIGN + run[0].translate(_DIGITS), digits)
    return signs + written + (_LETTER_SIGN + letter if letter else "")
