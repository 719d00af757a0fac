"""What a trained evaluation sees of a position: some numbers about each hand, in turn order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from accessible_uno.cards import COLOURS, Card, Face
from accessible_uno.game.base import Seat
from accessible_uno.game.view import Sample

BLOCKS: Final = {2: 2, 3: 3}
"""How many hands are looked at, by the number of players; of more than three players it is four:
the own, the next, the one with the fewest cards among those between, and the one before."""

MOST_BLOCKS: Final = 4


class Traits(NamedTuple):
    """What counts of a card, wherever it is.

    Attributes:
        colour: its place among the colours; -1: none.
        attacks: 2 where it makes the next player draw, 1 for another sign, 0 for a digit.
        draws: whether it is a wild that makes the next player draw.
    """

    colour: int
    attacks: int
    draws: bool


_TRAITS: Final[dict[Card, Traits]] = {}


def traits(held: Card) -> Traits:
    """Return what counts of a card."""
    found = _TRAITS.get(held)
    if found is None:
        colour = COLOURS.index(held.colour) if held.colour is not None else -1
        attacks = 2 if held.face is Face.DRAW_TWO else 1
        if held.digit is not None or colour < 0:
            attacks = 0
        found = _TRAITS[held] = Traits(colour, attacks, held.face is Face.WILD_DRAW_FOUR)
    return found


def describe_hand(hand: Sequence[Card], match: frozenset[Card]) -> tuple[float, ...]:
    """Return what counts of a hand, while the cards of ``match`` go on the top one."""
    count = len(hand)
    colours = [0, 0, 0, 0]
    signs = twos = wilds = fours = fitting = fitting_signs = 0
    for held in hand:
        colour, attacks, draws = _TRAITS.get(held) or traits(held)
        if colour >= 0:
            colours[colour] += 1
        elif draws:
            fours += 1
        else:
            wilds += 1
        if attacks == 2:
            twos += 1
        elif attacks:
            signs += 1
        if held in match:
            fitting += 1
            if attacks:
                fitting_signs += 1
    coloured = count - wilds - fours
    return (
        *(count * 0.1, 1 / count if count else 2.0, count == 1, count == 2, count == 3),
        *(fitting > 0, min(fitting, 4) * 0.25, min(fitting_signs, 3) * 0.33),
        *(min(wilds, 3) * 0.5, min(fours, 3) * 0.5, min(signs, 4) * 0.33, min(twos, 3) * 0.4),
        *((4 - colours.count(0)) * 0.25, (coloured - max(colours)) * 0.2, fitting >= count),
    )


HAND: Final = len(describe_hand((), frozenset()))
"""How many numbers describe a hand."""


def describe(sample: Sample, seat: Seat) -> list[float]:
    """Return what counts of a position for ``seat``, while somebody is asked.

    First whose turn it is, then the hands of those looked at; a hand that is not there is all 0.
    """
    order = [seat]
    while (following := sample.after(order[-1])) not in order:
        order.append(following)
    hands, match, asked = sample.hands, sample.matching, sample.asked
    blocks = BLOCKS.get(len(order), MOST_BLOCKS)
    if len(order) > MOST_BLOCKS:
        between = min(order[2:-1], key=lambda each: len(hands[each]))
        shown = [order[0], order[1], between, order[-1]]
        turn = shown.index(asked) if asked in shown else 2
    else:
        shown = order
        turn = order.index(asked) if asked in order else 0
    found = [0.0] * blocks
    found[turn] = 1.0
    for each in shown:
        found += describe_hand(hands[each], match)
    return found
