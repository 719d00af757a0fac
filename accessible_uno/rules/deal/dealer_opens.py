"""The dealer counts as having played the first card, and takes its choices (OLY-11)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card
from accessible_uno.game.actions import Choose
from accessible_uno.game.actions.notation import choices
from accessible_uno.game.base import Action, Outcomes, Seat, Step, Window
from accessible_uno.game.events import FirstCard
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    END_TURN,
    Ask,
    BeforeWild,
    Effect,
    Emit,
    FirstEffect,
    ReturnFirst,
)
from accessible_uno.game.windows import ColourOwed


class OpeningChoice(Window, frozen=True):
    """The dealer chooses what goes with the first card."""

    seat: Seat
    card: Card

    def outcomes(self, state: State) -> Outcomes:
        """What the player who lays it may choose."""
        seat, first = self.seat, self.card
        return {what: (Effect(seat, first, what),) for what in choices(state, seat, first)}

    def default(self, state: State) -> Action:
        """A silent dealer declines where that is possible."""
        return Choose(self.seat, choices(state, self.seat, self.card)[-1])


class NothingUnder(Step, frozen=True):
    """No card lies under a wild that opens the round: it is judged by none (OLY-11)."""

    def do(self, state: State) -> None:
        """Forget what lay under the last wild of the round before."""
        state.remember(BeforeWild())


class DealerOpens(Rule, frozen=True):
    """A wild draw four opens like any other card: the dealer names a colour, the next one draws."""

    key: ClassVar = "dealer-opens"
    version: ClassVar = 2
    topic: ClassVar = "deal"
    clauses: ClassVar = ("OLY-11",)
    opens: ClassVar = ((OpeningChoice, Choose),)

    forgets: ClassVar[bool] = True
    """Whether the wilds of earlier rounds are forgotten."""

    @rewrites(FirstEffect)
    def play_first(self, state: State, opening: FirstEffect) -> Rewritten:
        """Do what the card does when laid; then the turn passes on from the dealer."""
        dealer, first = state.dealer or 0, opening.card
        shown: tuple[Step, ...] = (Emit(FirstCard(first)),)
        if first.is_colourless:
            return (*shown, ReturnFirst())
        if self.forgets:
            shown += (NothingUnder(),)
        asked: tuple[Step, ...] = (Ask(ColourOwed(dealer)),) if first.is_wild else ()
        if len(choices(state, dealer, first)) > 1:
            return (*shown, *asked, Ask(OpeningChoice(dealer, first)), END_TURN[dealer])
        done = (Effect(dealer, first),) if first.face in state.game.effects else ()
        return (*shown, *asked, *done, END_TURN[dealer])


class DealerOpensVersion1(DealerOpens, frozen=True):
    """As before: a wild draw four that opens a later round is judged by an earlier wild."""

    version: ClassVar = 1
    forgets: ClassVar = False
