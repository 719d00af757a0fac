"""The robot: after each turn it may intervene and change the position (ROB-01).

Only that it intervenes is published: what it does, and when, is our own reading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import ClassVar, Final, Self

from accessible_uno.cards import COLOURS, Colour, Face
from accessible_uno.game.base import CHANCE, Event, Malformed, Seat, Step, Window
from accessible_uno.game.chance import ChanceAction, Lots
from accessible_uno.game.rule import Rewritten, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Draw, EndTurn, PassHands, Penalty, Unanswered
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.stacking import (
    STACKED,
    StackingInverted,
    StackingRule,
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


SELDOM: Final = 8
"""It intervenes after one turn out of so many."""


class RobotDeed(StrEnum):
    """What the robot does; a record writes the value."""

    NOTHING = "nothing"
    FLIP = "flip"
    COLOUR = "colour"
    ROTATE = "rotate"
    DRAW = "draw"
    STACK = "stack"


DEEDS: Final = tuple(deed for deed in RobotDeed if deed is not RobotDeed.NOTHING)


class RobotNeeded(Window, frozen=True):
    """Chance is to say whether the robot intervenes."""

    seat: Seat = CHANCE


class Intervene(ChanceAction, frozen=True):
    """What the robot does, with the new colour where it changes it."""

    verbs: ClassVar = ("robot:",)
    deed: RobotDeed
    colour: Colour | None = None
    seat: Seat = CHANCE

    @classmethod
    def by_lot(cls, state: State, window: Window, lots: Lots) -> Self:
        """Mostly nothing; else each deed is equally likely, and so is each new colour."""
        if lots.below(SELDOM):
            return cls(RobotDeed.NOTHING)
        deed = DEEDS[lots.below(len(DEEDS))]
        if deed is not RobotDeed.COLOUR:
            return cls(deed)
        others = [colour for colour in COLOURS if colour is not state.colour]
        return cls(deed, others[lots.below(len(others))])

    def steps(self, state: State) -> tuple[Step, ...]:
        """Do it."""
        if self.colour is not None:
            return (Recolour(self.colour),)
        done: dict[RobotDeed, Step] = {
            RobotDeed.FLIP: Flip(),
            RobotDeed.ROTATE: Rotate(),
            RobotDeed.DRAW: AllDraw(),
            RobotDeed.STACK: InvertStacking(),
        }
        return (done.get(self.deed, DoNothing()),)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield each deed, nothing first."""
        yield cls(RobotDeed.NOTHING)
        for deed in DEEDS:
            if deed is RobotDeed.COLOUR:
                yield from (cls(deed, colour) for colour in COLOURS)
            else:
                yield cls(deed)

    def notation(self, names: Sequence[str]) -> str:
        """``robot: flip``, ``robot: colour g``."""
        return f"robot: {self.deed}" + (f" {self.colour.value}" if self.colour else "")

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``robot: flip``, ``robot: colour g``."""
        word, *rest = words[1:] or [""]
        if word not in set(RobotDeed):
            raise Malformed(" ".join(words))
        deed = RobotDeed(word)
        if deed is RobotDeed.COLOUR and len(rest) == 1 and rest[0] in set(COLOURS):
            return cls(deed, Colour(rest[0]))
        if rest or deed is RobotDeed.COLOUR:
            raise Malformed(" ".join(words))
        return cls(deed)


class Robot(StackingRule, frozen=True):
    """After each turn chance says whether the robot intervenes, and what it does.

    Where no rule has stacking, the robot lends it for a lap: a draw two answers a draw two and a
    wild draw four a wild draw four, and the sum passes on.  Where one has it, it suspends it.
    """

    key: ClassVar = "robot"
    clauses: ClassVar = ("ROB-01",)
    opens: ClassVar = (*StackingRule.opens, (RobotNeeded, Intervene))
    permanent: ClassVar = False
    # Last: the robot steps in after everything else that ends a turn, and a penalty goes
    # unanswered only if no other rule has found an answer.
    rank: ClassVar = 90

    def answerable(self) -> tuple[Face, ...]:
        """Return the faces that may be stacked while the robot lends stacking."""
        return STACKED

    @rewrites(EndTurn)
    def ask_the_robot(self, state: State, step: EndTurn) -> Rewritten:
        """Ask chance after each turn, unless the last card has been laid."""
        if not state.hands[step.seat]:
            return None
        return (CountTurn(), Ask(RobotNeeded()), step)

    @rewrites(Penalty, faces=STACKED)
    def nobody_answers(self, state: State, step: Penalty) -> Rewritten:
        """Where stacking is not lent and nothing else answers, nobody is asked."""
        face = step.cause.face
        others = (rule for rule in state.game.rules if rule is not self)
        if is_lent(state):
            return None
        return None if any(face in rule.answerable() for rule in others) else (Unanswered(step),)

    def stacks(self, state: State, threat: Threat, face: Face) -> bool:
        """While stacking is lent: the same symbol, in any colour."""
        return is_lent(state) and face is threat.cause.face and face in STACKED


def is_lent(state: State) -> bool:
    """Whether the robot lends stacking now."""
    return stacking_is_inverted(state) and not stacking_is_permanent(state)
