"""How likely a seat is to win the round: a small neural network, learnt from games between bots.

``tests/bench/learn_bots.py`` makes its numbers; they are in ``judgement.json``.  Where numpy is
installed, it adds them up several times as fast.  The sums of the two ways differ in their last
digits, which nobody may decide by: see :data:`DIGITS`.  It sees some numbers about each hand, in
turn order.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from accessible_uno.cards import COLOURS, Card, Face
from accessible_uno.game.base import Seat
from accessible_uno.game.view import Sample

BLOCKS: Final = {2: 2, 3: 3}
"""How many hands are looked at, by the number of players; of more than three players it is four:
the own, the next, the one with the fewest cards among those between, and the one before."""

MOST_BLOCKS: Final = 4

UNCOUNTED: Final = 1000
"""More cards than any hand holds."""


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


def describe_hand(hand: Sequence[Card], match: frozenset[Card]) -> tuple[list[float], list[int]]:
    """Return what counts of a hand while the cards of ``match`` go on the top one, and how many
    cards of each colour it holds.
    """
    count = len(hand)
    colours = [0, 0, 0, 0]
    signs = twos = wilds = fours = fitting = fitting_signs = 0
    faces = set()
    for held in hand:
        colour, attacks, draws = _TRAITS.get(held) or traits(held)
        faces.add(held.face)
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
    numbers = [
        *(count * 0.1, 1 / count if count else 2.0, count == 1, count == 2, count == 3),
        *(fitting > 0, min(fitting, 4) * 0.25, min(fitting_signs, 3) * 0.33),
        *(min(wilds, 3) * 0.5, min(fours, 3) * 0.5, min(signs, 4) * 0.33, min(twos, 3) * 0.4),
        *((4 - colours.count(0)) * 0.25, (count - wilds - fours - max(colours)) * 0.2),
        *(fitting >= count, (len(set(hand)) - len(faces)) * 0.3),
    ]
    return numbers, colours


def describe_colours(colours: Sequence[Sequence[int]], active: int) -> list[float]:
    """Return how the colours lie: the active one first, then those that the seat holds most of.

    Args:
        colours: for each hand, the own one first, how many cards of each colour it holds.
        active: the place of the active colour; -1: there is none.
    """
    own, following = colours[0], colours[1]
    keys = [-8 * mine - theirs for mine, theirs in zip(own, following, strict=True)]
    if active >= 0:
        keys[active] = -UNCOUNTED
    order = sorted(range(len(keys)), key=keys.__getitem__)
    found = [min(held[place], 4) * 0.25 for held in colours for place in order]
    found += [own[place] > 0 and not following[place] for place in order]
    found += [following[place] > 0 and not own[place] for place in order]
    return found


def describe(sample: Sample, seat: Seat) -> list[float]:
    """Return what counts of a position for ``seat``, while somebody is asked.

    First whose turn it is, then the hands of those looked at, then where the colours are.
    """
    order = [seat]
    while (following := sample.after(order[-1])) not in order:
        order.append(following)
    hands, match, asked = sample.hands, sample.matching, sample.asked
    if len(order) > MOST_BLOCKS:
        between = min(order[2:-1], key=lambda each: len(hands[each]))
        shown = [order[0], order[1], between, order[-1]]
        turn = shown.index(asked) if asked in shown else 2
    else:
        shown = order
        turn = order.index(asked) if asked in order else 0
    found = [0.0] * len(shown)
    found[turn] = 1.0
    colours = []
    for each in shown:
        numbers, held = describe_hand(hands[each], match)
        found += numbers
        colours.append(held)
    active = sample.colour
    found += describe_colours(colours, COLOURS.index(active) if active is not None else -1)
    return found


DIGITS: Final = 9
"""So many digits of a chance count; of further ones, each way of calculating has its own."""

Layer: TypeAlias = Sequence[tuple[Sequence[float], float, float]]
"""For each hidden unit its weights, its bias, and its weight in the sum."""


class Judgement(Protocol):
    """A network with one hidden layer."""

    def chance_to_win(self, described: Sequence[float]) -> float:
        """Return the likelihood that the seat wins for which a position is described."""


class PlainJudgement:
    """A network that needs nothing but Python.

    Args:
        layer: its hidden units.
        bias: of the sum.
    """

    def __init__(self, layer: Layer, bias: float) -> None:
        self._layer = [(tuple(row), unit, out) for row, unit, out in layer]
        self._bias = bias

    def chance_to_win(self, described: Sequence[float]) -> float:
        """Return the likelihood that the seat wins for which a position is described."""
        total = self._bias
        for row, bias, out in self._layer:
            unit = sum(map(mul, row, described), bias)
            if unit > 0:
                total += unit * out
        return 1 / (1 + exp(-total))


class NumpyJudgement:
    """A network that numpy calculates.

    Args:
        layer: its hidden units.
        bias: of the sum.

    Raises:
        ImportError: numpy is not installed.
    """

    def __init__(self, layer: Layer, bias: float) -> None:
        import numpy as np  # takes 40 ms; only a strong bot needs it

        rows, units, outs = zip(*layer, strict=True)
        self._weights = np.array(rows)
        self._units = np.array(units)
        self._outs = np.array(outs)
        self._bias = bias
        self._maximum = np.maximum

    def chance_to_win(self, described: Sequence[float]) -> float:
        """Return the likelihood that the seat wins for which a position is described."""
        hidden = self._maximum(self._weights.dot(described) + self._units, 0.0)
        return 1 / (1 + exp(-float(hidden.dot(self._outs)) - self._bias))


@cache
def _learnt() -> dict[str, Any]:
    text = files("accessible_uno.players").joinpath("judgement.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def judgement_by(way: Callable[[Layer, float], Judgement]) -> Callable[[int], Judgement]:
    """Return the function that gives the network for a number of players, calculated in a way."""

    @cache
    def of_blocks(blocks: int) -> Judgement:
        found = _learnt()[str(blocks)]
        return way(found["layer"], found["bias"])

    return lambda players: of_blocks(BLOCKS.get(players, MOST_BLOCKS))


def _usual_way(layer: Layer, bias: float) -> Judgement:
    try:
        return NumpyJudgement(layer, bias)
    except ImportError:
        return PlainJudgement(layer, bias)


judgement_for: Final = judgement_by(_usual_way)
"""Returns the network for so many players."""
