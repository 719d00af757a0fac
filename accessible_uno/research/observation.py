"""What a seat sees, as one array of small numbers.

| from | numbers | what |
|---|---|---|
| 0 | 54 | how many of each kind of card the seat holds |
| 54 | 54 | how many of each kind lie on the discard pile |
| 108 | 54 | the top card: 1 for its kind |
| 162 | 4 | the active colour: 1 for red, yellow, green or blue; all 0 while it is owed |
| 166 | 10 | how many cards each seat holds, the own first, then leftward; 0 for no seat |
| 176 | 10 | whether each seat has said UNO, in the same order |
| 186 | 10 | each seat's points in the match, in the same order |
| 196 | 1 | the direction of play: 1 leftward, -1 rightward |
| 197 | 1 | how many cards the draw pile holds |
| 198 | 1 | the kind of card just drawn, from 1; 0: none |
| 199 | 6 | the question: a turn, a card drawn, a threat, a colour owed, another, none to it |
| 205 | 1 | how many cards a threat makes the seat draw |
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from accessible_uno.cards import COLOURS
from accessible_uno.game.view import View
from accessible_uno.game.windows import ColourOwed, Drawn, Threat, Turn
from accessible_uno.research.act_index import KINDS

SIZE: Final = 206
LOWEST: Final = -1
HIGHEST: Final = 32_000

_PLACE: Final = {each: place for place, each in enumerate(KINDS)}
_QUESTIONS: Final = (Turn, Drawn, Threat, ColourOwed)


def observe(view: View) -> Any:
    """Return what a seat sees; only what lies open, and its own hand."""
    seats = len(view.counts)
    own = [(view.seat + place) % seats for place in range(seats)]
    found = np.zeros(SIZE, np.int16)
    for start, cards in ((0, view.hand), (54, view.discard)):
        for each in cards:
            found[start + _PLACE[each]] += 1
    if view.top is not None:
        found[108 + _PLACE[view.top]] = 1
    if view.colour is not None:
        found[162 + COLOURS.index(view.colour)] = 1
    for place, seat in enumerate(own):
        found[166 + place] = view.counts[seat]
        found[176 + place] = view.said_uno[seat]
        found[186 + place] = min(view.scores[seat], HIGHEST)
    found[196], found[197] = view.direction, view.pile
    if view.drawn is not None:
        found[198] = 1 + _PLACE[view.drawn]
    found[199 + _question(view)] = 1
    if isinstance(view.question, Threat):
        found[205] = view.question.amount
    return found


def _question(view: View) -> int:
    question = view.question
    if question is None or question.seat != view.seat:
        return len(_QUESTIONS) + 1
    kinds = (place for place, kind in enumerate(_QUESTIONS) if isinstance(question, kind))
    return next(kinds, len(_QUESTIONS))
