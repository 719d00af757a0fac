"""Random numbers by the thousand, all of which follow from one number of a bot's own chance."""

from __future__ import annotations

from random import Random


class Stream:
    """Gives numbers from 0 up to 1.

    A saved game counts the numbers that a bot has drawn, and draws them again when it is resumed:
    a bot that imagines a hundred hands for each card draws one.
    """

    def __init__(self, start: float) -> None:
        self.random = Random(start).random
