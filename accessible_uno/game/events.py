"""The events of every table.  A rule that brings further events defines them in its file.

A field typed ``Seat`` is narrated as a player's name or as "you", a ``Card`` by its name, a
``Colour`` by its word, an ``int`` as a number.
"""

from __future__ import annotations

from accessible_uno.cards import Card, Colour
from accessible_uno.frozen import frozen
from accessible_uno.game.base import Event, HandsKnown, Seat, Window


@frozen
class RoundBegan(Event):
    """A round begins; ``dealer`` is known once the cards are dealt."""

    number: int


@frozen
class DealerChosen(Event):
    """Who deals this round."""

    seat: Seat


@frozen
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

    def teach(self, known: HandsKnown) -> None:
        """The hands of the round."""
        known.dealt(self.count, self.hands)


@frozen
class FirstCard(Event):
    """The first card of the discard pile is turned up."""

    card: Card


@frozen
class FirstCardReturned(Event):
    """A first card that cannot open the round goes back; another is turned up."""

    card: Card


@frozen
class TurnCame(Event):
    """It is this seat's turn to play."""

    seat: Seat


@frozen
class Asked(Event):
    """The table waits for an answer other than a plain turn."""

    seat: Seat
    window: Window


@frozen
class Played(Event):
    """A card is laid; ``colour`` is named with a wild; ``left`` cards stay in hand."""

    seat: Seat
    card: Card
    colour: Colour | None
    left: int

    def teach(self, known: HandsKnown) -> None:
        """The card leaves the hand; the colour named with it tells of the others."""
        known.laid(self.seat, self.card)
        if self.colour is not None and self.card.is_wild:
            known.named(self.seat, self.colour)


@frozen
class ColourNamed(Event):
    """A colour is named as an act of its own."""

    seat: Seat
    colour: Colour

    def teach(self, known: HandsKnown) -> None:
        """The colour tells of the cards that are held."""
        known.named(self.seat, self.colour)


@frozen
class Drew(Event):
    """Cards are drawn: ``count`` of them, which only their owner sees."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat) -> Drew:
        """Hide the cards from everyone else."""
        return self if viewer == self.seat else Drew(self.seat, self.count, ())

    def teach(self, known: HandsKnown) -> None:
        """The hand receives cards."""
        known.drew(self.seat, self.count, self.cards)


@frozen
class FoundNoCard(Event):
    """No card is left to draw anywhere."""

    seat: Seat


@frozen
class Reshuffled(Event):
    """The discard pile, without its top card, becomes the draw pile: ``count`` cards."""

    count: int


@frozen
class CameBack(Event):
    """The cards of a player who leaves go into the draw pile, which is shuffled: ``count``."""

    count: int


@frozen
class ColourStands(Event):
    """The player who was to name a colour leaves: the active colour does not change."""

    colour: Colour


@frozen
class Passed(Event):
    """A player keeps the card just drawn; the turn ends."""

    seat: Seat


@frozen
class Stopped(Event):
    """A player lays no more cards on this turn, though one would follow."""

    seat: Seat


@frozen
class Skipped(Event):
    """A player loses the turn."""

    seat: Seat


@frozen
class TurnOwed(Event):
    """A player hit out of turn will lose the next one."""

    seat: Seat


@frozen
class Reversed(Event):
    """Play changes direction: ``direction`` 1 leftward, -1 rightward."""

    direction: int


@frozen
class PlaysAgain(Event):
    """With two at the table, the player who laid the card plays again at once."""

    seat: Seat


@frozen
class OneCardLeft(Event):
    """A player is down to one card, and has said nothing with it."""

    seat: Seat


@frozen
class HandsSwapped(Event):
    """Two players exchange hands."""

    seat: Seat
    other: Seat


@frozen
class HandsTurned(Event):
    """Every hand goes to a neighbour; ``direction`` 1 leftward, -1 rightward."""

    direction: int


@frozen
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

    def teach(self, known: HandsKnown) -> None:
        """The hand changes its owner."""
        known.moved(self.giver, self.seat)


@frozen
class WentOut(Event):
    """A player has laid the last card."""

    seat: Seat


@frozen
class RoundBlocked(Event):
    """Nobody can play and no card is left to draw: the round ends without a winner."""


@frozen
class DeckRanOut(Event):
    """Cards to draw have been wanting again and again: the round ends without a winner."""


@frozen
class HandShown(Event):
    """At the end of a round a hand is laid open; ``points``: its worth, 0 where none counts."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


@frozen
class MatchWon(Event):
    """The match is over."""

    seats: tuple[Seat, ...]
