"""The state of the dealer, the bots and the clock, which a resumed game needs beside its acts.

It is saved as JSON.  Its keys are older than the names in the code: saved games keep them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from accessible_uno.game.base import Seat
from accessible_uno.players.bot import Bot, Remembering
from accessible_uno.table.clock import Clock
from accessible_uno.table.dealer import Dealer
from accessible_uno.table.seated_bot import SeatedBot

MOST_DRAWN: Final = 20_000_000
"""The most random numbers that a saved game can have drawn: those of half a million acts.  Drawing
them again takes some seconds."""


def parse_object(text: str) -> dict[str, Any]:
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


STOPPED: Final = "stopped"
"""The key of the package that has stopped the game, in the saved state."""


def with_stop(text: str, package: str, version: str) -> str:
    """Return the saved state ``text``, with the package whose fault has stopped the game."""
    try:
        state = parse_object(text) if text else {}
    except ValueError:
        return text
    return json.dumps(state | {STOPPED: [package, version]}, separators=(",", ":"))


def stopped_by(text: str) -> tuple[str, str] | None:
    """Return the package that has stopped the game, and its version then; ``None``: none has."""
    try:
        found = parse_object(text).get(STOPPED) if text else None
    except ValueError:
        return None
    match found:
        case [str() as package, str() as version]:
            return package, version
    return None


WISHES: Final = "wishes"
"""The key of the kinds of bots that were wished during the game, in the saved state."""

PEOPLE: Final = "people"
"""The key of the seats of several people at one keyboard, in the saved state."""


class CountedRng:
    """The random source of one bot, which counts the numbers that it has given.

    Args:
        source: returns a number from 0 up to 1.
        drawn: numbers that were drawn before; a seeded source continues after them.
    """

    def __init__(self, source: Callable[[], float], drawn: int = 0) -> None:
        self._source = source
        self.drawn = 0
        for _ in range(drawn):
            self()

    def __call__(self) -> float:
        """Return the next number."""
        self.drawn += 1
        return self._source()


class ResumeState(Struct, eq=False):
    """Writes the state of the dealer, the bots and the clock of a table.

    Args:
        dealer: the table's dealer.
        bots: the bots by seat.
        rngs: each bot's random source.
        clock: the table's clock; without one, nobody has a time limit.
        people: the seats of several people at one keyboard; empty otherwise.
    """

    _dealer: Dealer
    _bots: Mapping[Seat, Bot]
    _rngs: Mapping[Seat, CountedRng]
    _clock: Clock | None = None
    _people: Sequence[Seat] = ()

    def to_json(self, *, leaving: bool = False) -> str:
        """Return the state as text, which :class:`SavedState` reads.

        The time left is saved only when the player leaves the game.  After a crash, a player who
        is asked again has the whole time again.
        """
        memories = {
            str(seat): bot.memory()
            for seat, bot in self._bots.items()
            if isinstance(bot, Remembering)
        }
        state: dict[str, object] = {
            "dealer": self._dealer.drawn,
            "whims": {str(seat): rng.drawn for seat, rng in self._rngs.items()},
            "bots": {seat: memory for seat, memory in memories.items() if memory},
        }
        wishes = {str(seat): wish for seat, bot in self._bots.items() if (wish := _wish_of(bot))}
        if wishes:
            state[WISHES] = wishes
        if self._people:
            state[PEOPLE] = [*self._people]
        if self._clock is not None:
            state["stretch"] = self._clock.stretch
            state["left"] = self._clock.times_left() if leaving else {}
        return msgspec.json.encode(state).decode()


def _wish_of(bot: Bot) -> str:
    return bot.wish if isinstance(bot, SeatedBot) else ""


class SavedState:
    """The state of the dealer, the bots and the clock when the game was saved.

    Args:
        text: what :meth:`ResumeState.to_json` returned; empty for a new game.

    Attributes:
        drawn: how many random numbers the dealer had drawn.
        stretch: by how much the players had lengthened their time.
        left: the seconds that a seat had left, where its time was running.
        people: the seats of several people at one keyboard; empty otherwise.
        wishes: the kind of bot that was wished for a seat since the game began.
        unreadable: whether the text made no sense; then everything is as in a new game.
    """

    def __init__(self, text: str = "") -> None:
        self.drawn = 0
        self.stretch: float = 1
        self.left: dict[Seat, float] = {}
        self.people: tuple[Seat, ...] = ()
        self.wishes: dict[Seat, str] = {}
        self.unreadable = False
        self._rngs: dict[str, int] = {}
        self._memories: dict[str, list[str]] = {}
        if text:
            try:
                self._parse(parse_object(text))
            except ValueError:
                self.unreadable = True

    def _parse(self, found: dict[str, Any]) -> None:
        drawn, rngs, memories = (
            found.get("dealer", 0),
            found.get("whims", {}),
            found.get("bots", {}),
        )
        left = found.get("left", {})
        if not all(isinstance(each, dict) for each in (rngs, memories, left)):
            raise ValueError(found)
        if not all(
            type(count) is int and 0 <= count <= MOST_DRAWN for count in (drawn, *rngs.values())
        ):
            raise ValueError(found)
        for words in memories.values():
            if not (isinstance(words, list) and all(isinstance(word, str) for word in words)):
                raise ValueError(found)
        stretch = found.get("stretch", 0) or 1
        if not all(_is_duration(each) for each in (stretch, *left.values())):
            raise ValueError(found)
        people = found.get(PEOPLE, [])
        if not isinstance(people, list) or not all(type(seat) is int for seat in people):
            raise ValueError(found)
        wishes = found.get(WISHES, {})
        if not isinstance(wishes, dict) or not all(type(each) is str for each in wishes.values()):
            raise ValueError(found)
        self.wishes = {int(seat): wish for seat, wish in wishes.items()}
        self.people = tuple(seat for seat in people if seat >= 0)
        running = {int(seat): each for seat, each in left.items()}
        self.stretch, self.left = stretch, running
        self.drawn, self._rngs, self._memories = drawn, rngs, memories

    def drawn_by(self, seat: Seat) -> int:
        """How many random numbers the bot of ``seat`` had drawn."""
        return self._rngs.get(str(seat), 0)

    def memory(self, seat: Seat) -> list[str]:
        """What the bot of ``seat`` remembered."""
        return self._memories.get(str(seat), [])


def beginning_of(text: str) -> str:
    """Return the state for a match that goes on from an earlier act than ``text`` is about.

    The dealer continues after the numbers drawn since, so that no shuffle is heard twice; the bots
    remember nothing.
    """
    saved = SavedState(text)
    people = {PEOPLE: saved.people} if saved.people else {}
    return json.dumps({"dealer": saved.drawn, **people})


def _is_duration(found: Any) -> bool:
    return type(found) in (int, float) and math.isfinite(found) and bool(found >= 0)
