"""Every event and reason, in both languages, for every viewer, at every verbosity."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest
from every_event import EVENTS, NAMES, REASONS, SEATS, VIEWERS, names_of, samples
from sentences import CODE, alike, faults, tells_a_seat

from accessible_uno.cards import Card
from accessible_uno.game.base import ONLOOKER, Event, Reason, Seat
from accessible_uno.narration.catalogue import LOCALES
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.narration.verbosity import Verbosity

LONGEST_BRIEF: Final = 64
"""Characters of a brief sentence about at most two cards: four seconds of speech."""

SILENT: Final = frozenset({"AskedTurn", "AskedDrawn", "AskedPressed", "AskedLayOn"})
"""What is never told, for it would betray what a player ponders."""

SECOND_PERSON: Final = {
    "fr": re.compile(r"\b(?:vous|votre|vos)\b", re.IGNORECASE),
    "en": re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE),
}

Telling = tuple[str, Seat, Verbosity]
TELLINGS: Final[list[Telling]] = list(product(LOCALES, VIEWERS, Verbosity))
NARRATORS: Final = {
    (locale, viewer, verbosity): Narrator(locale, NAMES, viewer, verbosity, strict=True)
    for locale, viewer, verbosity in TELLINGS
}


def told(event: Event, telling: Telling) -> Utterance | None:
    """Tell one event or reason as a viewer gets it."""
    narrator = NARRATORS[telling]
    if isinstance(event, Reason):
        return narrator.explain(event)
    heard = narrator.narrate([event.seen_by(telling[1])])
    assert len(heard) < 2
    return heard[0] if heard else None


def everything(kind: type[Event]) -> Iterator[tuple[Event, Telling, Utterance]]:
    """Yield all that is ever said about a kind of event."""
    for event, telling in product(samples(kind), TELLINGS):
        utterance = told(event, telling)
        if utterance is not None:
            yield event, telling, utterance


each_kind = pytest.mark.parametrize("kind", [*EVENTS, *REASONS], ids=names_of)
each_event = pytest.mark.parametrize("kind", EVENTS, ids=names_of)
each_reason = pytest.mark.parametrize("kind", REASONS, ids=names_of)


def test_the_walk_finds_the_rules() -> None:
    """The walk below would pass if it found nothing."""
    found = {kind.__name__ for kind in (*EVENTS, *REASONS)}
    assert {"Played", "Doubted", "PointsWon", "Voted", "NoMatch", "UnoTooEarly"} <= found


@each_kind
def test_whole_sentences_without_plumbing(kind: type[Event]) -> None:
    """No missing text, message id, placeholder, card code or seat number reaches a player.

    Each language keeps its typography.
    """
    for event, (locale, _, _), utterance in everything(kind):
        assert list(faults(utterance.text, locale)) == [], (event, utterance.text)
        assert not tells_a_seat(utterance.text), (event, utterance.text)


@each_kind
def test_french_is_not_english(kind: type[Event]) -> None:
    """Both languages speak or are silent together, and say it each in their own words."""
    for event, viewer, verbosity in product(samples(kind), VIEWERS, Verbosity):
        french, english = (told(event, (locale, viewer, verbosity)) for locale in LOCALES)
        assert (french is None) == (english is None), event
        if french and english:
            assert not alike(french.text, english.text), french.text
            assert (french.locale, english.locale) == ("fr", "en")


@each_kind
def test_you_are_not_called_by_your_name(kind: type[Event]) -> None:
    """A player's part is told in the second person; an onlooker is told of all by name."""
    for event, (locale, viewer, _), utterance in everything(kind):
        if viewer >= 0:
            assert NAMES[viewer] not in utterance.text, (event, utterance.text)
        elif not isinstance(event, Reason):
            assert not SECOND_PERSON[locale].search(utterance.text), (event, utterance.text)


@each_event
def test_your_own_acts_say_you(kind: type[Event]) -> None:
    """At normal verbosity an act of the viewer's own says "you", or is left to the prompt."""
    for event, (locale, viewer, verbosity), utterance in everything(kind):
        if verbosity is Verbosity.NORMAL and getattr(event, "seat", None) == viewer:
            yours = SECOND_PERSON[locale].search(utterance.text)
            by_others = any(getattr(event, name, None) in SEATS for name in ("culprit", "accused"))
            assert yours or by_others, (event, utterance.text)


@each_kind
def test_brief_is_short(kind: type[Event]) -> None:
    """Brief is never longer than normal, nor normal than full, and fits in one breath."""
    for event, locale, viewer in product(samples(kind), LOCALES, VIEWERS):
        brief, normal, full = (
            len(utterance.text) if (utterance := told(event, (locale, viewer, each))) else 0
            for each in Verbosity
        )
        assert brief <= normal <= full, (event, locale)
        cards = getattr(event, "cards", None) or getattr(event, "hand", None) or ()
        if len(cards) <= 2 and not hasattr(event, "hands"):
            assert brief <= LONGEST_BRIEF, (event, locale)


@each_event
def test_every_event_is_told_to_somebody(kind: type[Event]) -> None:
    """No silence: only what would betray a player's thoughts is never told."""
    spoken = {named(event) for event, _, _ in everything(kind)}
    assert {named(event) for event in samples(kind)} - spoken <= SILENT


def named(event: Any) -> str:
    """Return the kind of event, of a question the kind of question too."""
    window = getattr(event, "window", None)
    return type(event).__name__ + (type(window).__name__ if window else "")


@each_event
def test_fingers_get_cards_and_short_words(kind: type[Event]) -> None:
    """Each event has a short form of cards and words, without the plumbing that made it."""
    for event, (_, _, verbosity), utterance in everything(kind):
        if kind.__name__ == "Asked":
            continue
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


@each_kind
def test_news_queues_behind_news(kind: type[Event]) -> None:
    """Only questions and chances are urgent; news never lapses."""
    for _, _, utterance in everything(kind):
        assert utterance.priority is Priority.NORMAL
        assert utterance.valid_while is None


@each_event
def test_hidden_cards_stay_hidden(kind: type[Event]) -> None:
    """What an event hides from a viewer is neither in the sentence nor under the fingers."""
    for event, telling in product(samples(kind), TELLINGS):
        seen = event.seen_by(telling[1])
        utterance = told(event, telling)
        if seen == event or utterance is None:
            continue
        hidden = set(cards_in(event)) - set(cards_in(seen))
        assert not hidden & set(utterance.braille), (event, utterance)
        called = NARRATORS[telling].display_names.card
        text = utterance.text
        for each in sorted(cards_in(seen), key=lambda card: -len(called(card))):
            text = text.replace(called(each), "")
        assert not any(called(each) in text for each in hidden), utterance.text


def cards_in(event: Any) -> Iterator[Card]:
    """Yield the cards of an event, wherever they are in it."""
    todo = [getattr(event, name) for name in event.__slots__]
    while todo:
        each = todo.pop()
        if isinstance(each, Card):
            yield each
        elif isinstance(each, tuple):
            todo.extend(each)


@each_reason
def test_refusals_say_what_can_be_done(kind: type[Reason]) -> None:
    """Every refusal is a sentence for whoever tried, at every verbosity, and never the bare no."""
    for reason in samples(kind):
        for locale, verbosity in product(LOCALES, Verbosity):
            refusal = told(reason, (locale, SEATS[0], verbosity))
            assert refusal is not None
            assert len(refusal.text.split()) > 1


def test_an_onlooker_is_nobody() -> None:
    """The walk covers somebody who watches."""
    assert ONLOOKER in VIEWERS
