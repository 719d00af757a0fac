"""Choices in answer to a question: a player, a colour, a digit, or cards of the hand.

A rule that asks such a question says in its window what may be chosen and what comes of it:
``Window.outcomes`` and ``Window.picked``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar, Self

from accessible_uno.cards import Card
from accessible_uno.game import reasons
from accessible_uno.game.actions.basics import out_of_place
from accessible_uno.game.actions.written import PlainAction, read_cards
from accessible_uno.game.base import Choice, Reason, Seat, Step, Window
from accessible_uno.game.state import State


class Choose(PlainAction, frozen=True):
    """Choose a player, a side, a digit, a colour, or nobody; see ``Choice`` in ``game/base.py``."""

    verbs: ClassVar = ("choose",)
    candidates_pass: ClassVar = True
    seat: Seat
    what: Choice

    def steps(self, state: State) -> tuple[Step, ...]:
        """Do what the choice brings."""
        assert state.question is not None
        return state.game.outcomes(state, state.question)[self.what]

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse what is not to be chosen."""
        open_to_choice = state.game.outcomes(state, window)
        return None if self.what in open_to_choice else reasons.NotToBeChosen()

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield each choice."""
        for what in state.game.outcomes(state, window):
            yield cls(seat, what)

    def reason_if_no_window(self, state: State) -> Reason:
        """Not one's turn, or nothing is to be chosen."""
        return out_of_place(state, self.seat) or reasons.NothingToChoose()


class PickCards(PlainAction, frozen=True):
    """Pick cards of one's own hand; see :class:`KeepCards` and :class:`DiscardCards`."""

    seat: Seat
    cards: tuple[Card, ...]

    def steps(self, state: State) -> tuple[Step, ...]:
        """Do what the choice brings."""
        assert state.question is not None
        picked = state.question.picked(state, self.cards)
        assert not isinstance(picked, Reason)
        return picked

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse cards not held, and those that the rule does not take."""
        missing = Counter(self.cards) - Counter(state.hands[self.seat])
        if missing:
            return reasons.NotHeld(next(iter(missing)))
        picked = window.picked(state, self.cards)
        return picked if isinstance(picked, Reason) else None

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield each different handful of as many cards as the window's ``count``."""
        hand = sorted(state.hands[seat], key=lambda held: held.rank)
        count: int = getattr(window, "count", 1)
        for cards in dict.fromkeys(combinations(hand, count)):
            yield cls(seat, cards)

    def reason_if_no_window(self, state: State) -> Reason:
        """Not one's turn, or no cards are to be picked."""
        return out_of_place(state, self.seat) or reasons.NothingToChoose()

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``keep r1 g2``, ``discard r1``."""
        return cls(seat, tuple(sorted(read_cards(words[1:]), key=lambda each: each.rank)))


class KeepCards(PickCards, frozen=True):
    """Keep these cards alone."""

    verbs: ClassVar = ("keep",)


class DiscardCards(PickCards, frozen=True):
    """Discard these cards."""

    verbs: ClassVar = ("discard",)
