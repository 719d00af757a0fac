"""Totems U, N, O and !, one a colour: captured with a zero, spent to cancel a card (TOT-01, G-28).

How they are captured and what becomes of a spent one is our own reading.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.cards import COLOURS, Card, Colour, Face
from accessible_uno.game.actions import Choose, KeepCards, Take
from accessible_uno.game.base import (
    Action,
    Event,
    HandsKnown,
    Note,
    Outcomes,
    Picked,
    Reason,
    Seat,
    Step,
    Window,
)
from accessible_uno.game.option import OFF, Option, words
from accessible_uno.game.rule import Rewritten, Rule, effect, outcomes, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import LET_PASS, AcceptThreat, Ask, Effect, Penalty
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.hits import HITTING

NOBODY: Final = -1
CANCELLED_BEFORE: Final = (Face.DRAW_TWO, Face.SKIP, Face.WILD_DRAW_FOUR)
"""The cards that version 1 cancels."""


class TotemCaptured(Event, frozen=True):
    """A player takes the totem of a colour, from the middle or from another player."""

    seat: Seat
    colour: Colour


class TotemsExchanged(Event, frozen=True):
    """A player gives ``other`` the totem of ``given``, and takes that of ``colour``."""

    seat: Seat
    other: Seat
    given: Colour
    colour: Colour


class TotemSpent(Event, frozen=True):
    """A player spends a totem: the card that threatened them does nothing."""

    seat: Seat
    colour: Colour


class AllTotems(Event, frozen=True):
    """A player has all four totems: one card is kept, UNO is said, the totems go back."""

    seat: Seat


class ShedForTotems(Event, frozen=True):
    """All cards but one go under the top card."""

    seat: Seat
    cards: tuple[Card, ...]

    def teach(self, known: HandsKnown) -> None:
        """The cards leave the hand."""
        for each in self.cards:
            known.left_hand(self.seat, each)


class NotOneKept(Reason, frozen=True):
    """One card is kept, no more and no fewer."""


class Totems(Note, frozen=True):
    """Who holds the totem of each colour, in the order of the colours; -1: it is in the middle."""

    holders: tuple[Seat, ...] = (NOBODY,) * len(COLOURS)

    def of(self, seat: Seat) -> tuple[Colour, ...]:
        """Return the colours of the totems that ``seat`` holds."""
        return tuple(
            colour for colour, holder in zip(COLOURS, self.holders, strict=True) if holder == seat
        )

    def handed(self, colour: Colour, seat: Seat) -> Totems:
        """Return the same with the totem of ``colour`` given to ``seat``."""
        place = COLOURS.index(colour)
        return Totems((*self.holders[:place], seat, *self.holders[place + 1 :]))


class KeepOne(Window, frozen=True):
    """A player who holds all four totems chooses the card that stays."""

    seat: Seat
    count: int = 1

    def picked(self, state: State, cards: tuple[Card, ...]) -> Picked:
        """All other cards go under the top card."""
        if len(cards) != 1:
            return NotOneKept()
        rest = list(state.hands[self.seat])
        rest.remove(cards[0])
        return (KeepAlone(self.seat, tuple(rest)),)

    def default(self, state: State) -> Action:
        """The card received first is kept."""
        return KeepCards(self.seat, (state.hands[self.seat][0],))


class Taking(StrEnum):
    """How a totem is taken from another player."""

    CAPTURED = "captured"
    """For nothing."""
    EXCHANGED = "exchanged"
    """For one of one's own, as long as there is one (HR-30)."""


class GiveTotem(Window, frozen=True):
    """A player is to say which totem goes to ``other``, for that of ``wanted``."""

    seat: Seat
    other: Seat
    wanted: Colour

    def outcomes(self, state: State) -> Outcomes:
        """Any of the player's own."""
        seat, other, wanted = self.seat, self.other, self.wanted
        own = state.recall(Totems).of(seat)
        return {given.value: (Exchange(seat, other, given, wanted),) for given in own}

    def default(self, state: State) -> Action:
        """A silent player gives the first, in the order of the colours."""
        return Choose(self.seat, state.recall(Totems).of(self.seat)[0].value)


class Exchange(Step, frozen=True):
    """Two totems change their players."""

    seat: Seat
    other: Seat
    given: Colour
    wanted: Colour

    def do(self, state: State) -> None:
        """Exchange them, unless the other player has left meanwhile."""
        totems = state.recall(Totems)
        if self.other not in state.playing:
            state.push(Capture(self.seat, self.wanted))
            return
        handed = totems.handed(self.given, self.other).handed(self.wanted, self.seat)
        state.remember(handed)
        state.emit(TotemsExchanged(self.seat, self.other, self.given, self.wanted))


class Capture(Step, frozen=True):
    """A zero takes the totem of its colour."""

    seat: Seat
    colour: Colour

    def do(self, state: State) -> None:
        """Take it; all four are an immediate UNO (G-28)."""
        totems = state.recall(Totems).handed(self.colour, self.seat)
        state.remember(totems)
        state.emit(TotemCaptured(self.seat, self.colour))
        if len(totems.of(self.seat)) == len(COLOURS):
            state.remember(Totems())
            state.emit(AllTotems(self.seat))
            many = len(state.hands[self.seat]) > 1
            state.push(Ask(KeepOne(self.seat)) if many else KeepAlone(self.seat, ()))


class KeepAlone(Step, frozen=True):
    """All cards but one go under the top card, and UNO is announced by itself."""

    seat: Seat
    cards: tuple[Card, ...]

    def do(self, state: State) -> None:
        """Move them."""
        for each in self.cards:
            state.hands[self.seat].remove(each)
            state.discard.insert(-1, each)
        state.said_uno[self.seat] = True
        if self.cards:
            state.emit(ShedForTotems(self.seat, self.cards))


class Spend(Step, frozen=True):
    """A totem goes back to the middle, and the threat is over; its victim is next to play."""

    seat: Seat
    colour: Colour

    def do(self, state: State) -> None:
        """Put it back."""
        state.remember(state.recall(Totems).handed(self.colour, NOBODY))
        state.emit(TotemSpent(self.seat, self.colour))


class Totem(Rule, frozen=True):
    """A zero captures the totem of its colour; a totem cancels a card; all four are an UNO.

    Attributes:
        taking: how a totem is taken from another player.
    """

    key: ClassVar = "totem"
    version: ClassVar = 2
    clauses: ClassVar = ("TOT-01", "HR-30")
    options: ClassVar = (Option("totem", "taking", words(*Taking), off=OFF),)
    excludes: ClassVar = ("zero-rotate",)
    opens: ClassVar = ((Threat, Take), (KeepOne, KeepCards), (GiveTotem, Choose))
    # Before doubt (50): a penalty that is accepted at once leaves no evidence to keep.
    rank: ClassVar = 40

    taking: Taking = Taking.CAPTURED

    cancelled: ClassVar = HITTING
    """The cards that a totem cancels: all that hit a player."""

    def answerable(self) -> tuple[Face, ...]:
        """Return the faces that a totem cancels."""
        return self.cancelled

    @effect(Face.ZERO)
    def capture(self, state: State, laid: Effect) -> Rewritten:
        """A last card captures nothing: the round is won."""
        seat, colour = laid.seat, laid.card.colour
        if colour is None or not state.hands[seat]:
            return ()
        totems = state.recall(Totems)
        holder = totems.holders[COLOURS.index(colour)]
        own = totems.of(seat)
        if self.taking is Taking.CAPTURED or holder in (NOBODY, seat) or not own:
            return (Capture(seat, colour),)
        if len(own) == 1:
            return (Exchange(seat, holder, own[0], colour),)
        return (Ask(GiveTotem(seat, holder, colour)),)

    @rewrites(Penalty, faces="cancelled")
    def nothing_to_spend(self, state: State, step: Penalty) -> Rewritten:
        """Totems are public: a player with none, and with no other answer, is not asked."""
        face = step.cause.face
        others = any(face in rule.answerable() for rule in state.game.rules if rule is not self)
        if others or state.recall(Totems).of(step.seat):
            return None
        return (AcceptThreat(step.seat, step.amount, step.loses_turn, step.way),)

    @outcomes(Threat)
    def spend(self, state: State, window: Threat) -> Outcomes:
        """Return each totem that the victim holds."""
        return {
            colour.value: (LET_PASS, Spend(window.seat, colour))
            for colour in state.recall(Totems).of(window.seat)
            if window.cause.face in self.cancelled
        }


class TotemVersion1(Totem, frozen=True):
    """As before: some cards that hit a player are not cancelled."""

    version: ClassVar = 1
    cancelled: ClassVar = CANCELLED_BEFORE
