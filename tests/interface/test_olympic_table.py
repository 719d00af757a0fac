"""An Olympic table: misplays are punished at once, and the player hears why."""

from __future__ import annotations

import pytest
from table_fixtures import played, position, table

from accessible_uno.settings.schema import Settings

TALK = ("Faute", "ne va pas")


def test_a_misplay_is_announced_with_its_reason_once() -> None:
    """First the reason, then the card that comes back, the penalty, and the question again."""
    at = table(position("r7 b4 g2", "b8", rules="olympic"))
    console = played(["g2", "b4"], at)
    answer = console.answer_to("g2")
    assert answer[0].startswith("Le 2 vert ne va pas sur le 8 bleu")
    assert answer[1] == "Faute : 2 vert, de retour dans votre main."
    assert answer[2].startswith("Vous piochez ")
    assert answer[3] == "À vous, sur le 8 bleu."
    assert len(answer) == 4
    assert not any(word in line for line in console.answer_to("b4") for word in TALK)


def test_under_other_rules_a_misplay_is_refused() -> None:
    """By the classic rules nothing happens; one message gives the reason and a legal move."""
    at = table(position("r7 b4 g2", "b8", rules="classic"))
    console = played(["g2"], at)
    [answer] = console.answer_to("g2")
    assert answer.startswith("Le 2 vert ne va pas sur le 8 bleu")
    assert "Par exemple : 4 bleu." in answer
    assert at.view(0).held == 3


def test_a_card_not_held_is_no_misplay() -> None:
    """It has no penalty, and its reason does not appear in a later message."""
    at = table(position("r7 b4 g2", "b8", rules="olympic"))
    console = played(["b9", "b4"], at)
    [answer] = console.answer_to("b9")
    assert "9 bleu" in answer
    assert not any("9 bleu" in line for line in console.answer_to("b4"))


def test_actions_possible_at_any_time_do_not_hold_the_bots() -> None:
    """Before the first card any player may have the deal recounted.

    The bots do not wait for that.
    """
    at = table(position("r7 b4 g2", "b8", rules="olympic", turn=1))
    console = played([], at)
    assert any(line.startswith("Prudence") for line in console.shown)


def test_a_motion_is_voted_down() -> None:
    """Each vote is announced, then the result, and the table asks again."""
    at = table(position("r7 b4 g2", "b8", rules="olympic"))
    console = played(["signale Luna hésitation"], at)
    assert console.answer_to("signale Luna hésitation") == [
        "Vous signalez Luna pour une hésitation.",
        "Prudence vote non.",
        "Victor vote non.",
        "Le vote acquitte Luna.",
        "À vous, sur le 8 bleu.",
    ]


def test_an_aimed_card_asks_against_whom() -> None:
    """Other cards ask with whom."""
    aimed = table(position("r+2? b4 g2", "r8", options=[("target-draw", "on")]))
    [asked] = played(["+2 visé rouge"], aimed).answer_to("+2 visé rouge")
    assert asked == "+2 visé rouge : contre qui ? Prudence, Victor, Luna."
    seven = table(position("r7 b4 g2", "r8", options=[("seven-swap", "on")]))
    assert "avec qui ?" in played(["rouge 7"], seven).answer_to("rouge 7")[0]


def test_a_wild_is_laid_with_its_colour_where_cards_go_together() -> None:
    """The colour does not make the line two cards."""
    at = table(position("wi b4 g2", "r8", rules="olympic"))
    console = played(["joker vert"], at)
    assert any(line.startswith("Vous jouez un joker") for line in console.answer_to("joker vert"))
    assert any("vert" in line for line in console.answer_to("joker vert"))


JOKER = ("wi b4 g2", "wi")


@pytest.mark.parametrize("line", ["intercepte", "intercepte joker"])
def test_an_interception_chooses_no_colour_for_the_player(line: str) -> None:
    """The answer asks what is missing; nothing is played."""
    at = table(position(*JOKER, colour="r", rules="olympic", turn=1))
    console = played([line], at)
    asked = [said for said in console.answer_to(line) if "couleur ?" in said]
    assert asked == ["Joker : quelle couleur ?"]


@pytest.mark.parametrize("line", ["intercepte joker vert", "rapido joker vert"])
def test_an_interception_with_its_colour(line: str) -> None:
    """The typed colour counts."""
    at = table(position(*JOKER, colour="r", rules="olympic", turn=1))
    console = played([line], at)
    assert console.answer_to(line)[0] == "Vous interceptez !"
    assert "vert" in " ".join(console.answer_to(line)[:3])


def test_an_interception_announces_uno_behind_its_card() -> None:
    """It is typed as for a card on the player's turn."""
    at = table(position("r5 b4", "r5", rules="rapido", turn=1))
    console = played(["rapido 5 rouge uno"], at)
    assert "Uno" in " ".join(console.answer_to("rapido 5 rouge uno")[:2])


def test_a_question_that_comes_back_after_a_vote_is_no_new_one() -> None:
    """The card was drawn before the vote, not again after it."""
    at = table(position("r7 y4 g2", "b8", rules="olympic"))
    console = played(["draw", "report Luna hesitation"], at, settings=Settings("en"))
    (asked,) = console.answer_to("draw")
    assert asked.startswith("You draw ")
    assert console.answer_to("report Luna hesitation")[-1] == asked.replace("draw", "drew", 1)
