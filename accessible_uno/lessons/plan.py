"""The plan of a lesson, its table, and how far the player has come in all of them."""

from __future__ import annotations

import json
import tomllib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.cards import Card, card
from accessible_uno.game.base import Action, Malformed, Seat
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.interface.parse.intents import Query
from accessible_uno.misuse import unknown
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import FALLBACK
from accessible_uno.narration.sounds import Sound
from accessible_uno.packages.faults import Group, PackageFault, left_out
from accessible_uno.packages.offers import load, offers
from accessible_uno.players.bot import Bot
from accessible_uno.record.errors import RecordError
from accessible_uno.record.reader import RecordLine, read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.store.files import read_own, replace_own
from accessible_uno.table import Dealer, Table

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

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
def our_lessons() -> tuple[Lesson, ...]:
    """Return our own lessons in their order."""
    lessons = (read_lesson(file.stem, file.read_text("utf-8")) for file in PLANS.glob("*.toml"))
    return tuple(sorted(lessons, key=lambda lesson: lesson.place))


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons in their order: ours, then those of other packages, numbered on."""
    ours = our_lessons()
    known = {each.key for each in ours}
    others = sorted(
        (lesson for each in offers(Group.LESSONS) for lesson in _loaded(each)),
        key=lambda lesson: (lesson.place, lesson.key),
    )
    new = [each for each in others if each.key not in known]
    return (*ours, *(replace(each, place=at) for at, each in enumerate(new, len(ours) + 1)))


def _loaded(entry: EntryPoint) -> Iterator[Lesson]:
    try:
        yield load_lesson(entry)
    except PackageFault as fault:
        left_out.report(fault)


def load_lesson(entry: EntryPoint) -> Lesson:
    """Return the lesson whose plan an entry point of another package names.

    Raises:
        PackageFault: it cannot be loaded, or is no plan.
    """
    lesson: Lesson = load(entry, lambda text: check_lesson(read_lesson(entry.name, text)))
    return lesson


def check_lesson(lesson: Lesson) -> Lesson:
    """Return a lesson each of whose moves can be made.

    Raises:
        ValueError: one cannot.
    """
    for place, step in enumerate(lesson.steps):
        try:
            at = LessonTable(lesson, place)
            move = at.players_move(step)
            at.plan(step)
        except (RecordError, Malformed) as wrong:
            why = str(wrong)
            if isinstance(wrong, RecordError):  # to be read by its author, as all errors of code
                why = Catalogue(FALLBACK).text(wrong.message, **wrong.arguments)
            raise ValueError(f"the step {step.name!r}: {why}") from wrong
        if move is not None and move not in at.table.legal(PLAYER):
            raise ValueError(f"the step {step.name!r}: it refuses {step.play!r}")
    return lesson


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
    for key in values.keys() - {*LessonStep.__struct_fields__}:
        raise ValueError(unknown("key of a step", key, LessonStep.__struct_fields__))
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
    step = LessonStep(**values)
    if sum(map(bool, (step.play, step.request, step.read, step.listen))) > 1:
        raise ValueError(f"the step {step.name!r} asks for more than one thing")
    return step


def _each(kind: type[Sound] | type[Query]) -> Any:
    def read(words: Sequence[str]) -> tuple[Any, ...]:
        return tuple(map(kind, words))

    return read


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


PLAYER: Final[Seat] = 0
"""The seat of the player in every lesson."""


class PlannedBot:
    """Does what the plan says, when its turn to do so comes.

    Args:
        seat: where it sits.
        planned: what is still to be done, by all planned bots of the table.
    """

    def __init__(self, seat: Seat, planned: deque[Action]) -> None:
        self._seat = seat
        self._planned = planned

    def choose(self, view: View, legal: Legal) -> Action:  # noqa: ARG002
        """Do what comes next in the plan."""
        return self._planned[0]

    def interject(self, view: View, legal: Legal) -> Action | None:  # noqa: ARG002
        """Do what comes next in the plan, where it is this seat's and answers no question."""
        if not self._planned:
            return None
        action = self._planned[0]
        is_own = action.seat == self._seat and not action.answers_question
        return action if is_own else None


class LessonTable:
    """The table of a lesson at one of its steps.

    Args:
        lesson: the lesson.
        place: the number of the step to begin with; what comes before it has been done.

    Attributes:
        table: the table.
        planned: what the other players are about to do.
    """

    def __init__(self, lesson: Lesson, place: int = 0) -> None:
        case = next(read_cases(lesson.position.splitlines()))
        self._run = run = RecordRun(case)
        for step in lesson.steps[:place]:
            for line in _lines(step, run.names[PLAYER]):
                run.move(RecordLine(case.line, line, expects=False))
        self.planned: deque[Action] = deque()
        bots: dict[Seat, Bot] = {
            seat: PlannedBot(seat, self.planned) for seat in range(1, len(run.names))
        }
        self.table = Table(
            *(run.game, run.names, Dealer(lesson.key)), bots=bots, state=run.state, recorder=self
        )

    def write_acts(self, acts: Sequence[Action]) -> None:
        """Take what was done out of the plan."""
        if self.planned and acts[0] is self.planned[0]:
            self.planned.popleft()

    def players_move(self, step: LessonStep) -> Action | None:
        """Return the move that a step waits for."""
        return self._run.actions.read(PLAYER, step.play.split()) if step.play else None

    def plan(self, step: LessonStep) -> None:
        """Let the others do what the plan says after a step."""
        for line in step.then:
            who, *words = line.split()
            self.planned.append(self._run.actions.read(self._run.names.index(who), words))


def _lines(step: LessonStep, player: str) -> Sequence[str]:
    """Return what is done in a step, in the notation of the record."""
    return (*((f"{player} {step.play}",) if step.play else ()), *step.then)
