"""The state of the dealer, the bots and the clock survives saving and resuming."""

from __future__ import annotations

import pytest

from accessible_uno.cards import DECK
from accessible_uno.game.windows import Turn
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import SCATTERBRAINED
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.table import Clock, Dealer, Table
from accessible_uno.table.resume_state import CountedRng, ResumeState, SavedState, read_state


def test_a_resumed_dealer_shuffles_as_before() -> None:
    """After a shuffle, picked cards and a drawn number, a resumed dealer shuffles the same."""
    dealer = Dealer("9")
    dealer.shuffled(DECK)
    dealer.pick(DECK, 7)
    dealer.below(40)
    again = Dealer("9", drawn=read_state(ResumeState(dealer, {}, {}).to_json()).drawn)
    assert again.shuffled(DECK) == dealer.shuffled(DECK)


def test_a_resumed_bot_keeps_its_random_numbers_and_memory() -> None:
    """What it has overlooked stays overlooked, and its next random numbers are the same."""
    game = preset("leaflet").compile()
    dealer = Dealer("9")
    table = Table(game, "AB", dealer)
    table.next_round()
    state = table.snapshot()
    state.question, state.offers = Turn(0), [Unannounced(0)]
    seen = Table(game, "AB", dealer, state=state)
    whim = CountedRng(dealer.bot_rng(1))
    bot = CharacterBot(SCATTERBRAINED.with_lapses(1.0), whim)
    while bot.interject(seen.view(1), seen.legal(1)) is not None:
        bot.remember([])
    assert whim.drawn > 0
    past = read_state(ResumeState(dealer, {1: bot}, {1: whim}).to_json())
    again = CountedRng(Dealer("9").bot_rng(1), past.drawn_by(1))
    other = CharacterBot(SCATTERBRAINED, again)
    other.remember(past.memory(1))
    assert other.interject(seen.view(1), seen.legal(1)) is None
    assert again.drawn == whim.drawn
    assert [again() for _ in range(5)] == [whim() for _ in range(5)]


def test_a_resumed_clock_keeps_the_time_left() -> None:
    """A game that is left keeps the time left; after a crash the player has the whole time."""
    table = Table(preset("leaflet").compile([("time-limit", "20")]), "AB", Dealer("9"))
    table.next_round()
    seat, now = table.asked, [100.0]
    assert seat is not None
    clock = Clock(table, lambda: now[0], stretch=2)
    clock.start(seat)
    now[0] += 31
    resume_state = ResumeState(Dealer("9"), {}, {}, clock)
    for leaving, left in ((True, 9), (False, 40)):
        past = read_state(resume_state.to_json(leaving=leaving))
        again = Clock(table, lambda: now[0], past.stretch, past.left)
        assert (
            read_state(ResumeState(Dealer("9"), {}, {}, again).to_json(leaving=leaving)).left
            == past.left
        )
        again.start(seat)
        assert (again.limit(seat), again.time_left(seat)) == (40, left)
        again.restart(seat)
        assert again.time_left(seat) == 40


def test_invalid_state_is_dropped_and_reported(subtests: pytest.Subtests) -> None:
    """Invalid state of any shape is dropped as a whole, and costs no hours of drawing numbers."""
    for text in [
        *("[", "[]", "5", '"x"', "null", "[" * 100_000, '{"dealer": -1}', '{"dealer": "7"}'),
        *('{"dealer": 1e999}', '{"dealer": true}', '{"dealer": 99999999999999999999}'),
        *('{"whims": []}', '{"whims": {"1": "x"}}', '{"whims": {"1": 10000000000}}'),
        *('{"dealer": 7, "left": {"x": 5}}', '{"left": {"1": 1e999}}', '{"stretch": "2"}'),
        *('{"bots": 5}', '{"bots": {"1": "abc"}}', '{"bots": {"1": [1]}}'),
    ]:
        with subtests.test(text=text):
            past = read_state(text)
            assert past.unreadable
            assert (past.drawn, past.drawn_by(1), past.memory(1)) == (0, 0, [])
            assert (past.stretch, past.left) == (1, {})


def test_a_new_game_has_no_past() -> None:
    """No number was drawn, and no bot remembers anything."""
    assert (SavedState().drawn, SavedState().drawn_by(2), SavedState().memory(2)) == (0, 0, [])
    assert (SavedState().stretch, SavedState().left) == (1, {})
