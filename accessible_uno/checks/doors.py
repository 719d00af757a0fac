"""Uses the lessons and voices that a package adds, as a game would."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.metadata import EntryPoint
from itertools import islice
from typing import Final

from accessible_uno.checks.package import CheckResult, Told
from accessible_uno.checks.rounds import first_acts
from accessible_uno.checks.samples import NAMES
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.interface.parse.intents import Act, LineContext
from accessible_uno.interface.parse.lexicon import command_names
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.lessons.plan import PLAYER, Lesson, LessonStep, LessonTable, load_lesson
from accessible_uno.lessons.task import line_told, request_of
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import FALLBACK, LOCALES
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance
from accessible_uno.packages.faults import Group, PackageFault
from accessible_uno.voices import brought
from accessible_uno.voices.brought import BroughtVoice, load_voice
from accessible_uno.voices.voice import Voice

SEATS: Final = 3
ACTS: Final = 20
"""The game whose sentences a voice is given."""

TO_THE_END: Final = 2
"""So many sentences of a language a voice may say to their end; it is silenced in the others."""


def check_lessons(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield each line that a lesson tells to type and that does not do what the step asks."""
    for entry in entries:
        if entry.group == Group.LESSONS:
            with suppress(PackageFault):  # told among what does not load
                yield from _check_lesson(load_lesson(entry))


def _check_lesson(lesson: Lesson) -> Iterator[CheckResult]:
    told: Told
    for step in lesson.steps:
        if step.request and step.request.split()[0] not in command_names(FALLBACK):
            told = {"lesson": lesson.key, "step": step.name, "request": step.request}
            yield CheckResult("check-lesson-request", told)
            return
    for locale in LOCALES:
        texts = Catalogue(locale)
        for place, step in enumerate(lesson.steps):
            text = f"lesson-{lesson.key}-{step.name}-do"
            typed = line_told(texts.text(text)) if texts.has(text) else ""
            if typed and not _does(typed, step, LessonTable(lesson, place), locale):
                told = {"id": text, "text": typed, "language": locale}
                yield CheckResult("check-lesson-line", told)
    told = {"lesson": lesson.key, "steps": len(lesson.steps)}
    yield CheckResult("check-lesson", told, wrong=False)


def _does(typed: str, step: LessonStep, at: LessonTable, locale: str) -> bool:
    """Whether a line does what a step asks for, at its place in the lesson."""
    state = at.table.snapshot()
    view = View(state, PLAYER)
    intent = parse_line(
        typed, LineContext(locale, view, Legal(state, PLAYER), at.table.names, view.hand)
    )
    move = at.players_move(step)
    if move is not None:
        return isinstance(intent, Act) and intent.action == move
    return not step.request or request_of(intent) == step.request


def check_voices(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield what a voice does wrong with the sentences of a game, or how many it was given."""
    for entry in entries:
        if entry.group == Group.VOICES:
            with suppress(PackageFault):  # told among what does not load
                yield from _check_voice(entry, load_voice(entry))


def _check_voice(entry: EntryPoint, make: Callable[[], Voice]) -> Iterator[CheckResult]:
    faults: list[Told] = []
    voice = BroughtVoice(entry, make, lambda _, told: faults.append({**told}))
    count = asyncio.run(_use(voice))
    yield from (CheckResult("package-faulty", told) for told in faults)
    if voice.is_late:
        yield CheckResult(
            "check-voice-late", {"name": entry.name, "seconds": round(brought.LONGEST_WAIT)}
        )
    elif not faults:
        yield CheckResult("check-voice", {"name": entry.name, "count": count}, wrong=False)


async def _use(voice: BroughtVoice) -> int:
    """Hand a voice what is told of some moves; return how many sentences that was."""
    count = 0
    for locale in LOCALES:
        sentences = _sentences(locale)
        for sentence in sentences[:TO_THE_END]:
            voice.output(sentence)
        await voice.wait_until_done()
        for sentence in sentences[TO_THE_END:]:
            voice.output(sentence)
        voice.cancel()
        voice.output(Utterance(sentences[0].text, locale, valid_while=locale))
        voice.withdraw(locale)
        count += len(sentences)
    voice.close()
    voice.wait_until_closed()
    return count


def _sentences(locale: str) -> list[Utterance]:
    narrator = Narrator(locale, NAMES[:SEATS], PLAYER)
    acts = ([each.seen_by(PLAYER) for each in events] for events in first_acts("leaflet", SEATS))
    return [told for seen in islice(acts, ACTS) for told in narrator.narrate(seen)]
