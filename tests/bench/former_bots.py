"""Bots to measure ours against: ``cautious`` as it was, frozen, and a naive counter of colours.

The counter lays the colour that it holds most of and keeps its wilds; it weighs nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from accessible_uno.cards import Card, Face
from accessible_uno.game.actions import DrawCard, Pass, Take, play
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.legality import favourite_colour
from accessible_uno.game.view import View
from accessible_uno.game.windows import Drawn, GoingOn, Threat, Turn
from accessible_uno.players.bot import Bot

BLUFFS, DOUBTS, FORGETS, NOTICES, HOARDS, LIKES_ATTACKS, SLIPS = (
    0.02,
    0.15,
    0.04,
    0.8,
    0.95,
    0.5,
    0.02,
)
ATTACKS = (Face.DRAW_TWO, Face.SKIP, Face.REVERSE, Face.TWICE, Face.COUP, Face.WILD_DRAW_FOUR)


class FormerCautious:
    """``cautious`` before there were levels, for the leaflet and the rules like it."""

    def __init__(self, chance: Callable[[], float]) -> None:
        self._chance = chance
        self._overlooked: set[str] = set()

    def _happens(self, likelihood: float) -> bool:
        return self._chance() < likelihood

    def choose(self, view: View, legal: Legal) -> Action:
        """Lay the best card, draw, keep, doubt."""
        self._overlooked.clear()
        question = view.question
        if isinstance(question, Threat):
            return self._face(question, view, legal)
        if isinstance(question, Turn | Drawn | GoingOn):
            cards = legal.cards()
            if not cards:
                draw = DrawCard(view.seat)
                return draw if draw in legal else Pass(view.seat)
            return self._lay(view, legal, self._willing(view, cards))
        return legal.default() or next(iter(legal))

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Denounce a player who forgot UNO, when the bot notices it."""
        for offer in view.offers:
            if repr(offer) in self._overlooked:
                continue
            self._overlooked.add(repr(offer))
            if self._happens(NOTICES):
                for action in legal:
                    if action.verbs in (("catch",), ("shout",)):
                        return action
        return None

    def _face(self, threat: Threat, view: View, legal: Legal) -> Action:
        doubts = [action for action in legal if action.verbs == ("challenge",)]
        doubts = doubts if threat.doubtful else []
        if doubts and self._happens(DOUBTS * min(view.counts[threat.by], 6) / 6):
            return doubts[0]
        replies = legal.cards()
        return self._lay(view, legal, replies) if replies else Take(view.seat)

    def _willing(self, view: View, cards: list[Card]) -> list[Card]:
        plain = [held for held in cards if not held.is_wild]
        lawful = [held for held in cards if held.face is not Face.WILD_DRAW_FOUR]
        if lawful and len(lawful) < len(cards) and not self._happens(BLUFFS):
            cards = lawful
        fewest = min(view.counts[seat] for seat in view.playing)
        if plain and fewest > 2 and self._happens(HOARDS):
            cards = [held for held in cards if not held.is_wild] or cards
        return cards

    def _lay(self, view: View, legal: Legal, cards: list[Card]) -> Action:
        if self._happens(SLIPS):
            laid = cards[int(self._chance() * len(cards))]
        else:
            laid = max(cards, key=lambda held: _score(held, view))
        hand = list(view.hand)
        hand.remove(laid)
        colour = favourite_colour(hand) if laid.is_wild and view.names_colours_at_once else None
        calls = len(hand) == 1 and not self._happens(FORGETS)
        allowed = legal.choices(laid)
        return play(view.seat, laid, colour, calls, allowed[int(self._chance() * len(allowed))])


def _score(held: Card, view: View) -> float:
    rest = [other for other in view.hand if other is not held]
    colour = held.colour or favourite_colour(rest)
    total = float(sum(other.colour is colour for other in rest))
    total += sum(other.face is held.face for other in rest) * 0.5
    total += (held.digit if held.digit is not None else 20) / 20
    if held.face in ATTACKS:
        total += LIKES_ATTACKS * (2 if view.counts[view.after(view.seat)] <= 3 else 1)
    return total - (2 if held.is_wild else 0)


class ColourCounter:
    """Lays the colour that it holds most of."""

    def __init__(self, chance: Callable[[], float]) -> None:
        self._chance = chance

    def choose(self, view: View, legal: Legal) -> Action:
        """Lay a card of the colour held most, a wild for want of others."""
        cards = legal.cards()
        if not cards:
            return legal.default() or next(iter(legal))
        held = Counter(each.colour for each in view.hand)
        laid = max(cards, key=lambda each: (not each.is_wild, held[each.colour]))
        hand = list(view.hand)
        hand.remove(laid)
        colour = favourite_colour(hand) if laid.is_wild and view.names_colours_at_once else None
        return play(view.seat, laid, colour, len(hand) == 1, legal.choices(laid)[0])

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use no offer."""
        return None


FORMER: dict[str, Callable[[Callable[[], float]], Bot]] = {
    "former-cautious": FormerCautious,
    "counter": ColourCounter,
}
