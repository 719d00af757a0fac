"""Shorter sentences tell no fewer events: what each level of detail tells of each one.

``events_told.txt`` has the whole list, in both languages; ``--write-golden`` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from every_event import VIEWERS, names_of
from test_walk_events import EVENT_WALKS, Walk

from accessible_uno.cards import Colour, card
from accessible_uno.game.base import ONLOOKER
from accessible_uno.game.events import Played
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Verbosity

LIST: Final = Path(__file__).with_name("events_told.txt")
LEVELS: Final = tuple(Verbosity)
OF_THE_TABLE: Final = [walk for walk in EVENT_WALKS if ".narration." not in walk.kind.__module__]
"""Events that happen; those of the narration stand for several that are told together."""
NOTHING: Final = "-"

OF_THE_DEALER: Final = {
    "DealerCards": "who deals",
    "DealerRedraw": "who deals",
    "DealerTied": "who deals",
}
LEFT: Final = {
    Verbosity.BRIEF: OF_THE_DEALER
    | {
        "Asked": "what is answered",
        "CameBack": "the next draw",
        "HandReceived": "the cards that one sees",
        "HandShown": "the points",
        "PlaysAgain": "the next act",
        "Reversed": "the reverse that is laid",
        "TurnCame": "the question, or the next act",
    },
    Verbosity.NORMAL: OF_THE_DEALER
    | {
        "Asked": "what is answered",
        "PlaysAgain": "the next act",
        "TurnCame": "the question, or the next act",
    },
    Verbosity.FULL: {"TurnCame": "the question, or the next act"},
}
"""What a level leaves to another sentence, with the one that tells it."""


def told(walk: Walk, locale: str) -> dict[Verbosity, str]:
    """Return what each level tells of an event of one kind, of the first sample that is told."""
    for _, heard in walk.heard:
        for viewer in (ONLOOKER, *VIEWERS):
            found = {level: heard[locale, viewer, level] for level in LEVELS}
            if any(found.values()):
                return {level: each.text if each else NOTHING for level, each in found.items()}
    return dict.fromkeys(LEVELS, NOTHING)


def lines() -> Iterator[str]:
    """Yield the list."""
    for walk in sorted(OF_THE_TABLE, key=lambda walk: names_of(walk.kind)):
        yield f"{names_of(walk.kind)}\n"
        for locale in LOCALES:
            for level, text in told(walk, locale).items():
                yield f"    {locale} {level:6} {text}\n"


def test_every_event_is_told_as_the_list_says(request: pytest.FixtureRequest) -> None:
    """Whoever shortens a sentence sees here what it still tells."""
    listed = "".join(lines())
    if request.config.getoption("--write-golden"):
        LIST.write_text(listed, "utf-8")
    assert listed == LIST.read_text("utf-8")


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_else_is_left_to_another_sentence(level: Verbosity) -> None:
    """A level that fell silent about one more event would fail here."""
    for locale in LOCALES:
        silent = {
            names_of(walk.kind) for walk in OF_THE_TABLE if told(walk, locale)[level] == NOTHING
        }
        assert silent == LEFT[level].keys()


@pytest.mark.parametrize(
    ("locale", "level", "sentence"),
    [
        ("fr", Verbosity.BRIEF, "Bob 5."),
        ("fr", Verbosity.NORMAL, "Bob joue le 5."),
        ("fr", Verbosity.FULL, "Bob joue le 5 rouge, il lui en reste 6."),
        ("en", Verbosity.BRIEF, "Bob 5."),
        ("en", Verbosity.NORMAL, "Bob plays 5."),
        ("en", Verbosity.FULL, "Bob plays red 5, 6 cards left."),
    ],
)
def test_what_was_just_told_is_not_told_again(locale: str, level: Verbosity, sentence: str) -> None:
    """After red was laid, its colour goes without saying."""
    narrator = Narrator(locale, ("Anna", "Bob"), 0, level, strict=True)
    narrator.told_colour = Colour.RED
    (heard,) = narrator.narrate([Played(1, card("r5"), None, 6)])
    assert heard.text == sentence
    (changed,) = narrator.narrate([Played(1, card("b5"), None, 6)])
    assert ("bleu" if locale == "fr" else "blue") in changed.text
