"""What ``normal`` weighs at a table of three or more: it lays what promises most."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from accessible_uno.cards import Colour, card
from accessible_uno.game.view import View
from accessible_uno.players import character_bot
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import BOLD, PLAIN, Character
from accessible_uno.players.laying import (
    MOST,
    ROWS,
    Laying,
    Prospect,
    learnt_rows,
    usual_laying,
    ways_to_lay,
    worth,
)
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun


def seen(hand: str, *lines: str, others: str = "B: b1 b2 b3 b4; C: y5 y6 y7 y8") -> View:
    """What A sees, holding ``hand``, with B and C at the table, after the moves of ``lines``."""
    header = ['[Seats "A B C"]', f'[Hands "A: {hand}; {others}"]', '[Discard "r9"]']
    (case,) = read_cases([*header, *(lines or ['[Turn "A"]'])])
    run = RecordRun(case)
    for line in case.lines:
        run.move(line)
    return View(run.state, 0)


def best(view: View, cards: str, character: Character = PLAIN) -> Laying:
    """How the best of some cards is laid."""
    held = [card(code) for code in cards.split()]
    return CharacterBot(character, lambda: 0.5)._best(view, held)


def gain(view: View, one: str, other: str) -> float:
    """How much more it is worth to lay one card than another."""
    prospect = Prospect(view)
    first, second = (worth(usual_laying(card(code), view), prospect) for code in (one, other))
    return first - second


def test_a_colour_is_worth_more_when_another_has_shown_not_to_hold_it() -> None:
    """B draws on red, or plays: after the draw, A rather goes back to red."""
    hand, others = "g5 r1 g2 r3 y1", "B: b1 b2 b3 r7; C: r5 b3 b4 y1"
    drawn = seen(hand, '[Turn "B"]', '[Draw "y2"]', "B draw", "C r5", others=others)
    played = seen(hand, '[Turn "B"]', "B r7", "C r5", others=others)
    assert gain(drawn, "r1", "g5") > gain(played, "r1", "g5")
    assert best(drawn, "g5 r1").card is card("r1")


def test_an_attack_is_worth_most_when_the_next_player_is_nearly_out() -> None:
    hand = "r+2 r4 r6 g2 g3"
    near = seen(hand, others="B: b1; C: y5 y6 y7 y8")
    assert gain(near, "r+2", "r4") > gain(seen(hand), "r+2", "r4") + 0.02
    assert best(near, "r+2 r4").card is card("r+2")


def test_a_style_likes_attacks_more() -> None:
    """It gives up a colour for one."""
    view = seen("b+2 r4 r6 g3 g4 y1")
    assert best(view, "b+2 r4").card is card("r4")
    assert best(view, "b+2 r4", BOLD).card is card("b+2")


def test_what_lies_open_tells_on_how_much_the_last_card_goes() -> None:
    """Red cards are seen on the pile: fewer are left than green ones."""
    reds = "B: r1 r2 r3 r4; C: r5 r6 r7 r8"
    view = seen("r0 g8", '[Turn "C"]', "C r8", others=reds)
    outlets = {
        held.code: Prospect(view).describe(usual_laying(held, view))[-1] for held in view.hand
    }
    assert outlets["r0"] > outlets["g8"]  # laid, it leaves the 8, three of which are unseen


def test_few_cards_are_weighed_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """With four cards or fewer nothing is looked up, nor with two players."""
    looked: list[Laying] = []

    def look(laying: Laying, prospect: Prospect) -> float:
        looked.append(laying)
        return worth(laying, prospect)

    monkeypatch.setattr(character_bot, "worth", look)
    best(seen("r1 r2 g1 g2"), "r1 r2")
    assert not looked
    best(seen("r1 r2 g1 g2 g3"), "r1 r2")
    assert looked


def test_a_wild_takes_a_colour_that_stays_in_the_hand() -> None:
    view = seen("wi g1 g2 y3")
    found = ways_to_lay(card("wi"), view)
    assert {each.colour for each in found} == {Colour.GREEN, Colour.YELLOW}
    alone = seen("wi wi+4")
    assert [each.colour for each in ways_to_lay(card("wi"), alone)] == [Colour.RED]


def test_going_out_is_worth_most() -> None:
    view = seen("r1")
    assert worth(usual_laying(card("r1"), view), Prospect(view)) == 1.0


@pytest.mark.parametrize("players", [3, MOST])
def test_there_is_a_weight_for_everything_that_counts(players: int) -> None:
    view = seen("r1 r2")
    described = Prospect(view).describe(usual_laying(card("r1"), view))
    rows = learnt_rows(players)
    assert len(rows) == ROWS
    assert {len(row) for row in rows} == {len(described)}


def test_nothing_hidden_counts() -> None:
    """Cards that the seat does not see are exchanged: every worth stays the same."""

    def worths(others: str) -> Iterator[float]:
        view = seen("r1 r2 g9 wi", others=others)
        for held in view.hand:
            for each in ways_to_lay(held, view):
                yield worth(each, Prospect(view))

    first = [*worths("B: b1 b2 b3 b4; C: y5 y6 y7 y8")]
    assert first == [*worths("B: wi+4 r3 r4 r5; C: g1 g2 g3 b4")]
    assert len(set(first)) > 1


def test_a_card_that_takes_its_colour_along_leaves_less() -> None:
    view = seen("rda r1 r2 g9", '[Rules "extreme"]', '[Turn "A"]')
    assert usual_laying(card("rda"), view).rest == [card("g9")]
