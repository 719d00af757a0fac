"""UNO is said with the second-last card, or the player may be denounced (BR-17, WP-19, UM-04)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.base import Event, Seat, Window
from accessible_uno.game.rule import Rewritten, answers, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    END_TURN,
    Ask,
    Dispense,
    DownToOne,
    Draw,
    Emit,
    GoOut,
    Offer,
    PassHands,
    Resume,
)
from accessible_uno.game.windows import Contested, Drawn, DrawnMore, GoingOn, Turn
from accessible_uno.rules.shared.uno import (
    Accuse,
    AnnounceUno,
    Catch,
    DeclareUno,
    DenouncingRule,
    SayUno,
    Settle,
    Unannounced,
    owed_by,
)


class OutUnannounced(Event, frozen=True):
    """A player has laid the last card without ever having said UNO: it may still be denounced."""

    seat: Seat


class UnoCall(DenouncingRule, frozen=True):
    """A player who comes down to one card unannounced may be denounced.

    Attributes:
        penalty: cards that a denounced player draws.
        lasting: whether the chance outlives the next player's act, and the last card (WP-19,
            WP-20), instead of ending when somebody acts (BR-18, UM-04).
    """

    key: ClassVar = "uno-call"
    topic: ClassVar = "uno"
    clauses: ClassVar = ("BR-17", "BR-18", "WP-19", "WP-20", "WP-21", "UM-04")
    penalty: int = 2
    lasting: bool = False

    @rewrites(DownToOne)
    def open_chance(self, state: State, step: DownToOne) -> Rewritten:
        """UNO said with the card counts; else everyone may denounce the player now."""
        if step.called:
            return (AnnounceUno(step.seat),)
        if state.said_uno[step.seat]:
            return None
        return (step, Offer(Unannounced(step.seat, lasting=self.lasting)))

    @rewrites(DeclareUno)
    def nothing_owed(self, state: State, step: DeclareUno) -> Rewritten:
        """A player who has said UNO, even late, can no longer be denounced."""
        if not state.offers or not owed_by(state, step.seat):
            return None
        return (Settle(step.seat), step)

    @rewrites(Draw, when="lasting")
    @rewrites(Dispense, when="lasting")
    def hold_more(self, state: State, step: Draw) -> Rewritten:
        """A player who draws has more than one card, and will owe UNO again (WP-21)."""
        if not state.offers or not step.count or not owed_by(state, step.seat):
            return None
        return None if state.exhausted else (Settle(step.seat), step)

    @rewrites(Accuse)
    def make_draw(self, state: State, step: Accuse) -> Rewritten:
        """The culprit draws the penalty."""
        return (step, Draw(step.culprit, self.penalty))

    @rewrites(PassHands)
    def forgive_moved_hands(self, state: State, step: PassHands) -> Rewritten:
        """A player whose hand has gone to another owes no UNO for it (G-49)."""
        return (*(Settle(giver) for giver, _ in step.moves if owed_by(state, giver)), step)

    @rewrites(GoOut, when="lasting")
    def may_be_contested(self, state: State, step: GoOut) -> Rewritten:
        """The last card is laid and UNO was never said: the round stays open (WP-20)."""
        seat = step.seat
        if not owed_by(state, seat):
            return None
        return (
            Settle(seat),
            Emit(OutUnannounced(seat)),
            Offer(Unannounced(seat, lasting=True, out=True)),
            Ask(Contested(seat)),
            END_TURN[seat],
        )

    @rewrites(Resume, when="lasting")
    def settled(self, state: State, step: Resume) -> Rewritten:
        """Do not ask again about a victory that nobody can contest any more."""
        window = step.window
        if isinstance(window, Contested) and not owed_by(state, window.winner):
            return ()
        return None

    @answers(Turn, SayUno)
    @answers(Drawn, SayUno)
    @answers(GoingOn, SayUno)
    @answers(DrawnMore, SayUno)
    def may_announce(self, state: State, window: Window, action: SayUno) -> bool:
        """Whether the player holds two cards on the own turn (G-08)."""
        return len(state.hands[action.seat]) == 2 and not state.said_uno[action.seat]

    @answers(Unannounced, SayUno)
    def may_announce_late(self, state: State, window: Unannounced, action: SayUno) -> bool:
        """Whether the player forgot UNO and nobody has denounced it."""
        return action.seat == window.culprit

    @answers(Unannounced, Catch)
    def may_denounce(self, state: State, window: Unannounced, action: Catch) -> bool:
        """Whether another player denounces the one who forgot."""
        return action.culprit == window.culprit and action.seat != window.culprit
