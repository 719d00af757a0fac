"""The five nouns of the kernel: event, reason, window, action, step.

A player takes an *action*, in answer to a *window*.  The action turns into *steps*; doing a step
emits *events*.  An action that may not be done is refused with a *reason*.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from enum import StrEnum
from inspect import get_annotations
from typing import Any, ClassVar, Final, Self, TypeAlias

from msgspec import Struct

from accessible_uno.cards import Card, Colour

Position: TypeAlias = Any
"""A ``State``.  It holds windows and steps, so it is defined above them, in ``game/state.py``;
the classes that derive from those of this file take ``state: State``."""

HandsKnown: TypeAlias = Any
"""A ``Knowledge``.  It is defined above the events, in ``game/knowledge.py``."""

Seat: TypeAlias = int
"""A place at the table, counted from 0 leftward (clockwise)."""


class ChoiceWord(StrEnum):
    """A word that may be chosen in the place of a player; records write its value."""

    LEFT = "left"
    RIGHT = "right"
    NONE = "none"
    """Nobody: the choice is declined."""


CHOICE_WORDS: Final[dict[str, ChoiceWord]] = {word.value: word for word in ChoiceWord}

Choice: TypeAlias = Seat | ChoiceWord | str | None
"""A choice: a player, a side, a digit as ``"4"``, a colour as ``"g"``; ``None``: none was made."""

Outcomes: TypeAlias = "dict[Choice, tuple[Step, ...]]"
"""The possible choices, each with the steps that it brings."""

Picked: TypeAlias = "tuple[Step, ...] | Reason"
"""The steps that picked cards bring, or the reason why they cannot be picked."""

CHANCE: Seat = -1
"""The seat that acts when cards are shuffled or drawn by lot."""

TABLE: Seat = -2
"""The seat that acts for the table as a whole: the next round, the clock."""

ANYONE: Seat = -3
"""The seat of a window that is open to every player."""

ONLOOKER: Seat = -4
"""The seat of somebody who watches: it has no cards and no actions."""


def field_types(kind: type[Struct]) -> dict[str, str]:
    """Return the type of each field of a class, as its source writes it."""
    written = {
        name: annotation
        for each in reversed(kind.__mro__)
        for name, annotation in get_annotations(each).items()
    }
    return {name: str(written[name]) for name in kind.__struct_fields__}


class Event(Struct, frozen=True):
    """Something that happened.  Each viewer receives only the part that the viewer may see."""

    def seen_by(self, viewer: Seat) -> Event:
        """Return the part of it that ``viewer`` may see."""
        return self

    def teach(self, known: HandsKnown) -> None:
        """Tell ``known``, of type ``Knowledge``, what it shows about the cards in the hands."""


Told: TypeAlias = "tuple[Window | None, Colour | None, frozenset[Card], list[Event]]"
"""The events of one act; before them the question, the active colour and the cards that matched
when it was done, which everybody saw."""


class Reason(Event, frozen=True):
    """Why an action was refused.  The player who tried receives it like an event."""

    wrong_card: ClassVar[bool] = False
    """Whether the player tried to lay a card that does not go; some rules punish that."""


class Refused(Exception):
    """The rules do not allow an action now.  Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class Window(Struct, frozen=True):
    """A chance to act: a question to one seat, or an offer to one or to everyone.

    It is public, so it holds no hidden fact.
    """

    no_card_because: ClassVar[Reason | None] = None
    """Why no card at all may be laid in answer to it; ``None``: the usual reasons apply."""

    @property
    @abstractmethod
    def seat(self) -> Seat:
        """Who may act: a seat, or ``CHANCE``, ``TABLE``, ``ANYONE``."""

    def is_for(self, seat: Seat) -> bool:
        """Whether an offer is made to ``seat``."""
        return self.seat in (seat, ANYONE)

    @property
    def lasts(self) -> bool:
        """Whether an offer stays open when the question is answered."""
        return False

    @property
    def timed_seat(self) -> Seat:
        """The seat whose time runs while it is open."""
        return self.seat

    def lapsed(self) -> tuple[Step, ...]:
        """Return the steps that follow when it closes unused because somebody has acted."""
        return ()

    def default(self, state: Position) -> Action | None:
        """Return what the clock answers for a silent player.

        ``None``: the usual answer of its kind; see ``game/legality.py``.
        """
        return None

    def outcomes(self, state: Position) -> Outcomes:
        """Return what may be chosen in answer to it, and the steps that each choice brings."""
        return {}

    def picked(self, state: Position, cards: tuple[Card, ...]) -> Picked:
        """Return the steps that follow when ``cards`` are picked in answer to it, or why not."""
        raise NotImplementedError(f"{type(self).__name__} takes no picked cards")


class Step(Struct, frozen=True):
    """One thing that the table does.  It changes the state and emits events."""

    @abstractmethod
    def do(self, state: Position) -> None:
        """Change ``state``; push the steps that must follow onto ``state.agenda``."""


class Note(Struct, frozen=True):
    """An immutable value that a rule remembers between actions; the state keeps one of each class.

    Made without arguments, it is the value before anything happened.
    """

    lasts_match: ClassVar[bool] = False
    """Whether the next round still remembers it."""

    def seen_by(self, viewer: Seat) -> Self:
        """Return the part of it that ``viewer`` may know."""
        return self

    def imagined(self, viewer: Seat, hands: Sequence[Sequence[Card]]) -> Self:
        """Return it for hands of which ``viewer`` knows only its own; it names no hidden card."""
        return self


class WordKind(StrEnum):
    """What a word of a record should have been.  The sentences of the catalogue select by it."""

    FORM = "form"
    """Each word may be right, but together they have no meaning here."""

    CARD = "card"
    COLOUR = "colour"
    NAME = "name"
    NUMBER = "number"
    VERB = "verb"
    """The word that begins an action."""

    VALUE = "value"
    """One of a few words: ``yes``, ``flip``."""

    NOTHING = "nothing"
    """The action is complete without the word."""


class Malformed(ValueError):
    """Words of a record that are no action.

    Attributes:
        words: the words that are wrong; all of them where no single one can be blamed.
        kind: what they should have been.
        known: what may be written instead, where that is a short list.
    """

    def __init__(
        self, words: str, kind: WordKind = WordKind.FORM, known: Sequence[str] = ()
    ) -> None:
        super().__init__(words)
        self.words = words
        self.kind = kind
        self.known = tuple(known)


class Action(Struct, frozen=True):
    """An act of a player, of chance or of the table; its steps change the state."""

    verbs: ClassVar[tuple[str, ...]] = ()
    """The first words of its notation in a record."""

    answers_question: ClassVar[bool] = True
    """Whether it answers the question that the table waits for; if not, it interrupts it."""

    closes_offers: ClassVar[bool] = True
    """Whether the offers lapse when it answers a question."""

    only_if_playing: ClassVar[bool] = True
    """Whether only players who are still in may do it."""

    takes_turn: ClassVar[bool] = False
    """Whether an action that interrupts a question drops it and takes the turn over."""

    candidates_pass: ClassVar[bool] = False
    """Whether ``check`` has nothing against any of the ``candidates``: none is then checked."""

    @property
    @abstractmethod
    def seat(self) -> Seat:
        """Who does it: a player, ``CHANCE`` or ``TABLE``."""

    @abstractmethod
    def steps(self, state: Position) -> tuple[Step, ...]:
        """Return its steps, in the order in which they are done."""

    @classmethod
    @abstractmethod
    def candidates(cls, state: Position, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield the actions of this kind that ``seat`` could try in ``window``."""

    def check(self, state: Position, window: Window) -> Reason | None:
        """Return why it is impossible in ``window`` under any rules, or ``None``.

        A card that is not held, for example, or a colour that is missing.
        """
        return None

    @abstractmethod
    def reason_if_no_window(self, state: Position) -> Reason:
        """Return the reason for refusing it when no open window takes this kind of action."""

    @abstractmethod
    def notation(self, names: Sequence[str]) -> str:
        """Return what a record writes for it after the speaker's name."""

    @classmethod
    @abstractmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Return the action that a record writes as ``words``.

        Raises:
            Malformed: they are no action of this kind.
        """


def seat_named(name: str, names: Sequence[str]) -> Seat:
    """Return the seat of ``name``.

    Raises:
        Malformed: no player has this name.
    """
    try:
        return names.index(name)
    except ValueError:
        raise Malformed(name, WordKind.NAME, names) from None


WORD_MARK: Final = ":"
"""Stands before a word that a player of the table is called as well, where the word is meant: a
digit or a colour, or a side in games begun before such names were refused.  No name begins so."""


def write_choice(choice: Choice, names: Sequence[str]) -> str:
    """Return the word for a choice; without ``names``, players are written as their seats."""
    if isinstance(choice, int):
        return names[choice] if names else str(choice)
    word = str(choice)
    return f"{WORD_MARK}{word}" if word in names else word


def read_choice(word: str, names: Sequence[str]) -> Choice:
    """Return the choice that a record writes as ``word``: a player, or else a word."""
    if word in names:
        return names.index(word)
    word = word.removeprefix(WORD_MARK)
    return CHOICE_WORDS.get(word, word)
