"""Every event and reason, in both languages, for every viewer, at every verbosity."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import product
from typing import Any, Final

import pytest
from every_event import EVENTS, NAMES, REASONS, SEATS, VIEWERS, names_of, samples

from accessible_uno.cards import Card
from accessible_uno.checks.texts import CODE, alike, faults, tells_a_seat
from accessible_uno.game.base import ONLOOKER, Event, Reason, Seat
from accessible_uno.game.events import Asked
from accessible_uno.narration.event_schema import message_id_of
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.message_store import load_messages
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Priority, Utterance, Verbosity

LONGEST_BRIEF: Final = 64
"""Characters of a brief sentence about at most two cards: four seconds of speech."""

SILENT: Final = frozenset({"turn-came"})
"""What is never told: whose turn it is, as the move tells it."""

SECOND_PERSON: Final = {
    "fr": re.compile(r"\b(?:vous|votre|vos)\b", re.IGNORECASE),
    "en": re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE),
}

SEAT_BY_NUMBER: Final = (
    "a number of the samples' seats, 4 to 6: perhaps a seat is told by its number"
)

Hearer = tuple[str, Seat, Verbosity]
"""Who hears: a language, a seat and a verbosity."""

HEARERS: Final[list[Hearer]] = list(product(LOCALES, VIEWERS, Verbosity))
NARRATORS: Final = {
    (locale, viewer, verbosity): Narrator(locale, NAMES, viewer, verbosity, strict=True)
    for locale, viewer, verbosity in HEARERS
}


class Walk:
    """All that is ever said about one kind of event.

    Attributes:
        kind: the class of the events.
    """

    def __init__(self, kind: type[Event]) -> None:
        self.kind = kind

    @cached_property
    def heard(self) -> Sequence[tuple[Event, Mapping[Hearer, Utterance | None]]]:
        """Each sample, with what each of ``HEARERS`` hears of it; told once, for all tests."""
        return [
            (event, {hearer: narrated(event, hearer) for hearer in HEARERS})
            for event in samples(self.kind)
        ]

    def __iter__(self) -> Iterator[tuple[Event, Hearer, Utterance]]:
        """Yield what is heard, without the silences."""
        for event, heard in self.heard:
            for hearer, utterance in heard.items():
                if utterance is not None:
                    yield event, hearer, utterance


def narrated(event: Event, hearer: Hearer) -> Utterance | None:
    """Format one event or reason for a viewer."""
    narrator = NARRATORS[hearer]
    if isinstance(event, Reason):
        return narrator.explain(event)
    heard = narrator.narrate([event.seen_by(hearer[1])])
    assert len(heard) < 2
    return heard[0] if heard else None


EVENT_WALKS: Final = [*map(Walk, EVENTS)]
REASON_WALKS: Final = [*map(Walk, REASONS)]
WALKS: Final = [*EVENT_WALKS, *REASON_WALKS]


@cache
def sentence_faults(text: str, locale: str) -> tuple[str, ...]:
    """Return the faults of a sentence; most faults concern many samples."""
    return (*faults(text, locale), *((SEAT_BY_NUMBER,) if tells_a_seat(text) else ()))


def test_the_walk_finds_the_rules() -> None:
    """An empty walk would pass all the tests below."""
    found = {kind.__name__ for kind in (*EVENTS, *REASONS)}
    assert {"Played", "Doubted", "PointsWon", "Voted", "NoMatch", "UnoTooEarly"} <= found


@pytest.mark.slow
def test_whole_sentences_without_plumbing(subtests: pytest.Subtests) -> None:
    """No missing text, message id, placeholder, card code or seat number reaches a player.

    Each language keeps its typography.
    """
    for walk in WALKS:
        with subtests.test(names_of(walk.kind)):
            for event, (locale, _, _), utterance in walk:
                assert sentence_faults(utterance.text, locale) == (), (
                    f"{locale} says of {event}: {utterance.text!r}"
                )


def test_french_is_not_english(subtests: pytest.Subtests) -> None:
    """Both languages have a text or neither has, and each has its own words."""
    for walk in WALKS:
        with subtests.test(names_of(walk.kind)):
            for (event, heard), viewer, verbosity in product(walk.heard, VIEWERS, Verbosity):
                french, english = (heard[locale, viewer, verbosity] for locale in LOCALES)
                assert (french is None) == (english is None), event
                if french and english:
                    assert not alike(french.text, english.text), french.text
                    assert (french.locale, english.locale) == ("fr", "en")


def test_you_are_not_called_by_your_name(subtests: pytest.Subtests) -> None:
    """A player's own part is in the second person; an onlooker hears all names."""
    for walk in WALKS:
        with subtests.test(names_of(walk.kind)):
            for event, (locale, viewer, _), utterance in walk:
                if viewer >= 0:
                    assert NAMES[viewer] not in utterance.text, (event, utterance.text)
                elif not isinstance(event, Reason):
                    assert not SECOND_PERSON[locale].search(utterance.text), (event, utterance.text)


def test_your_own_acts_say_you(subtests: pytest.Subtests) -> None:
    """At normal verbosity an act of the viewer's own says "you", or is left to the prompt."""
    for walk in EVENT_WALKS:
        with subtests.test(names_of(walk.kind)):
            for event, (locale, viewer, verbosity), utterance in walk:
                if verbosity is Verbosity.NORMAL and getattr(event, "seat", None) == viewer:
                    yours = SECOND_PERSON[locale].search(utterance.text)
                    by_others = any(
                        getattr(event, name, None) in SEATS for name in ("culprit", "accused")
                    )
                    assert yours or by_others, (event, utterance.text)


def test_brief_is_short(subtests: pytest.Subtests) -> None:
    """Brief is never longer than normal, nor normal than full, and it is one short sentence."""
    for walk in WALKS:
        with subtests.test(names_of(walk.kind)):
            for (event, heard), locale, viewer in product(walk.heard, LOCALES, VIEWERS):
                brief, normal, full = (
                    len(utterance.text) if (utterance := heard[locale, viewer, each]) else 0
                    for each in Verbosity
                )
                assert brief <= normal <= full, (event, locale)
                held = (getattr(event, name, None) for name in ("cards", "hand", "laid"))
                cards = next(filter(None, held), ())
                if len(cards) <= 2 and not hasattr(event, "hands"):
                    assert brief <= LONGEST_BRIEF, (event, locale)


def test_every_event_is_announced_to_somebody(subtests: pytest.Subtests) -> None:
    """But what a text leaves out on purpose: a question is told to others where it has words."""
    for walk in EVENT_WALKS:
        with subtests.test(names_of(walk.kind)):
            spoken = {message_id_of(event) for event, _, _ in walk}
            for event in {message_id_of(event): event for event, _ in walk.heard}.values():
                silent = message_id_of(event) in SILENT or is_silent_question(event)
                assert silent or message_id_of(event) in spoken, (
                    f"nobody hears {message_id_of(event)}"
                )


def is_silent_question(event: Event) -> bool:
    """Whether the others hear nothing of a question, as its whole text is empty."""
    stores = (load_messages(locale) for locale in LOCALES)
    quiet = (
        store.says_nothing(message_id_of(event), each) for store in stores for each in Verbosity
    )
    return isinstance(event, Asked) and all(quiet)


def test_a_question_is_told_to_the_others_alone(subtests: pytest.Subtests) -> None:
    """The one who is asked hears the question itself."""
    (walk,) = (walk for walk in EVENT_WALKS if walk.kind is Asked)
    for event, hearer, utterance in walk:
        assert isinstance(event, Asked)
        with subtests.test(message_id_of(event)):
            assert hearer[1] != event.seat, utterance.text


def test_braille_has_cards_and_short_words(subtests: pytest.Subtests) -> None:
    """Each event has a short form of cards and words, without private letters."""
    for walk in EVENT_WALKS:
        with subtests.test(names_of(walk.kind)):
            for event, (_, _, verbosity), utterance in walk:
                if walk.kind.__name__ == "Asked" or getattr(event, "laid", True) == ():
                    continue  # a question has a test of its own, and nobody lays nothing
                assert utterance.braille, (event, utterance.text)
                for part in utterance.braille:
                    assert isinstance(part, Card | str)
                    if isinstance(part, str):
                        assert part and part == " ".join(part.split())
                        assert not re.search("[{}\ue000-\uf8ff]", part)
                        assert not CODE.search(part)
                words = "".join(part for part in utterance.braille if isinstance(part, str))
                if verbosity is Verbosity.NORMAL:
                    assert len(words) <= len(utterance.text), (event, utterance.braille)


def test_news_queues_behind_news(subtests: pytest.Subtests) -> None:
    """Only questions and offers are urgent; events never lapse."""
    for walk in WALKS:
        with subtests.test(names_of(walk.kind)):
            for _, _, utterance in walk:
                assert utterance.priority is Priority.NORMAL
                assert utterance.valid_while is None


def test_hidden_cards_stay_hidden(subtests: pytest.Subtests) -> None:
    """A card hidden from a viewer is neither in the sentence nor in braille."""
    for walk in EVENT_WALKS:
        with subtests.test(names_of(walk.kind)):
            for event, hearer, utterance in walk:
                seen = event.seen_by(hearer[1])
                if seen == event:
                    continue
                hidden = set(cards_in(event)) - set(cards_in(seen))
                assert not hidden & set(utterance.braille), (event, utterance)
                called = NARRATORS[hearer].display_names.card
                text = utterance.text
                for each in sorted(cards_in(seen), key=lambda card: -len(called(card))):
                    text = text.replace(called(each), "")
                assert not any(called(each) in text for each in hidden), utterance.text


def cards_in(event: Any) -> Iterator[Card]:
    """Yield the cards of an event, in whichever field."""
    todo = [getattr(event, name) for name in event.__slots__]
    while todo:
        each = todo.pop()
        if isinstance(each, Card):
            yield each
        elif isinstance(each, tuple):
            todo.extend(each)


def test_refusals_say_what_can_be_done(subtests: pytest.Subtests) -> None:
    """At every level of detail a refusal is a sentence to the player, never a mere no."""
    for walk in REASON_WALKS:
        with subtests.test(names_of(walk.kind)):
            for _, heard in walk.heard:
                for locale, verbosity in product(LOCALES, Verbosity):
                    refusal = heard[locale, SEATS[0], verbosity]
                    assert refusal is not None
                    assert len(refusal.text.split()) > 1


def test_an_onlooker_is_nobody() -> None:
    """The walk includes an onlooker."""
    assert ONLOOKER in VIEWERS
