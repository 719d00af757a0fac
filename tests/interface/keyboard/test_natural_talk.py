"""What is typed naturally at a keyboard is answered in its own words, and costs no wrong move."""

from __future__ import annotations

import pytest
from table_fixtures import hand_of, played, position, table

from accessible_uno.cards import card
from accessible_uno.game.windows import Drawn, Threat, Turn
from accessible_uno.settings.schema import Settings

HAND = "r4 b7 b4 y3 b1 g6 wi"
PLAIN = {0xA0: " ", 0x202F: " "}


@pytest.mark.parametrize(
    ("locale", "line", "told"),
    [
        ("fr", "le 1", "Le 1 bleu, ou la carte numéro 1, le 4 rouge ?"),
        ("fr", "un sept", "Le 7 bleu, ou la carte numéro 7, un joker ?"),
        ("fr", "je mets un 4", "Un 4 : de quelle couleur ? Ou la carte numéro 4, le 3 jaune ?"),
        ("en", "play the 1", "Blue 1, or card number 1, red 4?"),
        ("fr", "1", "Carte numéro 1 : le 4 rouge ne va pas sur le 5 bleu"),
        ("en", "1", "Card number 1: red 4 does not go on blue 5"),
        ("fr", "mes bleus", "3 cartes. 2 : 7 bleu ; 3 : 4 bleu ; 5 : 1 bleu."),
        ("fr", "j’ai du rouge ?", "Une carte. 1 : 4 rouge."),
        ("fr", "c’est quoi ma deuxième carte", "2 : 7 bleu."),
        ("fr", "combien de cartes a Victor", "Victor en a 3."),
        ("en", "how many cards do I have", "You have 7 left."),
        ("fr", "la couleur ?", "Couleur en jeu : bleu."),
        ("fr", "que fait le passe-tour", "Le passe-tour : le suivant perd son tour."),
        ("fr", "encore bidule", "Après « encore », « bidule » ne va pas."),
        ("fr", "comment tu t’appelles", "Après « comment », « tu t’appelles » ne va pas."),
        ("fr", "je voudrais des frites", "« je voudrais des frites » : je ne comprends pas."),
        ("fr", "ai-je le droit de jouer le 7 bleu", "Vous pouvez jouer le 7 bleu, le 4 bleu"),
        ("en", "can I play it", "You can play a blue 7, a blue 4"),
        ("fr", "accuse Luna", "Aucun +4 à mettre en doute."),
        ("en", "I accuse Luna", "No wild +4 to doubt."),
        ("en", "can I play the yellow 3", "Yellow 3 does not go on blue 5"),
        ("en", "one of my blues", "Blue 1, or another card of that colour?"),
        ("fr", "que puis-je faire, là ?", "C’est à vous : tapez une carte"),
        ("fr", "le +2 bleu pour Prudence", "+2 bleu : vous n’avez pas cette carte."),
        ("fr", "Prudence joue un joker", "« Prudence joue un joker » : je ne comprends pas."),
        ("fr", "je pioche tout à l’heure", "« je pioche tout à l’heure » : je ne comprends pas."),
        ("en", "no way I play blue 7", "“no way I play blue 7”: I do not understand."),
        ("fr", "le +2 bleu pour Victor", "« le +2 bleu pour Victor » : je ne comprends pas."),
        ("fr", "la verte", "Le 6 vert ne va pas sur le 5 bleu"),
        ("fr", "contre-uno Luna", "Rien à reprocher à Luna, qui a encore 3 cartes."),
        ("en", "I catch Victor", "Nothing to catch Victor for, with 3 cards left."),
        ("en", "what did I draw", "You have drawn nothing in this round."),
        ("fr", "combien de points vaut le plus quatre", "Un +4 vaut 50 points"),
        ("en", "how much is a wild worth", "A wild scores 50 points"),
        ("fr", "que se passe-t-il si j’oublie de dire uno", "Si vous l’oubliez"),
        ("en", "what happens if I doubt and I’m wrong", "If another card would have gone"),
        ("en", "doubt that she had anything else to lay", "“doubt that she had anything"),
    ],
)
def test_a_line_is_answered(locale: str, line: str, told: str) -> None:
    """A refusal quotes what was typed and nothing else; nothing is played."""
    at = table(position(HAND, "b5"))
    console = played([line], at, settings=Settings(locale))
    assert console.answer_to(line)[0].translate(PLAIN).startswith(told)
    assert len(hand_of(at)) == len(HAND.split())


def test_a_digit_at_its_own_place_may_be_another_card_that_goes() -> None:
    """« le 3 » is the blue one, or that at place 3, which goes on nothing."""
    console = played(["le 3", "mes jokers"], table(position("r4 wi y3 b3 wi+4", "b5")))
    asked = "Le 3 bleu, ou la carte numéro 3, le 3 jaune ?"
    assert console.answer_to("le 3")[0].translate(PLAIN) == asked
    assert console.answer_to("mes jokers")[0].translate(PLAIN) == "2 cartes. 2 : joker ; 5 : +4."


@pytest.mark.parametrize(
    ("locale", "line", "told"),
    [
        ("en", "blue sevem", "If so, say “yes”."),
        ("fr", "le quatre bleuu", "Si c’est cela, dites « oui »."),
    ],
)
def test_how_to_agree_is_told_once_a_round(locale: str, line: str, told: str) -> None:
    at = table(position(HAND, "b5"))
    console = played([line, line], at, settings=Settings(locale))
    first, again = [shown for shown in console.shown if "?" in shown]
    assert first.translate(PLAIN).endswith(told)
    assert again.translate(PLAIN) == first.translate(PLAIN).removesuffix(f" {told}")
    assert again != first


@pytest.mark.parametrize(
    ("locale", "line", "asked", "colour", "denied"),
    [
        ("fr", "passe-tour", "Un passe-tour : de quelle couleur ?", "vert", "plus deux"),
        ("en", "skip", "A skip: which colour?", "green", "plus two"),
    ],
)
def test_a_symbol_that_is_held_is_asked_about_and_one_that_is_not_is_denied(
    locale: str, line: str, asked: str, colour: str, denied: str
) -> None:
    """The question stands behind what is answered meanwhile, until the colour is said."""
    at = table(position("gsk r1 b2", "g5"))
    console = played([line, denied, colour], at, settings=Settings(locale))
    assert console.answer_to(line)[0].translate(PLAIN) == asked
    refusal = {"fr": "Un +2 : vous n’en avez pas.", "en": "A +2: you hold none."}[locale]
    assert console.answer_to(denied)[0].translate(PLAIN) == f"{refusal} {asked}"
    assert "gsk" not in hand_of(at)


@pytest.mark.parametrize(
    ("locale", "lines", "told"),
    [
        ("fr", ["le quatre bleuu", "oui"], "Vous jouez le 4 bleu."),
        ("en", ["the blue fuor", "yes"], "You play blue 4."),
        ("en", ["the blue fuor", "that’s right"], "You play blue 4."),
        ("en", ["the blue fuor", "yeah"], "You play blue 4."),
        ("fr", ["le quatre bleuu", "voilà"], "Vous jouez le 4 bleu."),
        ("fr", ["le passe-tour"], "Vous jouez le passe-tour bleu contre Prudence."),
        ("fr", ["inversion", "bleue"], "Vous jouez l’inversion bleue, à droite."),
        ("en", ["a reverse", "the blue one"], "You play blue reverse to the right."),
        ("fr", ["le quatre", "le bleu"], "Vous jouez le 4 bleu."),
        ("fr", ["et hop, le 4 bleu et je suis content", "oui"], "Vous jouez le 4 bleu."),
        ("en", ["same colour as hers, I’ll play blue 4", "yes"], "You play blue 4."),
        ("fr", ["je lui mets mon passe-tour"], "Vous jouez le passe-tour bleu contre Prudence."),
        ("en", ["the skip on Prudence"], "You play blue skip on Prudence."),
        ("en", ["blue 4 on the blue 5"], "You play blue 4."),
    ],
)
def test_a_line_and_its_answer_are_a_move(locale: str, lines: list[str], told: str) -> None:
    """Yes to what was proposed; the colour of a card of which several are held."""
    at = table(position("r4 b7 b4 bsk grv brv wi", "b5"))
    console = played(lines, at, settings=Settings(locale))
    assert console.answer_to(lines[-1])[0].translate(PLAIN) == told


@pytest.mark.parametrize(
    ("locale", "lines", "told"),
    [
        ("en", ["the blue fuor", "yes, and uno"], "You play blue 4, UNO!"),
        ("en", ["the blue fuor", "yes and uno"], "You play blue 4, UNO!"),
        ("fr", ["le quatre bleuu", "oui, et uno"], "Vous jouez le 4 bleu, Uno !"),
        ("fr", ["le quatre bleuu", "oui"], "Vous jouez le 4 bleu, plus qu’une."),
    ],
)
def test_uno_is_said_with_yes(locale: str, lines: list[str], told: str) -> None:
    at = table(position("b4 r9", "b5"))
    console = played(lines, at, settings=Settings(locale))
    assert console.answer_to(lines[-1])[0].translate(PLAIN) == told


@pytest.mark.parametrize(
    ("locale", "hand", "line", "told"),
    [
        ("en", "b7 r4 g1", "I’ll do that", "You play blue 7."),
        ("en", "b7 r4 g1", "good thinking, I’ll do that", "You play blue 7."),
        ("en", "b7 r4 g1", "ok, play that", "You play blue 7."),
        ("en", "b7 r4", "do that", "You play blue 7, UNO!"),
        ("en", "wi g1 g2 g3", "do that", "You play green wild."),
        ("en", "r4 g1 g2", "I’ll take your advice", "You draw"),
        ("en", "b7 r4 g1", "ok", "Your turn"),
        ("fr", "b7 r4 g1", "d’accord, je fais ça", "Vous jouez le 7 bleu."),
        ("fr", "b7 r4", "je suis ton conseil", "Vous jouez le 7 bleu, Uno !"),
        ("fr", "r4 g1 g2", "fais ça", "Vous piochez"),
        ("fr", "b7 r4 g1", "merci du conseil", "À vous"),
    ],
)
def test_what_a_hint_names_is_done_when_it_is_said_so(
    locale: str, hand: str, line: str, told: str
) -> None:
    """“OK” and thanks are no act."""
    at = table(position(hand, "b5"))
    console = played([{"fr": "conseil", "en": "hint"}[locale], line], at, settings=Settings(locale))
    assert console.answer_to(line)[0].translate(PLAIN).startswith(told)


@pytest.mark.parametrize(
    ("locale", "lines", "told"),
    [
        ("en", ["the 2", "the first"], "You play green 2."),
        ("en", ["the 2", "the second one please"], "You play green 6."),
        ("fr", ["le 2", "le premier"], "Vous jouez le 2 vert."),
        ("fr", ["le 2", "la deuxième"], "Vous jouez le 6 vert."),
        ("fr", ["le premier"], "Le 4 rouge ne va pas"),
        ("fr", ["le 2", "main", "le premier"], "Le 4 rouge ne va pas"),
        ("en", ["eight", "help"], "To choose from: green 8 and blue 8. Name the colour."),
        ("fr", ["huit", "aide"], "Au choix : 8 vert et 8 bleu. Nommez la couleur."),
        ("en", ["turn it round"], "You play green reverse to the right."),
        ("fr", ["je change le sens"], "Vous jouez l’inversion verte, à droite."),
    ],
)
def test_of_several_cards_one_is_chosen(locale: str, lines: list[str], told: str) -> None:
    """The first and the second are those that have just been named; else places in the hand."""
    at = table(position("r4 g6 y3 g2 g8 b8 grv", "g5"))
    console = played(lines, at, settings=Settings(locale))
    assert console.answer_to(lines[-1])[0].translate(PLAIN).startswith(told)


@pytest.mark.parametrize("line", ["do that", "I’ll do that", "ok, play that"])
def test_without_a_hint_nothing_is_done(line: str) -> None:
    """After a hint that is not the last thing told, neither: something else was refused since."""
    for before in ("top", "hint", "red 9"):
        at = table(position("b7 r4 g1", "b5"))
        lines = ["hint", "red 9", line] if before == "red 9" else [before, line]
        played(lines, at, settings=Settings("en"))
        assert ("b7" in hand_of(at)) == (before != "hint")


def test_a_hint_about_a_colour_lays_no_other_card() -> None:
    """While a wild waits for its colour, the hint names one; “do that” lays no blue 7."""
    at = table(position("b7 wi g1 g2", "b5"))
    console = played(["wild", "hint", "do that"], at, settings=Settings("en"))
    assert "I do not understand" in console.answer_to("do that")[0]
    assert "b7" in hand_of(at)


@pytest.mark.parametrize(
    ("line", "hand", "drawn", "told"),
    [
        ("je pose mon vert", "r4 b7 g5", "", "Vous jouez le 5 vert."),
        ("je pose mon vert", "r4 b7 g5 wi", "", "« vert » est une couleur"),
        ("je pose mon vert", "r4 b7 g5 g2", "", "« vert » est une couleur"),
        ("je pose mon rouge", "r4 b7 g5", "", "« rouge » est une couleur"),
        ("je le joue et je demande rouge", "b7 g1 wi", "wi", "Vous jouez un joker rouge."),
        ("je le joue et je demande rouge", "b7 b4", "b4", "« rouge » est une couleur"),
    ],
)
def test_a_colour_is_the_one_card_that_it_can_mean(
    line: str, hand: str, drawn: str, told: str
) -> None:
    """The only one of that colour that goes, where no wild is held; or the wild just drawn."""
    question = Drawn(0) if drawn else Turn(0)
    console = played([line], table(position(hand, "b5", question=question, drawn=drawn)))
    assert console.answer_to(line)[0].translate(PLAIN).startswith(told)


def test_who_is_asked_which_of_two_is_meant_is_proposed_no_third() -> None:
    told = played(["le 1"], table(position(HAND, "b5"))).answer_to("le 1")
    assert [each.translate(PLAIN) for each in told] == [
        "Le 1 bleu, ou la carte numéro 1, le 4 rouge ?"
    ]


def test_yes_means_nothing_once_something_else_was_said() -> None:
    """What was proposed before is no longer meant."""
    at = table(position(HAND, "b5"))
    console = played(["le quatre bleuu", "main", "oui"], at)
    assert console.answer_to("oui")[0].startswith("Personne n’attend ici")
    assert len(hand_of(at)) == len(HAND.split())


def test_a_line_under_a_threat_is_answered_with_both_answers() -> None:
    """What was meant is not known: to take the cards is not proposed alone."""
    asked = Threat(0, 4, 3, card("wi+4"), True, (3,))
    at = table(position(HAND, "wi+4", colour="g", question=asked))
    (told,) = played(["bidule"], at).answer_to("bidule")
    assert told.endswith("Dites « prends » ou « doute ».")
