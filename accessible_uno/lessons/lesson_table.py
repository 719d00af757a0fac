"""The table of a lesson: a fixed position, and players who do what the plan says."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from accessible_uno.game.base import Action, Seat
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.lessons.plan import Lesson, LessonStep
from accessible_uno.players.bot import Bot
from accessible_uno.record.reader import RecordLine, read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.table import Dealer, Table

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
        return self._run.read(PLAYER, step.play.split()) if step.play else None

    def plan(self, step: LessonStep) -> None:
        """Let the others do what the plan says after a step."""
        for line in step.then:
            who, *words = line.split()
            self.planned.append(self._run.read(self._run.names.index(who), words))


def _lines(step: LessonStep, player: str) -> Sequence[str]:
    """Return what is done in a step, in the notation of the record."""
    return (*((f"{player} {step.play}",) if step.play else ()), *step.then)
