"""A whole match, narrated to every seat in both languages while it is played."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Final

import pytest

from accessible_uno.game.base import CHANCE, ONLOOKER, Action, Event
from accessible_uno.game.chance import NextRound, answer_by_lot
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.game.windows import Turn
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Priority, Verbosity
from accessible_uno.rules.preset import preset

pytestmark = pytest.mark.slow

NAMES: Final = ("Lila", "Bob", "Chloé", "Anna", "Zoé", "Max")


class Lots:
    """Chance from a seed."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def shuffled(self, cards):  # type: ignore[no-untyped-def]
        return tuple(self._random.sample(cards, len(cards)))

    def pick(self, cards, count):  # type: ignore[no-untyped-def]
        return tuple(self._random.sample(cards, count))

    def below(self, limit):  # type: ignore[no-untyped-def]
        return self._random.randrange(limit)


def next_action(state: State, random: Random) -> Action:
    """Return any legal action, sometimes one out of turn."""
    question = state.question
    assert question is not None
    if question.seat == CHANCE:
        return answer_by_lot(state, Lots(random))
    if question.seat < 0:
        return NextRound()
    besides = type(question) is Turn and random.random() < 0.05
    seat = random.randrange(len(state.hands)) if besides else question.seat
    choices = list(Legal(state, seat)) or list(Legal(state, question.seat))
    answers = [each for each in choices if each.answers_question]
    laying = [each for each in answers if type(each).__name__ in ("Play", "Challenge")]
    return random.choice(laying or answers or choices)


@pytest.mark.sample(1)
@pytest.mark.parametrize("rules", ["leaflet", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nothing_is_missing_in_a_match(seats: int, rules: str) -> None:
    """Every action is announced to all, every question is asked, and no offer is left out."""
    random = Random(f"match of {seats}")
    state = preset(rules).compile([("target", "2000")]).open(seats)
    narrators = [
        Narrator(locale, NAMES[:seats], viewer, verbosity, strict=True)
        for locale, viewer, verbosity in product(LOCALES, (ONLOOKER, 0, 1), Verbosity)
    ]
    told: list[Event] = []
    spoken = dict.fromkeys(range(len(narrators)), 0)
    for _ in range(1500):
        if state.winners:
            break
        told += state.game.act(state, next_action(state, random))
        if state.question is not None and state.question.seat == CHANCE:
            continue
        for at, narrator in enumerate(narrators):
            view = View(state, narrator.viewer)
            spoken[at] += len(narrator.narrate([event.seen_by(narrator.viewer) for event in told]))
            prompt = narrator.prompt(view)
            asked = state.question is not None and state.question.seat == narrator.viewer >= 0
            assert (prompt is not None) == asked
            chances = narrator.offers(view)
            assert all(each.priority is Priority.NOW for each in chances)
            if narrator.viewer >= 0:
                assert [each.valid_while for each in chances] == list(view.offers)
            if state.discard:
                assert narrator.status(view)
        told.clear()
    assert state.round > 1
    assert min(spoken.values()) > 50
