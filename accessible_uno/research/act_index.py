"""The fixed index of acts, and which of them may be done.

| index | act |
|---|---|
| 0 to 51 | lay the coloured card of this rank in ``accessible_uno.cards.CARDS`` |
| 52 to 55 | lay a wild and name red, yellow, green, blue |
| 56 to 59 | lay a wild draw four and name red, yellow, green, blue |
| 60, 61 | lay a wild, a wild draw four, where the colour is named afterwards |
| 62 to 65 | name red, yellow, green, blue |
| 66 | draw |
| 67 | keep what was drawn |
| 68 | take the cards that one is to draw |
| 69 | doubt a wild draw four |
| 70 | answer as a silent player would: where none of the others may be done |

UNO is always said when it is due.
"""

from __future__ import annotations

from typing import Final

from accessible_uno.cards import CARDS, COLOURS, Card, card
from accessible_uno.game.actions import DrawCard, NameColour, Pass, Play, Take
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.players.choices import legal_answers

PLAIN_CARDS: Final = tuple(each for each in CARDS if each.colour is not None)[:52]
WILDS: Final = (card("wi"), card("wi+4"))
KINDS: Final = (*PLAIN_CARDS, *WILDS)
"""The 54 kinds of card, in the order in which arrays count them."""

_PLAIN: Final = {each: place for place, each in enumerate(PLAIN_CARDS)}
_NAMED: Final = {
    (wild, colour): 52 + 4 * number + place
    for number, wild in enumerate(WILDS)
    for place, colour in enumerate(COLOURS)
}
_UNNAMED: Final = {wild: 60 + number for number, wild in enumerate(WILDS)}
_COLOURS: Final = {colour: 62 + place for place, colour in enumerate(COLOURS)}
_OTHERS: Final[dict[type[Action], int]] = {DrawCard: 66, Pass: 67, Take: 68}
DOUBT: Final = 69
SILENCE: Final = 70
ACTS: Final = 71
"""How many acts have an index."""


def index_of(action: Action) -> int | None:
    """Return the index of an act; ``None`` where it has none."""
    if isinstance(action, Play):
        return _index_of_play(action.card, action)
    if isinstance(action, NameColour):
        return _COLOURS[action.colour]
    if action.verbs == ("challenge",):
        return DOUBT
    return _OTHERS.get(type(action))


def _index_of_play(laid: Card, action: Play) -> int | None:
    if laid in _PLAIN:
        return _PLAIN[laid]
    if action.colour is None:
        return _UNNAMED.get(laid)
    return _NAMED.get((laid, action.colour))


def indexed_acts(legal: Legal) -> dict[int, Action]:
    """Return what the seat that is asked may do, by index; at least one act."""
    found: dict[int, Action] = {}
    for action in legal_answers(legal):
        index = index_of(action)
        if index is not None:
            found.setdefault(index, action)
    if not found:
        usual = legal.default()
        found[SILENCE] = next(iter(legal)) if usual is None else usual
    return found
