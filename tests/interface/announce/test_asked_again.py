"""What the game waits for is heard last: offers and questions are repeated after other answers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from table_fixtures import CAREFUL, played, position, table

from accessible_uno.cards import card
from accessible_uno.game.steps import END_TURN
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Table

OFFER = "“Catch” Luna, or Enter?"


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


def test_a_refused_act_has_what_a_half_typed_card_lacks_asked_again() -> None:
    at = table(position("wi r7 b4", "r8"))
    told = played(["wild", "keep"], at, settings=Settings("en")).answer_to("keep")
    assert "Wild: which colour?" in told[-1]
    assert "For example" not in " ".join(told)


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


REST = "For the rest: “commands”, “keys” or “rules”."


def helped(at: Table, *lines: str) -> list[str]:
    """Return the answer to “help” after ``lines``."""
    return played([*lines, "help"], at, settings=Settings("en")).answer_to("help")


def threat(hand: str, amount: int, top: str, rules: str) -> Table:
    """Luna lays ``top``, which aims at Ada."""
    asked = Threat(0, amount, 3, card(top))
    state = position(hand, top, question=asked, turn=3, rules=rules)
    state.push(END_TURN[3])
    return table(state)


def test_help_in_a_question_says_what_answers_it_and_ends_with_it() -> None:
    assert helped(table(position("wi g4 g2", "r5")), "wild") == [
        "Name a colour: red, yellow, green or blue.",
        REST,
        "Wild: which colour?",
    ]
    assert helped(threat("g1 r5", 2, "r+2", "duo")) == [
        "None of your cards answers.",
        REST,
        "Luna gives you 2 cards: Enter takes them.",
    ]
    elsewhere = helped(forgetful(turn=1))
    assert elsewhere[-2:] == [REST, OFFER]


def test_help_speaks_of_letting_pass_only_where_that_can_be_done() -> None:
    """A skip that may be answered by a Rapido is a question: Enter does not let it pass."""
    told = helped(threat("rsk b4 g2", 0, "rsk", "rapido"))
    assert told[-1] == "Luna skips you: accept or answer?"
    assert not any("lets it pass" in line for line in told)


def test_help_tells_what_a_rapido_does_in_the_own_turn() -> None:
    """One plays again after it, and it is not out of turn."""
    for turn, again in ((0, True), (1, False)):
        told = " ".join(helped(table(position("b5 g4 g2", "b5", rules="rapido", turn=turn))))
        assert ("“rapido” lays it, and you play again" in told) is again
        assert ("out of turn" in told) is not again


def test_a_forced_draw_is_not_told_as_a_choice() -> None:
    told = played(["xyz"], threat("g1 r5", 2, "r+2", "duo"), settings=Settings("en"))
    assert "Take the 2 cards: “take”." in told.answer_to("xyz")[0]


@pytest.mark.parametrize("notices", [1, 0])
@pytest.mark.parametrize("pace", [Pace.WAIT, Pace.NONE])
def test_the_own_turn_comes_after_what_bots_do_about_an_offer(pace: Pace, notices: int) -> None:
    """It is told once, and last: after another has been denounced, or nobody has."""
    others = ("g1 g2 g3", "y1 y2 y3", "r2 b1")
    state = position("r7 b4 g2", "r8", others=others, turn=3)
    at = table(state, character=replace(CAREFUL, forgets_uno=1, notices=notices))
    lines = [""] if pace is Pace.WAIT else []
    console = played(lines, at, settings=Settings("en", pace=pace))
    own = [place for place, told in enumerate(console.shown) if told.startswith("Your turn")]
    caught = [place for place, told in enumerate(console.shown) if told.startswith("Caught!")]
    asked_before = pace is Pace.WAIT  # the offer waits for the player's own answer
    assert len(own) == 1 + asked_before
    assert len(caught) == notices
    assert all(own[-1] > place for place in caught)
