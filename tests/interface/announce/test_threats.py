"""Threats at the keyboard: taking, doubting, answering with a card, and the hints."""

from __future__ import annotations

import pytest
from table_fixtures import played, position, table

from accessible_uno.cards import Colour, card
from accessible_uno.game.state import Evidence, State
from accessible_uno.game.steps import END_TURN
from accessible_uno.game.windows import Threat
from accessible_uno.settings.schema import Settings

LUNA, VICTOR = 3, 2


def threatened(hand: str, top: str, amount: int, *options: tuple[str, str]) -> State:
    """Return a table where Ada faces the top card that Luna has played."""
    question = Threat(0, amount, LUNA, card(top), turn=LUNA)
    rules = "leaflet" if options else "duo"
    state = position(hand, top, question=question, turn=LUNA, rules=rules, options=options)
    state.push(END_TURN[LUNA])
    return state


def test_a_threat_is_answered_with_a_card() -> None:
    """The card is typed as on a turn; a wrong card is refused, with one that would do."""
    at = table(threatened("g+2 r5 b7", "r+2", 2))
    console = played(["conseil", "aide", "r5", "+2 vert"], at)
    assert console.answer_to("conseil") == [
        "Jouez le +2 vert : la carte répond, et vous ne prenez rien."
    ]
    assert console.answer_to("aide")[:2] == [
        "Une carte vous vise : « prends » accepte ; une carte qui répond se joue comme une autre.",
        "Vous pouvez jouer le +2 vert.",
    ]
    assert console.answer_to("r5") == [
        "Dites « prends », ou une carte qui répond. Par exemple : +2 vert."
    ]
    assert console.answer_to("+2 vert")[0] == "Vous jouez le +2 vert."
    assert at.view(0).held == 2


def test_without_an_answer_one_takes() -> None:
    """The prompt and the hint tell the player to take."""
    at = table(threatened("g1 r5 b7", "r+2", 4))
    console = played(["conseil", "prends"], at)
    assert "Luna vous donne 4 cartes : prenez-les, par Entrée." in console.shown
    assert console.answer_to("conseil") == ["Prenez les cartes : aucune des vôtres n’y répond."]
    assert at.view(0).held >= 7


def test_a_boomerang_is_laid_by_its_name() -> None:
    """It returns the skip to its author."""
    at = table(threatened("bo r5 b7", "rsk", 0, ("boomerang", "on")))
    console = played(["boomerang"], at)
    assert "Luna vous fait perdre votre tour : accepter ou répondre ?" in console.shown
    assert console.answer_to("boomerang")[:2] == [
        "Vous jouez un boomerang.",
        "Luna perdra son prochain tour.",
    ]


@pytest.mark.parametrize("word", ["answer", "respond", "répondre", "répond", "play"])
def test_answering_without_a_card_plays_the_only_one(word: str) -> None:
    """Every word that the question offers can be typed; of several cards it asks which."""
    skip = threatened("bo r5 b7", "rsk", 0, ("boomerang", "on"))
    console = played([word], table(skip), settings=Settings("en"))
    assert "Luna skips you: accept or answer?" in console.shown
    assert console.answer_to(word)[0] == "You play a boomerang."
    two = played([word], table(threatened("g+2 b+2 r5", "r+2", 2)), settings=Settings("en"))
    assert two.answer_to(word)[0].startswith("Play which card?")
    at = table(threatened("bo r5 b7", "rsk", 0, ("boomerang", "on")))
    assert played(["accept"], at).answer_to("accept")[0].startswith("Vous perdez")


def test_one_of_a_chain_is_doubted_by_name() -> None:
    """After a wrong doubt the other player may be doubted.

    After a right one, the accused draws all.
    """
    state = threatened("g1 r5 b7", "wi+4", 8, ("bluff", "tu-bluffes"))
    state.show(card("wi+4"), Colour.RED)
    state.evidence = (
        Evidence(VICTOR, True, Colour.BLUE),
        Evidence(LUNA, False, Colour.BLUE),
    )
    state.question = Threat(0, 8, LUNA, card("wi+4"), True, (LUNA, VICTOR))
    at = table(state)
    console = played(["doute Luna", "doute Victor"], at)
    verdict = console.answer_to("doute Luna")[0]
    assert verdict == "Luna ne bluffait pas. Sa main : 1 bleu, 2 bleu et 3 bleu."
    assert "Luna vous donne 10 cartes : prendre ou douter ?" in console.shown
    answer = console.answer_to("doute Victor")
    assert "Victor pioche 8." in answer
    assert "Vous piochez l’inversion bleue et le passe-tour bleu." in answer
    assert "À vous, sur du rouge." in answer
