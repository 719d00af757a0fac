"""What several players do one after the other is one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest
from test_prompts import table

from accessible_uno.cards import Colour, card
from accessible_uno.game.base import Event
from accessible_uno.game.events import Asked, Drew, OneCardLeft, Played, Reversed, Skipped, TurnCame
from accessible_uno.game.view import View
from accessible_uno.game.windows import ColourOwed, Drawn, Threat, Turn
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.rules.shared.uno import SaidUno

NAMES: Final = ("Lila", "Bob", "Chloé", "Dan", "Eva")
LILA, BOB, CHLOÉ, DAN, EVA = range(5)


def plays(seat: int, code: str, colour: Colour | None = None) -> list[Event]:
    """Return what happens when a player lays a card."""
    return [TurnCame(seat), Played(seat, card(code), colour, 5)]


def draws(seat: int, count: int = 1) -> list[Event]:
    """Return what happens when a player draws."""
    return [TurnCame(seat), Drew(seat, count, (card("y1"),) * count)]


def draws_and_plays(seat: int, code: str) -> list[Event]:
    return [*draws(seat), Asked(seat, Drawn(seat)), *plays(seat, code)[1:]]


TURN: Final = Cue(Sound.TURN)

FIRST: Final = plays(BOB, "r5")
SKIP: Final = [*plays(CHLOÉ, "rsk"), Skipped(DAN)]
UNO: Final = [TurnCame(CHLOÉ), Played(CHLOÉ, card("r7"), None, 1), SaidUno(CHLOÉ)]
DRAW_TWO: Final = [*plays(CHLOÉ, "r+2"), Drew(DAN, 2, (card("y1"),) * 2), Skipped(DAN)]
DRAW_FOUR: Final = [
    *plays(CHLOÉ, "wi+4", Colour.BLUE),
    *(Drew(DAN, 4, (card("y1"),) * 4), Skipped(DAN)),
]

CASES: Final[tuple[tuple[Sequence[Event], str, str], ...]] = (
    (
        [*FIRST, *plays(CHLOÉ, "r5")],
        "Bob joue le 5 rouge et Chloé le 5.",
        "Bob plays red 5 and Chloé 5.",
    ),
    (
        [*FIRST, *plays(CHLOÉ, "g5")],
        "Bob joue le 5 rouge et Chloé le 5 vert.",
        "Bob plays red 5 and Chloé green 5.",
    ),
    (
        [*FIRST, *plays(CHLOÉ, "r7"), *draws(DAN)],
        "Bob joue le 5 rouge, Chloé le 7 et Dan pioche.",
        "Bob plays red 5, Chloé 7 and Dan draws.",
    ),
    (
        [*FIRST, *draws(CHLOÉ, 2), *plays(DAN, "r7")],
        "Bob joue le 5 rouge, Chloé pioche 2 et Dan joue le 7.",
        "Bob plays red 5, Chloé draws 2 and Dan plays 7.",
    ),
    (
        [*FIRST, *draws(CHLOÉ), *draws(DAN)],
        "Bob joue le 5 rouge, Chloé et Dan piochent.",
        "Bob plays red 5, Chloé and Dan draw.",
    ),
    (
        [*draws(BOB, 2), *draws(CHLOÉ, 2), *draws(DAN, 2)],
        "Bob, Chloé et Dan piochent 2.",
        "Bob, Chloé and Dan draw 2.",
    ),
    (
        [*FIRST, *plays(CHLOÉ, "r+2"), Drew(LILA, 2, (card("y1"), card("b2"))), Skipped(LILA)],
        "Bob joue le 5 rouge et Chloé vous met le +2 : le 1 jaune et le 2 bleu.",
        "Bob plays red 5 and Chloé +2: you draw yellow 1 and blue 2.",
    ),
    (
        [*draws(BOB), *draws(CHLOÉ, 2)],
        "Bob pioche et Chloé pioche 2.",
        "Bob draws and Chloé draws 2.",
    ),
    (
        [*FIRST, *draws_and_plays(CHLOÉ, "r1")],
        "Bob joue le 5 rouge, Chloé pioche et joue le 1.",
        "Bob plays red 5, Chloé draws and plays 1.",
    ),
    (
        [*FIRST, *draws_and_plays(CHLOÉ, "r+2"), Drew(DAN, 2, ()), Skipped(DAN)],
        "Bob joue le 5 rouge, Chloé pioche et joue le +2 contre Dan.",
        "Bob plays red 5, Chloé draws and plays +2 on Dan.",
    ),
    (
        [*FIRST, *SKIP],
        "Bob joue le 5 rouge et Chloé fait passer Dan.",
        "Bob plays red 5 and Chloé skips Dan.",
    ),
    (
        [*FIRST, *DRAW_TWO],
        "Bob joue le 5 rouge et Chloé le +2 contre Dan.",
        "Bob plays red 5 and Chloé +2 on Dan.",
    ),
    (
        [*FIRST, *DRAW_FOUR],
        "Bob joue le 5 rouge et Chloé un +4 bleu contre Dan.",
        "Bob plays red 5 and Chloé a blue wild +4 on Dan.",
    ),
    (
        [*FIRST, *plays(CHLOÉ, "rrv"), Reversed(-1)],
        "Bob joue le 5 rouge et Chloé l’inversion, à droite.",
        "Bob plays red 5 and Chloé a reverse to the right.",
    ),
    (
        [*plays(BOB, "rrv"), Reversed(1), *plays(EVA, "r7")],
        "Bob joue l’inversion rouge, à gauche, et Eva le 7.",
        "Bob plays red reverse to the left and Eva 7.",
    ),
)


def narrator(locale: str, verbosity: str = "normal") -> Narrator:
    made = Narrator(locale, NAMES, LILA, verbosity, strict=True)
    made.joins_acts = True
    return made


def told(events: Sequence[Event], locale: str, verbosity: str = "normal") -> list[str]:
    """Return the sentences, no-break spaces as plain ones."""
    seen = [event.seen_by(LILA) for event in events]
    sentences = [each.text for each in narrator(locale, verbosity).narrate(seen)]
    return [text.replace("\u00a0", " ").replace("\u202f", " ") for text in sentences]


@pytest.mark.parametrize(("events", "french", "english"), CASES)
def test_what_others_do_is_one_sentence(events: Sequence[Event], french: str, english: str) -> None:
    """It has its verb, and says again neither a colour nor a verb that it has just said."""
    assert told(events, "fr") == [french]
    assert told(events, "en") == [english]


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ([*plays(LILA, "r5"), *plays(BOB, "r7")], ["Vous jouez le 5 rouge.", "Bob joue le 7."]),
        (
            [*FIRST, *plays(CHLOÉ, "rsk"), Skipped(LILA), *plays(DAN, "r2")],
            ["Bob joue le 5 rouge et Chloé vous fait passer.", "Dan joue le 2."],
        ),
        (
            [*FIRST, *UNO],
            ["Bob joue le 5 rouge.", "Chloé joue le 7, Uno !"],
        ),
        (
            [*SKIP, *plays(EVA, "r2")],
            ["Chloé joue le passe-tour rouge contre Dan.", "Eva joue le 2."],
        ),
        (
            [*FIRST, *plays(CHLOÉ, "r7"), *plays(DAN, "r8"), *plays(EVA, "r9")],
            ["Bob joue le 5 rouge, Chloé le 7 et Dan le 8.", "Eva joue le 9."],
        ),
        (
            [*plays(BOB, "brv"), Reversed(-1), *plays(BOB, "b7")],
            ["Bob joue l’inversion bleue, à droite.", "Bob joue le 7."],
        ),
    ],
)
def test_what_has_a_sentence_of_its_own(events: Sequence[Event], expected: list[str]) -> None:
    """One's own act, UNO, what follows a hit, a fourth player, the same player."""
    assert told(events, "fr") == expected


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [("fr", "Bob 5 rouge Chloé et Dan piochent."), ("en", "Bob red 5 Chloé and Dan draw.")],
)
def test_brief_parts_acts_by_their_names(locale: str, sentence: str) -> None:
    """A comma would take the voice as long as a card."""
    assert told([*FIRST, *draws(CHLOÉ), *draws(DAN)], locale, "brief") == [sentence]


@pytest.mark.parametrize(
    ("events", "french", "english"),
    [
        (
            [*plays(BOB, "brv"), Reversed(-1), *plays(EVA, "b7"), *plays(BOB, "b8")],
            "Bob inversion bleue Eva 7 Bob 8.",
            "Bob blue reverse Eva 7 Bob 8.",
        ),
        (
            [*FIRST, *draws(DAN), *UNO],
            "Bob 5 rouge Dan pioche Chloé 7, Uno !",
            "Bob red 5 Dan draws Chloé 7, UNO!",
        ),
        (
            [*FIRST, *SKIP, *plays(EVA, "r2"), *plays(BOB, "r3")],
            "Bob 5 rouge Chloé fait passer Dan, Eva 2 Bob 3.",
            "Bob red 5 Chloé skips Dan, Eva 2 Bob 3.",
        ),
        (
            [*plays(BOB, "r+2"), Drew(LILA, 2, tuple(map(card, ("y3", "b7")))), Skipped(LILA)],
            "Bob +2 rouge : 3 jaune 7 bleu.",
            "Bob red +2: yellow 3 blue 7.",
        ),
        (
            [*plays(BOB, "r+2"), Drew(LILA, 2, tuple(map(card, ("wi", "b7")))), Skipped(LILA)],
            "Bob +2 rouge : 7 bleu joker.",
            "Bob red +2: blue 7 wild.",
        ),
        (
            [*plays(BOB, "r+2"), Drew(LILA, 2, (card("y3"),) * 2), Skipped(LILA), *draws(CHLOÉ)],
            "Bob +2 rouge : 3 jaune deux fois, Chloé pioche.",
            "Bob red +2: yellow 3 twice, Chloé draws.",
        ),
    ],
)
def test_brief_goes_on_after_a_hit(events: Sequence[Event], french: str, english: str) -> None:
    """A pause comes after whom a card hits, none between the cards that one draws for it."""
    assert told(events, "fr", "brief") == [french]
    assert told(events, "en", "brief") == [english]


def test_brief_ends_a_sentence_with_a_last_card() -> None:
    """It may be caught at once; nor does one player act twice in a row in a sentence."""
    assert len(told([*draws(DAN), *plays(DAN, "r7")], "fr", "brief")) == 2
    left = [TurnCame(BOB), Played(BOB, card("r7"), None, 1), OneCardLeft(BOB)]
    for last in (left, [*left[:2], SaidUno(BOB)]):
        assert len(told([*draws(DAN), *last], "fr", "brief")) == 1
        assert len(told([*last, *draws(DAN)], "fr", "brief")) == 2


@pytest.mark.parametrize(
    ("events", "french", "english"),
    [
        ([*FIRST, *plays(CHLOÉ, "r7")], "Bob 5 rouge Chloé 7 à vous.", "Bob red 5 Chloé 7, you."),
        (draws(BOB), "Bob pioche à vous.", "Bob draws, you."),
        (
            [*FIRST, *SKIP],
            "Bob 5 rouge Chloé fait passer Dan, à vous.",
            "Bob red 5 Chloé skips Dan, you.",
        ),
        (UNO, "Chloé 7 rouge, Uno, à vous.", "Chloé red 7, UNO, you."),
    ],
)
def test_brief_ends_with_the_turn(events: Sequence[Event], french: str, english: str) -> None:
    """After whom a card hits there is a pause: it is not the listener; so there is after UNO."""
    view = View(table("r7", "g1", "g2", "g3"), LILA)
    for locale, sentence in (("fr", french), ("en", english)):
        telling = narrator(locale, "brief")
        last = telling.narrate([event.seen_by(LILA) for event in events])[-1]
        question = replace(telling.silence, valid_while=Turn(LILA), sounds=(TURN,))
        one = telling.with_question(last, question, view)
        assert one is not None
        assert one.text == sentence
        assert one.valid_while == Turn(LILA)
        assert one.sounds == (*last.sounds, TURN)
        assert telling.with_question(question, question, view) is None


def test_brief_ends_with_what_is_to_be_drawn() -> None:
    """Other questions have a sentence of their own."""
    state = table("wi+4", "g1", "g2", "g3", colour="r")
    for locale, doubtful, sentence in (
        ("fr", (BOB,), "Bob +4 rouge, prendre 4 ou douter\u202f?"),
        ("en", (BOB,), "Bob red +4, take 4 or doubt?"),
        ("fr", (), "Bob +4 rouge, 4 cartes\u00a0: prenez-les, par Entrée."),
        ("en", (), "Bob red +4, 4 cards: Enter takes them."),
    ):
        question = state.question = Threat(LILA, 4, BOB, card("wi+4"), doubtful=doubtful)
        telling = narrator(locale, "brief")
        asks = replace(telling.silence, valid_while=question)
        (last,) = telling.narrate(plays(BOB, "wi+4", Colour.RED))
        one = telling.with_question(last, asks, View(state, LILA))
        assert one is not None
        assert one.text == sentence
    state.question = ColourOwed(LILA)
    asks = replace(asks, valid_while=state.question)
    assert telling.with_question(last, asks, View(state, LILA)) is None


def test_nothing_is_joined_where_each_act_is_told_apart() -> None:
    """At full detail no message has a clause; a chat room never joins."""
    events = [*FIRST, *plays(CHLOÉ, "r7")]
    assert len(told(events, "fr", "full")) == len(told(events, "en", "full")) == 2
    apart = Narrator("fr", NAMES, LILA, strict=True)
    assert len(apart.narrate(events)) == 2


@pytest.mark.parametrize(("events", "french", "english"), CASES)
@pytest.mark.parametrize("verbosity", ["brief", "normal"])
def test_a_finger_reads_what_was_heard(
    events: Sequence[Event], french: str, english: str, verbosity: str
) -> None:
    """The braille of the sentence is that of each message in it, in order."""
    del french, english
    for locale in ("fr", "en"):
        together = narrator(locale, verbosity).narrate(events)
        apart = Narrator(locale, NAMES, LILA, verbosity, strict=True).narrate(events)
        joined = [part for each in together for part in each.braille]
        assert joined == [part for each in apart for part in each.braille]
        assert len(together) == 1 < len(apart)
        assert together[0].sounds == tuple(cue for each in apart for cue in each.sounds)


@pytest.mark.parametrize("verbosity", ["brief", "normal"])
def test_every_event_of_a_joined_sentence_is_known_with_it(verbosity: str) -> None:
    """What is muted, kept and explained by its events finds each of them."""
    events = [*FIRST, *draws(CHLOÉ), *plays(DAN, "r7")]
    ((_, group),) = narrator("fr", verbosity).narrate_groups(events)
    assert {*map(type, group)} == {Played, Drew}
    assert len(group) == 3
