"""A bot with a character: it weighs its cards, keeps wilds, doubts bluffs, and forgets UNO."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from accessible_uno.cards import Card, Face
from accessible_uno.game.actions import DrawCard, Jump, LayTogether, Pass, Take, play
from accessible_uno.game.base import Action, Choice, ChoiceWord
from accessible_uno.game.legal import Legal
from accessible_uno.game.legality import favourite_colour
from accessible_uno.game.view import View
from accessible_uno.game.windows import Drawn, GoingOn, Threat, Turn
from accessible_uno.players.characters import Character
from accessible_uno.players.evaluate import (
    WILD_DRAW_FOUR,
    best_card,
    bot_weights,
)
from accessible_uno.players.own_side import AIMED, harms_own_side, opponents, partners, sparing
from accessible_uno.rules.shared.companions import along_with
from accessible_uno.rules.shared.reports import CastVote, Infractions, Report, Vote, WrongCardSeen

SMALL_HAND: Final = 2
DOUBTING: Final = ("challenge",)
"""The verb of calling a bluff."""
SEIZED: Final = (("catch",), ("shout",))
"""The verbs of offers that go to the quickest player: denouncing a forgotten UNO, shouting first.
They are recognised by verb, because bots do not know the rules that bring them."""


class CharacterBot:
    """Plays as its character would, by its view alone.

    Args:
        character: how it plays.
        chance: returns a number from 0 up to 1.
    """

    def __init__(self, character: Character, chance: Callable[[], float]) -> None:
        self.character = character
        self._chance = chance
        liked, saved = character.attacks, character.saves_wilds
        self._weights = [bot_weights(liked, of_two=two, wild=saved) for two in (False, True)]
        self._overlooked: set[str] = set()

    def _happens(self, likelihood: float) -> bool:
        return self._chance() < likelihood

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question: play the best card, or draw, keep, doubt, name a colour."""
        question = view.question
        self._overlooked.clear()
        if isinstance(question, Turn):
            return self._lay_together(view, legal) or self._play(view, legal)
        if isinstance(question, Drawn | GoingOn):
            return self._play(view, legal)
        if isinstance(question, Threat):
            return self._face(view, legal)
        if isinstance(question, Vote):
            seen = view.recall(Infractions).latest(question.culprit) is not None
            return CastVote(view.seat, seen and question.culprit not in partners(view))
        return self._only(view, legal)

    @staticmethod
    def _only(view: View, legal: Legal) -> Action:
        """What is done for a silent player, or else the first of the legal actions."""
        usual = legal.default()
        acts = [usual, *legal] if usual else legal
        return sparing(view, legal, acts)[0] if partners(view) else next(iter(acts))

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Denounce a player who forgot UNO, or lay out of turn, when the bot notices the offer.

        The bot decides once for each offer; an UNO that it forgot itself stays forgotten.
        """
        for chance in view.offers:
            if repr(chance) in self._overlooked:
                continue
            self._overlooked.add(repr(chance))
            if self._happens(self.character.notices):
                if isinstance(chance, WrongCardSeen):
                    return Report(view.seat, chance.culprit)
                jumps: list[Jump] = []
                for action in legal:
                    if action.verbs in SEIZED and not harms_own_side(view, legal, action):
                        return action
                    if isinstance(action, Jump) and not action.cards[-1].is_colourless:
                        jumps.append(action)
                if jumps:
                    return self._jump(view, jumps)
        return None

    def _jump(self, view: View, jumps: list[Jump]) -> Jump:
        """Lay out of turn, with the colour that the rest of the hand favours and UNO when due."""
        laid = jumps[0].cards
        hand = list(view.hand)
        for each in laid:
            hand.remove(each)
        liked = [each for each in jumps if each.cards == laid]
        liked = [each for each in liked if each.colour in (None, favourite_colour(hand))] or liked
        if self._happens(self.character.forgets_uno):
            return liked[0]
        return next((each for each in liked if each.uno), liked[0])

    def _lay_together(self, view: View, legal: Legal) -> Action | None:
        """Lay the most cards that go together; ``None`` when none do."""
        if not legal.knows(LayTogether):
            return None
        most: LayTogether | None = None
        for action in legal:
            if isinstance(action, LayTogether) and (
                most is None or len(action.cards) > len(most.cards)
            ):
                most = action
        if most is None or len(view.hand) - len(most.cards) > 1:
            return most
        if self._happens(self.character.forgets_uno):
            return most
        return replace(most, uno=True)

    def memory(self) -> list[str]:
        """Return the offers that the bot has decided about."""
        return sorted(self._overlooked)

    def remember(self, memory: Iterable[str]) -> None:
        """Restore the offers that the bot has decided about."""
        self._overlooked = set(memory)

    def _play(self, view: View, legal: Legal) -> Action:
        seat = view.seat
        cards = legal.cards()
        willing = self._willing(view, legal, cards)
        if not willing:
            for instead in (DrawCard(seat), Pass(seat)):
                if instead in legal:
                    return instead
        return self._lay(view, legal, willing or cards) if cards else self._only(view, legal)

    def _lay(self, view: View, legal: Legal, cards: list[Card]) -> Action:
        if self._happens(self.character.slips):
            laid = cards[int(self._chance() * len(cards))]
        else:
            laid = best_card(cards, view, self._weights[len(view.playing) == 2])
        hand = list(view.hand)
        for gone in (*along_with(laid, hand), laid):
            hand.remove(gone)
        colour = favourite_colour(hand) if laid.is_wild and view.names_colours_at_once else None
        due = len(hand) == 1 or (not hand and view.held > 1)
        calls = due and not self._happens(self.character.forgets_uno)
        return play(view.seat, laid, colour, calls, self._choice(view, legal, laid))

    def _choice(self, view: View, legal: Legal, laid: Card) -> Choice:
        """Choose the opponent with the fewest cards, if fewer than the bot keeps; else nobody.

        Whoever must exchange hands keeps the shortest of all on the own side.
        """
        allowed = legal.choices(laid)
        seats = [choice for choice in allowed if isinstance(choice, int)]
        if not seats:
            return allowed[int(self._chance() * len(allowed))]
        against = opponents(view)
        others = [seat for seat in seats if seat in against]
        best = min(others or seats, key=view.counts.__getitem__)
        if laid.face in AIMED or view.counts[best] < len(view.hand) - 1:
            return best
        own = [seat for seat in seats if seat not in against]
        return ChoiceWord.NONE if ChoiceWord.NONE in allowed else (*own, best)[0]

    def _willing(self, view: View, legal: Legal, cards: list[Card]) -> list[Card]:
        """Return the cards without a bluff and without wilds worth keeping, by its character.

        A card without a colour that may be laid at any moment passes the hands on.  It waits until
        the next player holds fewer cards, because the bot gets that hand.
        """
        counts = view.counts
        if counts[view.after(view.seat)] >= view.held - 1:
            anytime = [held for held in dict.fromkeys(cards) if held.is_colourless]
            waiting = [held for held in anytime if Jump(view.seat, (held,)) in legal]
            cards = [held for held in cards if held not in waiting]
        plain = [held for held in cards if not held.is_wild]
        lawful = [held for held in cards if held is not WILD_DRAW_FOUR]
        if lawful and len(lawful) < len(cards) and not self._happens(self.character.bluffs):
            cards = lawful
        own = partners(view)
        fewest = min([counts[seat] for seat in view.playing if seat not in own])
        hurried = fewest <= SMALL_HAND
        if plain and not hurried and self._happens(self.character.hoards_wilds):
            cards = [held for held in cards if not held.is_wild] or cards
        return cards

    def _face(self, view: View, legal: Legal) -> Action:
        """Doubt the threat, answer it with a card, or take the cards.

        A bluff is the likelier the more cards the other player still holds.
        """
        threat = view.question
        assert isinstance(threat, Threat)
        doubts = [action for action in legal if action.verbs == DOUBTING] if threat.doubtful else []
        doubts = [action for action in doubts if not harms_own_side(view, legal, action)]
        held = view.counts[threat.by]
        if doubts and self._happens(self.character.doubts * min(held, 6) / 6):
            return doubts[0]
        replies = legal.cards()
        if threat.by in partners(view):
            replies = [held for held in replies if held.face is not Face.BOOMERANG]
        return self._lay(view, legal, replies) if replies else Take(view.seat)
