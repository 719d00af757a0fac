"""A hint for every question that a table can ask, in the words that answer it."""

from __future__ import annotations

import random
from typing import Final

import pytest
from table_fixtures import NAMES, compiled, played, position, table

from accessible_uno.cards import card
from accessible_uno.game.base import Window
from accessible_uno.game.windows import Threat
from accessible_uno.interface.announce.queries import Queries
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.language import LOCALES
from accessible_uno.rules.deal.dealers_choice import HandSizeOwed
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Dealer, Table
from accessible_uno.voices.notices import ignore_problem

ACTS: Final = 150
NO_HELP: Final = ("round-over", "wait", "other", "over", "watching")


def _questions(rules: str) -> dict[type[Window | None], list[str]]:
    """Play by lot; return the hints at the first question of each kind, in every language."""
    chance = random.Random(5)
    at = Table(compiled(rules), ("Ada", "Bo", "Cy", "Di"), Dealer(5))
    found: dict[type[Window | None], list[str]] = {}
    for _ in range(ACTS):
        seat = at.asked
        if seat is None:
            at.next_round()
            continue
        question = at.view(seat).question
        if type(question) not in found:
            found[type(question)] = [_hint(at, seat, locale) for locale in LOCALES]
        at.act(chance.choice([each for each in at.legal(seat) if each.answers_question]))
        if at.over:
            break
    return found


def _hint(at: Table, seat: int, locale: str) -> str:
    session = Session(at, seat, Settings(locale), MessageLog({}, ignore_problem))
    told = Queries(session).hint()
    useless = {text.text for key in NO_HELP if (text := session.format(f"hint-{key}"))}
    assert told is not None
    assert told.text not in useless
    return told.text


def test_every_question_that_is_asked_has_a_hint(subtests: pytest.Subtests) -> None:
    kinds = set[type[Window | None]]()
    for rules in preset_keys():
        with subtests.test(rules=rules):
            kinds |= set(_questions(rules))
    assert len(kinds) >= 8


def test_the_dealer_is_told_what_may_be_said() -> None:
    """Before the first card too."""
    tables = (Table(compiled("olympic"), NAMES, Dealer(seed)) for seed in range(50))
    at = next(each for each in tables if _is_dealer(each))
    (told,) = played(["conseil"], at).answer_to("conseil")
    assert told == "Par exemple : 7."


def _is_dealer(at: Table) -> bool:
    """Begin a round; return whether Ada is to say how many cards are dealt."""
    at.next_round()
    return at.asked == 0 and isinstance(at.view(0).question, HandSizeOwed)


def test_a_lost_turn_is_accepted_in_the_words_of_its_question() -> None:
    asked = Threat(0, 0, 3, card("ysk"), False)
    for locale, word in (("fr", "accepte"), ("en", "accept")):
        at = table(position("r7 b4 g2", "ysk", rules="rapido", question=asked))
        command = {"fr": "conseil", "en": "hint"}[locale]
        (told,) = played([command], at, settings=Settings(locale)).answer_to(command)
        assert word in told


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("wi b7 b4 r2", "Dites « bleu » : c’est la couleur que vous avez le plus."),
        ("wi b7 r2", "Dites « rouge » : vous n’avez pas plus de cartes d’une autre couleur."),
        ("wi wi+4", "Dites « rouge » : vous n’avez aucune carte de couleur, toutes se valent."),
    ],
)
def test_a_colour_is_advised_for_a_reason_that_holds(hand: str, told: str) -> None:
    console = played(["joker", "conseil"], table(position(hand, "y8")))
    assert console.answer_to("conseil") == [told]
