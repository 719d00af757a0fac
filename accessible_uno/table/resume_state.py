"""What the dealer, the bots and the clock must know to go on as they would have."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from accessible_uno.game.base import Seat
from accessible_uno.players.bot import Bot, Remembering
from accessible_uno.table.clock import Clock
from accessible_uno.table.dealer import Dealer

MOST_LOTS: Final = 20_000_000
"""Lots that a game can have drawn: those of half a million acts, and some seconds to draw anew."""


def as_object(text: str) -> dict[str, Any]:
    """Return the JSON object that ``text`` holds.

    Raises:
        ValueError: it holds something else.
    """
    try:
        found = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None
    if not isinstance(found, dict):
        raise ValueError(text)
    return found


class Whim:
    """A seat's own source of chance, which knows how often it was asked.

    Args:
        source: returns a number from 0 up to 1.
        asked: how often it was asked before; a seeded source goes on after that.
    """

    def __init__(self, source: Callable[[], float], asked: int = 0) -> None:
        self._source = source
        self.asked = 0
        for _ in range(asked):
            self()

    def __call__(self) -> float:
        """Return the next number."""
        self.asked += 1
        return self._source()


class Minds:
    """The dealer, the bots and the clock of a table.

    Args:
        dealer: shuffles.
        bots: who plays which seats.
        whims: each bot's source of chance.
        clock: counts; without one, nobody has a limit.
    """

    def __init__(
        self,
        dealer: Dealer,
        bots: Mapping[Seat, Bot],
        whims: Mapping[Seat, Whim],
        clock: Clock | None = None,
    ) -> None:
        self._dealer = dealer
        self._bots = bots
        self._whims = whims
        self._clock = clock

    def written(self, *, leaving: bool = False) -> str:
        """Return what they must know, to be read by :class:`Past`.

        The time that runs belongs to it when the game is left; when it is cut off, whoever is asked
        once more has the whole time anew.
        """
        memories = {
            str(seat): bot.memory()
            for seat, bot in self._bots.items()
            if isinstance(bot, Remembering)
        }
        minds: dict[str, object] = {
            "dealer": self._dealer.asked,
            "whims": {str(seat): whim.asked for seat, whim in self._whims.items()},
            "bots": {seat: memory for seat, memory in memories.items() if memory},
        }
        if self._clock is not None:
            minds["stretch"] = self._clock.stretch
            minds["left"] = self._clock.running() if leaving else {}
        return json.dumps(minds, separators=(",", ":"))


class Past:
    """What they knew when the game was put away; nothing of a new game.

    Args:
        text: what :meth:`Minds.written` returned; where it makes no sense, nothing is known.

    Attributes:
        dealt: how many lots the dealer had drawn.
        stretch: by how much the players had lengthened their time.
        left: the seconds that a seat had left, where its time was running.
        lost: whether the text made no sense.
    """

    def __init__(self, text: str = "") -> None:
        self.dealt = 0
        self.stretch: float = 1
        self.left: dict[Seat, float] = {}
        self.lost = False
        self._whims: dict[str, int] = {}
        self._bots: dict[str, list[str]] = {}
        if text:
            try:
                self._read(as_object(text))
            except ValueError:
                self.lost = True

    def _read(self, found: dict[str, Any]) -> None:
        dealt, whims, bots = found.get("dealer", 0), found.get("whims", {}), found.get("bots", {})
        left = found.get("left", {})
        if not all(isinstance(each, dict) for each in (whims, bots, left)):
            raise ValueError(found)
        if not all(
            type(lots) is int and 0 <= lots <= MOST_LOTS for lots in (dealt, *whims.values())
        ):
            raise ValueError(found)
        for words in bots.values():
            if not (isinstance(words, list) and all(isinstance(word, str) for word in words)):
                raise ValueError(found)
        stretch = found.get("stretch", 0) or 1
        if not all(_is_time(each) for each in (stretch, *left.values())):
            raise ValueError(found)
        running = {int(seat): each for seat, each in left.items()}
        self.stretch, self.left = stretch, running
        self.dealt, self._whims, self._bots = dealt, whims, bots

    def asked(self, seat: Seat) -> int:
        """How often the seat's chance was asked."""
        return self._whims.get(str(seat), 0)

    def memory(self, seat: Seat) -> list[str]:
        """What the seat's bot remembers."""
        return self._bots.get(str(seat), [])


def _is_time(found: Any) -> bool:
    return type(found) in (int, float) and math.isfinite(found) and bool(found >= 0)
