"""The deeds of the robot: a step and an event for each."""

from __future__ import annotations

from accessible_uno.cards import Colour
from accessible_uno.game.base import Event, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps import Draw, PassHands
from accessible_uno.rules.shared.stacking import (
    StackingInverted,
    stacking_is_inverted,
    stacking_is_permanent,
)


class RobotReversed(Event, frozen=True):
    """The robot turns play round: ``direction`` 1 leftward, -1 rightward."""

    direction: int


class RobotRecoloured(Event, frozen=True):
    """The robot changes the active colour."""

    colour: Colour


class RobotMovedHands(Event, frozen=True):
    """The robot passes every hand to a neighbour; ``direction`` 1 leftward, -1 rightward."""

    direction: int


class RobotMadeDraw(Event, frozen=True):
    """The robot makes everyone draw a card."""


class RobotSetStacking(Event, frozen=True):
    """The robot allows or forbids stacking for a lap."""

    allowed: bool


class StackingAsBefore(Event, frozen=True):
    """The lap is over, or the robot ends it; ``allowed``: whether stacking is allowed again."""

    allowed: bool


class Flip(Step, frozen=True):
    """Play changes direction."""

    def do(self, state: State) -> None:
        """Change the direction."""
        state.face_round(-state.direction)
        state.emit(RobotReversed(state.direction))


class Recolour(Step, frozen=True):
    """Another colour becomes active on the same top card."""

    colour: Colour

    def do(self, state: State) -> None:
        """Change it."""
        state.show(state.top, self.colour)
        state.emit(RobotRecoloured(self.colour))


class Rotate(Step, frozen=True):
    """Every hand goes to the player who is next, as play goes."""

    def do(self, state: State) -> None:
        """Pass them on."""
        state.emit(RobotMovedHands(state.direction))
        moves = tuple((seat, state.after[seat]) for seat in state.playing)
        state.game.perform(state, PassHands(moves))


class AllDraw(Step, frozen=True):
    """Everyone draws a card, the next player first."""

    def do(self, state: State) -> None:
        """Let them draw."""
        state.emit(RobotMadeDraw())
        seat = state.turn
        drawing: list[Step] = []
        for _ in state.playing:
            seat = state.after[seat]
            drawing.append(Draw(seat, 1))
        state.push(*drawing)


class InvertStacking(Step, frozen=True):
    """Invert stacking for a lap, or end an inversion."""

    def do(self, state: State) -> None:
        """A lap is as many turns as there are players."""
        if stacking_is_inverted(state):
            state.remember(StackingInverted())
            state.emit(StackingAsBefore(stacking_is_permanent(state)))
        else:
            state.remember(StackingInverted(len(state.playing)))
            state.emit(RobotSetStacking(not stacking_is_permanent(state)))


class CountTurn(Step, frozen=True):
    """A turn of the lap is over."""

    def do(self, state: State) -> None:
        """After the last one stacking is again as the active rules have it."""
        turns = state.recall(StackingInverted).turns
        if turns:
            state.remember(StackingInverted(turns - 1))
        if turns == 1:
            state.emit(StackingAsBefore(stacking_is_permanent(state)))


class DoNothing(Step, frozen=True):
    """The robot does nothing."""

    def do(self, state: State) -> None:
        """Nothing happens, and no event is emitted."""
