"""What the game waits for is heard last: offers and questions are repeated after other answers."""

from __future__ import annotations

import pytest
from table_fixtures import played, position, table

from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Table

OFFER = "Say “counter-uno”, or Enter."


def forgetful(turn: int) -> Table:
    """Luna holds one card and has not said UNO."""
    others = ("g1 g2 g3", "y1 y2 y3", "b1")
    return table(position("r7 b4 g2", "b8", others=others, offers=(Unannounced(3),), turn=turn))


def answers_of_person(at: Table, *lines: str) -> list[str]:
    """Type ``lines`` at a terminal; return the answer to the last of them."""
    console = played(lines, at, settings=Settings("en"), interactive=True)
    return console.answer_to(lines[-1])


@pytest.mark.parametrize(
    "lines",
    [
        ("quit", "no"),
        ("quit", ""),
        ("red 9",),
        ("hello",),
        ("yes",),
        ("vote yes",),
        ("pause", ""),
        ("cancel",),
    ],
    ids=" ".join,
)
def test_an_open_offer_is_heard_last(lines: tuple[str, ...]) -> None:
    """On another's turn the offer comes last; on the own turn the question follows it."""
    told = answers_of_person(forgetful(turn=1), *lines)
    assert told[-1].endswith(OFFER)
    assert sum(OFFER in line for line in told) == 1
    own = answers_of_person(forgetful(turn=0), *lines)
    assert OFFER in own[-2]
    assert own[-1].startswith("Your turn")


def test_a_paused_game_offers_nothing_until_enter() -> None:
    assert not any(OFFER in line for line in answers_of_person(forgetful(1), "pause", "hello"))
    stays = answers_of_person(forgetful(1), "pause", "quit", "no")
    assert "Enter" in stays[-1]
    assert OFFER not in stays[-1]


@pytest.mark.parametrize("line", ["yes", "no"])
def test_yes_and_no_without_a_vote_have_the_question_repeated(line: str) -> None:
    told = played([line], table(position("r7 b4", "r8")), settings=Settings("en")).answer_to(line)
    assert told[-1].startswith("Your turn")
    assert "vote" not in " ".join(told)


def test_an_offer_that_bots_take_at_once_is_not_told() -> None:
    """At no pace they do not wait; saying the word is still possible, and help explains it."""
    fast = Settings("en", pace=Pace.NONE)
    for turn in (0, 1):
        assert OFFER not in " ".join(played(["hand"], forgetful(turn), settings=fast).shown)
    assert OFFER in " ".join(played(["hand"], forgetful(0), settings=Settings("en")).shown)
