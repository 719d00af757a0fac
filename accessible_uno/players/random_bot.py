"""The bot ``random``: it lays any card that it may lawfully lay.

It draws only when it has none, plays the drawn card when it may, announces UNO with the card,
names the colour it holds most of, and never doubts.  Speed is measured with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from accessible_uno.cards import Card
from accessible_uno.game.actions import DrawCard, Pass, play
from accessible_uno.game.base import Action, Choice
from accessible_uno.game.legal import Legal
from accessible_uno.game.legality import favourite_colour
from accessible_uno.game.view import View
from accessible_uno.game.windows import MOST_SEATS, Turn
from accessible_uno.players.evaluate import WILD_DRAW_FOUR

DRAWS: Final = tuple(DrawCard(seat) for seat in range(MOST_SEATS))


class RandomBot:
    """Plays lawfully and at random; ``chance`` returns a number from 0 up to 1."""

    imagines: ClassVar = False

    def __init__(self, chance: Callable[[], float]) -> None:
        self._chance = chance

    def choose(self, view: View, legal: Legal) -> Action:
        """Lay any lawful card, else draw, or do what is done for a silent player."""
        cards = legal.cards()
        seat = view.seat
        if not cards:
            if type(view.question) is Turn:
                return DRAWS[seat]
            return legal.default() or Pass(seat)
        count = len(cards)
        if count > 1:
            if WILD_DRAW_FOUR in cards:
                cards = [held for held in cards if held is not WILD_DRAW_FOUR] or cards
                count = len(cards)
            laid = cards[int(self._chance() * count)]
        else:
            laid = cards[0]
        uno = count <= 2 and view.held == 2
        if laid.colour is None or uno or legal.chooses:
            return _play_with_words(view, legal, laid, uno, self._chance)
        return play(seat, laid)

    def interject(self, view: View, legal: Legal) -> Action | None:  # noqa: ARG002
        """Use no offer."""
        return None


def _play_with_words(
    view: View, legal: Legal, laid: Card, uno: bool, chance: Callable[[], float]
) -> Action:
    """Return the play of a card with what is named, chosen and said with it."""
    named = laid.is_wild and view.names_colours_at_once
    colour = favourite_colour(view.hand) if named else None
    choice = any_choice(legal, laid, chance) if legal.chooses else None
    return play(view.seat, laid, colour, uno, choice)


def any_choice(legal: Legal, laid: Card, chance: Callable[[], float]) -> Choice:
    """Return one of the players or sides that may be chosen with a card, if any may."""
    allowed = legal.choices(laid)
    return allowed[int(chance() * len(allowed))]
