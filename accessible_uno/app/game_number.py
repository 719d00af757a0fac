"""The number of a game, as it is typed on the command line."""

from __future__ import annotations

from typing import Final

from accessible_uno.app.errors import Failure

MOST_DIGITS: Final = 9
"""No game has a number with more digits than this."""


def game_number(word: str) -> int:
    """Return the number of a game that was typed.

    Raises:
        Failure: it is no number, or no game can have it.
    """
    if not word.isdecimal():
        raise Failure("app-no-number", number=word)
    if len(word.lstrip("0")) > MOST_DIGITS:
        raise Failure("app-no-such-game", number=word)
    return int(word)
