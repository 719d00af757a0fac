"""Actions written from their fields: writing and reading are inverse, and nothing else is read."""

from __future__ import annotations

from random import Random

import pytest

from accessible_uno.cards import Colour, card
from accessible_uno.game.actions import Choose, DiscardCards, DrawCard, KeepCards, NameColour
from accessible_uno.game.base import CHANCE, Action, Choice, Malformed, read_choice, write_choice
from accessible_uno.game.chance import Shuffled
from accessible_uno.game.legal import Legal
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote, Ground, Report
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.rules.shared.uno import Catch
from accessible_uno.rules.special.wizz import StopWheel
from accessible_uno.table import Dealer

NAMES = ("Ada", "Bruno", "Chloé", "Dario")
ODD_NAMES = ("4", "g", "r7", "Left")
OLD_NAMES = ("left", "none", "right", "_x")
"""Of games that were begun before such names were refused."""

CARDS = (card("r1"), card("wi+4"))


def test_writing_and_reading_are_inverse(subtests: pytest.Subtests) -> None:
    """Optional fields are left out; a chance action or the clock has no speaker."""
    for act, written in [
        (DrawCard(1), "draw"),
        (NameColour(1, Colour.GREEN), "name g"),
        (Choose(1, 2), "choose Chloé"),
        (Choose(1, "none"), "choose none"),
        (Choose(1, "4"), "choose 4"),
        (KeepCards(1, CARDS), "keep r1 wi+4"),
        (DiscardCards(1, CARDS[:1]), "discard r1"),
        (Challenge(1), "challenge"),
        (Challenge(1, 0), "challenge Ada"),
        (Catch(1, 0), "catch Ada"),
        (Report(1, 0), "report Ada"),
        (Report(1, 0, Ground.HESITATION), "report Ada hesitation"),
        (CastVote(1, True), "vote yes"),
        (CastVote(1, False), "vote no"),
        (TimeUp(3), "clock Dario"),
        (Shuffled(CARDS), "shuffle: r1 wi+4"),
        (StopWheel(4), "wheel: 4"),
    ]:
        with subtests.test(act=act):
            assert act.notation(NAMES) == written
            assert type(act).read(1, written.split(), NAMES) == act


def test_what_is_not_written_so_is_not_read(subtests: pytest.Subtests) -> None:
    """The error holds the word that cannot be read, or those in which one is wanting."""
    cases: list[tuple[type[Action], str, str]] = [
        (DrawCard, "draw two", "two"),
        (NameColour, "name", "name"),
        (NameColour, "name x", "x"),
        (NameColour, "name g g", "g"),
        (Catch, "catch", "catch"),
        (Catch, "catch Zoe", "Zoe"),
        (Catch, "catch Ada Bruno", "Bruno"),
        (Challenge, "challenge Ada Bruno", "Bruno"),
        (Report, "report Ada loudly", "loudly"),
        (CastVote, "vote maybe", "maybe"),
        (KeepCards, "keep r1 r99", "r99"),
        (StopWheel, "wheel: 44444", "44444"),
        (StopWheel, "wheel: ４", "４"),
        (StopWheel, "wheel: -4", "-4"),
    ]
    for kind, words, told in cases:
        with subtests.test(kind=kind, words=words):
            with pytest.raises(Malformed) as wrong:
                kind.read(1, words.split(), NAMES)
            assert wrong.value.words == told


@pytest.mark.parametrize(
    ("names", "choice", "written"),
    [
        (NAMES, "left", "left"),
        (NAMES, 0, "Ada"),
        (OLD_NAMES, 0, "left"),
        (OLD_NAMES, "left", ":left"),
        (OLD_NAMES, "none", ":none"),
        (ODD_NAMES, "4", ":4"),
        (ODD_NAMES, "g", ":g"),
        (ODD_NAMES, 1, "g"),
        (ODD_NAMES, "left", "left"),
    ],
)
def test_a_choice_is_never_taken_for_another(
    names: tuple[str, ...], choice: Choice, written: str
) -> None:
    """A player may be called as a digit or a colour that could be chosen as well."""
    assert write_choice(choice, names) == written
    assert read_choice(written, names) == choice


@pytest.mark.parametrize("key", preset_keys())
def test_every_lawful_action_reads_as_it_is_written(key: str) -> None:
    """In a few rounds of each preset, also where players are called like words of the notation."""
    text = preset(key)
    seats = min(max(text.fewest, 4), text.most)
    game, dealer, rng = text.compile(seats=seats), Dealer(key), Random(key)
    state = game.open(seats)
    for _ in range(60):
        question = state.question
        if question is None:
            break
        lawful = [act for seat in range(seats) for act in Legal(state, seat)]
        for act in rng.sample(lawful, min(len(lawful), 12)):
            for names in (NAMES, ODD_NAMES, OLD_NAMES):
                written = act.notation(names).split()
                assert type(act).read(act.seat, written, names) == act, written
        answers = [act for act in game.legal(state, question.seat) if act.answers_question]
        act = rng.choice(answers)
        if question.seat == CHANCE:
            act = type(act).by_lot(state, question, dealer)  # type: ignore[attr-defined]
        game.act(state, act)
