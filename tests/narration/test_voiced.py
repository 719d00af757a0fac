"""The words of each player's own voice: the same message without the name."""

from __future__ import annotations

from typing import Any

import pytest
from every_event import EVENTS, NAMES, SEATS, samples

from accessible_uno.cards import card
from accessible_uno.game.base import ONLOOKER, Event
from accessible_uno.game.events import Drew, Passed, Played, Skipped
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.event_schema import message_id_of
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance, Verbosity
from accessible_uno.rules.shared.uno import SaidUno

BOB = 1


def told(*events: Event, locale: str = "en", viewer: int = 0, how: str = "normal") -> Utterance:
    (only,) = Narrator(locale, ("Anne", "Bob"), viewer, how, strict=True).narrate(events)
    return only


@pytest.mark.parametrize(
    ("events", "french", "english"),
    [
        ((Played(BOB, card("b7"), None, 3),), "7 bleu.", "Blue 7."),
        ((Drew(BOB, 1, ()),), "Je pioche.", "I draw."),
        (
            (Drew(BOB, 2, ()), Skipped(BOB)),
            "Je pioche 2 et perds mon tour.",
            "I draw 2 and lose my turn.",
        ),
        ((Passed(BOB),), "Je garde la carte.", "I pass."),
        ((SaidUno(BOB),), "Uno !", "UNO!"),
    ],
)
def test_the_player_speaks_in_the_first_person(
    events: tuple[Event, ...], french: str, english: str
) -> None:
    """The form is short; the text keeps the name."""
    for locale, expected in (("fr", french), ("en", english)):
        heard = told(*events, locale=locale)
        assert "Bob" in heard.text
        assert heard.speaker == BOB
        assert heard.voiced.replace("\u202f", " ") == expected


def test_the_viewers_own_actions_have_the_usual_voice() -> None:
    """So have events of nobody."""
    own = told(Passed(0))
    assert (own.speaker, own.voiced) == (None, "")
    assert told(Passed(0), viewer=ONLOOKER).speaker == 0


def test_at_full_the_whole_sentence_is_spoken() -> None:
    """A player's own voice then speaks the text itself."""
    heard = told(Passed(BOB), how=Verbosity.FULL)
    assert (heard.speaker, heard.voiced) == (BOB, "")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_voiced_form_names_its_speaker(locale: str) -> None:
    """The voice identifies the player; the form is never empty."""
    catalogue = Catalogue(locale, strict=True)
    voiced = [kind for kind in EVENTS if catalogue.has(message_id_of(_any(kind)), "voiced")]
    assert len(voiced) > 10
    narrator = Narrator(locale, NAMES, ONLOOKER, strict=True)
    for kind in voiced:
        for sample in samples(kind):
            seen = sample.seen_by(ONLOOKER)
            for heard in narrator.narrate([seen]):
                assert heard.speaker in SEATS
                assert heard.voiced
                assert NAMES[heard.speaker] not in heard.voiced


def _any(kind: type[Any]) -> Any:
    return next(samples(kind))
