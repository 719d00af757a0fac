"""When the question may leave out the card on top."""

from __future__ import annotations

import pytest
from recording_voice import RecordingVoice
from table_fixtures import played, position, table

from accessible_uno.cards import Colour, card
from accessible_uno.game.events import ColourNamed, Drew, Played
from accessible_uno.game.view import View
from accessible_uno.interface.session.event_facts import JUST, TopTold
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.settings.schema import Settings
from accessible_uno.voices.voice import SPEECH


def view_of(top: str, colour: str = "") -> View:
    return View(position("r7", top, colour=colour), 0)


def test_a_card_is_fresh_for_two_sentences() -> None:
    """What is told between it and the question may be a draw and a lost turn, no more."""
    told, view = TopTold(), view_of("b5")
    assert not told.knows(view)
    told.note([Played(1, card("b5"), None, 3)], view, 10)
    told.note([Drew(2, 1, ())], view, 11)
    assert told.is_fresh(view, 10 + JUST)
    assert not told.is_fresh(view, 11 + JUST)
    assert told.knows(view)


def test_another_card_on_top_is_not_known() -> None:
    """Nor is a card whose colour was changed since."""
    told = TopTold()
    told.note([Played(1, card("b5"), None, 3)], view_of("b5"), 1)
    assert not told.is_fresh(view_of("b6"), 1)
    assert not told.is_fresh(view_of("b5", "r"), 1)


def test_a_wild_is_known_with_its_colour() -> None:
    """The colour may be named with the card or afterwards."""
    blue = view_of("wi", "b")
    for event, known in (
        (Played(1, card("wi"), Colour.BLUE, 3), True),
        (Played(1, card("wi"), None, 3), False),
        (ColourNamed(1, Colour.BLUE), True),
    ):
        told = TopTold()
        told.note([event], blue, 1)
        assert told.knows(blue) is known


def test_a_question_asked_again_names_the_card() -> None:
    """Enter repeats the question with the card, which the game had just told."""
    at = table(position("r7 r8 b4 g2", "r9", rules="leaflet"))
    console = played(["rouge 8", ""], at, settings=Settings("fr", verbosity=Verbosity.BRIEF))
    assert console.answer_to("rouge 8")[-1] == "À vous."
    assert console.answer_to("")[-1].startswith("À vous, sur ")


@pytest.mark.parametrize(
    ("verbosity", "spoken", "written"),
    [
        (
            Verbosity.BRIEF,
            ["8 rouge.", "Prudence 9 à vous."],
            ["8 rouge.", "Prudence 9.", "À vous."],
        ),
        (Verbosity.NORMAL, None, ["Vous jouez le 8 rouge.", "Prudence joue le 9.", "À vous."]),
    ],
)
def test_in_brief_what_others_did_and_the_turn_are_spoken_in_one_go(
    verbosity: Verbosity, spoken: list[str] | None, written: list[str]
) -> None:
    """The voice pauses once less; screen and fingers have two messages, as everywhere."""
    at = table(position("r7 r8 b4 g2", "r1", others=("r9 y2 y3 g4",), rules="leaflet"))
    voice = RecordingVoice()
    settings = Settings("fr", verbosity=verbosity)
    console = played(["rouge 8"], at, settings=settings, voices={SPEECH: voice})
    assert console.answer_to("rouge 8") == written
    heard = spoken or written
    start = voice.texts.index(heard[0])
    assert voice.texts[start : start + len(heard)] == heard


def test_an_uno_is_heard_between_two_pauses_before_the_turn() -> None:
    """So it stands out, and what follows is asked in the same go."""
    at = table(position("r7 r8 b4 g2", "r1", others=("r9 y2",), rules="leaflet"))
    voice = RecordingVoice()
    settings = Settings("fr", verbosity=Verbosity.BRIEF)
    played(["rouge 8"], at, settings=settings, voices={SPEECH: voice})
    assert voice.texts[voice.texts.index("8 rouge.") + 1] == "Prudence 9, Uno, à vous."
