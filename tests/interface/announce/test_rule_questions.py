"""Questions and offers of single rules: prompts list the choices, hints give an answer."""

from __future__ import annotations

import pytest
from table_fixtures import played, position, table

from accessible_uno.game.base import Window
from accessible_uno.narration.message_store import load_messages
from accessible_uno.rules.deal.dealers_choice import DealWayOwed, HandSizeOwed
from accessible_uno.rules.special.wizz import Shouting, Spin, Spoils
from accessible_uno.rules.special.wizz.spaces import ColourToShed, DigitToShed, KeepTwo


@pytest.mark.parametrize(
    ("question", "rules", "prompt", "advice"),
    [
        (Spin(0), "wizz", "À vous : tournez la roue !", "tourne"),
        (
            ColourToShed(0),
            "wizz",
            "Quelle couleur quitte votre main ? Au choix : rouge, bleu, vert.",
            "bleu",
        ),
        (DigitToShed(0), "wizz", "Quel chiffre quitte votre main ? Au choix : 7, 4, 2.", "2"),
        (KeepTwo(0), "wizz", "Quelles sont les deux cartes à garder ?", "2 vert et 4 bleu"),
        (
            Spoils(0, 7),
            "wizz",
            "Guerre gagnée ! Votre carte la plus haute peut partir : laquelle, ou aucune ?",
            "7 rouge",
        ),
        (
            HandSizeOwed(0, 15),
            "olympic",
            "Combien de cartes à chacun, de 7 à 15 ?",
            "7",
        ),
        (
            DealWayOwed(0, 7),
            "olympic",
            "De quel côté distribuez-vous : gauche ou droite ?",
            "gauche",
        ),
    ],
)
def test_a_question_lists_its_choices_and_a_hint_answers(
    question: Window, rules: str, prompt: str, advice: str
) -> None:
    """The hint can be typed as it is announced."""
    at = table(position("r7 b4 g2", "b8", rules=rules, question=question))
    console = played(["conseil", "charabia", advice], at)
    assert prompt in console.shown
    assert console.answer_to("conseil") == [
        f"Dites « {advice} »." if question == Spin(0) else f"Par exemple : {advice}."
    ]
    [unclear] = console.answer_to("charabia")
    assert unclear.startswith("« charabia » : je ne comprends pas.")
    assert advice in unclear
    assert at.view(0).question != question


def test_at_the_wheel_every_answer_is_to_spin_it() -> None:
    """A card is refused because the wheel must be spun first.

    The refusal repeats the question, and help gives the word.
    """
    at = table(position("y8 b4 g2", "b8", rules="wizz", question=Spin(0)))
    console = played(["8 jaune", "pioche", "passe", "aide"], at)
    assert console.answer_to("8 jaune") == ["Ce tour-ci, tournez la roue."]
    assert console.answer_to("pioche") == ["Ce tour-ci, tournez la roue."]
    assert console.answer_to("passe") == [
        "Répondez d’abord à la question. À vous : tournez la roue !"
    ]
    assert console.answer_to("aide")[0] == "Dites « tourne »."
    assert console.answer_to("aide")[-1] == "À vous : tournez la roue !"


def test_where_one_colour_may_go_another_is_answered_with_it() -> None:
    at = table(position("r7 r4", "b8", rules="wizz", question=ColourToShed(0)))
    console = played(["bleu"], at)
    assert console.answer_to("bleu") == ["Au choix : rouge."]


def test_an_interception_is_hinted_at_and_explained() -> None:
    """The word that does it is announced, and works."""
    at = table(position("g8 b4 g2", "g8", others=["g1", "y1 y2", "b1"], rules="olympic", turn=1))
    console = played(["conseil", "aide", "intercepte"], at)
    [advice] = console.answer_to("conseil")
    assert advice.startswith("« intercepte » pose le 8 vert hors de votre tour")
    assert any("« intercepte » la pose" in line for line in console.answer_to("aide"))
    assert console.answer_to("intercepte")[:2] == ["Vous interceptez !", "Vous jouez le 8 vert."]


def test_an_interception_that_comes_too_late_is_refused_with_the_reason() -> None:
    """Nothing is played, and there is no penalty where misplays have none."""
    at = table(position("g8 b4 g2", "b5", rules="rapido"))
    console = played(["intercepte", "intercepte 8 vert"], at)
    assert console.answer_to("intercepte") == [
        "Aucune de vos cartes ne peut intervenir maintenant. Par exemple : 4 bleu."
    ]
    [answer] = console.answer_to("intercepte 8 vert")
    assert answer == "Pas d’interception possible maintenant."
    assert at.view(0).held == 3


@pytest.mark.parametrize("line", ["intercepte carte uno", "intercepte", "jump uno card"])
def test_the_uno_card_is_laid_out_of_turn_by_its_name(line: str) -> None:
    """Its name ends with the word UNO, which is not taken as a call of UNO here."""
    at = table(position("un b4 g2", "un", others=["g1", "y1 y2", "b1"], rules="rapido", turn=1))
    console = played([line], at)
    assert "Vous jouez une carte Uno." in console.answer_to(line)
    assert at.view(0).held < 3 or "Prudence" in " ".join(console.shown)


def test_the_race_is_explained() -> None:
    """Help and hint give the word to shout."""
    at = table(position("r7 b4 g2", "b8", rules="wizz", turn=1, offers=(Shouting(),)))
    console = played(["conseil", "aide", "uno wizz"], at)
    assert console.answer_to("conseil")[0].startswith("« crie »")
    assert any("« crie » avant les autres" in line for line in console.answer_to("aide"))
    assert console.answer_to("uno wizz")[0] == "Uno wizz ! Vous criez avant les autres."


def test_a_wild_with_its_colour_among_several_cards_is_asked_back_about() -> None:
    """« joker bleu » would be a card and a colour; among several cards it is unclear."""
    state = position("r5 wi b2 g3", "r7", options=(("runs", "on"),))
    for line in ("5 rouge joker bleu", "joker bleu 5 rouge", "pose 5 rouge +4 vert"):
        answer = played([line], table(state.copy())).answer_to(line)
        assert answer, line
        assert state.hands[0] == position("r5 wi b2 g3", "r7").hands[0]


def test_a_rule_may_bring_a_hint_for_its_own_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message ``hint-keep-two`` is said instead of the answer that would do."""
    hint = "Gardez deux cartes de la même couleur."
    monkeypatch.setitem(load_messages("fr").sources, "hint-keep-two", f"hint-keep-two = {hint}")
    at = table(position("r7 b4 g2", "b8", rules="wizz", question=KeepTwo(0)))
    console = played(["conseil"], at)
    assert console.answer_to("conseil") == [hint]
