"""The robot: after each turn it may intervene and change the position (ROB-01).

Only what it can do is published: when it intervenes, and how, is our own reading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import ClassVar, Final, Self

from accessible_uno.cards import COLOURS, Colour, Face
from accessible_uno.game import reasons
from accessible_uno.game.base import CHANCE, Malformed, Reason, Seat, Step, Window
from accessible_uno.game.chance import ChanceAction, Lots
from accessible_uno.game.rule import Rewritten, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, EndTurn, Penalty, Unanswered
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.stacking import (
    STACKED,
    StackingRule,
    stacking_is_inverted,
    stacking_is_permanent,
)
from accessible_uno.rules.special.robot.deeds import (
    AllDraw,
    CountTurn,
    DoNothing,
    Flip,
    InvertStacking,
    Recolour,
    Rotate,
)

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

    def reason_if_no_window(self, state: State) -> Reason:
        """The robot is not asked."""
        return reasons.NothingPending()

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
