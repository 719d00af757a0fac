"""Discard All: every card of its colour is laid with it (HR-23, EXT-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from accessible_uno.cards import COLOURS, Card, Face, card
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Lay
from accessible_uno.rules.shared.companions import PutUnder, along_with


class DiscardAll(Rule, frozen=True):
    """One card a colour; it takes all cards of its colour along and stays on top.

    As the first card it does nothing.
    """

    key: ClassVar = "discard-all"
    clauses: ClassVar = ("WP-02", "HR-23", "EXT-02")
    options: ClassVar = (switch("discard-all"),)

    def cards(self) -> tuple[Card, ...]:
        """Return one of each colour."""
        return tuple(card(colour.value + Face.DISCARD_ALL.value) for colour in COLOURS)

    def companions(self, laid: Card, hand: Sequence[Card]) -> tuple[Card, ...]:
        """Every other card of its colour."""
        return along_with(laid, hand)

    @rewrites(Lay, faces=(Face.DISCARD_ALL,))
    def clear(self, state: State, step: Lay) -> Rewritten:
        """Lay the others first, so that it ends on top of them."""
        along = along_with(step.card, state.hands[step.seat])
        return (PutUnder(step.seat, along, step.uno), step) if along else None
