"""The Uno card makes its player invisible: the cards to draw pass on (OLY-17)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card, Colour, Face, card
from accessible_uno.game.actions import Play, Take
from accessible_uno.game.base import Event, Seat
from accessible_uno.game.rule import Rewritten, Rule, answers, effect, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import LET_PASS, Answered, Effect, Emit, Lay, Penalty
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.hits import HITTING
from accessible_uno.rules.shared.turns import ContinueFrom

COPIES: Final = 4
NOT_PASSED_ON: Final = (Face.SKIP, Face.DOWNPOUR_ONE, Face.DOWNPOUR_TWO)
"""A skip asks for no cards; a downpour hits the next player anyway."""


class Invisible(Event, frozen=True):
    """A player passes the cards to draw on to ``victim``."""

    seat: Seat
    victim: Seat


class UnoShield(Rule, frozen=True):
    """Four Uno cards of 100 points; top and colour stay.

    Laid on its player's own turn, it uses the turn and does nothing (G-30).
    """

    key: ClassVar = "uno-shield"
    version: ClassVar = 3
    clauses: ClassVar = ("OLY-17", "OLY-23")
    opens: ClassVar = ((Threat, Take),)
    excludes: ClassVar = ("uno-card", "rapido")

    last_one_wins: ClassVar[bool] = True
    """Whether one that is its player's last card ends the round: the next player draws, and cannot
    answer (CORE-14, G-13)."""

    keeps_the_turn: ClassVar[bool] = True
    """Whether the turn stays where it was if the victim was not next."""

    avoided: ClassVar = tuple(face for face in HITTING if face not in (*NOT_PASSED_ON, Face.UNO))
    """The faces that make a single player draw."""

    def cards(self) -> tuple[Card, ...]:
        """Return the four that the box holds (G-43)."""
        return (card("un"),) * COPIES

    def matches(self, laid: Card, top: Card, colour: Colour | None) -> bool:
        """It goes on anything."""
        return laid.face is Face.UNO

    def answerable(self) -> tuple[Face, ...]:
        """Return the faces that make a single player draw."""
        return self.avoided

    @answers(Threat, Play)
    def may_avoid(self, state: State, window: Threat, action: Play) -> bool:
        """Whether the card is an Uno card; what hits everyone has hit the next player too."""
        return action.card.face is Face.UNO and not window.everyone

    @rewrites(Lay, faces=(Face.UNO,))
    def answer(self, state: State, step: Lay) -> Rewritten:
        """The victim has answered: the end of the turn that waited is dropped."""
        if not isinstance(state.answered, Threat):
            return None
        return (LET_PASS, Answered(), step)

    @effect(Face.UNO)
    def move_on(self, state: State, laid: Effect) -> Rewritten:
        """The next player faces the same."""
        threat = state.answered
        if not isinstance(threat, Threat):
            return ()
        victim = state.after[laid.seat]
        # A penalty of a player without cards is never answered.
        by = laid.seat if self.last_one_wins and not state.hands[laid.seat] else threat.by
        aside = self.keeps_the_turn and state.after[threat.turn] != laid.seat
        return (
            *((ContinueFrom(threat.turn),) if aside else ()),
            Emit(Invisible(laid.seat, victim)),
            Penalty(victim, threat.amount, by, threat.cause, threat.loses_turn, threat.way),
        )


class UnoShieldVersion2(UnoShield, frozen=True):
    """As before: it is for draw twos and wild draw fours, and moves the turn to its player."""

    version: ClassVar = 2
    avoided: ClassVar = (Face.DRAW_TWO, Face.WILD_DRAW_FOUR)
    keeps_the_turn: ClassVar = False


class UnoShieldVersion1(UnoShieldVersion2, frozen=True):
    """As before: the next player answers a last Uno card too, and the round goes on meanwhile."""

    version: ClassVar = 1
    last_one_wins: ClassVar = False
