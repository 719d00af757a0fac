"""How far the player has come in each lesson, kept in a file of the user."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from accessible_uno.lessons.plan import Lesson
from accessible_uno.store.files import read_own, replace_own

MOST_BYTES: Final = 65_536


class LessonProgress:
    """The step that the player has reached in each lesson, and the lessons done to their end.

    A file that cannot be read counts as empty; one that cannot be written is reported once.

    Args:
        file: where it is kept; ``None`` where the user has no home.
        on_problem: called with the error, when the file cannot be written.
    """

    def __init__(self, file: Path | None, on_problem: Callable[[OSError], None]) -> None:
        self._file = file
        self._on_problem = on_problem
        self._places: dict[str, int] = {}
        self._done: set[str] = set()
        if file is not None:
            with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
                self._read(json.loads(read_own(file, MOST_BYTES)))

    def _read(self, found: dict[str, dict[str, int]]) -> None:
        self._places = {key: int(place) for key, place in found["places"].items()}
        self._done = set(map(str, found["done"]))

    def is_done(self, lesson: Lesson) -> bool:
        """Whether the lesson was done to its end; one that is done again stays done."""
        return lesson.key in self._done

    def place(self, lesson: Lesson) -> int:
        """The number of the step to go on with, counted from 0."""
        place = self._places.get(lesson.key, 0)
        return place if 0 <= place < len(lesson.steps) else 0

    def reach(self, lesson: Lesson, place: int) -> None:
        """Keep that the player has come to a step; behind the last one, the lesson is done."""
        self._places[lesson.key] = place % len(lesson.steps)
        if place == len(lesson.steps):
            self._done.add(lesson.key)
        if self._file is None:
            return
        kept = {"places": self._places, "done": sorted(self._done)}
        try:
            replace_own(self._file, json.dumps(kept, indent=1).encode())
        except OSError as wrong:
            self._file = None
            self._on_problem(wrong)
