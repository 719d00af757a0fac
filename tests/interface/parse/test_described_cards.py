"""Cards that are named by what they are like, and those that are taken back in the same line."""

from __future__ import annotations

from typing import Final

import pytest
from natural_lines import context, taken_for
from table_fixtures import NAMES, position, table

from accessible_uno.cards import Colour
from accessible_uno.interface.parse.intents import Act, Intent, LineContext, Unclear
from accessible_uno.interface.verbs.all_verbs import parse_line

LINES: Final = """
turn fr la carte noire -> play wi=?
turn fr la noire en rouge -> play wi=r
turn fr je joue mon bleu le plus fort -> play b7
turn fr ma plus petite bleue -> play b1
turn fr mes deux quatre -> ask two
turn fr pas le rouge, le 4 bleu -> play b4
turn fr le 4 bleu, pas le rouge -> play b4
turn fr je joue le quatre bleu, s’il vous plaît, et pas le rouge -> ?
turn en the black one -> play wi=?
turn en black card, red please -> play wi=r
turn en play my highest blue -> play b7
turn en the lowest blue -> play b1
turn en both fours -> ask two
turn en not the blue 7, the blue 4 -> play b4
turn en I’ll put down the blue one and the blue seven -> ask two
turn en blue number one -> play b1
turn en blue number 7 -> ask digit
turn fr bleu numéro 4 -> play b4
turn en wild, keep it the same -> play wi=b
turn fr je mets un joker et on garde la même couleur -> play wi=b
turn en what is my highest blue -> ?
colour fr on garde la même couleur -> colour b
colour en keep it the same -> colour b
end fr oui -> enter
end en yes -> enter
turn en yes -> ?
"""


@pytest.mark.parametrize("line", LINES.strip().splitlines())
def test_described_cards_and_corrections(line: str) -> None:
    situation, locale, said = line.split(maxsplit=2)
    typed, _, meant = said.partition(" -> ")
    assert taken_for(parse_line(typed, context(situation, locale)), situation) == meant


def _parsed(line: str, hand: str, *options: tuple[str, str]) -> Intent:
    at = table(position(hand=hand, top="b5", options=options))
    view = at.view(0)
    return parse_line(line, LineContext("en", view, at.legal(0), NAMES, view.hand))


def test_the_black_one_of_two_kinds_is_asked_for() -> None:
    assert _parsed("the black one", "wi wi+4 r1") == Unclear("unclear-which-wild")
    assert taken_for(_parsed("the black one", "wi+4 r1"), "turn") == "play wi+4=?"
    refused = _parsed("the black one", "r1 g2")
    assert isinstance(refused, Act) and taken_for(refused, "turn").startswith("play wi")


def test_no_digit_is_highest_where_none_is_held() -> None:
    assert _parsed("my highest green", "r1 gsk") == Unclear(
        "unclear-no-digit", {"colour": Colour.GREEN}
    )


def test_one_of_a_colour_is_no_1_that_is_not_held() -> None:
    for hand, asked in (("b3 b2 r1", "unclear-colour-alone"), ("b1 b2 r1", "unclear-one-or-any")):
        intent = _parsed("one of my blues", hand)
        assert isinstance(intent, Unclear) and intent.message_id == asked


def test_both_are_laid_where_cards_go_together() -> None:
    laid = _parsed("both fives", "r5 g5 y1", ("intercept", "exact"), ("pairs", "on"))
    assert isinstance(laid, Act) and laid.action.notation(NAMES).count("5") == 2
