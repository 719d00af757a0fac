"""A game: it does an action, and the steps that follow from it, until somebody is asked."""

from __future__ import annotations

from typing import Any, Final

from accessible_uno.game.base import CHANCE, Action, Event, Refused, Step, Window
from accessible_uno.game.legality import Legality
from accessible_uno.game.state import State
from accessible_uno.game.steps import Resume
from accessible_uno.game.windows import BetweenRounds

BUDGET: Final = range(5_000)
"""More steps than any action needs; a game that takes more has a fault."""


class Unsettled(RuntimeError):
    """Steps keep bringing further steps: rules rewrite each other's steps endlessly."""


class RewriteFrom(Step, frozen=True):
    """A step that a rule has rewritten around itself; the later rules are still to be asked."""

    step: Step
    place: int

    def do(self, state: State) -> None:
        """Ask the rules from ``place`` on, then do the step."""
        state.game.settle_step(state, self.step, self.place)


class Game(Legality):
    """The compiled rules of a table.  One object serves any number of matches at once."""

    seats = 0

    def open(self, seats: int) -> State:
        """Return a new match of ``seats`` players, waiting for its first round."""
        state = State(self, seats)
        state.question = BetweenRounds()
        return state

    def act(self, state: State, action: Action) -> list[Event]:
        """Do ``action`` and everything that follows from it; return what happened.

        Raises:
            Refused: the rules do not allow it now; nothing has changed.
            Unsettled: the active rules never come to rest.
        """
        question = state.question
        seat = action.seat
        # Most actions are of a kind that their window takes without any condition.
        if (
            question is None
            or type(action) not in self._free[type(question)]
            or seat != question.seat
            or action.check(state, question) is not None
        ):
            self._refuse_unless_legal(state, action)
        emitted: list[Event] = []
        state.events = emitted
        if state.keeps_told:
            state.told.append((question, state.colour, state.match, emitted))
        steps = action.steps(state)
        if not action.answers_question:
            steps = _interrupted(state, action, steps)
        elif seat != CHANCE:
            state.answered = question
            if state.offers and action.closes_offers:
                steps = (*_let_lapse(state), *steps)
        state.question = None
        if len(steps) > 1:
            state.agenda += steps[:0:-1]
        step = steps[0]
        if type(step) in self.rewritten:
            self.settle_step(state, step, 0)
        else:
            step.do(state)
        if state.question is None and state.agenda:
            self._do_agenda(state)
        return emitted

    def settle(self, state: State) -> list[Event]:
        """Do what waits on the agenda of a position until somebody is asked.

        Raises:
            Unsettled: the active rules never come to rest.
        """
        emitted: list[Event] = []
        state.events = emitted
        if state.question is None:
            self._do_agenda(state)
        return emitted

    def perform(self, state: State, step: Step) -> None:
        """Do ``step`` now, in the way that the active rules want it.

        A step may do this only at its end: the steps that follow from ``step`` come before those
        that wait on the agenda.
        """
        if type(step) in self.rewritten:
            self.settle_step(state, step, 0)
        else:
            step.do(state)

    def perform_all(self, state: State, steps: tuple[Step, ...]) -> None:
        """Do ``steps`` one after the other, the first one now; as with ``perform``, at the end."""
        if steps:
            if len(steps) > 1:
                state.agenda += steps[:0:-1]
            self.perform(state, steps[0])

    def settle_step(self, state: State, step: Step, place: int) -> None:
        """Let the rules from ``place`` on rewrite ``step``, or do it."""
        rewriters = self.rewritten[type(step)]
        by_face = rewriters.by_face
        about: Any = step  # where methods are sorted by face, the step is about a card
        meanings = rewriters.methods if by_face is None else by_face[about.face]
        for at in range(place, len(meanings)):
            steps = meanings[at](state, step)
            if steps is None:
                continue
            for new in steps[:0:-1]:
                state.agenda.append(RewriteFrom(step, at + 1) if new is step else new)
            if not steps:
                return
            first = steps[0]
            if first is not step:
                if type(first) in self.rewritten:
                    state.agenda.append(first)  # rules that go round in circles use up the budget
                else:
                    first.do(state)
                return
        step.do(state)

    def _do_agenda(self, state: State) -> None:
        agenda = state.agenda
        rewritten = self.rewritten
        for _ in BUDGET:
            if not agenda:
                return
            step = agenda.pop()
            if type(step) in rewritten:
                self.settle_step(state, step, 0)
            else:
                step.do(state)
            if state.question is not None:
                return
        raise Unsettled(repr(agenda[-4:]))

    def _refuse_unless_legal(self, state: State, action: Action) -> None:
        reason = self.why_not(state, action)
        if reason is not None and not self._is_last_resort(state, action):
            raise Refused(reason)


def _interrupted(state: State, action: Action, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps of an action that answers no question.  The question is asked again after them,
    unless the action takes the turn over."""
    state.answered = None
    if action.takes_turn:
        return (*_let_lapse(state), *steps)
    if state.question is not None:
        state.agenda.append(Resume(state.question))
    return steps


def _let_lapse(state: State) -> tuple[Step, ...]:
    """Close the offers that end when somebody acts; return what comes of it."""
    kept: list[Window] = []
    due: tuple[Step, ...] = ()
    for offer in state.offers:
        if offer.lasts:
            kept.append(offer)
        else:
            due += offer.lapsed()
    state.offers = kept
    return due
