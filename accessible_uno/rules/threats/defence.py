"""Defence: a card of the same kind passes a threat on to the next player (RAP-03, RAP-05)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Face
from accessible_uno.game.actions import Play, Take
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import LET_PASS, Answered, Lay
from accessible_uno.game.windows import Threat

DEFENDED: Final = (Face.DRAW_TWO, Face.SKIP, Face.WILD_DRAW_FOUR, Face.UNO)


class Defence(Rule, frozen=True):
    """A draw two, a wild draw four, an Uno card or a skip is answered with one of its kind.

    Cards to draw add up and pass on to the next player, until somebody takes them all; those that
    were taken never come back (RAP-04).  A skip passes on as it is: one turn, however often.
    """

    key: ClassVar = "defence"
    clauses: ClassVar = ("RAP-03", "RAP-04", "RAP-05")
    excludes: ClassVar = ("stack",)
    opens: ClassVar = ((Threat, Take),)

    def answerable(self) -> tuple[Face, ...]:
        """Return the faces against which there is a defence."""
        return DEFENDED

    @answers(Threat, Play)
    def same_kind(self, state: State, window: Threat, action: Play) -> bool:
        """Whether the card is of the same kind, of any colour."""
        return action.card.face is window.cause.face and action.card.face in DEFENDED

    @rewrites(Lay, faces=DEFENDED)
    def pass_on(self, state: State, lay: Lay) -> Rewritten:
        """The cards are added to those of the card that defends."""
        threat = state.answered
        if not isinstance(threat, Threat) or lay.card.face is not threat.cause.face:
            return None
        return (LET_PASS, Answered(threat.amount), lay)
