"""The boomerang: the victim of a special card returns its effect to its player (HR-20).

It is laid only as an answer and goes under the top card: top card and colour stay.  Play continues
after the victim; a turn that the author loses is owed until it comes (G-35).
"""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from accessible_uno.cards import Card, Face, card
from accessible_uno.game.actions import Play, Take
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, answers, effect, first, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    LET_PASS,
    AcceptThreat,
    Answered,
    Effect,
    FirstEffect,
    Lay,
    ReturnFirst,
)
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.hits import HITTING
from accessible_uno.rules.shared.turns import BackToTurn, ContinueFrom, OwedTurnsRule

COPIES: Final = 4
RETURNED_BEFORE: Final = (
    *(Face.DRAW_TWO, Face.SKIP, Face.WILD_DRAW_FOUR, Face.TARGET_TWO, Face.TARGET_FOUR),
)
"""The cards that version 1 returns."""


class Boomerang(OwedTurnsRule, frozen=True):
    """Four white cards, laid only in answer to a special card."""

    key: ClassVar = "boomerang"
    version: ClassVar = 2
    clauses: ClassVar = ("WP-02", "HR-20")
    options: ClassVar = (switch("boomerang"),)
    opens: ClassVar = ((Threat, Take),)

    returned: ClassVar = HITTING
    """The cards that it answers: all that hit a player."""

    def cards(self) -> tuple[Card, ...]:
        """Return all of them."""
        return (card(Face.BOOMERANG.value),) * COPIES

    def answerable(self) -> tuple[Face, ...]:
        """Return every card that hits a player."""
        return self.returned

    @answers(Threat, Play)
    def may_return(self, state: State, window: Threat, action: Play) -> bool:
        """Whether the card is a boomerang; it answers any threat."""
        return action.card.face is Face.BOOMERANG

    @rewrites(Lay, faces=(Face.BOOMERANG,))
    def answer(self, state: State, step: Lay) -> Rewritten:
        """The threat is over; its author will suffer it.

        Where everyone is hit, the others are still to be asked, and the turn ends after them.
        """
        threat = state.answered
        if isinstance(step.then, BackToTurn):
            return None
        if isinstance(threat, Threat) and threat.everyone:
            return (LET_PASS, replace(step, then=BackToTurn(step.seat, threat.turn)))
        return (LET_PASS, Answered(), step)

    @effect(Face.BOOMERANG)
    def strike_back(self, state: State, laid: Effect) -> Rewritten:
        """The author suffers; if the victim was not next, the turn stays where it was.

        An author who has left meanwhile suffers nothing.
        """
        threat = state.answered
        assert isinstance(threat, Threat)
        author = threat.by
        if author not in state.playing:
            return ()
        aside = threat.everyone or state.after[threat.turn] != laid.seat
        return (
            *((ContinueFrom(threat.turn),) if aside else ()),
            AcceptThreat(author, threat.amount, threat.loses_turn, threat.way),
        )

    @first(Face.BOOMERANG)
    def turn_another(self, state: State, opening: FirstEffect) -> Rewritten:
        """It has no colour to open a round with: turn up another card."""
        return (ReturnFirst(),)


class BoomerangVersion1(Boomerang, frozen=True):
    """As before: some cards that hit a player cannot be returned."""

    version: ClassVar = 1
    returned: ClassVar = RETURNED_BEFORE
