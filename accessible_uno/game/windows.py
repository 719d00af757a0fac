"""The windows of every table.  A rule that asks something else defines its window in its file."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from accessible_uno.cards import Card
from accessible_uno.game.base import ANYONE, CHANCE, TABLE, Seat, Window

MOST_SEATS: Final = 10


class Turn(Window, frozen=True):
    """A player is to play or draw."""

    seat: Seat


class Drawn(Window, frozen=True):
    """A player has drawn a card that may be played, and plays it or passes."""

    seat: Seat


class GoingOn(Window, frozen=True):
    """A player has laid ``card`` and may lay another one that follows it, or end the turn."""

    seat: Seat
    card: Card


class DrawnMore(Drawn, frozen=True):
    """A player who could not play has drawn: plays a card drawn this turn, draws on, or passes.

    ``left``: how many cards may still be drawn.
    """

    left: int


class Way(StrEnum):
    """How the cards of a threat are drawn, which matters where a dispenser gives them."""

    ONCE = "once"
    """All at once."""
    EACH = "each"
    """One after the other."""
    UNTIL = "until"
    """Again and again, until one has come."""


class Threat(Window, frozen=True):
    """A player is to draw ``amount`` cards because of ``cause``, and may have an answer.

    Attributes:
        seat: the victim.
        amount: cards to draw; 0 where only the turn is at stake.
        by: who laid the card.
        cause: the card.
        loses_turn: whether the victim loses the turn as well.
        doubtful: those whose wild draw fours the victim may doubt, the last one laid first.
        way: how the cards are drawn.
        everyone: whether the others are hit as well, each in turn, and play goes on as usual.
        turn: whose turn it interrupts.
        pressed: whether a dispenser gives the cards: how many come is not known.
    """

    seat: Seat
    amount: int
    by: Seat
    cause: Card
    loses_turn: bool = True
    doubtful: tuple[Seat, ...] = ()
    way: str = Way.ONCE
    everyone: bool = False
    turn: Seat = TABLE
    pressed: bool = False


class ColourOwed(Window, frozen=True):
    """A player is to name a colour."""

    seat: Seat


class ShuffleNeeded(Window, frozen=True):
    """Chance is to put the loose cards in an order; ``anew``: those of the draw pile itself."""

    count: int
    seat: Seat = CHANCE
    anew: bool = False


class Contested(Window, frozen=True):
    """``winner`` has laid the last card, yet somebody may still object: the table closes it."""

    winner: Seat
    seat: Seat = TABLE


class BetweenRounds(Window, frozen=True):
    """The round is over; the next begins when the table is ready."""

    seat: Seat = TABLE


class OutOfTurn(Window, frozen=True):
    """During a round, a player who holds the right card may lay it out of turn."""

    seat: Seat = ANYONE


LAYING_WINDOWS: Final = (Turn, Drawn, GoingOn, Threat, OutOfTurn)
"""The windows in which cards are laid; windows of rules that derive from these are such, too."""

TURNS: Final = tuple(Turn(seat) for seat in range(MOST_SEATS))
DRAWNS: Final = tuple(Drawn(seat) for seat in range(MOST_SEATS))
