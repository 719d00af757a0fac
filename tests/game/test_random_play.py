"""Random games under the presets: whatever is done or tried, the kernel keeps its promises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from random_play import (
    OPTIONS,
    anything,
    leaflet,
    nothing_lost,
    other_rules,
    play_at_random,
    position,
)

from accessible_uno.game.actions import Jump, LayTogether, Play, play
from accessible_uno.game.base import CHANCE, Action, Event
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.game.windows import ColourOwed, Turn
from accessible_uno.rules.preset import preset
from accessible_uno.rules.registry import all_rules
from accessible_uno.rules.shared.doubting import Challenge

Rules: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]


@cache
def games() -> dict[Rules, Game]:
    """The compiled games of all rules that are played."""
    return {
        **{("leaflet", options): leaflet(options) for options in OPTIONS},
        **{(key, options): preset(key).compile(options) for key, options in other_rules()},
    }


seeds = st.integers(0, 10**9)
tables = st.tuples(seeds, st.integers(2, 6), st.deferred(lambda: st.sampled_from(list(games()))))


@pytest.mark.slow
@settings(max_examples=45, deadline=None)
@given(tables)
def test_any_game_keeps_its_cards_and_refuses_without_a_trace(
    table: tuple[int, int, Rules],
) -> None:
    """No act fails, no card is lost or made, and a refused act changes nothing."""
    seed, seats, rules = table

    def look(state: State, act: Action, told: Sequence[Event]) -> None:
        nothing_lost(state)
        asked = state.question.seat if state.question is not None else None
        assert told or asked == CHANCE, f"{act!r} went without a word"
        assert state.turn in state.playing
        playing = state.question is not None and state.question.seat >= 0 and state.discard
        if playing and not state.round_over:
            assert state.top in state.discard
            laid_last = isinstance(state.question, ColourOwed)
            assert all(state.hands[seat] for seat in state.playing) or laid_last
            assert type(state.question) is not Turn or not state.agenda, "something is left to do"
        assert not (state.round_over and state.offers)

    play_at_random(seed, seats, games()[rules], look)


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(tables)
def test_legal_acts_are_those_that_are_not_refused(  # noqa: C901  # one walk, every kind of act
    table: tuple[int, int, Rules],
) -> None:
    """The list, the single question and the playable cards agree, for every seat."""
    seed, seats, rules = table
    game = games()[rules]
    chance = Random(seed)

    def plain(act: Action) -> Action:
        """UNO said too early is void, so such a play counts as the play alone; a doubt without a
        name is the doubt of the last one of several; a colour that would be asked for afterwards
        may be said with the wild.
        """
        if isinstance(act, Challenge):
            return Challenge(act.seat)
        if isinstance(act, Jump):
            return replace(act, choice=None if act.choice == "none" else act.choice)
        if isinstance(act, LayTogether):
            return replace(act, choice=None if act.choice == "none" else act.choice, uno=False)
        if not isinstance(act, Play):
            return act
        apart = game.colour_apart and act.card.is_wild
        choice = None if act.choice == "none" else act.choice
        return play(act.seat, act.card, None if apart else act.colour, False, choice)

    def look(state: State, _act: Action, _told: Sequence[Event]) -> None:
        listed = [act for seat in range(seats) for act in game.legal(state, seat)]
        assert len(listed) == len(set(listed))
        assert all(game.why_not(state, act) is None for act in listed)
        allowed = {plain(act) for act in listed}
        for _ in range(25):
            tried = anything(state, chance)
            if tried.seat >= 0 and getattr(tried, "accused", None) is None:
                refused = game.why_not(state, tried) is not None
                assert refused == (plain(tried) not in allowed), tried
        for seat in range(seats):
            playable = game.playable(state, seat)
            plays = {act.card for act in listed if isinstance(act, Play) and act.seat == seat}
            assert set(playable) == plays
            if state.drawn is None:
                assert playable == [card for card in state.hands[seat] if card in plays]

    play_at_random(seed, seats, game, look, acts=80)


@settings(max_examples=25, deadline=None)
@given(tables)
def test_the_same_acts_give_the_same_game(
    table: tuple[int, int, Rules],
) -> None:
    """Done again, on a table and on a copy taken half-way, the acts lead to the same position."""
    seed, seats, rules = table
    game = games()[rules]
    state, done = play_at_random(seed, seats, game)
    again = game.open(seats)
    half = len(done) // 2
    for act in done[:half]:
        game.act(again, act)
    twin = again.copy()
    before = position(twin)
    for act in done[half:]:
        game.act(again, act)
    assert position(again) == position(state)
    assert position(twin) == before, "a copy changed with the table it was taken from"
    for act in done[half:]:
        game.act(twin, act)
    assert position(twin) == position(state)


@pytest.mark.parametrize("order", range(6))
def test_the_order_of_the_rules_does_not_matter(
    order: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules, asked in any order, give the same events and the same position."""
    state, done = play_at_random(order, 4, leaflet())
    places = list(range(len(all_rules())))
    Random(order).shuffle(places)
    for rule, place in zip(all_rules().values(), places, strict=True):
        monkeypatch.setattr(rule, "rank", place)
    rules = preset("leaflet").active_rules()
    Random(order).shuffle(rules)
    shuffled = Game(rules)
    ranks = [type(rule).rank for rule in shuffled.rules]
    assert ranks == sorted(ranks)
    twin = shuffled.open(4)
    for act in done:
        shuffled.act(twin, act)
    assert position(twin) == position(state)


def seen(state: State, seat: int) -> dict[str, object]:
    """All that a seat can see, and may do."""
    view = View(state, seat)
    names = [name for name, kind in vars(View).items() if isinstance(kind, property)]
    found: dict[str, object] = {name: getattr(view, name) for name in names}
    found["after"] = [view.after(other) for other in state.playing]
    legal = Legal(state, seat)
    found["legal"] = list(legal)
    found["cards"] = legal.cards()
    found["default"] = legal.default()
    return found


@settings(max_examples=30, deadline=None)
@given(tables)
def test_a_view_does_not_depend_on_what_is_hidden(
    table: tuple[int, int, Rules],
) -> None:
    """With the others' cards and the draw pile mixed up, a seat sees the same (CORE-18)."""
    seed, seats, rules = table
    chance = Random(seed)

    def look(state: State, _act: Action, _told: Sequence[Event]) -> None:
        seat = chance.randrange(seats)
        twin = state.copy()
        others = [other for other in range(seats) if other != seat]
        hidden = [card for other in others for card in twin.hands[other]] + twin.pile
        chance.shuffle(hidden)
        for other in others:
            twin.hands[other] = [hidden.pop() for _ in twin.hands[other]]
        twin.pile = hidden
        assert seen(twin, seat) == seen(state, seat)

    play_at_random(seed, seats, games()[rules], look, acts=80)


def test_a_seat_learns_nothing_by_asking_for_another() -> None:
    """What somebody else could do is not answered, nor what silence would do for them."""
    state, _ = play_at_random(3, 3, leaflet(), acts=12, unlawful=0)
    question = state.question
    assert question is not None and question.seat >= 0
    other = state.seat_from(question.seat, 1)
    act = play(question.seat, state.hands[question.seat][0])
    with pytest.raises(ValueError, match=str(question.seat)):
        Legal(state, other).why_not(act)
    assert act not in Legal(state, other)
    assert Legal(state, other).default() is None
    assert Legal(state, question.seat).default() is not None
