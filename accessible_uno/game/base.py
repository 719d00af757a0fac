"""The five nouns of the kernel: event, reason, window, action, step.

Somebody says an *action*; it answers a *window*; it turns into *steps*; doing a step tells
*events*; an action that may not be done is refused with a *reason*.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self, TypeAlias

from accessible_uno.cards import Card

Position: TypeAlias = Any
"""A ``State``.  It holds windows and steps, so it is defined above them, in ``game/state.py``;
whatever derives from a class of this file takes ``state: State``."""

Seat: TypeAlias = int
"""A place at the table, counted from 0 leftward (clockwise)."""

Choice: TypeAlias = "Seat | str | None"
"""What is chosen with a card: a player, ``"left"`` or ``"right"``, or ``"none"`` of them."""

Outcomes: TypeAlias = "dict[Choice, tuple[Step, ...]]"
"""What may be chosen, and the steps that each choice brings."""

Picked: TypeAlias = "tuple[Step, ...] | Reason"
"""The steps that cards picked bring, or why they cannot be picked."""

CHANCE: Seat = -1
"""Who speaks when cards are shuffled or drawn by lot."""

TABLE: Seat = -2
"""Who speaks for the table as a whole: the next round, the clock."""

ANYONE: Seat = -3
"""The seat of a window that is open to every player."""

ONLOOKER: Seat = -4
"""The seat of somebody who watches: no cards, nothing to say."""


class Event:
    """Something that happened, told to everyone in the part that each may see."""

    __slots__ = ()

    def seen_by(self, viewer: Seat) -> Event:
        """Return what ``viewer`` perceives of it."""
        return self


class Reason(Event):
    """Why an action was refused; told like an event to whoever tried."""

    __slots__ = ()

    wrong_card: ClassVar[bool] = False
    """Whether a card was laid that does not go, which some rules punish."""


class Refused(Exception):
    """An action that the rules do not allow now.  Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class Window:
    """A chance to speak.  It is public: no hidden fact is stored in it."""

    __slots__ = ()

    seat: Seat
    """Who may speak: a seat, or ``CHANCE``, ``TABLE``, ``ANYONE``."""

    no_card_because: ClassVar[Reason | None] = None
    """Why no card whatever may be laid in answer to it, where that needs words of its own."""

    @property
    def lasts(self) -> bool:
        """Whether, open besides the question, it outlives the question's answer."""
        return False

    @property
    def debtor(self) -> Seat:
        """Whose time runs while it is open."""
        return self.seat

    def lapsed(self) -> tuple[Step, ...]:
        """Return the steps that follow when it closes unused because somebody has acted."""
        return ()

    def default(self, state: Position) -> Action | None:
        """Return what the clock answers for a silent player.

        ``None``: what is usual for its kind; see ``game/defaults.py``.
        """
        return None

    def outcomes(self, state: Position) -> Outcomes:
        """Return what may be chosen in answer to it, and the steps that each choice brings."""
        return {}

    def picked(self, state: Position, cards: tuple[Card, ...]) -> Picked:
        """Return the steps that follow when ``cards`` are picked in answer to it, or why not."""
        raise NotImplementedError(f"{type(self).__name__} takes no picked cards")


class Step(ABC):
    """What the table does.  Doing it changes the state and tells events."""

    __slots__ = ()

    @abstractmethod
    def do(self, state: Position) -> None:
        """Carry it out; push what must follow onto ``state.agenda``."""


class Note:
    """What a rule remembers between acts: an immutable value, kept in the state by its class.

    One that is made without arguments is what is remembered before anything happened.
    """

    __slots__ = ()

    lasts_match: ClassVar[bool] = False
    """Whether it is remembered beyond the round."""

    def seen_by(self, viewer: Seat) -> Self:
        """Return the part of it that ``viewer`` may know."""
        return self


class Malformed(ValueError):
    """Words that are no action at all; ``words`` keeps them."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Action(ABC):
    """What somebody says.  It never changes the state itself: it turns into steps."""

    __slots__ = ()

    verbs: ClassVar[tuple[str, ...]] = ()
    """The words that open its notation in a record."""

    answers_question: ClassVar[bool] = True
    """Whether it settles the question that the table waits for, or is said besides."""

    closes_offers: ClassVar[bool] = True
    """Whether, settling a question, it ends the chances that stand open besides."""

    of_players: ClassVar[bool] = True
    """Whether only those who are still in may say it."""

    seizes: ClassVar[bool] = False
    """Whether, said besides, it leaves the question behind: play goes on from its speaker."""

    seat: Seat

    @abstractmethod
    def steps(self, state: Position) -> tuple[Step, ...]:
        """Return the steps that it asks for, the first one first."""

    @classmethod
    @abstractmethod
    def candidates(cls, state: Position, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield each action of this kind that ``seat`` could physically make in ``window``."""

    def check(self, state: Position, window: Window) -> Reason | None:
        """Return why it cannot physically be done in ``window``, or ``None``."""
        return None

    @abstractmethod
    def reason_if_no_window(self, state: Position) -> Reason:
        """Return the reason to give when no open window takes this kind of action."""

    @abstractmethod
    def notation(self, names: Sequence[str]) -> str:
        """Return how a record writes it, without the speaker's name."""

    @classmethod
    @abstractmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Return the action that a record writes as ``words``.

        Raises:
            Malformed: the words are not of this kind's form.
        """


def seat_named(name: str, names: Sequence[str]) -> Seat:
    """Return the seat of ``name``.

    Raises:
        Malformed: nobody is called so.
    """
    try:
        return names.index(name)
    except ValueError:
        raise Malformed(name) from None
