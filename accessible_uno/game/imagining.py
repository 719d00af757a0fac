"""Imagines a whole position from what one seat knows: any that might be the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from accessible_uno.cards import Card
from accessible_uno.game.base import Seat
from accessible_uno.game.chance import in_random_order
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.knowledge import HandKnowledge, Knowledge
from accessible_uno.game.state import Evidence, State
from accessible_uno.game.windows import Drawn

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
    for none_of, leaning in hand.unknown:
        excluded = none_of | lacked if lacked else none_of
        if wanted:
            wish = wanted.pop()
            wished = [at for at, each in enumerate(pool) if each in wish - excluded]
            held.append(_take(pool, wished, chance))
            continue
        for _ in TRIES:
            at = int(chance() * len(pool))
            found = pool[at]
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
