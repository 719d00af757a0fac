"""Stacking: a player who should draw may lay a card and pass the sum on (HR-01, HR-02, HR-29)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.cards import Face
from accessible_uno.game.option import Option, words
from accessible_uno.game.state import State
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.stacking import StackingRule, stacking_is_inverted


class Stacking(StrEnum):
    """Which cards answer a card that makes a player draw."""

    SAME = "same"
    """The same symbol alone (DUO-02, HR-01, G-12)."""
    WP = "wp"
    """A wild draw four answers a draw two as well, never the reverse (HR-02)."""
    DRAW_TWO = "draw-two"
    """A draw two answers a draw two; a wild draw four is not stacked (HR-29)."""


RAISES: Final[dict[Stacking, dict[Face, tuple[Face, ...]]]] = {
    Stacking.SAME: {
        Face.DRAW_TWO: (Face.DRAW_TWO,),
        Face.WILD_DRAW_FOUR: (Face.WILD_DRAW_FOUR,),
    },
    Stacking.WP: {
        Face.DRAW_TWO: (Face.DRAW_TWO, Face.WILD_DRAW_FOUR),
        Face.WILD_DRAW_FOUR: (Face.WILD_DRAW_FOUR,),
    },
    Stacking.DRAW_TWO: {Face.DRAW_TWO: (Face.DRAW_TWO,)},
}
"""For each card that makes a player draw, those that may answer it, in any colour."""


class Stack(StackingRule, frozen=True):
    """A card that makes the next player draw may be answered in kind; the sum is drawn by the
    first who does not, together with the loss of the turn.

    Attributes:
        kind: which cards answer.
    """

    key: ClassVar = "stack"
    version: ClassVar = 2
    clauses: ClassVar = (
        "HR-01",
        "HR-02",
        "HR-29",
        "DUO-01",
        "DUO-02",
        "DUO-03",
        "DUO-04",
        "DUO-05",
    )
    options: ClassVar = (
        Option(
            "stack",
            "kind",
            (*words(*Stacking), ("+2", Stacking.DRAW_TWO.value)),
            off="none",
        ),
    )
    raises_first: ClassVar = True
    kind: Stacking = Stacking.SAME

    def answerable(self) -> tuple[Face, ...]:
        """Return the draw two, and the wild draw four unless draw twos alone are stacked."""
        return tuple(RAISES[self.kind])

    def stacks(self, state: State, threat: Threat, face: Face) -> bool:
        """The symbol alone counts, not the colour."""
        raised = face in RAISES[self.kind].get(threat.cause.face, ())
        return raised and not stacking_is_inverted(state)


class StackVersion1(Stack, frozen=True):
    """As before: a draw two that opens the round is drawn at once."""

    version: ClassVar = 1
    raises_first: ClassVar = False
