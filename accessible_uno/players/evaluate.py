"""The evaluation of a move, shared by the hints and the bots: the best card, the best colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from accessible_uno.cards import Card, Face, card
from accessible_uno.game.legality import favourite_colour
from accessible_uno.game.view import View
from accessible_uno.players.characters import SAVED
from accessible_uno.players.own_side import opponents, partners
from accessible_uno.rules.shared.companions import along_with

WILD_DRAW_FOUR: Final = card("wi+4")
ATTACKS: Final = (Face.DRAW_TWO, Face.SKIP, Face.REVERSE, Face.TWICE, Face.COUP)
"""Faces that hit the next player."""

SPARED: Final = -20_000
"""What an attack on a partner counts: more than what may speak for it, less than keeping a wild
counts for a hint."""

FEW: Final = 3
"""A next player who holds no more cards than this is worth attacking."""

LAST_CARDS: Final = 3
"""With so few cards left, or fewer, it counts on how many cards one of them would go."""


class Weights(Struct, frozen=True):
    """The value of each quality of a card.  The unit is one more card of its colour to follow it.

    Attributes:
        colour: for each card of the hand with the same colour.
        counts_itself: whether the card, and copies of it, count as such; if not, a card without a
            colour counts those of the colour that the rest of the hand holds most of.
        face: for each other card with the same face.
        points: for each point of a digit.
        sign_points: points that a card without a digit counts for.
        companions: for each card that goes along with it onto the discard.
        attack: for a card that hits the next player.
        threat: for the same card, besides, when that player holds few cards.
        wild: what a wild loses, because it can be laid later on anything.
        blocks: for each other player who has shown that such a card is not in the hand.
        outlets: for the part of the unseen cards, from 0 to 1, on which one of the last cards that
            stay would go.
    """

    colour: float
    counts_itself: bool
    face: float
    points: float
    sign_points: int
    companions: float
    attack: float
    threat: float
    wild: float
    blocks: float
    outlets: float


HINT: Final = Weights(
    colour=100,
    counts_itself=True,
    face=0,
    points=1,
    sign_points=-1,
    companions=0,
    attack=0,
    threat=10_000,
    wild=100_000,
    blocks=0,
    outlets=0,
)
"""A hint keeps wilds, then hits a next player who is nearly out, then follows the colour held most,
then drops the highest digit.

It compares these one after the other, hence the distant weights, and it leaves out what the bots
weigh in addition: a hint is spoken with its reason, and the listener must be able to check it
against the hand in a moment.
"""


def bot_weights(attack: float, *, of_two: bool, wild: float = SAVED) -> Weights:
    """Return the weights of a bot that likes an attack, and to keep a wild, as much as so many
    cards to follow.

    A bot gives no reasons, so it may weigh everything at once.  A card that stays in the hand is
    worth more than points, which only count when somebody else goes out first.  With two players
    (``of_two``) the colour often stays, so a bot keeps symbols that it holds several of: they open
    the way from one colour to another.  With more, others change the colour before its next turn;
    it lays what they cannot follow, and of its last cards it keeps those that go on most.
    """
    return Weights(
        colour=1,
        counts_itself=False,
        face=-0.25 if of_two else 0.15,
        points=1 / 50,
        sign_points=20,
        companions=2,
        attack=attack,
        threat=attack,
        wild=wild,
        blocks=0 if of_two else 12,
        outlets=0 if of_two else 32,
    )


def best_card(cards: Sequence[Card], view: View, weights: Weights) -> Card:
    """Return the card of ``cards`` that scores most, the first among equals."""
    return max(cards, key=lambda held: score(held, view, weights))


def score(held: Card, view: View, weights: Weights) -> float:
    """Return what laying ``held`` is worth to the player of ``view``."""
    total = 0.0
    for each in qualities(held, view, weights):
        total += each
    return total


class Qualities(NamedTuple):
    """What each quality of a card adds to its score; ``partner``: that it hits one."""

    partner: float
    colour: float
    face: float
    companions: float
    points: float
    attack: float
    blocks: float
    outlets: float
    wild: float


def qualities(held: Card, view: View, weights: Weights) -> Qualities:
    """Return what laying ``held`` is worth to the player of ``view``, quality by quality."""
    rest = [other for other in view.hand if other is not held]
    if weights.counts_itself:
        same_colour = sum(other.colour is held.colour for other in view.hand)
    else:
        colour = held.colour or favourite_colour(rest)
        same_colour = [other.colour for other in rest].count(colour)
    partner = attack = 0.0
    if held.face in ATTACKS or held is WILD_DRAW_FOUR:
        victim = view.after(view.seat)
        if victim in partners(view):
            partner = SPARED
        else:
            attack = weights.attack + (weights.threat if view.counts[victim] <= FEW else 0)
    return Qualities(
        partner=partner,
        colour=same_colour * weights.colour,
        face=[other.face for other in rest].count(held.face) * weights.face,
        companions=len(along_with(held, view.hand)) * weights.companions,
        points=(held.digit if held.digit is not None else weights.sign_points) * weights.points,
        attack=attack,
        blocks=weights.blocks * lacking(held, view) if weights.blocks and not held.is_wild else 0,
        outlets=weights.outlets * outlets(held, view) if weights.outlets else 0,
        wild=-weights.wild if held.is_wild else 0,
    )


def what_decides(best: Card, other: Card, view: View, weights: Weights) -> str:
    """Return the quality by which ``best`` is worth most more than ``other``; empty for none."""
    pairs = zip(qualities(best, view, weights), qualities(other, view, weights), strict=True)
    gains = [one - two for one, two in pairs]
    most = max(gains)
    return Qualities._fields[gains.index(most)] if most > 0 else ""


def lacking(held: Card, view: View) -> float:
    """Return how many of the opponents have shown that they do not hold such a card.

    A player who has drawn new cards since counts for a part.
    """
    hands = view.known().hands
    total = 0.0
    for seat in opponents(view):
        unknown = hands[seat].unknown
        if unknown:
            total += sum(held in each.none_of for each in unknown) / len(unknown)
    return total


def outlets(held: Card, view: View) -> float:
    """Return on what part of the unseen cards one of those goes that stay when ``held`` is laid.

    It is 0 while more than the last cards stay, and 1 where none does.  It is 1 with a wild, too,
    laid or kept: what it is worth to keep one is weighed by itself.
    """
    staying = list(view.hand)
    for gone in (*along_with(held, staying), held):
        staying.remove(gone)
    if len(staying) > LAST_CARDS:
        return 0.0
    if not staying or any(each.colour is None for each in (held, *staying)):
        return 1.0
    colours = {each.colour for each in staying}
    faces = {each.face for each in staying}
    unseen = view.known().unseen
    fitting = sum(each.colour in colours or each.face in faces for each in unseen)
    return fitting / max(1, len(unseen))
