"""Runs: a digit is followed by the same digit, or by the next one of its colour (HR-09)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import DIGITS, Card
from accessible_uno.game.actions import Pass, Play
from accessible_uno.game.base import Reason, Seat, Step
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, Rule, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, Ask, EndTurn, Lay, Resume
from accessible_uno.game.windows import GoingOn, Threat


class BreaksTheRun(Reason, frozen=True):
    """``card`` does not follow ``last``: only the same digit does, or its neighbour in colour."""

    card: Card
    last: Card


class MayGoOn(Step, frozen=True):
    """A player has laid a digit: the turn ends, unless the player holds one that follows."""

    seat: Seat
    card: Card

    def do(self, state: State) -> None:
        """Ask, or end the turn."""
        if holds_follower(state, self.seat, self.card):
            state.push(Ask(GoingOn(self.seat, self.card)))
        else:
            state.push(END_TURN[self.seat])


class Runs(Rule, frozen=True):
    """After a digit, more digits may follow in the same turn, up or down, one after the other."""

    key: ClassVar = "runs"
    topic: ClassVar = "together"
    clauses: ClassVar = ("HR-09",)
    options: ClassVar = (switch("runs"),)
    opens: ClassVar = ((GoingOn, Play), (GoingOn, Pass))

    @rewrites(Lay, faces=DIGITS)
    def go_on(self, state: State, lay: Lay) -> Rewritten:
        """After a digit laid on its player's own turn, the turn does not end by itself.

        Not after a drawn card: the cards that were in hand must wait (CORE-13).
        """
        mine = isinstance(lay.then, EndTurn)
        if not mine or state.drawn is not None or isinstance(state.answered, Threat):
            return None
        on = MayGoOn(lay.seat, lay.card)
        return (Lay(lay.seat, lay.card, lay.colour, lay.uno, on, lay.choice),)

    @forbids(GoingOn, Play)
    def must_follow(self, state: State, window: GoingOn, action: Play) -> Reason | None:
        """Refuse a card that does not follow."""
        follows_it = follows(action.card, window.card)
        return None if follows_it else BreaksTheRun(action.card, window.card)

    @rewrites(Resume)
    def look_again(self, state: State, step: Resume) -> Rewritten:
        """Look at the hand again: it may have changed, and hold no card that follows."""
        window = step.window
        return (MayGoOn(window.seat, window.card),) if isinstance(window, GoingOn) else None


def follows(laid: Card, last: Card) -> bool:
    """Whether ``laid`` follows ``last`` in a run; no 0 follows a 9 as its neighbour."""
    if laid.digit is None or last.digit is None:
        return False
    return laid.digit == last.digit or (
        laid.colour is last.colour and abs(laid.digit - last.digit) == 1
    )


def holds_follower(state: State, seat: Seat, last: Card) -> bool:
    """Whether a hand holds a card that follows ``last``."""
    return any(follows(held, last) for held in state.hands[seat])
