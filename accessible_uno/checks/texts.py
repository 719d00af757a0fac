"""Checks the texts of a package: as they stand in its files, and as they are told."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from itertools import product
from typing import Final

from fluent.syntax import FluentParser, ast

from accessible_uno.checks.package import CheckResult
from accessible_uno.checks.samples import NAMES, VIEWERS, Kinds, kinds_in, samples
from accessible_uno.checks.sentences import faults
from accessible_uno.checks.typography import french_faults, texts_of
from accessible_uno.game.base import ONLOOKER, Reason
from accessible_uno.game.events import Asked
from accessible_uno.narration.event_schema import message_id_of
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.languages import read_texts, text_folder
from accessible_uno.narration.message_store import MissingText, load_messages
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.packages.faults import Group, PackageFault
from accessible_uno.packages.offers import top_module

IN_ENGLISH: Final = ("typewriter", "spacing")
"""What can be wrong with the signs of an English text, among the faults of a sentence."""

TYPED: Final = ("command-", "face-word-", "option-name-", "option-word-", "means-", "action-word-")
"""How the ids begin of what is typed: its signs are as on the keyboard."""


def check_files(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield what cannot be read, what replaces nothing, and signs that are set wrongly."""
    for entry in entries:
        if entry.group == Group.TEXTS:
            for locale in LOCALES:
                try:
                    files = read_texts(entry, locale)
                    folder = str(text_folder(entry))
                except PackageFault:  # told among what does not load
                    continue
                for name, text in files:
                    yield from _check_file(f"{folder}/{locale}/{name}", locale, text)


def _check_file(file: str, locale: str, text: str) -> Iterator[CheckResult]:
    ours = load_messages(locale)
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span is not None else 0
            told = " ".join((entry.content or "").split())
            yield CheckResult(
                "check-junk", {"file": file, "line": _line(text, start), "text": told}
            )
        if not isinstance(entry, ast.Message):
            continue
        name, start = entry.id.name, entry.span.start if entry.span is not None else 0
        place: dict[str, str | int] = {"file": file, "line": _line(text, start), "id": name}
        if ours.is_ours(name):
            yield CheckResult("check-taken", place)
        elif not name.startswith(TYPED):
            for wrong in filter(lambda each: _wrong_signs(each, locale), texts_of(entry)):
                yield CheckResult("check-typography", {**place, "language": locale, "text": wrong})


def _wrong_signs(text: str, locale: str) -> bool:
    if locale == "fr":
        return bool(french_faults(text))
    return not set(IN_ENGLISH).isdisjoint(faults(text, locale))


def _line(text: str, start: int) -> int:
    return text.count("\n", 0, start) + 1


def check_sentences(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield what is wrong with what is told of each event, refusal and question, once of each."""
    for top in dict.fromkeys(map(top_module, entries)):
        told: set[tuple[str, str, object]] = set()
        for about, finding in _all_sentences(kinds_in(top)):
            key = (about, finding.message, finding.arguments["language"])
            if key not in told:
                told.add(key)
                yield finding


def _all_sentences(kinds: Kinds) -> Iterator[tuple[str, CheckResult]]:
    """Yield each finding, with the id of the message that it is about."""
    narrators = {
        (locale, viewer, verbosity): Narrator(locale, NAMES, viewer, verbosity, strict=True)
        for locale, viewer, verbosity in product(LOCALES, VIEWERS, Verbosity)
    }
    asked = [Asked(each.seat, each) for kind in kinds.questions for each in samples(kind)]
    events = [each for kind in (*kinds.events, *kinds.reasons) for each in samples(kind)]
    for event, ((locale, viewer, _), narrator) in product([*events, *asked], narrators.items()):
        if isinstance(event, Reason) and viewer == ONLOOKER:
            continue
        about = message_id_of(event)
        try:
            if isinstance(event, Reason):
                utterances = [narrator.explain(event)]
            else:
                utterances = narrator.narrate([event.seen_by(viewer)])
        except MissingText as missing:
            if load_messages(locale).has(missing.message_id):
                place = {"text": missing.message_id, "language": locale, "why": str(missing)}
                yield about, CheckResult("check-sentence-cannot-be", {**place})
            continue
        for each in utterances:
            for fault in faults(each.text, locale):
                place = {"id": about, "text": each.text, "language": locale}
                yield about, CheckResult(f"check-sentence-{fault}", {**place})
