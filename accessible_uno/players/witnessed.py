"""What a seat has seen of the acts of a round: who did what, and how the table stood before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.cards import Colour
from accessible_uno.game.base import CHANCE, Event, Seat, Told, Window
from accessible_uno.game.events import Reshuffled
from accessible_uno.game.knowledge import Knowledge
from accessible_uno.game.view import View
from accessible_uno.game.windows import BetweenRounds, Contested

_OF_NOBODY: Final = (BetweenRounds, Contested)
"""Questions that the table itself answers."""


class WitnessedAct(Struct, frozen=True):
    """An act of a player, as one seat saw it.

    Attributes:
        number: its place among the acts of the view.
        seat: who acted.
        question: what the table waited for before it.
        colour: the active colour before it.
        held: how many cards each seat held before it.
        events: what came of it.
    """

    number: int
    seat: Seat
    question: Window | None
    colour: Colour | None
    held: tuple[int, ...]
    events: tuple[Event, ...]


def witnessed_acts(view: View) -> list[WitnessedAct]:
    """Return the acts of the players in this round, as the seat of ``view`` has seen them.

    What chance gave because of an act is part of it; that cards were shuffled is left out.
    """
    known = Knowledge(view.seat, len(view.counts), (), asks_of_drawn=False)
    found: list[tuple[int, Told, list[int]]] = []
    for number, (question, colour, match, events) in enumerate(view.acts()):
        if question is not None and question.seat == CHANCE and found:
            first, before, held = found[-1]
            found[-1] = first, (*before[:3], [*before[3], *events]), held
        else:
            found.append((number, (question, colour, match, events), _counts(known)))
        known.learn((question, colour, match, events))
    # Where no deal was seen, as where a position is laid out, counting backward is right.
    now, then = view.counts, _counts(known)
    acts: list[WitnessedAct] = []
    for number, (question, colour, _, events), held in found:
        seen = tuple(event for event in events if not isinstance(event, Reshuffled))
        seat = _who_acts(question, seen)
        if seat >= 0:
            hands = tuple(now[each] - then[each] + held[each] for each in range(len(now)))
            acts.append(WitnessedAct(number, seat, question, colour, hands, seen))
    return acts


def _counts(known: Knowledge) -> list[int]:
    return [len(hand.known) + len(hand.unknown) for hand in known.hands]


def _who_acts(question: Window | None, events: Sequence[Event]) -> Seat:
    """Return whose act the events come of: the first tells of whoever did it."""
    if question is None or isinstance(question, _OF_NOBODY):
        return CHANCE
    seat: Seat = getattr(events[0], "seat", CHANCE) if events else question.seat
    return seat
