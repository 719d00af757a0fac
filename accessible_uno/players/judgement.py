"""How likely a seat is to win the round: a small neural network, learnt from games between bots.

``tests/bench/learn_bots.py`` makes its numbers; they are in ``judgement.json``.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any

from accessible_uno.players.positions import BLOCKS, MOST_BLOCKS


class Judgement:
    """A network with one hidden layer.

    Args:
        layer: for each hidden unit its weights, its bias, and its weight in the sum.
        bias: of the sum.
    """

    def __init__(self, layer: Sequence[tuple[Sequence[float], float, float]], bias: float) -> None:
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


@cache
def _learnt() -> dict[str, Any]:
    text = files("accessible_uno.players").joinpath("judgement.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@cache
def judgement_for(players: int) -> Judgement:
    """Return the network for so many players."""
    found = _learnt()[str(BLOCKS.get(players, MOST_BLOCKS))]
    return Judgement(found["layer"], found["bias"])
