"""Answers to a player's questions: short, the fact first."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from test_prompts import BOB, CHLOÉ, GAME, LILA, NAMES, table

from accessible_uno.cards import Colour, card
from accessible_uno.checks.texts import faults
from accessible_uno.game.base import ONLOOKER
from accessible_uno.game.reasons import NoMatch
from accessible_uno.game.view import View
from accessible_uno.narration.answers import Answers
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance, Verbosity
from accessible_uno.rules.shared.scoring import School


def plain(utterance: Utterance) -> str:
    return utterance.text.replace("\u00a0", " ").replace("\u202f", " ")


STATE: Final = table("b7", "r7 grv wi", "g1 g2", "g3 g4 g5 g6")
VIEW: Final = View(STATE, LILA)
FRENCH: Final = Answers(Narrator("fr", NAMES, LILA, strict=True))
ENGLISH: Final = Answers(Narrator("en", NAMES, LILA, strict=True))
BRIEF: Final = Answers(Narrator("fr", NAMES, LILA, "brief", strict=True))


def test_hand_with_numbers() -> None:
    """Each card has the number by which it can be played; brief leaves the numbers out."""
    hand = FRENCH.hand(VIEW)
    assert plain(hand) == "3 cartes. 1 : 7 rouge ; 2 : inversion verte ; 3 : joker."
    assert hand.braille == (card("r7"), card("grv"), card("wi"))
    assert plain(BRIEF.hand(VIEW)) == "3 cartes : 7 rouge, inversion verte et joker."
    english = "3 cards. 1: red 7; 2: green reverse; 3: wild."
    assert ENGLISH.hand(VIEW).text == english


def test_playable_cards() -> None:
    """Each playable card is named once; out of turn as well."""
    assert plain(FRENCH.playable(VIEW)) == "Vous pouvez jouer le 7 rouge et un joker."
    assert plain(BRIEF.playable(VIEW)) == "7 rouge et joker."
    bob = Answers(Narrator("fr", NAMES, BOB, strict=True))
    later = "C’est à Lila. Aucune de vos cartes n’irait sur le 7 bleu."
    assert plain(bob.playable(View(STATE, BOB))) == later
    hers = View(table("b7", "r7", "b1 b2"), BOB)
    assert plain(bob.playable(hers)).startswith("C’est à Lila. Sur le 7 bleu, vous pourriez jouer")
    assert plain(FRENCH.playable(VIEW, [card("r7")])) == "Vous pouvez jouer le 7 rouge."


def test_top_card() -> None:
    """It includes the active colour where the card does not show it."""
    assert plain(FRENCH.top(VIEW)) == "7 bleu."
    wild = View(table("wi", "r7", "g1", "g2", colour="y"), LILA)
    assert plain(FRENCH.top(wild)) == "Joker, couleur jaune."
    assert plain(ENGLISH.top(View(GAME.open(3), LILA))) == "An empty discard pile."


def test_who_is_to_act() -> None:
    """The player who is asked, or the reason why nobody is."""
    assert plain(FRENCH.who(VIEW)) == "C’est à vous."
    chloé = Answers(Narrator("en", NAMES, CHLOÉ, strict=True))
    assert chloé.who(View(STATE, CHLOÉ)).text == "It is Lila’s turn."
    opened = GAME.open(3)
    assert ENGLISH.who(View(opened, LILA)).text == "The cards have not been dealt yet."
    opened.round = 1
    assert ENGLISH.who(View(opened, LILA)).text.startswith("The round is over")
    won = table("b7", "r7", "g1", "g2")
    won.winners = (BOB,)
    assert ENGLISH.who(View(won, LILA)).text == "The match is over."


def test_counts() -> None:
    """Players come in seating order, the viewer last, then the draw pile."""
    assert plain(FRENCH.counts(VIEW)) == "Cartes : Bob 2, Chloé 4, vous 3, pioche 6."
    watching = Answers(Narrator("en", NAMES, ONLOOKER, strict=True)).counts(View(STATE, ONLOOKER))
    assert watching.text == "Cards: Lila 3, Bob 2, Chloé 4, draw pile 6."


def test_counts_for_an_onlooker_begin_at_the_first_seat() -> None:
    """An onlooker hears the players in seating order, whoever of them still plays."""
    names = ("Lila", "Bob", "Chloé", "Anna")
    answers = Answers(Narrator("en", names, ONLOOKER, strict=True))
    counts = answers.counts(View(GAME.open(len(names)), ONLOOKER))
    assert counts.text == "Cards: Lila 0, Bob 0, Chloé 0, Anna 0, draw pile 0."


def test_order_of_play() -> None:
    """The direction comes first, then the players in that order, from the one whose turn it is."""
    assert plain(FRENCH.order(VIEW)) == "À gauche : vous, Bob, Chloé."
    turned = table("b7", "r7", "g1", "g2")
    turned.face_round(-1)
    assert plain(FRENCH.order(View(turned, LILA))) == "À droite : vous, Chloé, Bob."


def test_scores() -> None:
    """The player with most points comes first."""
    state = table("b7", "r7", "g1", "g2")
    state.scores = [20, 120, 0]
    view = View(state, LILA)
    assert (
        plain(FRENCH.scores(view, School.WINNER)) == "Manche 1. Points : Bob 120, vous 20, Chloé 0."
    )
    assert plain(FRENCH.scores(view, School.ROUNDS)).startswith(
        "Manche 1. Manches gagnées : Bob 120,"
    )


@pytest.mark.parametrize("school", [School.NONE, School.RANKING])
def test_where_no_points_are_counted_that_is_told(school: School) -> None:
    """And no zeros."""
    told = plain(FRENCH.scores(View(table("b7", "r7", "g1", "g2"), LILA), school))
    assert told.startswith("Pas de points : ")
    assert "0" not in told


def test_sides_have_one_total() -> None:
    state = table("b7", "r7", "g1", "g2", "y1")
    state.scores = [38, 78, 38, 78]
    answers = Answers(Narrator("fr", (*NAMES, "Anna"), LILA, strict=True))
    told = answers.scores(View(state, LILA), School.TEAM, ((0, 2), (1, 3)))
    assert plain(told) == "Manche 1. Points : Bob et Anna 78, vous et Chloé 38."


def test_an_onlooker_has_no_hand() -> None:
    """The answer says so."""
    answers = Answers(Narrator("fr", NAMES, ONLOOKER, strict=True))
    for answer in (answers.hand(View(STATE, ONLOOKER)), answers.playable(View(STATE, ONLOOKER))):
        assert plain(answer) == "Vous regardez la partie, sans cartes."


@pytest.mark.parametrize(("locale", "verbosity"), list(product(LOCALES, Verbosity)))
def test_every_answer_at_every_verbosity(locale: str, verbosity: Verbosity) -> None:
    """Nothing is missing on an empty table, in a round, or after it; no answer is silent."""
    over = table("wi", "", "g1", "g2", colour="g")
    over.round_over = True
    over.question = None
    states = (GAME.open(3), STATE, over)
    for state, viewer in product(states, (LILA, BOB, ONLOOKER)):
        view = View(state, viewer)
        ask = Answers(Narrator(locale, NAMES, viewer, verbosity, strict=True))
        answers = (ask.hand, ask.playable, ask.top, ask.who, ask.counts, ask.order)
        texts = [answer(view).text for answer in answers]
        texts += [ask.scores(view, school).text for school in School]
        assert [fault for text in texts for fault in faults(text, locale)] == []


@pytest.mark.parametrize(
    ("locale", "top", "said"),
    [
        ("en", "wi+4", "Red 5 does not go on blue wild +4: you need blue."),
        ("en", "b7", "Red 5 does not go on blue 7: you need blue or a 7."),
        ("fr", "wi+4", "Le 5 rouge ne va pas sur le +4 bleu : il faut du bleu."),
    ],
)
def test_a_refusal_names_the_colour_of_the_wild_on_top(locale: str, top: str, said: str) -> None:
    reason = NoMatch(card("r5"), card(top), Colour.BLUE)
    told = Narrator(locale, ("Anne", "Bob"), 0, strict=True).explain(reason)
    assert told.text.replace("\u00a0", " ") == said


@pytest.mark.parametrize(
    ("locale", "told", "turn"),
    [
        ("fr", "2 vert, couleur rouge.", "sur le 2 vert, couleur rouge."),
        ("en", "Green 2, colour red.", "on green 2, colour red."),
    ],
)
def test_a_changed_colour_is_told_wherever_the_card_does_not_show_it(
    locale: str, told: str, turn: str
) -> None:
    """Whatever rule has changed it: the top, the turn, the line in braille, a refusal."""
    state = table("g2", "r7 g5 wi", "g1 g2", "g3 g4", colour="r")
    view = View(state, LILA)
    colour = {"fr": "rouge", "en": "red"}[locale]
    for verbosity in Verbosity:
        narrator = Narrator(locale, NAMES, LILA, verbosity, strict=True)
        answers = Answers(narrator)
        top = answers.top(view)
        assert (plain(top), top.braille) == (told, (card("g2"), Colour.RED))
        asked = narrator.prompt(view)
        assert asked is not None
        assert turn in plain(asked)
        assert narrator.status(view)[:2] == (card("g2"), Colour.RED)
        assert colour in plain(answers.colour(view))
        refusal = NoMatch(card("b5"), card("g2"), Colour.RED)
        assert plain(narrator.explain(refusal)).count(colour) >= (verbosity != "brief") + 1
    full = Answers(Narrator(locale, NAMES, LILA, Verbosity.FULL, strict=True))
    assert colour in plain(full.playable(view))
    assert colour in plain(Answers(Narrator(locale, NAMES, BOB)).playable(View(state, BOB)))
