"""Bots, hints and reasons know who plays together, and do the own side no harm (TEAM-01, ROT-01).

``tests/bench/sides.py`` plays ten thousand rounds of the same.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessible_uno.cards import card
from accessible_uno.game.actions import Choose, Play, Take
from accessible_uno.game.base import Action, ChoiceWord, Seat
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.game.windows import Threat
from accessible_uno.interface.announce.hints import choose_hint
from accessible_uno.players import evaluate
from accessible_uno.players.bot import Bot
from accessible_uno.players.evaluate import HINT, best_card, bot_weights
from accessible_uno.players.own_side import harms_own_side, opponents, partners
from accessible_uno.players.registry import make_bot
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote, Infraction, Infractions, Report, Vote
from accessible_uno.rules.shared.sides import Sides
from accessible_uno.rules.shared.uno import Catch, Unannounced

BENCH = runpy.run_path(str(Path(__file__).parents[1] / "bench" / "sides.py"))
LEVELS = ("easy", "normal", "strong")
FACING = Sides(((0, 2), (1, 3)), as_one=True)


def position(hand: str, *others: str, options: tuple[str, ...] = (), line: str = "") -> State:
    """It is the turn of A, who holds ``hand`` and plays with C; B and D play against them."""
    hands = "; ".join(f"{name}: {held}" for name, held in zip("ABCD", (hand, *others), strict=True))
    header = ['[Rules "teams"]', '[Seats "A B C D"]', f'[Hands "{hands}"]', '[Discard "r5"]']
    header += [f'[Option "{each}"]' for each in options]
    (case,) = read_cases([*header, '[Turn "A"]', line])
    run = RecordRun(case)
    run.state.remember(FACING)
    for each in case.lines:
        run.move(each)
    return run.state


def chosen(level: str, state: State, seat: Seat = 0) -> Action:
    """What a bot of a level does that forgets nothing and notices everything."""
    bot = make_bot(level, Random(level).random, lapses=0)
    return bot.choose(View(state, seat), Legal(state, seat))


def interjected(level: str, state: State, seat: Seat) -> Action | None:
    bot = make_bot(level, Random(level).random, lapses=0)
    return bot.interject(View(state, seat), Legal(state, seat))


def test_who_plays_together() -> None:
    state = position("r1 r2", "b1 b2", "b3 b4", "b6 b7")
    view = View(state, 0)
    assert (partners(view), opponents(view)) == ((2,), [1, 3])
    state.remember(Sides())
    assert (partners(view), opponents(view)) == ((), [1, 2, 3])


def test_rounds_of_teams_and_partners_hold_no_act_against_the_own_side() -> None:
    """Each level; and where bots do not know the sides, the same count finds many."""
    settings, count = BENCH["SETTINGS"], BENCH["count_acts"]
    turns = len(settings)
    for level, first, rounds in zip(LEVELS, (0, 9, 18), (9, 9, 3), strict=True):
        tally = count(first * turns, rounds)[level]
        assert tally["rounds", ""] == rounds
        assert sum(tally[key] for key in tally if key[1] == "opponent") > 5
        assert not any(tally[key] for key in tally if key[1] == "harm")
    tally = BENCH["Counter"]()

    def sideless(state: State, seat: Seat, dealer: Any) -> Bot:
        bot = make_bot("normal:scatterbrained", dealer.bot_rng(seat))
        watched: Bot = BENCH["Watched"](BENCH["Sideless"](bot, state, seat), tally)
        return watched

    for setting in settings[1:5]:
        BENCH["play"](setting, "sideless", sideless)
    assert sum(tally[key] for key in tally if key[1] == "harm") > 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_forgotten_uno_of_a_partner_stays_unsaid(level: str) -> None:
    state = position("r1 r2 r3", "b1 b2", "b3", "b6 b7")
    state.offers.append(Unannounced(2))
    assert interjected(level, state, 1) == Catch(1, 2)
    assert interjected(level, state, 0) is None
    assert choose_hint(View(state, 1), Legal(state, 1)).key == "catch"
    assert choose_hint(View(state, 0), Legal(state, 0)).key != "catch"


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_aimed_at_an_opponent(level: str) -> None:
    """The partner holds the fewest cards."""
    state = position("r+2? g1 g2", "b1 b2 b4", "b3", "b6 b7", options=("target-draw on",))
    act = chosen(level, state)
    assert isinstance(act, Play)
    assert act.card is card("r+2?")
    assert act.choice in (1, 3)
    if level != "strong":
        assert act.choice == 3  # the shorter hand of the two


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("hand", "others", "harmful"),
    [
        ("r7 g1 g2 g3", ("b1 b2", "b3", "b6 b7 b8 b9"), True),  # B's is worth more than C's
        ("r7 g1", ("b1 b2", "b3", "b6 b7 b8"), True),  # nobody has to exchange
        ("r7 g1", ("b1 b2", "b3 y1 y2", "b6 b7 b8"), False),  # C plays the last card sooner
    ],
)
def test_hands_are_exchanged_within_a_side_to_its_gain_alone(
    level: str, hand: str, others: tuple[str, ...], harmful: bool
) -> None:
    state = position(hand, *others, options=("seven-swap on",))
    view, legal = View(state, 0), Legal(state, 0)
    exchange = next(act for act in legal if isinstance(act, Play) and act.choice == 2)
    assert harms_own_side(view, legal, exchange) == harmful
    act = chosen(level, state)
    assert not harms_own_side(view, legal, act)
    if level == "normal" and harmful:
        assert isinstance(act, Play)
        assert act.choice == (1 if len(hand.split()) > 3 else ChoiceWord.NONE)


def test_whoever_must_exchange_keeps_the_short_hand_in_the_side() -> None:
    state = position(
        "sw g1 g2", "b1 b2 b3", "y1 y2 y3 y4", "b6 b7 b8 b9", options=("swap-card on",)
    )
    view, legal = View(state, 0), Legal(state, 0)
    act = chosen("normal", state)
    assert isinstance(act, Play)
    assert (act.card, act.choice) == (card("sw"), 2)
    exchange = next(act for act in legal if isinstance(act, Play) and act.choice == 2)
    assert not harms_own_side(view, legal, exchange)
    assert not harms_own_side(view, legal, Choose(0, 1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_is_neither_doubted_nor_condemned_nor_struck_back(level: str) -> None:
    """Whoever sits before a partner, as after somebody has left, may be asked all of these."""
    state = position("bo r2 g3", "b1 b2", "b3 b4 b6", "b7 b8", options=("boomerang on",))
    state.question = Threat(0, 4, 2, card("wi+4"), doubtful=(2,))
    view, legal = View(state, 0), Legal(state, 0)
    assert harms_own_side(view, legal, Challenge(0))
    assert chosen(level, state) == Take(0)
    state.question = Threat(0, 4, 1, card("wi+4"), doubtful=(1,))
    assert not harms_own_side(view, legal, Challenge(0))
    state.remember(Infractions((Infraction(2, "word", 1), Infraction(1, "word", 1))))  # type: ignore[arg-type]
    for culprit in (1, 2):
        state.question = Vote(0, 3, culprit, (), 0, 0)
        assert chosen(level, state) == CastVote(0, agrees=culprit == 1)
    assert harms_own_side(view, legal, Report(0, 2))


def test_a_card_that_hits_a_partner_waits_and_a_hint_says_so() -> None:
    """B has left: C, the partner, is next."""
    state = position("r+2 r1 b9", "b1 b2", "b3", "b7 b8", options=("abandon on",), line="B quit")
    view, legal = View(state, 0), Legal(state, 0)
    assert view.after(0) == 2
    for weights in (HINT, bot_weights(2, of_two=False)):
        assert best_card([card("r+2"), card("r1")], view, weights) is card("r1")
    assert choose_hint(view, legal).weighed[0] == "partner"


@pytest.mark.parametrize(
    ("mine", "laid", "factor", "otherwise"),
    [("r+2 r1 r3 r4 b5", "b5", 0.01, "r+2"), ("r+2 wi", "r+2", 10, "wi")],
)
def test_an_attack_on_a_partner_costs_more_than_any_colour_and_less_than_a_wild(
    monkeypatch: pytest.MonkeyPatch, mine: str, laid: str, factor: float, otherwise: str
) -> None:
    """In a hint."""
    state = position(mine, "b1 b2", "b3", "b7 b8", options=("abandon on",), line="B quit")
    view, goes = (
        View(state, 0),
        [card(code) for code in (mine.split(maxsplit=1)[0], mine.rsplit(maxsplit=1)[-1])],
    )
    assert best_card(goes, view, HINT) is card(laid)
    monkeypatch.setattr(evaluate, "SPARED", evaluate.SPARED * factor)
    assert best_card(goes, view, HINT) is card(otherwise)
