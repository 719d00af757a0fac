"""The sounds of messages, and the places where they are heard."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from accessible_uno.cards import card
from accessible_uno.game.base import Event
from accessible_uno.game.events import Drew, MatchWon, Played, Reversed, Skipped, WentOut
from accessible_uno.game.reasons import NoMatch
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.event_schema import hyphenated
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.sounds import (
    HEARD_FROM,
    SOUNDS_OF_EVENTS,
    Cue,
    Sound,
    cues_of,
    cues_of_question,
    stereo_position,
)
from accessible_uno.rules.registry import all_rules
from accessible_uno.rules.shared.doubting import BluffFound, NoBluff
from accessible_uno.rules.shared.uno import Denounced, SaidUno

NAMES = ("Anne", "Bob", "Chloé", "David")


def kinds_of_events(kind: type[Event] = Event) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from kinds_of_events(each)


def test_each_name_in_the_table_is_an_event() -> None:
    """The event has the field that gives the place; a spelling error would make a sound unheard."""
    assert all_rules()
    events = {hyphenated(kind.__name__): kind for kind in kinds_of_events()}
    assert not SOUNDS_OF_EVENTS.keys() - events.keys()
    for name, field in HEARD_FROM.items():
        assert field in events[name].__annotations__


def test_no_sound_is_without_use() -> None:
    """Each can occur, and only the refusal comes from outside these three tables."""
    told = {
        each
        for sound in SOUNDS_OF_EVENTS.values()
        for each in ((sound,) if isinstance(sound, Sound) else sound)
    }
    asked = {cue.sound for kind in ("prompt", "chance") for cue in cues_of_question(kind, "turn")}
    assert told | asked | {Sound.REFUSAL} == {*Sound}


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_each_sound_has_its_name(locale: str) -> None:
    """The names differ from each other, and between the languages."""
    names = [Catalogue(locale, strict=True).text(f"sound-{sound}") for sound in Sound]
    assert len({*names}) == len(Sound)
    other = Catalogue("en" if locale == "fr" else "fr", strict=True)
    same = [
        name
        for sound, name in zip(Sound, names, strict=True)
        if other.text(f"sound-{sound}") == name
    ]
    assert same == []


def test_the_others_stand_from_left_to_right_in_the_order_of_play(
    subtests: pytest.Subtests,
) -> None:
    """Each has a place of their own: the neighbours outermost, the listener in the middle."""
    for seats, viewer in product(range(2, 11), [0, 1]):
        with subtests.test(seats=seats, viewer=viewer):
            ring = [(viewer + step) % seats for step in range(1, seats)]
            places = [stereo_position(seat, viewer, seats) for seat in ring]
            assert all(left < right for left, right in pairwise(places))
            assert (places[0], places[-1]) == ((-1, 1) if seats > 2 else (0, 0))
            assert sum(places) == pytest.approx(0)
            assert stereo_position(viewer, viewer, seats) == 0


def test_whoever_watches_hears_all_from_left_to_right() -> None:
    assert [stereo_position(seat, -1, 3) for seat in range(3)] == [-1, 0, 1]


def test_what_the_first_of_four_hears(subtests: pytest.Subtests) -> None:
    """A penalty is heard from the player who pays it."""
    for event, cue in [
        (Played(1, card("r5"), None, 3), Cue(Sound.CARD, -1, -1, near=False)),
        (Drew(2, 1, ()), Cue(Sound.DRAW, 0, 0, near=False)),
        (Skipped(3), Cue(Sound.SKIP, 1, 1, near=False)),
        (Skipped(0), Cue(Sound.SKIP)),
        (Reversed(1), Cue(Sound.REVERSE, -1, 1)),
        (Reversed(-1), Cue(Sound.REVERSE, 1, -1)),
        (WentOut(0), Cue(Sound.WIN)),
        (WentOut(3), Cue(Sound.LOSS, 1, 1, near=False)),
        (MatchWon((0, 2)), Cue(Sound.WIN)),
        (MatchWon((1, 3)), Cue(Sound.LOSS)),
        (Denounced(1, 3), Cue(Sound.PENALTY, 1, 1, near=False)),
        (Denounced(1, 0), Cue(Sound.PENALTY)),
        (BluffFound(1, 3, False), Cue(Sound.PENALTY, 1, 1, near=False)),
        (NoBluff(1, 3, False), Cue(Sound.PENALTY, -1, -1, near=False)),
    ]:
        with subtests.test(event=event):
            assert cues_of([event], 0, 4) == (cue,)


def test_whoever_watches_hears_no_defeat() -> None:
    assert cues_of([WentOut(3)], -1, 4) == (Cue(Sound.WIN, 1, 1, near=False),)


class Hiccuped(Event, frozen=True):
    """An event that a rule of another package might add."""

    seat: int


def test_a_rule_may_bring_no_sound() -> None:
    assert cues_of([Hiccuped(1)], 0, 4) == ()


@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_sounds_come_with_words_alone(locale: str, verbosity: str) -> None:
    """Merged events sound one after the other; a refusal has its own sound."""
    narrator = Narrator(locale, NAMES, 0, verbosity, strict=True)
    both = narrator.narrate([Played(1, card("r5"), None, 1), SaidUno(1)])
    assert [[cue.sound for cue in each.sounds] for each in both] == [[Sound.CARD, Sound.UNO]]
    assert both[0].text
    refusal = narrator.explain(NoMatch(card("b3"), card("r5"), card("r5").colour))
    assert [cue.sound for cue in refusal.sounds] == [Sound.REFUSAL]
