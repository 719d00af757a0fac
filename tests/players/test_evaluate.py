"""The evaluation that hints and bots share."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_uno.cards import COLOURS, Card, Colour, card
from accessible_uno.game.legality import favourite_colour
from accessible_uno.game.view import View
from accessible_uno.players.evaluate import HINT, Weights, best_card, bot_weights, score
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.preset import preset

BOLD = bot_weights(2.0, of_two=True)
DECK = preset("leaflet").compile(seats=2).deck
HANDS = st.lists(st.sampled_from(DECK), min_size=1, max_size=12)


def seen(hand: str, others: str = "r1 r1 r1 r1 r1") -> View:
    """What A sees, holding ``hand``, when it is A's turn."""
    header = ['[Seats "A B"]', f'[Hands "A: {hand}; B: {others}"]', '[Discard "r9"]', '[Turn "A"]']
    (case,) = read_cases(header)
    return View(RecordRun(case).state, 0)


def best(hand: str, weights: Weights, others: str = "r1 r1 r1 r1 r1") -> str:
    """The code of the best card of a hand."""
    view = seen(hand, others)
    return best_card(view.hand, view, weights).code


@pytest.mark.parametrize(
    ("hand", "hint", "bot"),
    [
        ("r1 g2 g3", "g3", "g3"),  # the colour held most, then the highest digit
        ("wi r1", "r1", "r1"),  # a wild waits
        ("wi wi+4", "wi", "wi+4"),  # alone, the bot attacks, the hint says the first
        ("r5 r5 g1 g2", "r5", "g2"),  # the hint counts both copies, the bot what follows one
        ("r+2 r8", "r8", "r+2"),  # the hint drops points, the bot attacks
        ("b9 g9 y9 r8", "b9", "r8"),  # the bot keeps a symbol that it holds several of
    ],
)
def test_where_hint_and_bot_agree_and_where_they_differ(hand: str, hint: str, bot: str) -> None:
    """Each difference is one weight; the hint must stay what has always been told."""
    assert (best(hand, HINT), best(hand, BOLD)) == (hint, bot)


def test_an_attack_counts_double_when_the_next_player_is_nearly_out() -> None:
    hand = "g+2 b8 b1 b2 b3"
    assert best(hand, bot_weights(1.5, of_two=True)) == "b8"
    assert best(hand, bot_weights(1.5, of_two=True), "r1 r1") == "g+2"


def test_with_three_or_more_a_bot_lays_what_another_has_shown_not_to_hold() -> None:
    """B draws on a red 5: A goes back to red, though green would be followed by green."""
    header = ['[Seats "A B C"]', '[Hands "A: g1 g2 r5; B: b1 b2; C: g5 b3 b4"]']
    (case,) = read_cases([*header, '[Discard "r5"]', '[Turn "B"]', '[Draw "y9"]', "B draw", "C g5"])
    run = RecordRun(case)
    for line in case.lines:
        run.move(line)
    view = View(run.state, 0)
    assert best_card(view.hand, view, bot_weights(0, of_two=False)).code == "r5"
    assert best_card(view.hand, view, bot_weights(0, of_two=True)).code == "g2"


@pytest.mark.parametrize(("gone", "laid"), [("g1 g2 g4 g5", "g3"), ("r1 r2 r4 r5", "r3")])
def test_with_three_or_more_the_last_card_is_one_that_more_goes_with(gone: str, laid: str) -> None:
    """Of two threes one stays: that of the colour of which fewer cards have gone."""
    header = ['[Seats "A B C"]', '[Hands "A: g3 r3; B: b1 b2; C: y1 y2"]']
    (case,) = read_cases([*header, f'[Discard "b3 {gone}"]', '[Turn "A"]'])
    view = View(RecordRun(case).state, 0)
    assert best_card(view.hand, view, bot_weights(0, of_two=False)).code == laid
    assert best_card(view.hand, view, bot_weights(0, of_two=True)).code == "g3"


def test_a_card_that_takes_all_others_along_is_laid_rather_than_one_that_leaves_some() -> None:
    header = ['[Rules "extreme"]', '[Seats "A B C"]', '[Hands "A: r5 rda; B: b1 b2; C: y1 y2"]']
    (case,) = read_cases([*header, '[Discard "r3"]', '[Turn "A"]'])
    view = View(RecordRun(case).state, 0)
    assert best_card(view.hand, view, bot_weights(0, of_two=False)).code == "rda"


def test_the_first_of_equal_cards_is_taken() -> None:
    assert best("r5 g5", HINT) == "r5"
    assert best("g5 r5", HINT) == "g5"


@given(HANDS)
def test_a_hint_compares_one_thing_after_the_other(hand: list[Card]) -> None:
    """Its weights are far enough apart for any hand: not a wild, then colour, then the digit."""
    view = seen(" ".join(each.code for each in hand))

    def in_words(held: Card) -> tuple[bool, int, int]:
        colours = [each.colour for each in view.hand]
        digit = -1 if held.digit is None else held.digit
        return not held.is_wild, colours.count(held.colour), digit

    assert best_card(view.hand, view, HINT) is max(view.hand, key=in_words)
    ranked = sorted(view.hand, key=lambda held: score(held, view, HINT))
    assert [in_words(held) for held in ranked] == sorted(map(in_words, view.hand))


@given(HANDS)
def test_the_favourite_colour_is_the_one_held_most(hand: list[Card]) -> None:
    """The first in deck order among equals; wilds are of no colour."""
    counts = {colour: sum(each.colour is colour for each in hand) for colour in COLOURS}
    found = favourite_colour(hand)
    assert counts[found] == max(counts.values())
    assert all(counts[colour] < counts[found] for colour in COLOURS[: COLOURS.index(found)])


def test_a_hand_of_wilds_favours_the_first_colour() -> None:
    assert favourite_colour([card("wi"), card("wi+4")]) is COLOURS[0] is Colour.RED
