"""What the dealer and the bots know when a game is put away, they know again."""

from __future__ import annotations

import pytest

from accessible_uno.cards import DECK
from accessible_uno.game.windows import Turn
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import SCATTERBRAINED
from accessible_uno.rules.preset import preset
from accessible_uno.rules.uno_call import Unannounced
from accessible_uno.table import Clock, Dealer, Table
from accessible_uno.table.resume_state import Minds, Past, Whim


def test_the_dealer_goes_on_with_the_same_lots() -> None:
    """After a shuffle, cards picked and a number drawn, the next shuffle is the same."""
    dealer = Dealer("9")
    dealer.shuffled(DECK)
    dealer.pick(DECK, 7)
    dealer.below(40)
    again = Dealer("9", asked=Past(Minds(dealer, {}, {}).written()).dealt)
    assert again.shuffled(DECK) == dealer.shuffled(DECK)


def test_a_bot_goes_on_with_its_own_chance_and_memory() -> None:
    """What it has overlooked stays overlooked, and its next whims are the same."""
    game = preset("leaflet").compile()
    dealer = Dealer("9")
    table = Table(game, "AB", dealer)
    table.next_round()
    state = table.snapshot()
    state.question, state.offers = Turn(0), [Unannounced(0)]
    seen = Table(game, "AB", dealer, state=state)
    whim = Whim(dealer.whim(1))
    bot = CharacterBot(SCATTERBRAINED.with_lapses(1.0), whim)
    while bot.interject(seen.view(1), seen.legal(1)) is not None:
        bot.remember([])
    assert whim.asked > 0
    past = Past(Minds(dealer, {1: bot}, {1: whim}).written())
    again = Whim(Dealer("9").whim(1), past.asked(1))
    other = CharacterBot(SCATTERBRAINED, again)
    other.remember(past.memory(1))
    assert other.interject(seen.view(1), seen.legal(1)) is None
    assert again.asked == whim.asked
    assert [again() for _ in range(5)] == [whim() for _ in range(5)]


def test_the_clock_goes_on_with_what_was_left() -> None:
    """When the game is left, in the stretched time; cut off, with the whole time; once alone."""
    table = Table(preset("leaflet").compile([("time-limit", "20")]), "AB", Dealer("9"))
    table.next_round()
    seat, hours = table.asked, [100.0]
    assert seat is not None
    clock = Clock(table, lambda: hours[0], stretch=2)
    clock.start(seat)
    hours[0] += 31
    minds = Minds(Dealer("9"), {}, {}, clock)
    for leaving, left in ((True, 9), (False, 40)):
        past = Past(minds.written(leaving=leaving))
        again = Clock(table, lambda: hours[0], past.stretch, past.left)
        assert Past(Minds(Dealer("9"), {}, {}, again).written(leaving=leaving)).left == past.left
        again.start(seat)
        assert (again.limit(seat), again.left(seat)) == (40, left)
        again.more(seat)
        assert again.left(seat) == 40


@pytest.mark.parametrize(
    "text",
    [
        *("[", "[]", "5", '"x"', "null", "[" * 100_000, '{"dealer": -1}', '{"dealer": "7"}'),
        *('{"dealer": 1e999}', '{"dealer": true}', '{"dealer": 99999999999999999999}'),
        *('{"whims": []}', '{"whims": {"1": "x"}}', '{"whims": {"1": 10000000000}}'),
        *('{"dealer": 7, "left": {"x": 5}}', '{"left": {"1": 1e999}}', '{"stretch": "2"}'),
        *('{"bots": 5}', '{"bots": {"1": "abc"}}', '{"bots": {"1": [1]}}'),
    ],
)
def test_a_past_that_makes_no_sense_is_lost_and_says_so(text: str) -> None:
    """Whatever its shape, nothing is half remembered, and nobody draws lots for hours."""
    past = Past(text)
    assert past.lost
    assert (past.dealt, past.asked(1), past.memory(1)) == (0, 0, [])
    assert (past.stretch, past.left) == (1, {})


def test_a_new_game_has_no_past() -> None:
    """Nobody was asked, nobody remembers."""
    assert (Past().dealt, Past().asked(2), Past().memory(2)) == (0, 0, [])
    assert (Past().stretch, Past().left) == (1, {})
