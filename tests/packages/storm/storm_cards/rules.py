"""Zaps, one in each colour, pass on; storms, wild, make everybody else draw."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card, Face, FaceKind
from accessible_uno.game.base import Event, Seat
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, Rule, effect
from accessible_uno.game.state import State
from accessible_uno.game.steps import Draw, Effect, Emit, SkipSeat

ZAP: Final = Face.brought("zp", "zap", points=25, letters={"leaflet": "zp", "rnib": "zap"})
STORM: Final = Face.brought("sto", "storm", FaceKind.WILD, points=60)


class StormBroke(Event, frozen=True):
    """A storm makes everybody but ``seat`` draw."""

    seat: Seat


class StormCards(Rule, frozen=True):
    """Four zaps and two storms are in the deck."""

    key: ClassVar = "storm-cards"
    topic: ClassVar = "special"
    options: ClassVar = (switch("storm-cards"),)

    def cards(self) -> tuple[Card, ...]:
        """Return them."""
        return (*ZAP.cards, *STORM.cards, *STORM.cards)

    @effect(ZAP)
    def zap(self, state: State, laid: Effect) -> Rewritten:
        """Skip the next player."""
        return (SkipSeat(state.after[laid.seat]),)

    @effect(STORM)
    def storm(self, state: State, laid: Effect) -> Rewritten:
        """Let everybody else draw a card."""
        others = (seat for seat in state.playing if seat != laid.seat)
        return (Emit(StormBroke(laid.seat)), *(Draw(seat, 1) for seat in others))
