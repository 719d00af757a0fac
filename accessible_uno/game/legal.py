"""The legal actions of one seat: list them, test one, ask why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from accessible_uno.cards import Card
from accessible_uno.game.actions.notation import choices
from accessible_uno.game.base import Action, Choice, Reason, Seat
from accessible_uno.game.state import State
from accessible_uno.game.windows import TURNS

Kind = TypeVar("Kind", bound=Action)


class Legal:
    """The legal actions of ``seat``, live: iterate over them, test one, ask why not.

    Attributes:
        seat: the player whose actions they are.
        chooses: whether some card of the game is laid with a choice.
    """

    __slots__ = ("__any_match", "__state", "chooses", "seat")

    def __init__(self, state: State, seat: Seat) -> None:
        self.__state = state
        self.seat = seat
        self.chooses = bool(state.game.choosers)
        self.__any_match = seat >= 0 and state.game.any_match_may_be_laid

    def cards(self) -> list[Card]:
        """The cards that may be laid in answer to the question, in hand order."""
        state = self.__state
        seat = self.seat
        if self.__any_match and state.question is TURNS[seat]:
            return list(filter(state.match.__contains__, state.hands[seat]))
        return state.game.playable(state, seat)

    def may_lay(self, laid: Card) -> bool:
        """Whether a card may be laid in answer to the question; never by an onlooker."""
        return self.seat >= 0 and laid in self.cards()

    def __iter__(self) -> Iterator[Action]:
        return self.__state.game.legal(self.__state, self.seat)

    def __contains__(self, action: Action) -> bool:
        return action.seat == self.seat and self.why_not(action) is None

    def why_not(self, action: Action) -> Reason | None:
        """Return why ``action`` would be refused, or ``None``.

        Raises:
            ValueError: it is another seat's, whose hand the answer would betray.
        """
        if action.seat != self.seat:
            raise ValueError(action.seat)
        return self.__state.game.why_not(self.__state, action)

    def choices(self, held: Card) -> tuple[Choice, ...]:
        """The possible choices if ``held`` is laid; ``(None,)`` if nothing is to be chosen."""
        return choices(self.__state, self.seat, held)

    def knows(self, kind: type[Action]) -> bool:
        """Whether the active rules have this kind of action at all."""
        return kind in self.__state.game.kinds()

    def takes(self, kind: type[Action]) -> bool:
        """Whether the question that is put takes this kind of action as its answer."""
        question = self.__state.question
        return question is not None and kind in self.__state.game.answered_by(type(question))

    def taken(self, family: type[Kind]) -> type[Kind] | None:
        """The kind of action of a ``family`` that answers the question put to this seat."""
        question = self.__state.question
        if question is None or question.seat != self.seat:
            return None
        kinds = self.__state.game.answered_by(type(question))
        return next((kind for kind in kinds if issubclass(kind, family)), None)

    def kind(self, verb: str) -> type[Action] | None:
        """The kind of action that a record writes with ``verb``; ``None`` if the active rules have
        none."""
        kinds = self.__state.game.kinds()
        return next((kind for kind in kinds if verb in kind.verbs), None)

    def default(self) -> Action | None:
        """The action that the clock would take for this seat, if the seat is asked."""
        state = self.__state
        asked = state.question is not None and state.question.seat == self.seat
        return state.game.default_answer(state) if asked else None
