"""Shared by actions: whose turn it is to act, and actions of one word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from accessible_uno.game import reasons
from accessible_uno.game.actions.notation import PlainAction
from accessible_uno.game.base import Reason, Seat, Window
from accessible_uno.game.state import State
from accessible_uno.game.windows import ColourOwed, Drawn, GoingOn, Threat, Turn


def out_of_place(state: State, seat: Seat) -> Reason | None:
    """Return why ``seat`` may not act at all now, or ``None`` when it is being asked."""
    question = state.question
    if state.winners:
        return reasons.MatchIsOver()
    if state.round_over or question is None or question.seat < 0:
        return reasons.RoundIsOver()
    if question.seat != seat:
        return reasons.NotYourTurn(question.seat)
    if isinstance(question, Threat):
        return reasons.AnswerFirst(question.amount, bool(question.doubtful))
    if isinstance(question, ColourOwed):
        return reasons.ColourOwedFirst()
    if not isinstance(question, Turn | Drawn | GoingOn):
        return reasons.QuestionFirst()
    return None


class BareAction(PlainAction, frozen=True):
    """An action of one word, the first of its verbs."""

    seat: Seat

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield it."""
        yield cls(seat)
