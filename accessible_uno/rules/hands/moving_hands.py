"""Hands that a 0 or a 7 moves at its player's choice; the turn continues from where the
player's own hand has gone (OLY-06, OLY-20, OLY-21)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card, Face
from accessible_uno.game.actions.notation import DIRECTIONS
from accessible_uno.game.base import Choice, ChoiceWord, Seat, Step
from accessible_uno.game.rule import Rewritten, Rule, chooses, effect
from accessible_uno.game.state import State
from accessible_uno.game.steps import Effect, SwapHands, TurnHands
from accessible_uno.rules.shared.reports import Ground, Infraction, NoteInfraction
from accessible_uno.rules.shared.turns import ContinueFrom


class MovingHands(Rule, frozen=True):
    """The player who then holds the hand that has just played counts as having played (OLY-06).

    With the last card nothing moves (G-29).

    A choice left unsaid is none, and may be pointed out: it costs one card (OLY-16).
    """

    key: ClassVar = "moving-hands"
    topic: ClassVar = "hands"
    clauses: ClassVar = ("OLY-06", "OLY-16", "OLY-20", "OLY-21")

    @chooses(Face.ZERO)
    def ways(self, state: State, seat: Seat, laid: Card) -> tuple[Choice, ...]:
        """Return left, right and none."""
        return () if len(state.hands[seat]) == 1 else (*DIRECTIONS, ChoiceWord.NONE)

    @chooses(Face.SEVEN)
    def partners(self, state: State, seat: Seat, laid: Card) -> tuple[Choice, ...]:
        """Return the other players, and none."""
        if len(state.hands[seat]) == 1:
            return ()
        return (*(other for other in state.playing if other != seat), ChoiceWord.NONE)

    @effect(Face.ZERO)
    def turn_hands(self, state: State, laid: Effect) -> Rewritten:
        """Move all hands; the turn follows the player's own hand."""
        way = DIRECTIONS.get(laid.choice)
        if way is None or not state.hands[laid.seat]:
            return self._unsaid(state, laid)
        return (TurnHands(way), ContinueFrom(state.rings[way][laid.seat]))

    @effect(Face.SEVEN)
    def swap(self, state: State, laid: Effect) -> Rewritten:
        """Exchange hands; the other player counts as having played."""
        if not isinstance(laid.choice, int) or not state.hands[laid.seat]:
            return self._unsaid(state, laid)
        return (SwapHands(laid.seat, laid.choice), ContinueFrom(laid.choice))

    @staticmethod
    def _unsaid(state: State, laid: Effect) -> tuple[Step, ...]:
        if laid.choice is not None or not state.hands[laid.seat]:
            return ()
        return (NoteInfraction(Infraction(laid.seat, Ground.OMISSION, 1)),)
