"""What every table answers about its position, wherever the match is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from accessible_uno.cards import Card, Face
from accessible_uno.game.base import ONLOOKER, Action, Event, Seat, Window
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.game.windows import BetweenRounds, Contested
from accessible_uno.misuse import check_seat
from accessible_uno.table.driver import Driver, MatchPace, Timers

Listener: TypeAlias = Callable[[Sequence[Event]], None]
"""Called with the events of each act, in the form that its seat may see."""

Sights: TypeAlias = Mapping[Seat, tuple[View, Legal]]
"""What each seat sees, and what it may do."""


class ActiveRules(Protocol):
    """The part of the compiled rules that needs no position, for players and interface."""

    @property
    def rules(self) -> tuple[Any, ...]:
        """All of them."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """Every card that they play with."""

    @property
    def pieces(self) -> str:
        """What the cards are called: ``cards`` or, where dice are thrown, ``dice``."""

    def about(self, face: Face) -> tuple[Any, ...]:
        """Return the rules that give a face a meaning."""

    def time_limit(self, window: Window) -> int:
        """Return the seconds that ``window`` may wait for its seat; 0 means no limit."""


class SeenTable(ABC):
    """A table as those who sit at it know it; somebody else may host it.

    Args:
        rules: what may be asked about the rules.
        names: the players in seating order.
        state: the position, or as much of it as is known here.
        seats: those that this table answers for.

    Attributes:
        rules: the same.
        names: the same.
        hosted: whether somebody else hosts the match, and lets it go on.
    """

    hosted = True

    def __init__(
        self, rules: ActiveRules, names: Sequence[str], state: State, seats: Iterable[Seat]
    ) -> None:
        self.rules = rules
        self.names = tuple(names)
        self._state = state
        self._sights = sights_of(state, seats)
        self._listeners: list[tuple[Seat, Listener]] = []

    def view(self, seat: Seat) -> View:
        """Return what ``seat`` sees; :data:`ONLOOKER` is the seat of somebody who watches.

        Raises:
            WrongArgument: there is no such seat.
        """
        return self._sight(seat)[0]

    def legal(self, seat: Seat) -> Legal:
        """Return what ``seat`` may do.

        Raises:
            WrongArgument: there is no such seat.
        """
        return self._sight(seat)[1]

    def _sight(self, seat: Seat) -> tuple[View, Legal]:
        try:
            return self._sights[seat]
        except KeyError:
            check_seat(seat, len(self.names), ONLOOKER)
            raise

    def listen(self, seat: Seat, listener: Listener) -> None:
        """Call ``listener`` after each act with the events as ``seat`` may see them.

        Raises:
            WrongArgument: there is no such seat.
        """
        check_seat(seat, len(self.names), ONLOOKER)
        self._listeners.append((seat, listener))

    @property
    def over(self) -> bool:
        """Whether the match is won, or has been stopped."""
        state = self._state
        return bool(state.winners) or (state.round_over and state.question is None)

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over and the next has not begun."""
        return isinstance(self._state.question, BetweenRounds)

    @property
    def offers(self) -> tuple[Window, ...]:
        """The offers that everybody knows of; not those that depend on the cards held."""
        return tuple(self._state.offers)

    @property
    def contested(self) -> bool:
        """Whether a last card is laid that may still be denounced."""
        return isinstance(self._state.question, Contested)

    @property
    def asked(self) -> Seat | None:
        """The seat that the table waits for; ``None`` between rounds, while a victory is contested,
        and at the end."""
        question = self._state.question
        return question.seat if question is not None and question.seat >= 0 else None

    def due(self, seat: Seat) -> tuple[Window, ...]:
        """Return what ``seat`` is asked, then the offers whose time runs for it."""
        question, offers = self._state.question, self._state.offers
        asked = (question,) if question is not None and question.seat == seat else ()
        return (*asked, *(each for each in offers if each.timed_seat == seat)) if offers else asked

    @abstractmethod
    def act(self, action: Action) -> None:
        """Do ``action``, or send it to where the table is.

        Raises:
            Refused: the rules do not allow it.
        """

    @property
    def awaits_reply(self) -> bool:
        """Whether an action is on its way, and what comes of it is not known yet."""
        return False

    @property
    @abstractmethod
    def bot_kinds(self) -> Mapping[Seat, str] | None:
        """The kind of bot in each seat that a bot plays; ``None`` where that is not known."""

    def change_bot(self, seat: Seat, kind: str) -> bool:  # noqa: ARG002  # the host does it
        """Let the bot of a seat play as another kind does; return whether this table may.

        Raises:
            UnknownBot: no bot is of this kind.
            PackageFault: another package adds it, and it cannot be made.
        """
        return False

    def bot_to_act(self) -> Seat | None:
        """Return the seat that the table waits for if a bot of this program plays it."""
        return None

    def driver(self, timers: Timers, pace: MatchPace) -> Driver | None:  # noqa: ARG002
        """Return what lets the match go on; ``None`` where whoever hosts it does."""
        return None


def sights_of(state: State, seats: Iterable[Seat]) -> Sights:
    """Return what some seats see of a position, and what they may do."""
    return {seat: (View(state, seat), Legal(state, seat)) for seat in seats}
