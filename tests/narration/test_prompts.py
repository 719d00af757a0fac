"""Questions and offers, as they are announced to the player."""

from __future__ import annotations

from itertools import product
from typing import Final

import every_event
import pytest
from every_event import CHANCES, QUESTIONS, SEATS, names_of

from accessible_uno.cards import Card, Colour, card
from accessible_uno.checks.texts import alike, faults
from accessible_uno.game.actions import DrawCard, play
from accessible_uno.game.base import ONLOOKER
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.game.steps import BeginRound
from accessible_uno.game.view import View
from accessible_uno.game.windows import TURNS, ColourOwed, Turn
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.event_schema import hyphenated
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Priority, Verbosity
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.reports import Vote
from accessible_uno.rules.shared.uno import SayUno, Unannounced

NAMES: Final = ("Lila", "Bob", "Chloé")
LILA, BOB, CHLOÉ = range(3)
GAME: Final = preset("leaflet").compile()


def table(
    top: str,
    *hands: str,
    pile: str = "r1 r2 r3 r4 r5 r6",
    colour: str = "",
    game: Game = GAME,
) -> State:
    """Return a round in progress; Lila is to play on ``top``."""
    state = game.open(len(NAMES))
    BeginRound(LILA).do(state)
    state.agenda.clear()
    state.hands = [list(map(card, hand.split())) for hand in hands]
    state.pile = list(map(card, pile.split()))
    state.discard = [card("y0"), card(top)]
    state.show(card(top), Colour(colour) if colour else card(top).colour)
    state.turn = LILA
    state.question = TURNS[LILA]
    return state


def prompted(
    state: State, locale: str = "fr", verbosity: str = "normal", viewer: int = LILA
) -> str:
    """Return the prompt's text, no-break spaces as plain ones."""
    utterance = Narrator(locale, NAMES, viewer, verbosity, strict=True).prompt(View(state, viewer))
    assert utterance is not None
    return utterance.text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("locale", "verbosity", "sentence"),
    [
        ("fr", "brief", "À vous, sur le 7 bleu."),
        ("fr", "normal", "À vous, sur le 7 bleu."),
        ("fr", "full", "À vous, sur le 7 bleu. Vous pouvez jouer le 7 rouge et un joker."),
        ("en", "brief", "You, on blue 7."),
        ("en", "normal", "Your turn, on blue 7."),
        ("en", "full", "Your turn, on blue 7. You can play a red 7 and a wild."),
    ],
)
def test_your_turn(locale: str, verbosity: str, sentence: str) -> None:
    """It names the top card; at full also the playable cards."""
    state = table("b7", "r7 g2 wi", "g1 g2", "g3 g4")
    assert prompted(state, locale, verbosity) == sentence


def test_a_card_just_told_is_not_named_again() -> None:
    """The turn alone is announced; in braille the card stays."""
    state = table("b7", "r7 g2 wi", "g1 g2", "g3 g4")
    for locale, verbosity, sentence in (
        ("fr", "normal", "À vous."),
        ("fr", "full", "À vous. Vous pouvez jouer le 7 rouge et un joker."),
        ("en", "brief", "You."),
    ):
        narrator = Narrator(locale, NAMES, LILA, verbosity, strict=True)
        utterance = narrator.prompt(View(state, LILA), told=True)
        assert utterance is not None
        assert utterance.text == sentence
        assert card("b7") in utterance.braille


def test_your_turn_on_a_wild() -> None:
    """Only the active colour counts and is named; in braille the wild stays, as on the deck."""
    state = table("wi", "r7 g2", "g1 g2", "g3 g4", colour="g")
    assert prompted(state) == "À vous, sur du vert."
    assert prompted(state, "en") == "Your turn, on green."
    utterance = Narrator("fr", NAMES, LILA).prompt(View(state, LILA))
    assert utterance is not None
    assert utterance.braille == ("à vous", card("wi"), Colour.GREEN)


def test_nothing_to_play() -> None:
    """At full, a player without a playable card is told to draw."""
    state = table("b7", "r1 g2", "g1 g2", "g3 g4")
    told = prompted(state, verbosity="full")
    assert told == "À vous, sur le 7 bleu. Aucune carte jouable : piochez."


def test_the_drawn_card_is_in_the_question() -> None:
    """The question is whether to play it."""
    state = table("b7", "r1 g2", "g1 g2", "g3 g4", pile="r1 b4")
    GAME.act(state, DrawCard(LILA))
    assert prompted(state) == "Vous piochez le 4 bleu : jouer ou garder ?"
    assert prompted(state, "en", "brief") == "A blue 4: play or pass?"


def test_a_threat_names_its_author_and_its_cards() -> None:
    """It also says whether it may be doubted."""
    state = table("b7", "wi+4 g2 g5", "g1 g2", "g3 g4")
    GAME.act(state, play(LILA, card("wi+4"), Colour.RED))
    assert prompted(state, viewer=BOB) == "Lila vous donne 4 cartes : prendre ou douter ?"
    assert prompted(state, "en", viewer=BOB) == "Lila gives you 4 cards: take or doubt?"
    assert Narrator("fr", NAMES, CHLOÉ).prompt(View(state, CHLOÉ)) is None


@pytest.mark.parametrize(
    ("options", "laid", "held", "sentence"),
    [
        ("stack=same", "r+2", "g1 g2", "Lila vous donne 2 cartes : prenez-les, par Entrée."),
        ("stack=same", "r+2", "g+2 g2", "Lila vous donne 2 cartes : prendre ou répondre ?"),
        (
            "stack=same",
            "wi+4=r",
            "wi+4 g2",
            "Lila vous donne 4 cartes : prendre, douter ou répondre ?",
        ),
        (
            "boomerang=on",
            "rsk",
            "g1 g2",
            "Lila vous fait perdre votre tour : « accepte », ou Entrée.",
        ),
        (
            "boomerang=on",
            "rsk",
            "bo g2",
            "Lila vous fait perdre votre tour : accepter ou répondre ?",
        ),
        (
            "bluff=tu-bluffes",
            "wi+4=r",
            "y0 g2",
            "Lila vous donne 4 cartes : prendre, douter ou répondre ?",
        ),
    ],
)
def test_a_threat_offers_what_can_be_done(
    options: str, laid: str, held: str, sentence: str
) -> None:
    """A player who holds an answer hears of it, and of a doubt where one is possible."""
    name, _, setting = options.partition("=")
    game = preset("leaflet").compile([(name, setting)])
    state = table("r7", f"{laid.partition('=')[0]} g8 g9", held, "g3 g4", game=game)
    colour = Colour(laid[-1]) if "=" in laid else None
    game.act(state, play(LILA, card(laid.partition("=")[0]), colour))
    assert prompted(state, viewer=BOB) == sentence


def test_a_chain_names_the_players_who_may_be_accused() -> None:
    """At full, it names both, and the price of a wrong doubt."""
    game = preset("leaflet").compile([("bluff", "tu-bluffes")])
    state = table("r7", "wi+4 g8 g9", "wi+4 y1 y2", "g3 g4", game=game)
    game.act(state, play(LILA, card("wi+4"), Colour.RED))
    game.act(state, play(BOB, card("wi+4"), Colour.BLUE))
    assert prompted(state, viewer=CHLOÉ) == "Bob vous donne 8 cartes : prendre ou douter ?"
    assert prompted(state, verbosity="full", viewer=CHLOÉ) == (
        "Bob vous donne 8 cartes : prendre ou douter ? « doute » et un nom : Bob et Lila."
        " Chaque erreur vous coûte 2 cartes."
    )


def test_a_colour_is_owed() -> None:
    """The dealer is asked for the colour of a first wild."""
    state = table("wi", "r7", "g1", "g3")
    state.question = ColourOwed(LILA)
    assert prompted(state) == "Quelle couleur ?"


def test_a_vote() -> None:
    """It names accuser and accused, and the two answers."""
    state = table("b7", "r7", "g1", "g3")
    state.question = Vote(LILA, BOB, CHLOÉ, (), 0, 0)
    assert prompted(state) == "Bob signale Chloé pour une remarque : oui ou non ?"


def test_questions_are_next_and_lapse_with_their_window() -> None:
    """A question is spoken before the news that waits, and dropped once it is answered."""
    state = table("b7", "r7", "g1", "g3")
    utterance = Narrator("fr", NAMES, LILA).prompt(View(state, LILA))
    assert utterance is not None
    assert utterance.priority is Priority.NEXT
    assert utterance.valid_while == Turn(LILA)


def test_nobody_else_is_prompted() -> None:
    """Other players and onlookers are asked nothing; between rounds nobody is."""
    state = table("b7", "r7", "g1", "g3")
    for viewer in (BOB, CHLOÉ, ONLOOKER):
        assert Narrator("fr", NAMES, viewer).prompt(View(state, viewer)) is None
    state = GAME.open(len(NAMES))
    assert Narrator("fr", NAMES, LILA).prompt(View(state, LILA)) is None


def forgetful() -> State:
    """Lila has one card left and has not said UNO."""
    state = table("b7", "r7 g2", "g1 g2", "g3 g4")
    GAME.act(state, play(LILA, card("r7")))
    return state


def test_a_forgotten_uno_is_urgent_and_lapses() -> None:
    """Everyone may take the offer, each addressed in their own person, until its window closes."""
    state = forgetful()
    for viewer, sentence in (
        (LILA, "You have not said UNO!"),
        (CHLOÉ, "“Catch” Lila, or Enter?"),
    ):
        (chance,) = Narrator("en", NAMES, viewer, strict=True).offers(View(state, viewer))
        assert chance.text == sentence
        assert chance.priority is Priority.NOW
        assert chance.valid_while == Unannounced(LILA)
        assert chance.valid_while in View(state, viewer).offers
    GAME.act(state, SayUno(LILA))
    assert Unannounced(LILA) not in View(state, BOB).offers
    assert Narrator("en", NAMES, BOB, strict=True).offers(View(state, BOB)) == []


def test_an_onlooker_has_no_offers() -> None:
    """An onlooker can do nothing at the table."""
    assert Narrator("fr", NAMES, ONLOOKER, strict=True).offers(View(forgetful(), ONLOOKER)) == []


def test_every_question_has_its_words(subtests: pytest.Subtests) -> None:
    """A rule that asks a question has texts for the player and for the others."""
    for kind in QUESTIONS:
        with subtests.test(names_of(kind)):
            for locale in LOCALES:
                catalogue = Catalogue(locale, strict=True)
                assert catalogue.has(f"prompt-{hyphenated(kind.__name__)}")
                assert catalogue.has(f"asked-{hyphenated(kind.__name__)}")


def test_every_offer_has_its_words(subtests: pytest.Subtests) -> None:
    """A rule that makes an offer to everyone has a text for it, or an explicit empty one."""
    for kind in CHANCES:
        with subtests.test(names_of(kind)):
            for locale in LOCALES:
                assert Catalogue(locale, strict=True).has(f"chance-{hyphenated(kind.__name__)}")


def test_every_question_at_every_verbosity(subtests: pytest.Subtests) -> None:
    """The sentences are complete and differ between the languages, for every top card."""
    for kind in [*QUESTIONS, *CHANCES]:
        with subtests.test(names_of(kind)):
            seats = len(every_event.NAMES)
            for window, top, viewer in product(
                every_event.samples(kind), ("b7", "grv", "wi"), SEATS
            ):
                state = table(top, *["r7 b9 wi"] * seats, colour="b" if top == "wi" else "")
                state.question, state.offers = (None, [window]) if kind in CHANCES else (window, [])
                state.drawn = card("b9")
                view = View(state, viewer)
                for verbosity in Verbosity:
                    french, english = (
                        formatted(
                            Narrator(locale, every_event.NAMES, viewer, verbosity, strict=True),
                            view,
                        )
                        for locale in LOCALES
                    )
                    assert (french is None) == (english is None)
                    if french and english:
                        assert not alike(french, english)
                        assert list(faults(french, "fr")) == [], french
                        assert list(faults(english, "en")) == [], english


def formatted(narrator: Narrator, view: View) -> str | None:
    """Return the text of a window for a narrator."""
    told = [narrator.prompt(view), *narrator.offers(view)]
    return next((each.text for each in told if each is not None), None)


def test_status_line() -> None:
    """It has the top card, who is to act, and the other player with fewest cards."""
    state = table("r7", "r1 g2 b4", "g1 g2 g4", "g3 g4")
    narrator = Narrator("fr", NAMES, LILA, strict=True)
    assert narrator.status(View(state, LILA)) == (card("r7"), ": vous, Chloé 2")
    state.question = TURNS[CHLOÉ]
    assert narrator.status(View(state, LILA)) == (card("r7"), ": Chloé 2")
    state.question = TURNS[BOB]
    assert narrator.status(View(state, LILA)) == (card("r7"), ": Bob, Chloé 2")


def test_status_line_shows_the_colour_of_a_wild() -> None:
    """The active colour follows a card that does not show it."""
    state = table("wi+4", "r1 g2 b4", "g1", "g3 g4", colour="b")
    status = Narrator("en", NAMES, LILA, Verbosity.BRIEF, strict=True).status(View(state, LILA))
    assert status == (card("wi+4"), Colour.BLUE, ": you, Bob 1")
    assert isinstance(status[0], Card)
