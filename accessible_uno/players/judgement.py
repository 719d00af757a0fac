"""How likely a seat is to win the round: a small neural network, learnt from games between bots.

``tests/bench/learn_bots.py`` makes its numbers; they are in ``judgement.json``.  Where numpy is
installed, it adds them up several times as fast.  The sums of the two ways differ in their last
digits, which nobody may decide by: see :data:`DIGITS`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, Final, Protocol, TypeAlias

from accessible_uno.players.positions import BLOCKS, MOST_BLOCKS

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
