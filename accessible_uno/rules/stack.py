"""Stacking: whoever should draw may lay a card as well and pass the sum on (HR-01, HR-02)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Face
from accessible_uno.game.actions import Play, Take
from accessible_uno.game.frozen import frozen
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Answered, Lay
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.stacking import stacking_is_inverted

RAISES: Final[dict[str, dict[Face, tuple[Face, ...]]]] = {
    "same": {
        Face.DRAW_TWO: (Face.DRAW_TWO,),
        Face.WILD_DRAW_FOUR: (Face.WILD_DRAW_FOUR,),
    },
    "wp": {
        Face.DRAW_TWO: (Face.DRAW_TWO, Face.WILD_DRAW_FOUR),
        Face.WILD_DRAW_FOUR: (Face.WILD_DRAW_FOUR,),
    },
}
"""For each card that makes a player draw, those that may answer it, whatever their colour."""


@frozen
class Stack(Rule):
    """A card that makes the next player draw may be answered in kind; the sum is drawn by the
    first who does not, together with the loss of the turn.

    Attributes:
        kind: ``"same"``: only the same symbol answers (DUO-02, HR-01, G-12); ``"wp"``: a wild
            draw four answers a draw two as well, never the reverse (HR-02).
    """

    key: ClassVar = "stack"
    clauses: ClassVar = ("HR-01", "HR-02", "DUO-01", "DUO-02", "DUO-03", "DUO-04", "DUO-05")
    options: ClassVar = (Option("stack", "kind", words("same", "wp"), off="none"),)
    opens: ClassVar = ((Threat, Take),)
    kind: str = "same"

    def answerable(self) -> tuple[Face, ...]:
        """The draw two and the wild draw four."""
        return tuple(RAISES[self.kind])

    def raises(self, threat: Threat, face: Face) -> bool:
        """Whether a face answers a threat."""
        return face in RAISES[self.kind].get(threat.cause.face, ())

    @answers(Threat, Play)
    def may_raise(self, state: State, window: Threat, action: Play) -> bool:
        """In answer to a threat the symbol alone counts, not the colour."""
        return self.raises(window, action.card.face) and not stacking_is_inverted(state)

    @rewrites(Lay)
    def pass_on(self, state: State, step: Lay) -> Rewritten:
        """What was to be drawn is added to what the card asks for (DUO-04)."""
        threat = state.answered
        if not isinstance(threat, Threat) or not self.raises(threat, step.card.face):
            return None
        if stacking_is_inverted(state):
            return None
        return (Answered(threat.amount), step)
