"""What it is worth to lay a card at a table of three or more: weights learnt from games of bots.

``tests/bench/learn_laying.py`` makes the weights; they are in ``laying.json``.  A worth is how
likely the seat is to win the round then, near enough for cards to be compared.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Final, NamedTuple

from accessible_uno.cards import COLOURS, Card, Colour, Face
from accessible_uno.game.defaults import favourite_colour
from accessible_uno.game.knowledge import HandKnowledge
from accessible_uno.game.view import View
from accessible_uno.players.evaluate import WILD_DRAW_FOUR
from accessible_uno.rules.shared.companions import along_with

ROWS: Final = 5
"""There are weights for each number of cards that stay in the hand; the last are for more too."""

FEWEST: Final = 3
"""So many at the table, or more; the weights for four are for more too."""

MOST: Final = 4

WATCHED: Final = (1, 2)
"""Numbers of cards that make another player dangerous."""

GOES_ON: Final = 3
"""With so few cards left, or fewer, it counts on how many others one of them would go."""

_FACES: Final = (Face.SKIP, Face.REVERSE, Face.DRAW_TWO, Face.WILD, Face.WILD_DRAW_FOUR)
_KIND: Final = {face: place for place, face in enumerate(_FACES)}
_PROOF: Final = {
    colour: (Face.EIGHT.cards[place], Face.NINE.cards[place])
    for place, colour in enumerate(COLOURS)
}
"""Two cards of each colour: who holds neither because of one refusal lacks the colour."""


class Laying(NamedTuple):
    """A card that is laid.

    Attributes:
        card: the card.
        colour: the colour that it has, or that is named with it.
        rest: what stays in the hand.
    """

    card: Card
    colour: Colour | None
    rest: Sequence[Card]


def usual_laying(held: Card, view: View) -> Laying:
    """Return how a card is laid with the colour that the rest of the hand holds most of."""
    rest = list(view.hand)
    for gone in (*along_with(held, rest), held):
        rest.remove(gone)
    return Laying(held, favourite_colour(rest) if held.is_wild else held.colour, rest)


def ways_to_lay(held: Card, view: View) -> list[Laying]:
    """Return how a card may be laid: a wild, with each colour that stays in the hand."""
    usual = usual_laying(held, view)
    if not held.is_wild or not view.names_colours_at_once:
        return [usual]
    staying = {each.colour for each in usual.rest}
    return [Laying(held, colour, usual.rest) for colour in COLOURS if colour in staying] or [usual]


class Prospect:
    """What a seat sees that counts, whichever card it lays.

    Args:
        view: the seat's.
    """

    def __init__(self, view: View) -> None:
        counts, known = view.counts, view.known()
        order = [view.after(view.seat)]
        while (following := view.after(order[-1])) != view.seat and following not in order:
            order.append(following)
        between = order[1:-1] or order[:1]
        fewest = (
            counts[order[0]],
            min(counts[seat] for seat in between),
            counts[order[-1]],
        )
        self.players = len(order) + 1
        self._watched = [float(held == number) for held in fewest for number in WATCHED]
        self._lacks = {
            colour: _lacks([known.hands[seat] for seat in order], colour) for colour in COLOURS
        }
        self._unseen = Counter(known.unseen)
        self._all = max(1, len(known.unseen))
        self._colours = Counter(held.colour for held in known.unseen)
        self._faces = Counter(held.face for held in known.unseen)
        self._active = view.colour

    def describe(self, laying: Laying) -> list[float]:
        """Return what counts when a card is laid; the hand has cards left."""
        laid, colour, rest = laying
        colours = dict.fromkeys(COLOURS, 0)
        faces: dict[Face, int] = {}
        wilds = fours = twos = signs = 0
        for held in rest:
            if held.colour is not None:
                colours[held.colour] += 1
                faces[held.face] = faces.get(held.face, 0) + 1
                twos += held.face is Face.DRAW_TWO
                signs += held.digit is None
            elif held is WILD_DRAW_FOUR:
                fours += 1
            else:
                wilds += 1
        same = colours[colour] if colour is not None else 0
        share = self._colours[colour] / self._all
        held_most = max(colours.values())
        kind = [0.0] * len(_FACES)
        if laid.digit is None:
            kind[_KIND.get(laid.face, 0)] = 1.0
        watched = self._watched
        lacks = self._lacks[colour] if colour is not None else (0.0, 0.0, 0.0)
        return [
            1.0,
            len(rest),
            *watched,
            *kind,
            *(each * watched[0] for each in kind),
            *(each * watched[1] for each in kind),
            kind[1] * watched[4],
            kind[1] * watched[5],
            *(same > 0, min(same, 4), laid.face in faces),
            *(min(fours, 2), min(wilds, 2), min(signs, 4), min(twos, 3)),
            *(4 - list(colours.values()).count(0), held_most, held_most > 2),
            sum(faces.values()) - len(faces),
            *((share, 0.0) if same else (0.0, share)),
            *((*lacks, 0.0, 0.0, 0.0) if same else (0.0, 0.0, 0.0, *lacks)),
            self._faces[laid.face] / self._all,
            colour is self._active,
            self._outlets(rest),
        ]

    def _outlets(self, rest: Sequence[Card]) -> float:
        """The part of the unseen cards on which one of a small hand would go."""
        if len(rest) > GOES_ON or any(held.colour is None for held in rest):
            return 1.0
        colours = {held.colour for held in rest}
        faces = {held.face for held in rest}
        fitting = sum(
            count
            for held, count in self._unseen.items()
            if held.colour in colours or held.face in faces
        )
        return fitting / self._all


def _lacks(hands: Sequence[HandKnowledge], colour: Colour) -> tuple[float, float, float]:
    """For the next player, those between, and the last: how much shows that they lack a colour."""
    found = []
    for hand in hands:
        proven = sum(each.none_of.issuperset(_PROOF[colour]) for each in hand.unknown)
        found.append(proven / (len(hand.unknown) + len(hand.known) or 1))
    return found[0], sum(found[1:-1]), found[-1]


@cache
def learnt_rows(players: int) -> list[list[float]]:
    """Return the weights for so many players, a row for each number of cards that stay."""
    text = files("accessible_uno.players").joinpath("laying.json").read_text("utf-8")
    rows: list[list[float]] = json.loads(text)[str(min(players, MOST))]
    return rows


def worth(laying: Laying, prospect: Prospect) -> float:
    """Return how likely the seat is to win when it lays a card so."""
    left = len(laying.rest)
    if not left:
        return 1.0
    row = learnt_rows(prospect.players)[min(left, ROWS) - 1]
    return sum(map(mul, row, prospect.describe(laying)), 0.0)
