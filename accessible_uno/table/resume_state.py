"""The state of the dealer, the bots and the clock, which a resumed game needs beside its acts.

It is saved as JSON.  Its keys are older than the names in the code: saved games keep them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

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
        """Return the state as text, which :func:`read_state` reads.

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


Drawn: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_DRAWN)]
Duration: TypeAlias = Annotated[float, Meta(ge=0)]


class SavedState(Struct):
    """The state of the dealer, the bots and the clock when the game was saved.

    Attributes:
        drawn: how many random numbers the dealer had drawn.
        stretch: by how much the players had lengthened their time.
        left: the seconds that a seat had left, where its time was running.
        people: the seats of several people at one keyboard; empty otherwise.
        wishes: the kind of bot that was wished for a seat since the game began.
        unreadable: whether the text made no sense; then everything is as in a new game.
    """

    drawn: Drawn = field(default=0, name="dealer")
    stretch: Duration = 1
    left: dict[Seat, Duration] = {}
    people: tuple[Seat, ...] = ()
    wishes: dict[Seat, str] = {}
    unreadable: bool = False
    _rngs: dict[Seat, Drawn] = field(default_factory=dict, name="whims")
    _memories: dict[Seat, list[str]] = field(default_factory=dict, name="bots")

    def __post_init__(self) -> None:
        self.stretch = self.stretch or 1
        self.people = tuple(seat for seat in self.people if seat >= 0)

    def drawn_by(self, seat: Seat) -> int:
        """How many random numbers the bot of ``seat`` had drawn."""
        return self._rngs.get(seat, 0)

    def memory(self, seat: Seat) -> list[str]:
        """What the bot of ``seat`` remembered."""
        return self._memories.get(seat, [])


def read_state(text: str) -> SavedState:
    """Return what :meth:`ResumeState.to_json` has written; without a text, that of a new game."""
    try:
        return msgspec.json.decode(text or "{}", type=SavedState)
    except (ValueError, RecursionError):
        return SavedState(unreadable=True)


def beginning_of(text: str) -> str:
    """Return the state for a match that goes on from an earlier act than ``text`` is about.

    The dealer continues after the numbers drawn since, so that no shuffle is heard twice; the bots
    remember nothing.
    """
    saved = read_state(text)
    people = {PEOPLE: saved.people} if saved.people else {}
    return json.dumps({"dealer": saved.drawn, **people})
