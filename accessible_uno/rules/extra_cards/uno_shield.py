"""The Uno card makes its player invisible: the cards to draw pass on (OLY-17)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.cards import Card, Colour, Face, card
from accessible_uno.game.actions import Jump, Play, Take
from accessible_uno.game.base import ANYONE, Event, Seat, Window
from accessible_uno.game.option import OFF, Option, words
from accessible_uno.game.rule import Rewritten, answers, effect, first, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    LET_PASS,
    Answered,
    Effect,
    Emit,
    FirstEffect,
    JumpIn,
    Lay,
    Penalty,
    ReturnFirst,
)
from accessible_uno.game.windows import OutOfTurn, Threat
from accessible_uno.rules.shared.hits import HITTING
from accessible_uno.rules.shared.jump_in import MOMENTS, GoBack
from accessible_uno.rules.shared.turns import ContinueFrom, DodgingRule

COPIES: Final = 4
NOT_PASSED_ON: Final = (Face.SKIP, Face.DOWNPOUR_ONE, Face.DOWNPOUR_TWO)
"""A skip asks for no cards; a downpour hits the next player anyway."""


class Dodging(StrEnum):
    """When an Uno card is laid."""

    CARDS = "cards"
    """On the own turn, and against cards to draw (G-30)."""
    ANY_TIME = "any-time"
    """At any moment: against a skip and a 2 that goes round too, and out of turn (HR-31)."""


class Invisible(Event, frozen=True):
    """A player passes ``amount`` cards to draw, or with 0 a lost turn, on to ``victim``."""

    seat: Seat
    victim: Seat
    amount: int


class UnoShield(DodgingRule, frozen=True):
    """Four Uno cards of 100 points; top and colour stay.

    Laid on its player's own turn, it uses the turn and does nothing (G-30).

    Attributes:
        dodging: when it is laid.
    """

    key: ClassVar = "uno-shield"
    version: ClassVar = 4
    clauses: ClassVar = ("OLY-17", "OLY-23", "HR-31")
    options: ClassVar = (Option("uno-shield", "dodging", words(*Dodging), off=OFF),)
    # Before interception (50), which announces whatever is laid out of turn.
    rank: ClassVar = 40
    opens: ClassVar = ((Threat, Take),)
    excludes: ClassVar = ("uno-card", "rapido")

    last_one_wins: ClassVar[bool] = True
    """Whether one that is its player's last card ends the round: the next player draws, and cannot
    answer (CORE-14, G-13)."""

    keeps_the_turn: ClassVar[bool] = True
    """Whether the turn stays where it was if the victim was not next."""

    turns_another_up: ClassVar[bool] = True
    """Whether another card is turned up instead of one that is the first."""

    avoided: ClassVar = tuple(face for face in HITTING if face not in (*NOT_PASSED_ON, Face.UNO))
    """The faces that make a single player draw."""

    dodging: Dodging = Dodging.CARDS

    @property
    def dodges_anything(self) -> bool:
        """Whether it is laid at any moment."""
        return self.dodging is Dodging.ANY_TIME

    def cards(self) -> tuple[Card, ...]:
        """Return the four that the box holds (G-43)."""
        return (card("un"),) * COPIES

    def matches(self, laid: Card, top: Card, colour: Colour | None) -> bool:
        """It goes on anything."""
        return laid.face is Face.UNO

    def answerable(self) -> tuple[Face, ...]:
        """Return the faces that it avoids."""
        return (*self.avoided, Face.SKIP) if self.dodges_anything else self.avoided

    def open_windows(self) -> tuple[Window, ...]:
        """At any time, where it is laid so."""
        return (OutOfTurn(),) if self.dodges_anything else ()

    @answers(OutOfTurn, Jump, when="dodges_anything")
    def any_moment(self, state: State, window: OutOfTurn, action: Jump) -> bool:
        """Whether the card is an Uno card, at such a moment."""
        return action.cards == self.jumping_cards(state, action.seat)

    def jumping_cards(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """The Uno card, out of turn, where it is not the last card: that is laid on one's turn."""
        question = state.question
        aside = isinstance(question, MOMENTS) and question.seat not in (seat, ANYONE)
        return (
            (card("un"),) if self.dodges_anything and aside and len(state.hands[seat]) > 1 else ()
        )

    @rewrites(JumpIn, when="dodges_anything")
    def out_of_turn(self, state: State, jump: JumpIn) -> Rewritten:
        """Out of turn it does nothing, and the turn stays where it is."""
        (laid, *others) = jump.cards
        if others or laid.face is not Face.UNO or jump.over is None:
            return None
        return (Lay(jump.seat, laid, None, jump.uno, GoBack(jump.over, state.turn)),)

    @first(Face.UNO)
    def turn_another(self, state: State, opening: FirstEffect) -> Rewritten:
        """Without a colour it cannot open a round: another card is turned up."""
        return (ReturnFirst(),) if self.turns_another_up else None

    @answers(Threat, Play)
    def may_avoid(self, state: State, window: Threat, action: Play) -> bool:
        """Whether the card is an Uno card; what hits everyone has hit the next player too."""
        return action.card.face is Face.UNO and not window.everyone

    @rewrites(Lay, faces=(Face.UNO,))
    def answer(self, state: State, step: Lay) -> Rewritten:
        """The victim has answered: the end of the turn that waited is dropped."""
        threat = state.answered
        if not isinstance(threat, Threat) or threat.seat != step.seat:
            return None
        return (LET_PASS, Answered(), step)

    @effect(Face.UNO)
    def move_on(self, state: State, laid: Effect) -> Rewritten:
        """The next player faces the same."""
        threat = state.answered
        if not isinstance(threat, Threat) or threat.seat != laid.seat:
            return ()
        victim = state.after[laid.seat]
        # A penalty of a player without cards is never answered.
        by = laid.seat if self.last_one_wins and not state.hands[laid.seat] else threat.by
        aside = self.keeps_the_turn and state.after[threat.turn] != laid.seat
        return (
            *((ContinueFrom(threat.turn),) if aside else ()),
            Emit(Invisible(laid.seat, victim, threat.amount)),
            Penalty(victim, threat.amount, by, threat.cause, threat.loses_turn, threat.way),
        )


class UnoShieldVersion3(UnoShield, frozen=True):
    """As before: an Uno card that is turned up first leaves the round without a colour."""

    version: ClassVar = 3
    turns_another_up: ClassVar[bool] = False


class UnoShieldVersion2(UnoShieldVersion3, frozen=True):
    """As before: it is for draw twos and wild draw fours, and moves the turn to its player."""

    version: ClassVar = 2
    avoided: ClassVar = (Face.DRAW_TWO, Face.WILD_DRAW_FOUR)
    keeps_the_turn: ClassVar = False


class UnoShieldVersion1(UnoShieldVersion2, frozen=True):
    """As before: the next player answers a last Uno card too, and the round goes on meanwhile."""

    version: ClassVar = 1
    last_one_wins: ClassVar = False
