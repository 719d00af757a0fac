"""What one seat knows of the cards in the others' hands: the sum of the events that it has seen.

Each card that a player holds is either known, or unknown with the cards that it cannot be.  A
player who draws instead of playing, for example, holds no card that goes on the top one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Event, Seat, Told, Window
from accessible_uno.game.chance import in_random_order
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.events import Asked, Drew, HandReceived
from accessible_uno.game.state import Evidence, State
from accessible_uno.game.windows import Drawn, Turn

NOTHING: Final[frozenset[Card]] = frozenset()

INSTEAD_OF_WILD: Final = 0.08
NAMED_COLOUR: Final = 2.2
NEW_COLOUR: Final = 1.4
LEFT_COLOUR: Final = 0.65
"""How much likelier some cards are in a hand: those that would have gone instead of the wild that
was laid, those of the colour named with it, and, where a card changed the colour, those of the new
colour and of the old one.  Counted in rounds between bots."""

UNCOUNTED: Final = 200
"""More cards than any hand holds."""


Leaning: TypeAlias = "dict[Card, float]"
"""How likely a card is to be held, beside the likeliest one: from 0 to 1."""

EVEN: Final[Leaning] = {}
"""No card is likelier than another."""


class Unknown(Struct, frozen=True):
    """What is known of a card that has not been seen.

    Attributes:
        none_of: what it cannot be.
        leaning: what it is likelier to be, by what its owner has laid instead.
    """

    none_of: frozenset[Card] = NOTHING
    leaning: Leaning = EVEN


ANY_CARD: Final = Unknown()


class HandKnowledge:
    """What is known of one hand.

    Attributes:
        known: cards that are certainly in it.
        unknown: what is known of each other card, oldest first.
        wanted: of each of these sets, at least one card is in it.
    """

    __slots__ = ("known", "unknown", "wanted")

    def __init__(self) -> None:
        self.known: list[Card] = []
        self.unknown: list[Unknown] = []
        self.wanted: list[frozenset[Card]] = []

    def forget(self, count: int) -> None:
        """Know only how many cards there are."""
        self.known = []
        self.unknown = [ANY_CARD] * count
        self.wanted = []


class Knowledge:
    """What ``viewer`` knows of every hand, by what it has been told.

    Args:
        viewer: the seat.
        seats: how many there are.
        deck: the cards of the game.
        asks_of_drawn: whether a player who has drawn a card that goes is always asked about it.

    Attributes:
        hands: what is known of each.
        question: the question before the act that is being learnt.
        colour: the active colour then.
        match: the cards that went on the top card then.
        saw_deal: whether the hands were dealt; if not, as where a position is laid out, each begins
            with :data:`UNCOUNTED` cards, and those too many are the oldest.
        unseen: the cards of which the viewer does not know where they are.
        before_wild: for each seat, the colour and the match before the wild it laid last.
    """

    def __init__(
        self, viewer: Seat, seats: int, deck: Iterable[Card], *, asks_of_drawn: bool
    ) -> None:
        self.viewer = viewer
        self._asks_of_drawn = asks_of_drawn
        self._moving: dict[Seat, HandKnowledge] | None = None
        self._deck = frozenset(deck)
        self.hands = [HandKnowledge() for _ in range(seats)]
        for hand in self.hands:
            hand.forget(UNCOUNTED)
        self.saw_deal = False
        self.question: Window | None = None
        self.colour: Colour | None = None
        self.match = NOTHING
        self.unseen: list[Card] = []
        self.before_wild: dict[Seat, tuple[Colour | None, frozenset[Card]]] = {}

    def learn(self, told: Told) -> None:
        """Learn from one act, of which this seat sees its own part."""
        self.question, self.colour, self.match, events = told
        if not events:
            return
        self._learn_refusal(events[0])
        for event in events:
            if not isinstance(event, HandReceived):
                self._moving = None
            event.seen_by(self.viewer).teach(self)
        self._learn_drawn(events)

    def _learn_refusal(self, first: Event) -> None:
        """Who draws on the own turn has nothing to play."""
        question = self.question
        if isinstance(first, Drew) and type(question) is Turn and first.seat == question.seat:
            self.lacks(first.seat, self.match)

    def _learn_drawn(self, events: Sequence[Event]) -> None:
        """A card just drawn that may be played goes; one that may not be played does not."""
        question = self.question
        if not self._asks_of_drawn or type(question) is not Turn or question.seat == self.viewer:
            return
        unknown = self.hands[question.seat].unknown
        first, last = events[0], events[-1]
        if isinstance(first, Drew) and first.seat == question.seat and first.count == 1 and unknown:
            goes = isinstance(last, Asked) and isinstance(last.window, Drawn)
            if goes or len(events) == 2:
                unknown[-1] = Unknown(self._deck - self.match if goes else self.match)

    def drew(self, seat: Seat, count: int, cards: Sequence[Card] = ()) -> None:
        """A hand receives ``count`` cards; ``cards`` where they are seen."""
        hand = self.hands[seat]
        if cards:
            hand.known += cards
        else:
            hand.unknown += [ANY_CARD] * count

    def left_hand(self, seat: Seat, card: Card) -> None:
        """A card is seen to leave a hand.

        Of the unknown cards that may have been this one, the one of which most is known goes.
        """
        hand = self.hands[seat]
        hand.wanted = [cards for cards in hand.wanted if card not in cards]
        if card in hand.known:
            hand.known.remove(card)
            return
        places = [at for at, unseen in enumerate(hand.unknown) if card not in unseen.none_of]
        if places:
            del hand.unknown[max(places, key=lambda at: len(hand.unknown[at].none_of))]
        elif hand.unknown:
            hand.forget(len(hand.known) + len(hand.unknown) - 1)

    def laid(self, seat: Seat, card: Card) -> None:
        """A card is laid; what lay under a wild may be needed to judge it."""
        if card.is_wild:
            self.before_wild[seat] = (self.colour, self.match)
        self.left_hand(seat, card)
        if type(self.question) is Turn and self.question.seat == seat and seat != self.viewer:
            self._learn_preference(seat, card)

    def _learn_preference(self, seat: Seat, card: Card) -> None:
        """Who had the choice and laid this card is likelier to hold some cards than others."""
        if card.is_wild:
            going = {each: INSTEAD_OF_WILD for each in self.match if not each.is_wild}
            self._lean(seat, going)
        elif card.colour is not self.colour:
            self._lean(seat, dict.fromkeys(self._of_colour(self.colour), LEFT_COLOUR))
            self._lean_to(seat, card.colour, NEW_COLOUR)

    def named(self, seat: Seat, colour: Colour) -> None:
        """A player names the colour of a wild: the one most held."""
        if seat != self.viewer:
            self._lean_to(seat, colour, NAMED_COLOUR)

    def _of_colour(self, colour: Colour | None) -> list[Card]:
        return [each for each in self._deck if each.colour is colour]

    def _lean_to(self, seat: Seat, colour: Colour | None, factor: float) -> None:
        """Cards of a colour are likelier than others, by ``factor``."""
        others = [each for each in self._deck if each.colour is not colour]
        self._lean(seat, dict.fromkeys(others, 1 / factor))

    def _lean(self, seat: Seat, factors: Leaning) -> None:
        """Some cards are less likely to be held now than they were, by a factor for each."""
        hand = self.hands[seat]
        changed: dict[int, Leaning] = {}
        for place, unseen in enumerate(hand.unknown):
            before = unseen.leaning
            leaning = changed.get(id(before))
            if leaning is None:
                leaning = before | {
                    each: before.get(each, 1.0) * factor for each, factor in factors.items()
                }
                changed[id(before)] = leaning
            hand.unknown[place] = Unknown(unseen.none_of, leaning)

    def shown(self, seat: Seat, cards: Sequence[Card]) -> None:
        """A whole hand is seen."""
        hand = self.hands[seat]
        hand.forget(0)
        hand.known = list(cards)

    def holds(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Some cards are seen in a hand that holds them already."""
        hand = self.hands[seat]
        missing = list(cards)
        for each in hand.known:
            if each in missing:
                missing.remove(each)
        for each in missing:
            self.left_hand(seat, each)
        hand.known += missing

    def lacks(self, seat: Seat, cards: frozenset[Card]) -> None:
        """A hand holds none of some cards, but for those that are known in it."""
        hand = self.hands[seat]
        hand.unknown = [Unknown(each.none_of | cards, each.leaning) for each in hand.unknown]

    def has_one_of(self, seat: Seat, cards: frozenset[Card]) -> None:
        """A hand holds at least one of some cards."""
        hand = self.hands[seat]
        if cards.isdisjoint(hand.known):
            hand.wanted.append(cards)

    def judged(self, seat: Seat, *, guilty: bool, coloured: bool) -> None:
        """A doubt has been decided: the hand held another card that could be played, or none.

        ``coloured``: only cards of the active colour count.
        """
        colour, match = self.before_wild.get(seat, (None, NOTHING))
        cards = frozenset(each for each in match if not each.is_wild)
        if coloured:
            cards = frozenset(each for each in self._deck if each.colour is colour)
        if guilty:
            self.has_one_of(seat, cards)
        else:
            self.lacks(seat, cards)

    def moved(self, giver: Seat, receiver: Seat) -> None:
        """A whole hand changes its owner, at the same time as those moved just before."""
        if self._moving is None:
            self._moving = dict(enumerate(self.hands))
        self.hands[receiver] = self._moving[giver]

    def dealt(self, count: int, cards: Sequence[Sequence[Card]]) -> None:
        """Hands of ``count`` cards are dealt; ``cards`` where they are seen."""
        self.saw_deal = True
        for seat, hand in enumerate(self.hands):
            hand.forget(count)
            if cards[seat]:
                self.shown(seat, cards[seat])


TRIES: Final = range(12)
"""How often a card is drawn that may not be held, or is held seldom, before one is searched for."""

HONEST: Final = 0.85
"""How often a wild draw four that may be doubted is imagined to be lawful."""


def imagine(state: State, known: Knowledge, chance: Callable[[], float]) -> State:
    """Return a position in which the hidden cards are others; ``known`` is settled before.

    It depends on ``known``, on what lies open, and on ``chance`` alone: nothing is taken from the
    cards that are hidden from the viewer.

    Args:
        state: the true position.
        known: what the viewer knows.
        chance: returns a number from 0 up to 1.
    """
    viewer = known.viewer
    twin = state.copy()
    twin.told = []
    twin.keeps_told = False
    pool = known.unseen[:]
    suspects = {each.seat: each for each in state.evidence if not each.cleared}
    for seat, hand in enumerate(known.hands):
        if seat != viewer:
            suspect = suspects.get(seat)
            lawful = suspect is not None and chance() < HONEST
            none_of = suspect.against if suspect is not None and lawful else frozenset()
            twin.hands[seat] = _imagined_hand(hand, pool, none_of, chance)
    twin.pile = in_random_order(pool, chance)
    if state.evidence:
        twin.evidence = tuple(_judged_anew(each, twin, viewer) for each in state.evidence)
    asked = state.question
    if isinstance(asked, Drawn) and asked.seat != viewer and state.drawn is not None:
        twin.drawn = twin.hands[asked.seat][-1]
    if state.last_drawn is not None:
        twin.last_drawn = twin.drawn  # who drew it has decided about it, or is asked now
    for kind, note in state.notes.items():
        twin.notes[kind] = note.imagined(viewer, twin.hands)
    return twin


def _imagined_hand(
    hand: HandKnowledge,
    pool: list[Card],
    lacked: frozenset[Card],
    chance: Callable[[], float],
) -> list[Card]:
    """Take a hand out of the ``pool``: cards that it may hold, where there are any."""
    held = hand.known[:]
    wanted = [cards for cards in hand.wanted if cards.isdisjoint(held)]
    for card in hand.unknown:
        excluded = card.none_of | lacked if lacked else card.none_of
        if wanted:
            wish = wanted.pop()
            wished = [at for at, each in enumerate(pool) if each in wish - excluded]
            held.append(_take(pool, wished, chance))
            continue
        for _ in TRIES:
            at = int(chance() * len(pool))
            found = pool[at]
            leaning = card.leaning
            if found not in excluded and (not leaning or chance() < leaning.get(found, 1.0)):
                pool[at] = pool[-1]
                pool.pop()
                held.append(found)
                break
        else:
            left = [at for at, each in enumerate(pool) if each not in excluded]
            held.append(_take(pool, left, chance))
    return held


def _take(pool: list[Card], places: Sequence[int], chance: Callable[[], float]) -> Card:
    """Take the card at one of some places out of ``pool``; any card where there is no place."""
    places = places or range(len(pool))
    return pool.pop(places[int(chance() * len(places))])


def _judged_anew(evidence: Evidence, twin: State, viewer: Seat) -> Evidence:
    """Decide whether a wild draw four is a bluff by the imagined hand of who laid it."""
    if evidence.seat == viewer or evidence.cleared:
        return evidence
    guilty = not evidence.against.isdisjoint(twin.hands[evidence.seat])
    return replace(evidence, guilty=guilty)


def settle_counts(state: State, known: Knowledge) -> None:
    """Forget what does not fit what lies open; the viewer knows the own hand."""
    for seat, (hand, held) in enumerate(zip(known.hands, state.hands, strict=True)):
        surplus = len(hand.known) + len(hand.unknown) - len(held)
        if surplus > 0 and not known.saw_deal:
            del hand.unknown[:surplus]
        if seat == known.viewer:
            known.shown(seat, held)
        elif len(hand.known) + len(hand.unknown) != len(held):
            hand.forget(len(held))
    known.saw_deal = True
    unseen = _unseen_counts(state, known)
    if min(unseen.values()) < 0:
        for seat, (hand, held) in enumerate(zip(known.hands, state.hands, strict=True)):
            if seat != known.viewer:
                hand.forget(len(held))
        unseen = _unseen_counts(state, known)
    known.unseen = [each for each, count in unseen.items() for _ in range(count)]


def _unseen_counts(state: State, known: Knowledge) -> dict[Card, int]:
    """Return of each card how many are neither seen by the viewer nor known where they are."""
    left = dict(state.game.derive(_counts_of_deck))
    for seen in (state.discard, *(hand.known for hand in known.hands)):
        for each in seen:
            left[each] -= 1
    return left


def _counts_of_deck(game: CompiledRules) -> dict[Card, int]:
    return {each: game.deck.count(each) for each in dict.fromkeys(game.deck)}
