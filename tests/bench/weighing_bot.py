"""The bots whose games ``strong`` and ``normal`` learnt from: they weigh the cards of their hands.

They stay as they are, so that what is learnt from them stays the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from accessible_uno.cards import Card
from accessible_uno.game.view import View
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import PLAIN, Character
from accessible_uno.players.evaluate import Weights, bot_weights, score
from accessible_uno.players.laying import Laying, usual_laying


class Manner(NamedTuple):
    """How a bot weighs a card.

    Attributes:
        weights: what each quality is worth.
        blocks: what it adds for each other player who has shown not to hold such a card.
    """

    weights: Weights
    blocks: float = 0.0


OF_TWO: Final = Manner(bot_weights(PLAIN.attacks))
OF_MORE: Final = Manner(replace(OF_TWO.weights, face=0.15), 12)
"""With more than two, others change the colour before the next turn: it lays what they lack."""


class WeighingBot(CharacterBot):
    """Lays the card of which its manner thinks most.

    Args:
        character: how it plays in everything else.
        chance: returns a number from 0 up to 1.
        of_two: how it weighs a card with two players.
        of_more: and with more.
    """

    def __init__(
        self,
        character: Character,
        chance: Callable[[], float],
        of_two: Manner = OF_TWO,
        of_more: Manner = OF_MORE,
    ) -> None:
        super().__init__(character, chance)
        self._manners = of_more, of_two

    def _best(self, view: View, cards: Sequence[Card]) -> Laying:
        """Return the best card, with the colour that the rest of the hand holds most of."""
        weights, blocks = self._manners[len(view.playing) == 2]

        def value(held: Card) -> float:
            lacks = blocks * lacking(held, view) if blocks and not held.is_wild else 0
            return score(held, view, weights) + lacks

        return usual_laying(max(cards, key=value), view)


def lacking(held: Card, view: View) -> float:
    """Return how many of the other players have shown that they do not hold such a card.

    A player who has drawn new cards since counts for a part.
    """
    hands = view.known().hands
    total = 0.0
    for seat in view.playing:
        unknown = hands[seat].unknown
        if seat != view.seat and unknown:
            total += sum(held in each.none_of for each in unknown) / len(unknown)
    return total
