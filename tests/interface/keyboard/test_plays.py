"""Typed plays, refusals, and questions about incomplete lines."""

from __future__ import annotations

import pytest
from table_fixtures import hand_of, played, position, table

from accessible_uno.cards import Colour
from accessible_uno.game.windows import ColourOwed, Drawn
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Sort
from accessible_uno.table import Table


def test_a_refusal_says_why_and_names_a_legal_move() -> None:
    at = table(position("r7 b4 g2", "b8"))
    console = played(["g2"], at)
    [answer] = console.answer_to("g2")[:1]
    assert "2 vert ne va pas sur le 8 bleu" in answer
    assert "Par exemple : 4 bleu" in answer


@pytest.mark.parametrize(
    ("rules", "top", "typed", "would_do"),
    [
        ("rapido", "wi+4", "+4 rouge", "rapido +4 rouge"),
        ("rapido", "wi+4", "+4", "rapido +4 rouge"),
        ("rapido", "b4", "bleu 4", "rapido 4 bleu"),
        ("rapido", "b4", "joue 4 bleu", "rapido 4 bleu"),
        ("olympic", "b4", "bleu 4", "intercepte 4 bleu"),
    ],
)
def test_a_card_played_out_of_turn_is_told_with_the_word_that_lays_it(
    rules: str, top: str, typed: str, would_do: str
) -> None:
    """Also where it costs a card to forget the word; what would do is understood."""

    def out_of_turn() -> Table:
        return table(position("r7 b4 wi+4", top, colour="r", rules=rules, turn=1))

    answer = played([typed], out_of_turn()).answer_to(typed)
    assert answer[0] == f"C’est à Prudence. Hors de votre tour, dites « {would_do} »."
    at = out_of_turn()
    assert "Vous jouez" in " ".join(played([would_do], at).answer_to(would_do)[:2])


@pytest.mark.parametrize("rules", ["rapido", "chat", "leaflet"])
def test_who_passes_too_early_is_not_told_to_draw_and_pass(rules: str) -> None:
    """Some rules keep or lay a drawn card without a question: nobody passes there."""
    at = table(position("r7 b4 g2", "b8", rules=rules))
    (told,) = played(["pass"], at, settings=Settings(locale="en")).answer_to("pass")
    assert told.startswith("You must play or draw.")
    assert "after drawing" not in told


def test_no_word_is_told_for_a_card_that_cannot_be_laid_out_of_turn() -> None:
    at = table(position("r7 b4 wi+4", "b4", rules="rapido", turn=1))
    assert played(["7 rouge"], at).answer_to("7 rouge")[0] == "C’est à Prudence."


@pytest.mark.parametrize("line", ["rapido", "rapido +4", "intercepte 3"])
def test_a_wild_laid_out_of_turn_is_asked_for_its_colour(line: str) -> None:
    """The colour alone answers."""
    at = table(position("r7 b4 wi+4", "wi+4", colour="r", rules="rapido", turn=1))
    console = played([line, "merci", "vert"], at, interactive=True)
    assert console.answer_to(line) == ["+4 : quelle couleur ?"]
    assert console.answer_to("merci") == ["+4 : quelle couleur ?"]
    assert console.answer_to("vert")[:2] == ["Vous criez Rapido.", "Vous jouez un +4 vert."]


def test_a_wild_for_another_turn_can_be_kept_after_all() -> None:
    """The offer is told again; a colour is then no answer any more."""
    at = table(position("r7 b4 wi", "wi", colour="r", rules="rapido", turn=1))
    console = played(["rapido", "annule", "vert"], at, interactive=True)
    assert console.answer_to("annule")[0] == "Vous gardez un joker."
    assert "Vous jouez" not in " ".join(console.answer_to("vert"))


def test_unknown_words_are_told_back_with_a_legal_move_if_they_look_like_one() -> None:
    console = played(["zut 8", "undo"], table(position("r7 b4 g2", "b8")))
    answer = console.answer_to("zut 8")[0]
    assert "zut 8" in answer
    assert "4 bleu" in answer
    assert "4 bleu" not in console.answer_to("undo")[0]


@pytest.mark.parametrize(
    "line",
    ["historique bidule", "oui", "vote", "signale", "abandonne", "h", "touches rouge", "draw draw"],
)
def test_no_card_is_proposed_where_the_line_was_about_no_move(line: str) -> None:
    console = played([line], table(position("r7 b4 g2", "b8")))
    assert "4 bleu" not in console.answer_to(line)[0]


def test_a_colour_with_one_card_to_play_is_still_a_question() -> None:
    at = table(position("r7 g4 g2", "r5"))
    played(["rouge"], at)
    assert hand_of(at) == ["r7", "g4", "g2"]


def test_a_wild_asks_for_its_colour_and_takes_it_alone() -> None:
    """A query is possible between the two lines; nothing is played meanwhile."""
    at = table(position("wi g4 g2", "r5"))
    console = played(["joker", "main", "zut", "", "vert"], at)
    assert console.answer_to("joker") == ["Joker : quelle couleur ?"]
    assert console.answer_to("") == ["Joker : quelle couleur ?"]
    assert "quelle couleur" in console.answer_to("zut")[0]
    assert console.answer_to("vert")[0].startswith("Vous jouez un joker")
    assert "wi" not in hand_of(at)


def test_the_colour_wished_ahead_is_used_once_and_told() -> None:
    at = table(position("wi wi g4 g2", "r5"))
    console = played(["couleur jaune", "couleur", "joker"], at)
    assert "jaune" in console.answer_to("couleur jaune")[0]
    assert "jaune" in console.answer_to("couleur")[0]
    assert "jaune" in console.answer_to("joker")[0]
    assert "jaune" in console.answer_to("joker")[1]
    assert hand_of(at).count("wi") == 1


@pytest.mark.parametrize(
    ("locale", "colour", "wish", "hidden"),
    [("fr", "couleur", "colour", "rouge"), ("en", "colour", "couleur", "red")],
)
def test_the_colour_in_play_is_answered_where_the_card_on_top_hides_it(
    locale: str, colour: str, wish: str, hidden: str
) -> None:
    """The question about the colour first, then the one kept for the next wild."""
    at = table(position("g4 b5 y7", "g2", colour="r", rules="robot"))
    lines = [colour, "playable", "hint", "why", "yellow 7", f"{wish} green", wish]
    console = played(lines, at, settings=Settings(locale=locale, verbosity=Verbosity.FULL))
    for typed in (colour, "playable", "why", "yellow 7", wish):
        assert hidden in console.answer_to(typed)[0], typed
    watched = played([colour], table(position("g4", "g2", colour="r")), watched=True)
    assert "rouge" in watched.answer_to(colour)[0]


def test_a_first_wild_takes_the_bare_colour() -> None:
    at = table(position("g4 g2", "wi", question=ColourOwed(0)))
    played(["bleu"], at)
    assert at.view(0).colour is Colour.BLUE


def test_numbers_follow_the_sorted_hand() -> None:
    """« tri » renumbers the hand and announces it; then « 1 » is its first card."""
    at = table(position("b9 y2 r5 b1", "r7"))
    console = played(["tri couleur", "1"], at)
    assert "1 : 5 rouge" in " ".join(console.answer_to("tri couleur"))
    assert "r5" not in hand_of(at)
    kept = Settings("fr", sort=Sort.VALUE)
    by_value = table(position("b9 y2 r5 b1", "b7"))
    played(["1"], by_value, settings=kept)
    assert "b1" not in hand_of(by_value)


def test_an_ambiguous_number_tells_which_card_was_meant() -> None:
    at = table(position("r7 b4 g2", "b8"))
    console = played(["2"], at)
    assert console.answer_to("2")[0] == "Carte numéro 2 : 4 bleu."


def test_the_drawn_card_is_kept_or_played() -> None:
    at = table(position("g1 b4 g2", "b7", question=Drawn(0), drawn="b4"))
    console = played(["g1", "joue"], at)
    assert "4 bleu" in console.answer_to("g1")[0]
    assert "Vous jouez le 4 bleu" in console.answer_to("joue")[0]


def test_an_empty_line_says_what_is_awaited() -> None:
    console = played([""], table(position("r7 b4 g2", "b8")))
    assert console.answer_to("")[0] == "À vous, sur le 8 bleu."
