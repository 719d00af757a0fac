"""Events that happen together share one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from accessible_uno.cards import Card, Colour, card
from accessible_uno.game import events
from accessible_uno.game.base import Event
from accessible_uno.game.windows import Drawn
from accessible_uno.narration.narrator import Narrator
from accessible_uno.rules.deal.dealer_draw import DealerCards
from accessible_uno.rules.shared.uno import Denounced, SaidUno
from accessible_uno.rules.special.dice import ThrewAgain
from accessible_uno.rules.threats.doubt import TookBack

NAMES: Final = ("Lila", "Bob", "Chloé")
LILA, BOB, CHLOÉ = range(3)


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(card, codes.split()))


def heard(
    told: Sequence[Event], locale: str = "en", verbosity: str = "normal", viewer: int = LILA
) -> list[str]:
    """Return the sentences, no-break spaces as plain ones."""
    narrator = Narrator(locale, NAMES, viewer, verbosity, strict=True)
    sentences = narrator.narrate([event.seen_by(viewer) for event in told])
    return [each.text.replace("\u00a0", " ").replace("\u202f", " ") for each in sentences]


def test_draws_in_a_row_are_one_draw() -> None:
    """Four draws of one card are "draws 4", not four lines; the owner hears each card."""
    drawn = [events.Drew(BOB, 1, (each,)) for each in cards("r7 b3 wi g+2")]
    assert heard(drawn) == ["Bob draws 4."]
    assert heard(drawn, viewer=BOB) == ["You draw a red 7, a blue 3, a wild and a green +2."]


def test_draws_of_two_players_stay_apart() -> None:
    """A run ends where another player draws."""
    drawn = [events.Drew(BOB, 1, cards("r7")), events.Drew(CHLOÉ, 2, cards("r7 b3"))]
    assert heard(drawn) == ["Bob draws.", "Chloé draws 2."]


def test_a_draw_and_the_turn_it_costs() -> None:
    """Drawing for a draw two and losing the turn is one sentence, in either person."""
    told = [events.Drew(BOB, 2, cards("r7 b3")), events.Skipped(BOB)]
    assert heard(told) == ["Bob draws 2 and is skipped."]
    assert heard(told, "fr", viewer=BOB) == [
        "Vous perdez votre tour et piochez le 7 rouge et le 3 bleu."
    ]


def test_only_the_same_player_is_merged() -> None:
    """One draws, another is skipped: two sentences."""
    told = [events.Drew(BOB, 1, cards("r7")), events.Skipped(CHLOÉ)]
    assert heard(told) == ["Bob draws.", "Chloé is skipped."]


@pytest.mark.parametrize(
    ("verbosity", "sentence"),
    [
        ("brief", "Bob 7 bleu, Uno !"),
        ("normal", "Bob joue le 7 bleu, Uno !"),
        ("full", "Bob joue le 7 bleu, Uno !"),
    ],
)
def test_uno_is_said_with_the_card(verbosity: str, sentence: str) -> None:
    """The card and the call of UNO are one sentence."""
    told = [events.Played(BOB, card("b7"), None, 1), SaidUno(BOB)]
    assert heard(told, "fr", verbosity) == [sentence]


def test_the_last_card_but_one_is_announced_once() -> None:
    """One card left without a call is part of the sentence about the card, and is not repeated."""
    told = [events.Played(BOB, card("b7"), None, 1), events.OneCardLeft(BOB)]
    assert heard(told, "fr") == ["Bob joue le 7 bleu, plus qu’une."]
    assert heard(told, "fr", viewer=BOB) == ["Vous jouez le 7 bleu, plus qu’une."]


def test_going_out_shares_the_sentence_of_the_card() -> None:
    """The last card wins the round; the colour of a wild is left out, as it no longer matters."""
    told = [events.Played(BOB, card("wi"), Colour.RED, 0), events.WentOut(BOB)]
    assert heard(told) == ["Bob plays wild and wins the round."]
    assert heard(told, viewer=BOB) == ["You play wild and win the round!"]


def test_the_draw_for_dealer_has_its_result_first() -> None:
    """The dealer comes first, the cards after; only full tells the cards."""
    told = [
        DealerCards((LILA, BOB, CHLOÉ), cards("r7 wi b9")),
        events.DealerChosen(CHLOÉ),
    ]
    assert heard(told, "fr", "full") == [
        "Chloé distribue. La plus haute carte l’emportait : vous 7 rouge, Bob joker, Chloé 9 bleu."
    ]
    assert heard(told, "fr") == heard(told, "fr", "brief") == ["Chloé distribue."]


def test_a_card_laid_after_a_draw_shares_its_sentence() -> None:
    """What a player draws, lays and says is one sentence; so is a draw with a pass."""
    draw = [events.Drew(BOB, 1, cards("r7")), events.Asked(BOB, Drawn(BOB))]
    laid = events.Played(BOB, card("wi"), Colour.RED, 1)
    assert heard([*draw, laid], "fr") == ["Bob pioche et joue un joker rouge, plus qu’une."]
    assert heard([*draw, laid], "en", "brief") == ["Bob draws then red wild, one left."]
    assert heard([*draw, laid, SaidUno(BOB)], "fr") == ["Bob pioche et joue un joker rouge, Uno !"]
    assert heard([*draw, events.Passed(BOB)]) == ["Bob draws and passes."]


def test_a_reverse_tells_where_play_goes() -> None:
    """It is one sentence; of two players only the lost turn counts."""
    told = [events.Played(BOB, card("grv"), None, 3), events.Reversed(-1)]
    assert heard(told, "fr") == ["Bob joue l’inversion verte, à droite."]
    assert heard(told, "fr", "brief") == ["Bob inversion verte."]
    assert heard([*told, events.Skipped(CHLOÉ)]) == [
        "Bob plays green reverse.",
        "Chloé is skipped.",
    ]


@pytest.mark.parametrize(
    ("locale", "viewer", "sentence"),
    [
        ("fr", BOB, "Vous jouez l’inversion rouge, il vous en reste 8."),
        ("fr", LILA, "Bob joue l’inversion rouge, il lui en reste 8."),
        ("en", BOB, "You play red reverse, 8 cards left."),
    ],
)
def test_full_detail_says_how_many_are_left(locale: str, viewer: int, sentence: str) -> None:
    """A bare « 8 cartes » could be what the card does."""
    told = [events.Played(BOB, card("rrv"), None, 8)]
    assert heard(told, locale, "full", viewer) == [sentence]


def test_hidden_hands_are_counted_in_one_line() -> None:
    """Those of the others share a line; the viewer's own hand is told by itself."""
    hands = [
        events.HandReceived(LILA, BOB, 1, cards("r7")),
        events.HandReceived(BOB, CHLOÉ, 4, cards("r7 r8 r9 b1")),
        events.HandReceived(CHLOÉ, LILA, 2, cards("g1 g2")),
    ]
    assert heard(hands, "fr") == ["Votre main : 7 rouge.", "Cartes : Bob 4, Chloé 2."]
    assert heard(hands, viewer=BOB)[-1] == "Chloé holds 2 cards."


def test_a_first_card_that_cannot_open() -> None:
    """The card and its return are one sentence, the next first card is another."""
    told = [
        events.FirstCard(card("wi+4")),
        events.FirstCardReturned(card("wi+4")),
        events.FirstCard(card("g2")),
    ]
    assert heard(told) == [
        "First card: wild +4, which cannot open. Another is turned up.",
        "First card: green 2.",
    ]


def test_a_bluffer_takes_back_and_draws() -> None:
    """Both are one sentence; the bluffer alone hears the drawn cards."""
    told = [TookBack(BOB, card("wi+4")), events.Drew(BOB, 2, cards("r7 b3"))]
    assert heard(told) == ["Bob takes back the wild +4 and draws 2 cards."]
    assert heard(told, viewer=BOB) == ["You take back your wild +4 and draw a red 7 and a blue 3."]


def test_a_drawn_card_that_may_be_played_is_left_to_the_prompt() -> None:
    """Its owner hears it once, in the question; the others hear of a draw."""
    told = [events.Drew(BOB, 1, cards("r7")), events.Asked(BOB, Drawn(BOB))]
    assert heard(told) == ["Bob draws."]
    assert heard(told, viewer=BOB) == []


def test_a_drawn_card_that_does_not_go_is_named_to_its_owner() -> None:
    """Otherwise the event itself names it."""
    told = [events.Drew(BOB, 1, cards("r7")), events.TurnCame(CHLOÉ)]
    assert heard(told, viewer=BOB) == ["You draw a red 7."]


def test_of_two_players_a_reverse_is_a_lost_turn() -> None:
    """Between two players the direction needs no sentence."""
    told = [events.Reversed(-1), events.Skipped(LILA), events.PlaysAgain(BOB)]
    assert heard(told) == ["You are skipped."]
    assert heard(told, verbosity="full") == [
        "Play now goes to the right. You are skipped.",
        "Bob plays again.",
    ]


def test_a_turn_is_not_announced() -> None:
    """The move of others is enough; the viewer's own turn belongs to the prompt."""
    for verbosity in ("brief", "normal", "full"):
        assert heard([events.TurnCame(BOB), events.TurnCame(LILA)], verbosity=verbosity) == []


def test_the_parts_keep_their_order() -> None:
    """A whole action: the card, the call, the direction, the next player's lost turn."""
    told = [
        events.Played(BOB, card("grv"), None, 1),
        SaidUno(BOB),
        events.Reversed(-1),
        events.TurnCame(LILA),
    ]
    assert heard(told, "fr") == ["Bob joue l’inversion verte, à droite, Uno !"]


def test_a_single_event_has_its_own_sentence() -> None:
    """Events that arrive one by one cannot be merged, and each still makes sense."""
    assert heard([events.WentOut(BOB)]) == ["Bob wins the round."]
    assert heard([Denounced(BOB, LILA)]) == ["Caught! Bob catches you without UNO."]
    assert heard([]) == []


def test_like_cards_played_together_share_a_sentence() -> None:
    """So do others laid one after the other."""
    twice = [events.Played(BOB, card("g7"), None, 2), events.Played(BOB, card("g7"), None, 1)]
    assert heard(twice) == ["Bob plays green 7 twice, one left."]
    assert heard(twice, "fr", viewer=BOB) == ["Vous jouez le 7 vert deux fois, plus qu’une."]
    thrice = [events.Played(BOB, card("g7"), None, left) for left in (5, 4, 3)]
    assert heard(thrice) == ["Bob plays green 7 three times."]
    said = [*twice, SaidUno(BOB)]
    assert heard(said) == ["Bob plays green 7 twice, UNO!"]
    other = [events.Played(BOB, card("g7"), None, 2), events.Played(BOB, card("r7"), None, 1)]
    assert heard(other) == ["Bob plays green 7 and red 7, one left."]


SKIP: Final = (events.Played(BOB, card("rsk"), None, 4), events.Skipped(CHLOÉ))
HIT: Final = (
    events.Played(BOB, card("r+2"), None, 4),
    events.Drew(CHLOÉ, 2, cards("b4 y9")),
    events.Skipped(CHLOÉ),
)
CAUGHT: Final = (Denounced(BOB, CHLOÉ), events.Drew(CHLOÉ, 2, cards("b4 y9")))
DICE: Final = (
    events.Played(BOB, card("g6"), None, 4),
    events.Asked(BOB, Drawn(BOB)),
    events.Played(BOB, card("y6"), None, 3),
    events.Asked(BOB, Drawn(BOB)),
    events.Played(BOB, card("y4"), None, 2),
    ThrewAgain(BOB, 2, cards("r1 b1")),
)
AFTER_A_DRAW: Final = (
    events.Drew(BOB, 1, cards("rrv")),
    events.Asked(BOB, Drawn(BOB)),
    events.Played(BOB, card("rrv"), None, 4),
    events.Reversed(-1),
)


@pytest.mark.parametrize(
    ("told", "locale", "viewer", "sentences"),
    [
        (SKIP, "fr", LILA, "Bob joue le passe-tour rouge contre Chloé."),
        (SKIP, "fr", CHLOÉ, "Bob joue le passe-tour rouge contre vous."),
        (SKIP, "fr", BOB, "Vous jouez le passe-tour rouge contre Chloé."),
        (SKIP, "en", CHLOÉ, "Bob plays red skip on you."),
        (HIT, "fr", LILA, "Bob joue le +2 rouge contre Chloé."),
        (
            *(HIT, "fr", CHLOÉ),
            "Bob vous met le +2 rouge : le 4 bleu et le 9 jaune.",
        ),
        (HIT, "en", LILA, "Bob plays red +2 on Chloé."),
        (HIT, "en", CHLOÉ, "Bob plays red +2: you draw blue 4 and yellow 9."),
        (CAUGHT, "fr", LILA, "Contre-Uno ! Bob dénonce Chloé, qui pioche 2."),
        (CAUGHT, "fr", BOB, "Chloé pioche 2."),
        (CAUGHT, "en", CHLOÉ, "Caught! Bob catches you: you draw a blue 4 and a yellow 9."),
        (DICE, "fr", LILA, "Bob joue le 6 vert, le 6 jaune et le 4 jaune et relance 2 dés."),
        (AFTER_A_DRAW, "fr", LILA, "Bob pioche et joue l’inversion rouge, à droite."),
        (AFTER_A_DRAW, "en", LILA, "Bob draws and plays red reverse to the right."),
    ],
)
def test_one_move_is_one_sentence(
    told: Sequence[Event], locale: str, viewer: int, sentences: str
) -> None:
    """With whom it hits; at full, what becomes of that player is told in so many words."""
    assert " ".join(heard(told, locale, viewer=viewer)) == sentences


@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
@pytest.mark.parametrize(
    ("told", "words"),
    [
        (SKIP, ("Bob", "passe-tour", "Chloé")),
        (HIT, ("Bob", "+2", "Chloé")),
        (CAUGHT, ("Contre-Uno", "Chloé", "pioche 2")),
        (DICE, ("Bob", "6 vert", "6 jaune", "4 jaune", "relance 2")),
        (AFTER_A_DRAW, ("Bob pioche", "inversion")),
    ],
)
def test_each_event_is_told_at_each_verbosity(
    told: Sequence[Event], words: Sequence[str], verbosity: str
) -> None:
    """Who, which card, whom it hits, how many are drawn: shorter, and nothing left out."""
    said = " ".join(heard(told, "fr", verbosity))
    assert [word for word in words if word not in said] == []
    if verbosity == "full" and told in (SKIP, HIT):
        assert "perd son tour" in said


def test_in_brief_a_card_that_keeps_the_colour_is_told_without_it() -> None:
    """Only where the player was told the colour; a card of another colour is told with it."""
    narrator = Narrator("fr", NAMES, LILA, "brief", strict=True)
    narrator.told_colour = Colour.RED
    for code, told in (("r5", "Bob 5."), ("g5", "Bob 5 vert."), ("wi", "Bob joker bleu.")):
        colour = Colour.BLUE if code == "wi" else None
        (said,) = narrator.narrate([events.Played(BOB, card(code), colour, 4)])
        assert said.text.replace("\u00a0", " ") == told
    narrator.told_colour = None
    (said,) = narrator.narrate([events.Played(BOB, card("r5"), None, 4)])
    assert said.text == "Bob 5 rouge."


def test_a_card_just_drawn_and_whom_it_hits_are_one_sentence() -> None:
    """How many one draws and how many the other are told apart."""
    told = [
        *(events.Drew(BOB, 1, cards("r7")), events.Asked(BOB, Drawn(BOB))),
        *(
            events.Played(BOB, card("wi+4"), Colour.BLUE, 5),
            events.Drew(CHLOÉ, 4, cards("r1 r2 r3 r4")),
        ),
        events.Skipped(CHLOÉ),
    ]
    assert heard(told) == ["Bob draws and plays blue wild +4 on Chloé."]
    assert heard(told, "fr") == ["Bob pioche et joue un +4 bleu contre Chloé."]
    full = heard(told, verbosity="full")
    assert full == ["Bob draws and plays blue wild +4, 5 cards left. Chloé draws 4 and is skipped."]
    assert heard(told, viewer=CHLOÉ) == [
        "Bob draws and plays blue wild +4: you draw red 1, red 2, red 3 and red 4."
    ]
