"""The bots whose games ``strong`` and ``normal`` learnt from: they weigh the cards of their hands.

They stay as they are, so that what is learnt from them stays the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from accessible_uno.cards import Card
from accessible_uno.game.view import View
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import Character
from accessible_uno.players.evaluate import Weights, best_card
from accessible_uno.players.laying import Laying, usual_laying


class WeighingBot(CharacterBot):
    """Lays the card of which its manner thinks most.

    Args:
        character: how it plays in everything else.
        chance: returns a number from 0 up to 1.
        weights: how it weighs a card with more than two players, and with two; if not as usual.
    """

    def __init__(
        self,
        character: Character,
        chance: Callable[[], float],
        weights: Sequence[Weights] | None = None,
    ) -> None:
        super().__init__(character, chance)
        self._weights = list(weights or self._weights)

    def _best(self, view: View, cards: Sequence[Card]) -> Laying:
        """Return the best card, with the colour that the rest of the hand holds most of."""
        weights = self._weights[len(view.playing) == 2]
        return usual_laying(best_card(cards, view, weights), view)
