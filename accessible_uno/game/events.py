"""What happens at every table.  A rule that brings more keeps its events in its own file.

A field typed ``Seat`` is told as a player's name or as "you", a ``Card`` by its name, a
``Colour`` by its word, an ``int`` as a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Event, Seat
from accessible_uno.game.value import value

if TYPE_CHECKING:
    from accessible_uno.game.base import Window


@value
class RoundBegan(Event):
    """A round begins; ``dealer`` is known once the cards are dealt."""

    number: int


@value
class DealerChosen(Event):
    """Who deals this round."""

    seat: Seat


@value
class Dealt(Event):
    """Everyone has received ``count`` cards; each sees their own."""

    count: int
    hands: tuple[tuple[Card, ...], ...]

    def seen_by(self, viewer: Seat) -> Dealt:
        """Keep the viewer's own cards alone."""
        return Dealt(
            self.count,
            tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands)),
        )


@value
class FirstCard(Event):
    """The first card of the discard pile is turned up."""

    card: Card


@value
class FirstCardReturned(Event):
    """A first card that cannot open the round goes back; another is turned up."""

    card: Card


@value
class TurnCame(Event):
    """It is this seat's turn to play."""

    seat: Seat


@value
class Asked(Event):
    """The table waits for an answer other than a plain turn."""

    seat: Seat
    window: Window


@value
class Played(Event):
    """A card is laid; ``colour`` is named with a wild; ``left`` cards stay in hand."""

    seat: Seat
    card: Card
    colour: Colour | None
    left: int


@value
class ColourNamed(Event):
    """A colour is named as an act of its own."""

    seat: Seat
    colour: Colour


@value
class Drew(Event):
    """Cards are drawn: ``count`` of them, which only their owner sees."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat) -> Drew:
        """Hide the cards from everyone else."""
        return self if viewer == self.seat else Drew(self.seat, self.count, ())


@value
class FoundNoCard(Event):
    """No card is left to draw anywhere."""

    seat: Seat


@value
class Reshuffled(Event):
    """The discard pile, without its top card, becomes the draw pile: ``count`` cards."""

    count: int


@value
class Passed(Event):
    """A player keeps the card just drawn; the turn ends."""

    seat: Seat


@value
class Skipped(Event):
    """A player loses the turn."""

    seat: Seat


@value
class TurnOwed(Event):
    """A player hit out of turn will lose the next one."""

    seat: Seat


@value
class Reversed(Event):
    """Play turns round: ``direction`` 1 leftward, -1 rightward."""

    direction: int


@value
class PlaysAgain(Event):
    """With two at the table, whoever laid the card plays again at once."""

    seat: Seat


@value
class OneCardLeft(Event):
    """A player is down to one card, and has said nothing with it."""

    seat: Seat


@value
class HandsSwapped(Event):
    """Two players exchange hands."""

    seat: Seat
    other: Seat


@value
class HandsTurned(Event):
    """Every hand goes to a neighbour; ``direction`` 1 leftward, -1 rightward."""

    direction: int


@value
class HandReceived(Event):
    """A player has received ``giver``'s hand of ``count`` cards, and alone sees them."""

    seat: Seat
    giver: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat) -> HandReceived:
        """Hide the cards from everyone else."""
        if viewer == self.seat:
            return self
        return HandReceived(self.seat, self.giver, self.count, ())


@value
class WentOut(Event):
    """A player has laid the last card."""

    seat: Seat


@value
class RoundBlocked(Event):
    """Nobody can play and no card is left to draw: the round ends without a winner."""


@value
class HandShown(Event):
    """At the end of a round a hand is laid open; ``points``: its worth, 0 where none counts."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


@value
class MatchWon(Event):
    """The match is over."""

    seats: tuple[Seat, ...]
