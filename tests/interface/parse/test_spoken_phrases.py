"""What players say, in the words of the field and of politeness; and what is never a move."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from table_fixtures import NAMES, played, position, table

from accessible_uno.cards import card
from accessible_uno.game.windows import Drawn, Threat
from accessible_uno.interface.parse.intents import (
    KIND_WORDS,
    Act,
    Intent,
    LineContext,
    Query,
    RulesOn,
    Said,
    Unclear,
)
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.narration.language import LOCALES
from accessible_uno.rules.special.dice import LayOn

HAND: Final = "r7 b4 r5 ysk wi wi+4 b5 b0 rrv"
MOMENTS: Final[dict[str, dict[str, Any]]] = {
    "turn": {},
    "drawn": {"question": Drawn(0), "drawn": "b4"},
    "threat": {
        "question": Threat(0, 4, 3, card("wi+4"), True, (3,)),
        "top": "wi+4",
        "colour": "g",
    },
    "extreme": {"rules": "extreme", "hand": "r7 rda ex g2x wi"},
    "swap": {"options": (("swap-card", "on"), ("blank", "wild")), "hand": "sw bl r7 b7"},
    "olympic": {"rules": "olympic"},
    "dice": {"rules": "dice", "hand": "r5 b4 g2", "top": "b3"},
    "die laid": {"rules": "dice", "hand": "r5 b4", "top": "b3", "question": LayOn(0)},
}


def parsed(line: str, locale: str = "fr", moment: str = "turn") -> Intent:
    """Return what a line means at a moment of the game."""
    laid_out = {"hand": HAND, "top": "b7", **MOMENTS[moment]}
    state = position(**laid_out)
    at = table(state)
    faces = frozenset(held.face for held in at.rules.deck)
    hand = tuple(state.hands[0])
    return parse_line(
        line,
        LineContext(
            locale, at.view(0), at.legal(0), NAMES, hand, faces=faces, pieces=at.rules.pieces
        ),
    )


SPOKEN: Final = """
# the field's own words
turn: interdit de jouer bleu -> bsk
turn: passer un tour jaune -> ysk
turn: passe ton tour jaune -> ysk
turn: super joker bleu -> wi+4=b
turn: changement de couleur bleu -> wi=b
turn: change de sens rouge -> rrv
turn: Changement de sens rouge -> rrv
turn: change direction red -> rrv
extreme: poser tout rouge -> rda
extreme: tout poser rouge -> rda
extreme: débarras rouge -> rda
swap: carte vierge bleu -> bl=b
swap: échange de main bleu avec Luna -> sw>Luna=b
swap: L’ÉCHANGE de mains avec Luna bleu -> sw>Luna=b
swap: l'echange de main avec luna, bleu -> sw>Luna=b
threat: conteste -> challenge
threat: menteur ! -> challenge
threat: liar! -> challenge
threat: I call your bluff -> challenge
turn: annonce uno -> uno
turn: dis uno -> uno
turn: say uno -> uno
olympic: dis uno -> uno
olympic: dis bonjour -> say bonjour
# whole sentences
turn: je pioche -> draw
turn: i draw -> draw
turn: pioche une carte -> draw
turn: tirer une carte -> draw
turn: draw a card -> draw
turn: can I draw -> draw
turn: can I play red 7 -> r7
turn: je peux jouer le 7 rouge ? -> r7
turn: est-ce que je peux piocher ? -> draw
turn: je peux piocher ? -> draw
turn: je voudrais piocher, s’il te plaît -> draw
turn: je voudrais piocher s'il vous plait -> draw
turn: I’d like to draw a card, please -> draw
drawn: je passe -> pass
drawn: je la garde -> pass
drawn: I'll keep it -> pass
threat: je prends -> take
threat: je prends les cartes -> take
threat: I'll take them, thanks -> take
threat: je conteste -> challenge
turn: Je pose le cinq rouge, s'il te plaît -> r5
turn: pose ton cinq rouge -> r5
turn: I'll play the red five please -> r5
turn: joue le joker bleu merci -> wi=b
turn: alors je joue le cinq bleu et je dis uno -> b5
turn: red five -> r5
# notation
turn: b0 -> b0
turn: r5 uno -> r5
turn: !jeu Bleu-5 -> b5
turn: wi=g -> wi=g
turn: 5rouge -> r5
turn: joue la carte trois -> r5
turn: card three -> r5
turn: I play number two please -> b4
turn: bleu-0 -> b0
turn: le 5 d bleu -> b5
"""

ACTS: Final = [
    re.fullmatch(r"(\w+): (.+) -> (.+)", line).groups()  # type: ignore[union-attr]  # all match
    for line in SPOKEN.split("\n")
    if line and not line.startswith("#")
]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_phrase_is_an_act(locale: str, subtests: pytest.Subtests) -> None:
    """Whatever the language of the game."""
    for moment, line, act in ACTS:
        with subtests.test(moment=moment, line=line):
            intent = parsed(line, locale, moment)
            assert isinstance(intent, Act), intent
            assert intent.action.notation(NAMES) == act


QUERIES: Final = (
    *(("à qui de jouer ?", Query.WHO), ("C’EST À QUI ?", Query.WHO), ("c'est a qui", Query.WHO)),
    *(("est-ce que c'est mon tour", Query.WHO), ("whose turn is it?", Query.WHO)),
    *(("combien de cartes", Query.COUNTS), ("combien de cartes ont-ils ?", Query.COUNTS)),
    *(("who has how many?", Query.COUNTS), ("qui a combien de cartes ?", Query.COUNTS)),
    *(("how many cards", Query.COUNTS), ("montre-moi ma main", Query.HAND)),
    *(("quelles sont mes cartes ?", Query.HAND), ("qu’est-ce que j’ai", Query.HAND)),
    *(("what do I have?", Query.HAND), ("lis-moi les scores s'il te plait", Query.SCORES)),
)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_phrase_is_a_question(locale: str, subtests: pytest.Subtests) -> None:
    """Asked as people ask."""
    for line, query in QUERIES:
        with subtests.test(line=line):
            assert parsed(line, locale) == Said(query)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("line", ["what can I do?", "que puis-je faire ?"])
def test_help_is_asked_for(line: str, locale: str) -> None:
    """Not taken for a word that begins so."""
    assert parsed(line, locale) == parsed("?", locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "line", ["les règles", "dis-moi les règles", "can you tell me the rules please"]
)
def test_the_rules_are_asked_for(line: str, locale: str) -> None:
    """With an article, and politely."""
    assert parsed(line, locale) == Said(Command.RULES, (RulesOn(),))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_phrase_is_no_act(locale: str, subtests: pytest.Subtests) -> None:
    """It is not understood, and nothing happens."""
    for line in [
        # rubbish before, within and behind a card
        *(
            "b0d",
            "r!0d",
            "b0x",
            "b0le",
            "b0déb",
            "d0b",
            "le0b",
            "r@5",
            "5 rouge $",
            "b0 d",
            "b0*",
            "~b0",
        ),
        # refusals, questions, and words around a number
        *("je ne pioche pas", "je ne veux pas piocher", "I don't draw"),
        *("I do not want to draw", "je 5", "i 3", "alors 4", "et", "je"),
        "je voudrais que tu me montres les cartes du talon et aussi la main de Luna maintenant",
    ]:
        with subtests.test(line=line):
            assert isinstance(parsed(line, locale), Unclear)


TOLD: Final = {
    "en": (
        *(
            "we always {}",
            "I might {}",
            "I was about to {}",
            "I could {}",
            "did I {}",
            "do they {}",
        ),
        *("everybody must {}", "instead of that I could {}", "I would have {}", "I wanted to {}"),
        *("does she {}", "do I {}", "can’t I {}", "shall we {}", "they {}"),
    ),
    "fr": (
        *(
            "tout le monde doit {}",
            "je pourrais {}",
            "j’aurais dû {}",
            "j’allais {}",
            "je voulais {}",
        ),
        *("on a le droit de {}", "interdit de {}", "au lieu de {}", "il aurait fallu {}"),
    ),
}
DEEDS: Final = {
    "en": ("draw", "draw a card", "play the red 5", "take them", "doubt that", "pass"),
    "fr": ("piocher", "piocher une carte", "jouer le 5 rouge", "les prendre", "douter", "passer"),
}


@pytest.mark.parametrize("moment", ["turn", "drawn", "threat"])
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_only_told_is_no_act(locale: str, moment: str) -> None:
    """Nor is what might be done, is always done, or was to be done."""
    for sentence in TOLD[locale]:
        for deed in DEEDS[locale]:
            line = sentence.format(deed)
            assert not isinstance(parsed(line, locale, moment), Act), line


@pytest.mark.parametrize(
    ("locale", "before", "after"),
    [("fr", "je voudrais ", " s’il te plaît"), ("en", "I’d like to ", ", please")],
)
def test_every_command_may_be_asked_for_politely(locale: str, before: str, after: str) -> None:
    """It means what its word alone means, also where it has no use; who would stop may leave."""
    for word in lexicon(locale).commands.names.values():
        if word == "stop":
            assert parsed(f"{before}{word}{after}", locale) == parsed("quit", locale)
            continue
        assert parsed(f"{before}{word}{after}", locale) == parsed(word, locale), word


def test_an_open_abbreviation_names_what_the_rules_have() -> None:
    """Cards that the deck lacks and commands without a use are not named, nor English words."""
    plain = parsed("t", "fr")
    assert isinstance(plain, Unclear)
    named = str(plain.fields["names"]).split(", ")
    assert "tire" in named
    assert not {"tourne", "tout-poser", "take", "two", "top"} & set(named)
    other = parsed("w", "en", "turn")
    assert "wizz" not in str(other)
    assert "débarras" not in str(parsed("dé", "fr"))


def test_a_letter_that_stands_for_a_word_abbreviates_no_card() -> None:
    """« c bleu » is « c’est bleu », « ch bleu » the blue reverse, « 5 b » the blue 5."""
    assert not any(isinstance(parsed(line), Act) for line in ("c bleu", "c du bleu là", "c vert"))
    assert isinstance(parsed("ch rouge"), Act) and isinstance(parsed("5 b"), Act)


@pytest.mark.parametrize("line", ["blue seven?", "it’s blue 7, right?", "blue 7 ?!"])
def test_a_question_about_the_card_on_top_is_answered_with_it(line: str) -> None:
    """A card that is held is asked about as one to play; the statement is its play."""
    assert parsed(line, "en") == Said(Query.TOP)
    assert parsed("blue 4?", "en") == Said(Query.PLAYABLE)
    assert isinstance(parsed("blue 7", "en"), Act)


@pytest.mark.parametrize(
    "line", ["the yellow one", "the yellow one, please", "I’ll lay the yellow one"]
)
def test_a_colour_and_one_is_no_digit_one_that_is_not_held(line: str) -> None:
    """“The yellow one” is any yellow card, as the hand has no yellow 1: the game asks which."""
    vague = parsed(line, "en")
    assert isinstance(vague, Unclear) and vague.message_id == "unclear-colour-alone"


@pytest.mark.parametrize(
    ("locale", "line"),
    [("en", "oh I forgot to say uno"), ("fr", "ah j’ai oublié de dire uno !")],
)
def test_who_remembers_uno_says_it(locale: str, line: str) -> None:
    assert parsed(line, locale) == parsed("uno", locale)
    assert parsed("Luna forgot uno", "en") != parsed("uno", "en")


def test_the_game_answers_what_it_did_not_understand() -> None:
    """The whole line is repeated, and nothing is laid."""
    console = played(["b0d", "je pioche, s’il te plaît"], table(position("b0 r7", "b7")))
    assert "« b0d »" in console.answer_to("b0d")[0]
    assert any("piochez" in each for each in console.answer_to("je pioche, s’il te plaît"))


@pytest.mark.parametrize(
    "line", ["bonjour", "merci", "s’il vous plaît", "bonjour, s'il te plaît", "désolé"]
)
def test_kind_words_alone_are_no_mistake(line: str) -> None:
    assert parsed(line) == KIND_WORDS
    for english in ("hello", "hi", "thanks", "please", "sorry"):
        assert parsed(english, "en") == KIND_WORDS


@pytest.mark.parametrize(
    ("drawn_out", "plain", "locale"),
    [("reddd 7 pleaaase", "red 7 please", "en"), ("piocheee", "pioche", "fr")],
)
def test_a_drawn_out_word_is_that_word(drawn_out: str, plain: str, locale: str) -> None:
    assert isinstance(parsed(plain, locale), Act)
    assert parsed(drawn_out, locale) == parsed(plain, locale)
    assert isinstance(parsed("ddddd", locale), Unclear)


@pytest.mark.parametrize("moment", ["dice", "die laid"])
@pytest.mark.parametrize("locale", LOCALES)
def test_dice_have_words_of_their_own(moment: str, locale: str) -> None:
    """What a table of dice calls throwing again is its draw; other tables do not know the words."""
    for line in ("relance", "relancer", "lance les dés", "throw", "roll", "roll again"):
        assert _notation(parsed(line, locale, moment)) == "draw", line
    for line in ("relance", "roll again"):
        assert isinstance(parsed(line, locale), Unclear), line


def _notation(intent: Intent) -> str:
    assert isinstance(intent, Act), intent
    return intent.action.notation(NAMES)
