"""Every sentence of a game in both languages, to be listened to: ``python read_aloud.py``.

With words, only the events and reasons whose message id holds one of them.
"""

from __future__ import annotations

import sys
from itertools import product

from every_event import EVENTS, NAMES, REASONS, samples

from accessible_uno.game.base import ONLOOKER, Event, Reason
from accessible_uno.narration.event_schema import message_id_of
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance, Verbosity

MOST = 8
"""Sentences of a kind in each language at each verbosity; they differ in their numbers alone."""


def sentences(kind: type[Event], locale: str, verbosity: Verbosity) -> dict[str, str]:
    """Return each sentence about a kind of event once, with its short form."""
    found: dict[str, str] = {}
    for event, viewer in product(samples(kind), (4, ONLOOKER)):
        narrator = Narrator(locale, NAMES, viewer, verbosity)
        if isinstance(event, Reason):
            told = [narrator.explain(event)] if viewer >= 0 else []
        else:
            told = narrator.narrate([event.seen_by(viewer)])
        for utterance in told:
            found.setdefault(utterance.text, fingers(utterance))
        if len(found) >= MOST:
            break
    return found


def fingers(utterance: Utterance) -> str:
    """Return a short form in print, cards by their code."""
    return " ".join(str(part) for part in utterance.braille)


def read(wanted: list[str]) -> None:
    """Write the sentences; a verbosity that says the same as the one before is left out."""
    for kind, locale in product((*EVENTS, *REASONS), LOCALES):
        name = message_id_of(next(samples(kind)))
        if wanted and not any(word in name for word in wanted):
            continue
        before: dict[str, str] = {}
        for verbosity in (Verbosity.NORMAL, Verbosity.BRIEF, Verbosity.FULL):
            found = sentences(kind, locale, verbosity)
            if found != before:
                sys.stdout.write(f"\n{name}, {locale}, {verbosity}\n")
                sys.stdout.writelines(f"    {text}    {short}\n" for text, short in found.items())
            before = before or found


if __name__ == "__main__":
    read(sys.argv[1:])
