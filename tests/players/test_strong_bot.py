"""The strong bot: it finishes games of any rules lawfully, and thinks in what its seat knows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from accessible_uno.cards import Colour, card
from accessible_uno.game.actions import Play, play
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.bot import conclude
from accessible_uno.players.characters import PLAIN
from accessible_uno.players.choices import answers
from accessible_uno.players.judgement import describe, judgement_for
from accessible_uno.players.registry import make_bot
from accessible_uno.players.strong_bot import StrongBot
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.table import Dealer, Table


def seen(seat: int, *lines: str) -> tuple[View, Legal]:
    """What a seat sees and may do after the moves of a record."""
    (case,) = read_cases(lines)
    run = RecordRun(case)
    for line in case.lines:
        run.move(line)
    return View(run.state, seat), Legal(run.state, seat)


def chosen(*lines: str) -> Action:
    return StrongBot(PLAIN, Random(1).random).choose(*seen(0, *lines))


def acts_of(key: str, seed: str, most: int, make: Callable[..., StrongBot]) -> list[Action]:
    """The acts of a round in which the first seat is strong and tries each act a few times."""
    text = preset(key)
    seats = next(count for count in (4, 3, 6, 2, 5) if text.fewest <= count <= text.most)
    dealer = Dealer(seed)
    bots = {seat: make_bot("normal", dealer.bot_rng(seat)) for seat in range(1, seats)}
    acts: list[Action] = []
    state = text.compile((), seats).open(seats)
    names = [f"B{seat}" for seat in range(seats)]
    bots[0] = make(PLAIN, dealer.bot_rng(0), samples=4)
    table = Table(state.game, names, dealer, bots=bots, state=state)
    table.next_round()
    while not (state.round_over or table.contested) and len(acts) < most:
        act = table.bot_action()
        assert act is not None
        table.act(act)
        acts.append(act)
    return acts


@pytest.mark.quick("leaflet", "extreme")
@pytest.mark.parametrize("key", preset_keys())
def test_it_plays_under_every_preset(key: str) -> None:
    """Without code for any; what it does is lawful, and the same seed gives the same game."""
    assert acts_of(key, "s", 12, StrongBot) == acts_of(key, "s", 12, StrongBot)


def test_a_slip_lays_another_card_and_does_not_draw() -> None:
    """A style may slip at any level; to draw with a card that goes would cost far more."""
    always_slips = replace(PLAIN, slips=1.0)
    table = ('[Seats "A B"]', '[Hands "A: r9 g2; B: r1 r2 r3"]', '[Discard "r5"]')
    for seed in range(6):
        bot = StrongBot(always_slips, Random(seed).random)
        assert bot.choose(*seen(0, *table, '[Turn "A"]')) == play(0, card("r9"), uno=True)


def test_it_rather_plays_than_draws_where_both_seem_as_good() -> None:
    """A few trials tell them badly apart; without a leaning it drew, and lost."""
    table = ('[Seats "A B"]', '[Hands "A: g8 r9 b9 y9; B: g0"]', '[Discard "b6"]', '[Turn "A"]')
    for seed in range(4):
        bot = StrongBot(PLAIN, Random(seed).random)
        assert isinstance(bot.choose(*seen(0, *table)), Play)


def test_it_wins_where_it_can() -> None:
    """Two skips and a card that follows: with two at the table it goes out in one go."""
    table = ('[Seats "A B"]', '[Hands "A: rsk r9; B: r1"]', '[Discard "r5"]', '[Turn "A"]')
    assert chosen(*table) == play(0, card("rsk"), uno=True)


def test_it_names_the_colour_that_the_other_lacks() -> None:
    """B has just drawn on red: A's wild does not name red."""
    table = ('[Seats "A B"]', '[Hands "A: wi r1 g1; B: b1 b2"]', '[Discard "r5"]', '[Turn "B"]')
    act = chosen(*table, '[Draw "y9 y8 y7"]', "B draw")
    assert isinstance(act, Play)
    held = '[Hands "A: wi g1 g2 r3; B: b1"]'
    act = chosen(table[0], held, '[Discard "g5"]', table[3], '[Draw "y9 y8 y7 b8"]', "B draw")
    assert isinstance(act, Play)
    assert act.colour is not card("r1").colour


def test_the_network_knows_who_is_ahead() -> None:
    """One card against seven is better than the reverse, for every number of players."""
    for names, others in (("A B", 1), ("A B C", 2), ("A B C D", 3), ("A B C D E F", 5)):
        chances = []
        for mine, theirs in (("r1", "b1 b2 b3 y1 y2 y3 y4"), ("b1 b2 b3 y1 y2 y3 y4", "r1")):
            hands = [f"A: {mine}", *(f"{name}: {theirs}" for name in names.split()[1:])]
            view, _ = seen(
                0,
                f'[Seats "{names}"]',
                f'[Hands "{"; ".join(hands)}"]',
                '[Discard "r5"]',
                '[Turn "A"]',
            )
            sample = view.sample(Random(1).random)
            chances.append(judgement_for(others + 1).chance_to_win(describe(sample, 0)))
        assert chances[0] > chances[1] + 0.2


def test_what_is_tried_is_lawful_and_different() -> None:
    """UNO is said when due, and a wild takes no colour that the hand lacks."""
    view, legal = seen(
        0, '[Seats "A B"]', '[Hands "A: wi r1; B: r1"]', '[Discard "r5"]', '[Turn "A"]'
    )
    laid = [act for act in answers(view, legal) if isinstance(act, Play)]
    assert all(act.uno for act in laid)
    assert {act.colour for act in laid} == {None, card("r1").colour}
    assert all(act in legal for act in laid)


def test_hidden_cards_do_not_show_in_what_it_does() -> None:
    """The same choice, and the same opinions, with other cards in the other hand."""
    found = []
    for theirs in ("b1 b2 b3", "y1 wi+4 g9"):
        table = ('[Seats "A B"]', f'[Hands "A: r1 r+2 g5; B: {theirs}"]', '[Discard "r5"]')
        view, legal = seen(0, *table, '[Turn "A"]')
        bot = StrongBot(PLAIN, Random(1).random)
        found.append(conclude(bot.weigh(view, answers(view, legal))))
    assert found[0] == found[1]


def test_who_forgets_uno_does_the_same_otherwise() -> None:
    """The colour that it names, and whom it chooses, are those that it has weighed."""
    forgetful = replace(PLAIN, forgets_uno=1.0)
    table = ('[Seats "A B C"]', '[Hands "A: wi y1; B: b1 b2 b3; C: g1 g2 g3"]', '[Discard "r5"]')
    for seed in range(3):
        bot = StrongBot(forgetful, Random(seed).random)
        assert bot.choose(*seen(0, *table, '[Turn "A"]')) == play(0, card("wi"), Colour.YELLOW)
