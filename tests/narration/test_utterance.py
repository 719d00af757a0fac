"""Forms of an utterance are made when a voice asks, and equal messages are formatted once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from accessible_uno.cards import card
from accessible_uno.game.events import Played
from accessible_uno.game.reasons import NoMatch, NotYourTurn
from accessible_uno.game.steps import BeginRound
from accessible_uno.game.view import View
from accessible_uno.game.windows import TURNS
from accessible_uno.narration import message_store
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance, joined
from accessible_uno.rules.preset import preset

NAMES = ("Anne", "Bob")


def test_a_form_is_made_when_it_is_first_read_and_kept() -> None:
    """A voice without braille costs no braille form; reading it twice costs one."""
    made: list[str] = []

    def braille() -> tuple[str, ...]:
        made.append("braille")
        return ("r7",)

    utterance = Utterance("Red 7.", "en", braille)
    assert made == []
    assert utterance.braille == utterance.braille == ("r7",)
    assert made == ["braille"]
    assert utterance.voiced == ""


def test_forms_made_and_forms_given_are_equal() -> None:
    """So are copies: comparing and copying read the values."""
    given = Utterance("Red 7.", "en", ("r7",), voiced="Red 7.")
    made = Utterance("Red 7.", "en", lambda: ("r7",), voiced=lambda: "Red 7.")
    assert given == made
    assert hash(given) == hash(made)
    assert replace(made, text="Again.").braille == ("r7",)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("fr", ("ne va pas sur", ": il faut du bleu ou un 7.")),
        ("en", ("does not go on", ": you need blue or a 7.")),
    ],
)
def test_a_sentence_without_a_short_form_has_its_cards_in_cells(
    locale: str, words: tuple[str, str]
) -> None:
    """As refusals and hints; one that names no card is read as it is."""
    narrator = Narrator(locale, NAMES, 0, strict=True)
    refused = narrator.explain(NoMatch(card("g2"), card("b7"), card("b7").colour))
    assert refused.braille == (card("g2"), words[0], card("b7"), words[1])
    plain = narrator.explain(NotYourTurn(1))
    assert plain.braille == ()
    both = joined(refused, plain)
    assert both.text == f"{refused.text} {plain.text}"
    assert both.braille == (*refused.braille, plain.text)


def test_a_late_form_holds_the_earlier_view() -> None:
    """The game has gone further; the short form of an earlier question does not change."""
    state = preset("leaflet").compile(seats=2).open(2)
    BeginRound(0).do(state)
    state.agenda.clear()
    state.hands = [[card("b3")], [card("g2")]]
    state.discard = [card("b7")]
    state.show(card("b7"), card("b7").colour)
    state.turn, state.question = 0, TURNS[0]
    narrator, view = Narrator("en", NAMES, 0), View(state, 0)
    early, read = narrator.prompt(view), narrator.prompt(view)
    assert early is not None and read is not None
    seen = read.braille
    state.discard.append(card("g2"))
    state.show(card("g2"), card("g2").colour)
    assert early.braille == seen
    now = narrator.prompt(view)
    assert now is not None and now.braille != seen


def test_numbers_that_choose_the_same_words_are_formatted_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only one card left has a text of its own; 5 and 4 left make the same sentence."""
    store = message_store.load_messages("en")
    formatted: list[object] = []
    whole = store._format

    def counted(*message: Any) -> str:
        formatted.append(message)
        return whole(*message)

    monkeypatch.setattr(store, "_format", counted)
    monkeypatch.setattr(store, "_formatted", {})
    narrator = Narrator("en", NAMES, 0, strict=True)

    def text(left: int) -> str:
        return narrator.narrate([Played(1, card("b7"), None, left)])[0].text

    text(5)
    first = len(formatted)
    assert [text(left) for left in (5, 4, 9)] == ["Bob plays blue 7."] * 3
    assert len(formatted) == first
    assert text(1) == "Bob plays blue 7, one left."
    assert len(formatted) > first
