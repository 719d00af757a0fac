"""Answers other than a card: draw, pass, take, and what a question lets one choose.

A rule that asks such a question says in its window what may be chosen and what comes of it:
``Window.outcomes`` and ``Window.picked``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar, Self

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game import reasons
from accessible_uno.game.actions.notation import BareAction, PlainAction, read_cards
from accessible_uno.game.base import Choice, Reason, Seat, Step, Window
from accessible_uno.game.events import Stopped
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    DRAW_ONE,
    END_TURN,
    LET_PASS,
    PASSED,
    Emit,
    SetColour,
    threat_accepted,
)
from accessible_uno.game.windows import GoingOn, Threat


class Choose(PlainAction, frozen=True):
    """Choose a player, a side, a digit, a colour, or nobody; see ``Choice`` in ``game/base.py``."""

    verbs: ClassVar = ("choose",)
    candidates_pass: ClassVar = True
    unasked: ClassVar = reasons.NothingToChoose()
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


class PickCards(PlainAction, frozen=True):
    """Pick cards of one's own hand; see :class:`KeepCards` and :class:`DiscardCards`."""

    unasked: ClassVar = reasons.NothingToChoose()
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


class NameColour(PlainAction, frozen=True):
    """Name the active colour as an act of its own; it belongs to the play that owes it."""

    verbs: ClassVar = ("name",)
    closes_offers: ClassVar = False
    unasked: ClassVar = reasons.NoColourOwed()
    seat: Seat
    colour: Colour

    def steps(self, state: State) -> tuple[Step, ...]:
        """Set the colour."""
        return (SetColour(self.seat, self.colour),)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield one for each colour."""
        for colour in COLOURS:
            yield cls(seat, colour)


class DrawCard(BareAction, frozen=True):
    """Draw one card, for want of one to play or by choice (CORE-12, CORE-13)."""

    verbs: ClassVar = ("draw",)
    unasked: ClassVar = reasons.DrewAlready()

    def steps(self, state: State) -> tuple[Step, ...]:
        """Draw one and see whether it goes."""
        return DRAW_ONE[self.seat]


class Pass(BareAction, frozen=True):
    """Keep the card just drawn, or lay no more cards."""

    verbs: ClassVar = ("pass",)
    unasked: ClassVar = reasons.NothingToKeep()

    def steps(self, state: State) -> tuple[Step, ...]:
        """End the turn."""
        if isinstance(state.question, GoingOn):
            return (Emit(Stopped(self.seat)), END_TURN[self.seat])
        return (PASSED[self.seat], END_TURN[self.seat])


class Take(BareAction, frozen=True):
    """Accept the pending penalty."""

    verbs: ClassVar = ("take",)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Draw what is pending, and lose the turn where it is at stake."""
        threat = state.question
        assert isinstance(threat, Threat)
        loses, way = threat.loses_turn, threat.way
        return (LET_PASS, threat_accepted(state, self.seat, threat.amount, loses, way))
