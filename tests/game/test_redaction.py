"""Nobody is told of cards that they may not see."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import astuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "secrecy"))

from laid_open import LAID_OPEN, TO_ITS_OWNER
from random_play import OPTIONS, other_rules, play_at_random

from accessible_uno.cards import Card, card
from accessible_uno.game.base import ONLOOKER, Action, Event
from accessible_uno.game.events import (
    Dealt,
    HandReceived,
)
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.reports import CastVote, Vote
from accessible_uno.rules.threats.doubt import Doubted


def cards_in(item: object) -> Iterator[Card]:
    """Every card inside a tuple of tuples."""
    if isinstance(item, Card):
        yield item
    elif isinstance(item, tuple):
        for part in item:
            yield from cards_in(part)


def cards_of(event: Event) -> list[Card]:
    """Every card that an event speaks of."""
    return [each for value in astuple(event) for each in cards_in(value)]


@pytest.mark.quick("0", "4")
@pytest.mark.sample(40)
@pytest.mark.parametrize("seed", range(80))
def test_nobody_is_told_of_hidden_cards(seed: int) -> None:
    """What a viewer is told holds cards that lie open, or their own, or that they inspect."""
    seats = 2 + seed % 5

    def look(_state: State, _act: Action, told: Sequence[Event]) -> None:
        for event in told:
            for viewer in (ONLOOKER, *range(seats)):
                seen = event.seen_by(viewer)
                assert type(seen) is type(event)
                if isinstance(event, LAID_OPEN):
                    assert seen is event
                elif isinstance(event, TO_ITS_OWNER):
                    assert cards_of(seen) == (cards_of(event) if viewer == event.seat else [])
                    assert isinstance(seen, TO_ITS_OWNER)
                    assert (seen.seat, seen.count) == (event.seat, len(event.cards))
                elif isinstance(event, Dealt):
                    own = list(event.hands[viewer]) if viewer >= 0 else []
                    assert cards_of(seen) == own
                elif isinstance(event, Doubted):
                    sees = viewer in (event.seat, event.accused)
                    assert cards_of(seen) == (cards_of(event) if sees else [])
                else:
                    assert cards_of(seen) == []

    rules = (*(("leaflet", options) for options in OPTIONS), *other_rules())
    key, options = rules[seed % len(rules)]
    play_at_random(seed, seats, preset(key).compile(options), look)


def test_a_hand_that_changes_owners_is_seen_by_whoever_receives_it() -> None:
    """The giver saw it before; the others learn how many cards it holds."""
    event = HandReceived(1, 0, 2, (card("r1"), card("g2")))
    assert event.seen_by(1) is event
    for viewer in (0, 2, ONLOOKER):
        assert event.seen_by(viewer) == HandReceived(1, 0, 2, ())


def test_the_hand_is_inspected_by_the_doubter_alone() -> None:
    """BR-14: the doubter sees the hand, the others see only that it is inspected."""
    event = Doubted(1, 0, (card("r1"), card("g2")))
    assert event.seen_by(1) is event
    assert event.seen_by(0) is event
    assert event.seen_by(2) == Doubted(1, 0, ())
    assert event.seen_by(ONLOOKER) == Doubted(1, 0, ())


def test_a_drawn_card_is_not_seen_by_whoever_is_asked_meanwhile() -> None:
    """B has drawn and is asked; a vote comes in between: neither D nor anybody sees the card."""
    lines = [
        *('[Format "1"]', '[Rules "leaflet"]', '[Option "penalty-comment 2"]'),
        *('[Seats "A B C D"]', '[Hands "A: r1 r2; B: y3 y4; C: b1 b2; D: b3 b4"]'),
        *('[Discard "g5"]', '[Turn "B"]', '[Draw "g9"]', "", "B draw", "C report A"),
    ]
    (case,) = read_cases(lines)
    run = RecordRun(case)
    for line in case.lines:
        run.move(line)
    asked = run.state.question
    assert isinstance(asked, Vote)
    assert run.state.drawn == card("g9")
    for seat in (ONLOOKER, *range(4)):
        assert View(run.state, seat).drawn is None
    while isinstance(run.state.question, Vote):
        run.act(CastVote(run.state.question.seat, False), 0)
    assert [View(run.state, seat).drawn for seat in range(4)] == [None, card("g9"), None, None]
