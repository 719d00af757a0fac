"""Reads the plan of a lesson: a position, and steps that each wait for something."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from accessible_uno.cards import Card, card
from accessible_uno.interface.parse.intents import Query
from accessible_uno.narration.sounds import Sound

BRAILLE: Final = "braille"
"""What a lesson needs that asks for cards in cells."""

PLANS: Final = Path(__file__).with_name("plans")
"""The folder of our own lessons."""


class LessonStep(Struct, frozen=True):
    """One step of a lesson; at most one of ``play``, ``request``, ``read`` and ``listen`` is set.

    Without any of them the step is only told, and Enter goes on.

    Attributes:
        name: ``lesson-<key of the lesson>-<name>`` is what is told; with ``-do`` behind it, what
            to type; with ``-why``, why another move that is allowed is not the one meant.
        play: the move that the player makes, as the record writes it.
        request: what the player asks for, a command such as ``hand``.
        read: a card that the player reads by its cells and names.
        listen: a sound that the player recognises.
        choices: the sounds to choose from, the right one among them.
        tell: what is told of the table behind the text.
        play_sounds: sounds that go with the text.
        then: what the others do afterwards, as the record writes it.
    """

    name: str
    play: str = ""
    request: str = ""
    read: Card | None = None
    listen: Sound | None = None
    choices: tuple[Sound, ...] = ()
    tell: tuple[Query, ...] = ()
    play_sounds: tuple[Sound, ...] = ()
    then: tuple[str, ...] = ()

    @property
    def is_told_only(self) -> bool:
        """Whether Enter goes on."""
        return not (self.play or self.request or self.read or self.listen)


class Lesson(Struct, frozen=True):
    """A lesson.

    Attributes:
        key: the name of its file; ``lesson-<key>`` is its title.
        place: sorts the lessons.
        needs: ``BRAILLE``, or empty.
        position: the header of a record.
        steps: what is done, one after the other.
    """

    key: str
    place: int
    needs: str
    position: str
    steps: tuple[LessonStep, ...]


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons in their order."""
    lessons = (read_lesson(file.stem, file.read_text("utf-8")) for file in PLANS.glob("*.toml"))
    return tuple(sorted(lessons, key=lambda lesson: lesson.place))


def read_lesson(key: str, text: str) -> Lesson:
    """Return the lesson that a file describes.

    Raises:
        ValueError: the file is not of this form.
    """
    found = tomllib.loads(text)
    steps = tuple(map(_read_step, found["step"]))
    return Lesson(key, found["place"], found.get("needs", ""), found["position"], steps)


def _read_step(found: Mapping[str, Any]) -> LessonStep:
    values = dict(found)
    readers = {
        "read": card,
        "listen": Sound,
        "choices": _each(Sound),
        "tell": _each(Query),
        "play_sounds": _each(Sound),
        "then": tuple,
    }
    for name, read in readers.items():
        if name in values:
            values[name] = read(values[name])
    try:
        step = LessonStep(**values)
    except TypeError as unknown:
        raise ValueError(values) from unknown
    if sum(map(bool, (step.play, step.request, step.read, step.listen))) > 1:
        raise ValueError(values)
    return step


def _each(kind: type[Sound] | type[Query]) -> Any:
    def read(words: Sequence[str]) -> tuple[Any, ...]:
        return tuple(map(kind, words))

    return read
