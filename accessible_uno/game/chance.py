"""The actions of chance and of the table in every game: a shuffle, the next round."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import repeat, starmap
from typing import ClassVar, Protocol, Self, TypeVar

from accessible_uno.cards import Card
from accessible_uno.game import reasons
from accessible_uno.game.actions.notation import PlainAction
from accessible_uno.game.base import (
    CHANCE,
    TABLE,
    Action,
    Malformed,
    Reason,
    Seat,
    Step,
    Window,
    seat_named,
)
from accessible_uno.game.state import State
from accessible_uno.game.steps import CLOSE_OFFERS, BeginRound, SetPile
from accessible_uno.game.windows import Contested, ShuffleNeeded

T = TypeVar("T")


class Lots(Protocol):
    """A source of chance; the kernel has none of its own."""

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards in a random order."""

    def pick(self, cards: Sequence[Card], count: int) -> tuple[Card, ...]:
        """Return ``count`` cards picked at random, none twice."""

    def below(self, limit: int) -> int:
        """Return a random whole number from 0 up to, but not, ``limit``."""


def in_random_order(cards: Sequence[T], chance: Callable[[], float]) -> list[T]:
    """Return the cards in the order of the numbers that ``chance`` gives, one for each card."""
    numbers = starmap(chance, repeat(()))
    return sorted(cards, key=partial(next, numbers))  # each card takes the next number


class ChanceAction(PlainAction, frozen=True):
    """An action of chance, in answer to a window that waits for chance."""

    @classmethod
    @abstractmethod
    def by_lot(cls, state: State, window: Window, lots: Lots) -> Self:
        """Return a random answer to ``window``."""

    def reason_if_no_window(self, state: State) -> Reason:
        """Chance is not asked."""
        return self.unasked

    @classmethod
    def words_taken(cls, window: Window, words: Sequence[str]) -> int:
        """Return how many of the ``words`` of a record answer ``window``: all but those of a
        later question of the same kind.
        """
        return len(words)


def loose_cards(state: State) -> list[Card]:
    """Return the cards that a shuffle puts in order.

    They are the discard pile without its top, or the whole deck before a round; or the draw pile,
    where the cards of a player who left have come back to it.
    """
    if isinstance(state.question, ShuffleNeeded) and state.question.anew:
        return state.pile[:]
    return state.discard[: -state.cards_left_on_discard] if state.discard else list(state.game.deck)


def answer_by_lot(state: State, lots: Lots) -> ChanceAction:
    """Return a random answer to the question, which chance is asked.

    Raises:
        LookupError: chance has no answer to it.
    """
    question = state.question
    assert question is not None
    for kind in state.game.answered_by(type(question)):
        if issubclass(kind, ChanceAction):
            return kind.by_lot(state, question, lots)
    raise LookupError(f"chance has no answer to {question!r}")


class Shuffled(ChanceAction, frozen=True):
    """The order that chance gives the loose cards, the top one first."""

    verbs: ClassVar = ("shuffle:",)
    cards: tuple[Card, ...]
    seat: Seat = CHANCE

    @classmethod
    def by_lot(cls, state: State, window: Window, lots: Lots) -> Self:
        """Shuffle the loose cards."""
        return cls(lots.shuffled(loose_cards(state)))

    def steps(self, state: State) -> tuple[Step, ...]:
        """Make them the draw pile."""
        assert isinstance(state.question, ShuffleNeeded)
        return (SetPile(self.cards, state.question.anew),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse another number of cards than lie loose."""
        assert isinstance(window, ShuffleNeeded)
        return None if len(self.cards) == window.count else WrongCards(window.count)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield the canonical order alone: the others are too many."""
        yield cls(tuple(sorted(loose_cards(state), key=lambda each: each.rank)))


class WrongCards(Reason, frozen=True):
    """Chance must give exactly as many cards as it is asked for."""

    count: int


class NextRound(Action, frozen=True):
    """The table begins the next round, with a certain dealer where the record names one.

    While a victory may still be contested, it ends that chance and the round instead.
    """

    verbs: ClassVar = ("round",)
    dealer: Seat | None = None
    seat: Seat = TABLE

    def steps(self, state: State) -> tuple[Step, ...]:
        """Begin it, or let the victory stand."""
        if isinstance(state.question, Contested):
            return (CLOSE_OFFERS,)
        return (BeginRound(self.dealer),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse a dealer who has left."""
        gone = self.dealer is not None and self.dealer not in state.playing
        return reasons.NoLongerIn() if gone else None

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield the round whose dealer the rules choose."""
        yield cls()

    def reason_if_no_window(self, state: State) -> Reason:
        """The round goes on, or the match is over."""
        return reasons.MatchIsOver() if state.winners else RoundGoesOn()

    def notation(self, names: Sequence[str]) -> str:
        """``round``, with ``dealer: NAME`` where it was chosen."""
        return "round" if self.dealer is None else f"round dealer: {names[self.dealer]}"

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``round`` and its ``dealer: NAME``."""
        match list(words[1:]):
            case []:
                return cls()
            case ["dealer:", name]:
                return cls(seat_named(name, names))
            case _:
                raise Malformed(" ".join(words))


class RoundGoesOn(Reason, frozen=True):
    """The next round cannot begin before this one ends."""
