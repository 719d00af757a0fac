"""The places in a match that goes on until one player is left (CHAT-15 to CHAT-18)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.base import Note, Seat
from accessible_uno.game.state import State
from accessible_uno.game.steps import Departed


class Places(Note, frozen=True):
    """Who has laid the last card, the first one first."""

    lasts_match: ClassVar = True
    seats: tuple[Seat, ...] = ()


def ranking(state: State) -> tuple[Seat, ...]:
    """Return the seats by place: who went out, in order; who still holds cards, fewest first; then
    who left, the last to leave first (CHAT-17, G-17).
    """
    won = state.recall(Places).seats
    holding = [seat for seat in state.playing if seat not in won]
    holding.sort(key=lambda seat: len(state.hands[seat]))
    return (*won, *holding, *reversed(state.recall(Departed).seats))
