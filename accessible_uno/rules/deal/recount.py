"""Before a card is played, any player may have the dealt hands counted (OLY-07)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game import reasons
from accessible_uno.game.actions import BareAction, out_of_place
from accessible_uno.game.base import Event, Note, Reason, Seat, Step, Window
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Draw, Lay
from accessible_uno.rules.shared.reports import TableTalk


class Recounted(Event, frozen=True):
    """A player has had the hands counted; ``right``: all were dealt the same number of cards."""

    seat: Seat
    right: bool


class TooLateToCount(Reason, frozen=True):
    """Cards have been laid or drawn since the deal."""


class Touched(Note, frozen=True):
    """Whether a card has been laid or drawn since the deal."""

    yes: bool = False


class Touch(Step, frozen=True):
    """The hands are no longer as they were dealt."""

    def do(self, state: State) -> None:
        """Note it."""
        state.remember(Touched(True))


class CountHands(Step, frozen=True):
    """Count the hands; the player who was wrong draws."""

    seat: Seat

    def do(self, state: State) -> None:
        """The dealer was wrong if the hands differ, else the player who asked."""
        right = len({len(state.hands[seat]) for seat in state.playing}) == 1
        state.emit(Recounted(self.seat, right))
        state.push(PayForCount(self.seat if right else state.dealer or 0))


class PayForCount(Step, frozen=True):
    """A player was wrong about the deal; ``Recounts`` makes the player draw."""

    seat: Seat

    def do(self, state: State) -> None:
        """Do nothing; ``Recounts`` rewrites it."""


class Recount(BareAction, frozen=True):
    """Have the dealt hands counted."""

    verbs: ClassVar = ("recount",)
    answers_question: ClassVar = False

    def steps(self, state: State) -> tuple[Step, ...]:
        """Count."""
        return (CountHands(self.seat),)

    def reason_if_no_window(self, state: State) -> Reason:
        """A card has been played already, or none is dealt."""
        if state.round_over or state.winners or not state.discard:
            return out_of_place(state, self.seat) or reasons.NothingPending()
        return TooLateToCount()


class Recounts(Rule, frozen=True):
    """The player who was wrong draws: the dealer, or the player who asked.

    Attributes:
        cards_due: how many cards it costs.
    """

    key: ClassVar = "recount"
    topic: ClassVar = "deal"
    clauses: ClassVar = ("OLY-07",)
    cards_due: int = 1

    def open_windows(self) -> tuple[Window, ...]:
        """Anyone may ask."""
        return (TableTalk(),)

    @answers(TableTalk, Recount)
    def may_recount(self, state: State, window: TableTalk, action: Recount) -> bool:
        """Whether no card has been laid or drawn since the deal."""
        return bool(state.discard) and not state.recall(Touched).yes

    @rewrites(PayForCount)
    def make_draw(self, state: State, step: PayForCount) -> Rewritten:
        """The player who was wrong draws."""
        return (Draw(step.seat, self.cards_due),)

    @rewrites(Lay)
    @rewrites(Draw)
    def touched(self, state: State, step: Step) -> Rewritten:
        """After the first card laid or drawn the hands cannot be counted any more."""
        return None if state.recall(Touched).yes else (Touch(), step)
