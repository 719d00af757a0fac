"""The events of every table.  A rule that brings further events defines them in its file.

A field typed ``Seat`` is narrated as a player's name or as "you", a ``Card`` by its name, a
``Colour`` by its word, an ``int`` as a number.
"""

from __future__ import annotations

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Event, HandsKnown, Seat, Window


class RoundBegan(Event, frozen=True):
    """A round begins; ``dealer`` is known once the cards are dealt."""

    number: int


class DealerChosen(Event, frozen=True):
    """Who deals this round."""

    seat: Seat


class Dealt(Event, frozen=True):
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


class FirstCard(Event, frozen=True):
    """The first card of the discard pile is turned up."""

    card: Card


class FirstCardReturned(Event, frozen=True):
    """A first card that cannot open the round goes back; another is turned up."""

    card: Card


class TurnCame(Event, frozen=True):
    """It is this seat's turn to play."""

    seat: Seat


class Asked(Event, frozen=True):
    """The table waits for an answer other than a plain turn."""

    seat: Seat
    window: Window


class Played(Event, frozen=True):
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


class ColourNamed(Event, frozen=True):
    """A colour is named as an act of its own."""

    seat: Seat
    colour: Colour

    def teach(self, known: HandsKnown) -> None:
        """The colour tells of the cards that are held."""
        known.named(self.seat, self.colour)


class Drew(Event, frozen=True):
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


class FoundNoCard(Event, frozen=True):
    """No card is left to draw anywhere."""

    seat: Seat


class Reshuffled(Event, frozen=True):
    """The discard pile, without its top card, becomes the draw pile: ``count`` cards."""

    count: int


class CameBack(Event, frozen=True):
    """The cards of a player who leaves go into the draw pile, which is shuffled: ``count``."""

    count: int


class ColourStands(Event, frozen=True):
    """The player who was to name a colour leaves: the active colour does not change."""

    colour: Colour


class Passed(Event, frozen=True):
    """A player keeps the card just drawn; the turn ends."""

    seat: Seat


class Stopped(Event, frozen=True):
    """A player lays no more cards on this turn, though one would follow."""

    seat: Seat


class Skipped(Event, frozen=True):
    """A player loses the turn."""

    seat: Seat


class TurnOwed(Event, frozen=True):
    """A player hit out of turn will lose the next one."""

    seat: Seat


class Reversed(Event, frozen=True):
    """Play changes direction: ``direction`` 1 leftward, -1 rightward."""

    direction: int


class PlaysAgain(Event, frozen=True):
    """With two at the table, the player who laid the card plays again at once."""

    seat: Seat


class OneCardLeft(Event, frozen=True):
    """A player is down to one card, and has said nothing with it."""

    seat: Seat


class HandsSwapped(Event, frozen=True):
    """Two players exchange hands."""

    seat: Seat
    other: Seat


class HandsTurned(Event, frozen=True):
    """Every hand goes to a neighbour; ``direction`` 1 leftward, -1 rightward."""

    direction: int


class HandReceived(Event, frozen=True):
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


class WentOut(Event, frozen=True):
    """A player has laid the last card."""

    seat: Seat


class RoundBlocked(Event, frozen=True):
    """Nobody can play and no card is left to draw: the round ends without a winner."""


class DeckRanOut(Event, frozen=True):
    """Cards to draw have been wanting again and again: the round ends without a winner."""


class HandShown(Event, frozen=True):
    """At the end of a round a hand is laid open; ``points``: its worth, 0 where none counts."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


class MatchWon(Event, frozen=True):
    """The match is over."""

    seats: tuple[Seat, ...]
