"""The boomerang: the victim of a special card returns its effect to its player (HR-20).

It is laid only as an answer and goes under the top card: top card and colour stay.  Play continues
after the victim; a turn that the author loses is owed until it comes (G-35).
"""

from __future__ import annotations

from typing import ClassVar, Final

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
from accessible_uno.rules.shared.turns import ContinueFrom, OwedTurnsRule

COPIES: Final = 4
RETURNABLE: Final = (
    *(Face.DRAW_TWO, Face.SKIP, Face.WILD_DRAW_FOUR, Face.TARGET_TWO, Face.TARGET_FOUR),
)
"""The special cards that have a victim."""


class Boomerang(OwedTurnsRule, frozen=True):
    """Four white cards, laid only in answer to a special card."""

    key: ClassVar = "boomerang"
    clauses: ClassVar = ("WP-02", "HR-20")
    options: ClassVar = (switch("boomerang"),)
    opens: ClassVar = ((Threat, Take),)

    def cards(self) -> tuple[Card, ...]:
        """Return all of them."""
        return (card(Face.BOOMERANG.value),) * COPIES

    def answerable(self) -> tuple[Face, ...]:
        """Return every special card that has a victim."""
        return RETURNABLE

    @answers(Threat, Play)
    def may_return(self, state: State, window: Threat, action: Play) -> bool:
        """Whether the card is a boomerang; it answers any threat."""
        return action.card.face is Face.BOOMERANG

    @rewrites(Lay, faces=(Face.BOOMERANG,))
    def answer(self, state: State, step: Lay) -> Rewritten:
        """The threat is over; its author will suffer it."""
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
        aimed = state.after[author] != laid.seat
        return (
            *((ContinueFrom(author),) if aimed else ()),
            AcceptThreat(author, threat.amount, threat.loses_turn),
        )

    @first(Face.BOOMERANG)
    def turn_another(self, state: State, opening: FirstEffect) -> Rewritten:
        """It has no colour to open a round with: turn up another card."""
        return (ReturnFirst(),)
