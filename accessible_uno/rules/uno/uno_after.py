"""UNO is said once the second-last card is laid, at once and truthfully (CHAT-05 to CHAT-08)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.game.base import ANYONE, Event, Reason, Seat, Step, Window
from accessible_uno.game.rule import Rewritten, Rule, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    NEXT_PLAYS,
    DownToOne,
    Draw,
    Emit,
    GiveUp,
    Lay,
    Leave,
    Offer,
    Withdraw,
)
from accessible_uno.rules.shared.companions import along_with
from accessible_uno.rules.shared.recorded_notes import Lies
from accessible_uno.rules.shared.uno import AnnounceUno, SayUno, UnoSaidAlready

PENALTY: Final = 2
"""Cards that a forgotten or a false UNO costs (CHAT-06, CHAT-07)."""

LIES: Final = 3
"""The lie with which a player is out (CHAT-08)."""

SECONDS: Final = 10
"""How long an UNO may take where nobody acts before (G-15)."""


class ForgotUno(Event, frozen=True):
    """A player has not said UNO in time, which costs ``count`` cards."""

    seat: Seat
    count: int


class Lied(Event, frozen=True):
    """A player says UNO with more cards than one: lie number ``lies``, out at ``most``."""

    seat: Seat
    lies: int
    most: int


class LiedOut(Event, frozen=True):
    """A player has lied once too often and is out."""

    seat: Seat


class UnoDue(Window, frozen=True):
    """A player is down to one card and is to say UNO, until somebody acts."""

    culprit: Seat
    seat: Seat = ANYONE

    @property
    def timed_seat(self) -> Seat:
        """The player who is to say it."""
        return self.culprit

    def lapsed(self) -> tuple[Step, ...]:
        """A forgotten UNO costs cards; nobody needs to denounce it (CHAT-06)."""
        return (Emit(ForgotUno(self.culprit, PENALTY)), Draw(self.culprit, PENALTY))


class MaySayUno(Window, frozen=True):
    """Anyone can say UNO at any time, rightly or not."""

    seat: Seat = ANYONE


class Lie(Step, frozen=True):
    """UNO was said with more cards than one; ``then``, if given, happens next."""

    seat: Seat
    then: Step | None = None

    def do(self, state: State) -> None:
        """Let the liar draw; at the third lie the liar is out (CHAT-07, CHAT-08).

        A player who has left meanwhile is not judged.
        """
        if self.seat not in state.playing:
            state.push(NEXT_PLAYS)
            return
        lies = (*state.recall(Lies).seats, self.seat)
        state.remember(Lies(lies))
        if self.then is not None:
            state.push(self.then)
        if lies.count(self.seat) >= LIES:
            state.push(GiveUp(self.seat, LiedOut(self.seat)))
        else:
            state.emit(Lied(self.seat, lies.count(self.seat), LIES))
            state.push(Draw(self.seat, PENALTY))


class UnoAfter(Rule, frozen=True):
    """UNO is due from the second-last card on, until the next act; a false one is a lie."""

    key: ClassVar = "uno-after"
    topic: ClassVar = "uno"
    clauses: ClassVar = ("CHAT-05", "CHAT-06", "CHAT-07", "CHAT-08")
    excludes: ClassVar = ("uno-call",)
    opens: ClassVar = ((MaySayUno, SayUno),)

    def open_windows(self) -> tuple[Window, ...]:
        """UNO can be said all the time."""
        return (MaySayUno(),)

    def time_limit(self, window: Window) -> int:
        """An UNO must be said at once."""
        return SECONDS if isinstance(window, UnoDue) else 0

    @rewrites(DownToOne)
    def make_due(self, state: State, step: DownToOne) -> Rewritten:
        """UNO said with the card counts; else it is due now."""
        if step.called:
            return (AnnounceUno(step.seat),)
        if state.said_uno[step.seat]:
            return None
        return (step, Offer(UnoDue(step.seat)))

    @forbids(MaySayUno, SayUno)
    def once_is_enough(self, state: State, window: MaySayUno, action: SayUno) -> Reason | None:
        """UNO said twice is refused: it is neither due nor a lie."""
        return UnoSaidAlready() if state.said_uno[action.seat] else None

    @rewrites(AnnounceUno)
    def judge_announcement(self, state: State, step: AnnounceUno) -> Rewritten:
        """With one card it counts; with more it is a lie."""
        if len(state.hands[step.seat]) > 1:
            return (Lie(step.seat),)
        due = UnoDue(step.seat)
        return (Withdraw(due), step) if due in state.offers else None

    @rewrites(Lay)
    def false_call(self, state: State, step: Lay) -> Rewritten:
        """UNO said with a card that leaves several is a lie, once the card is laid."""
        seat = step.seat
        hand = state.hands[seat]
        if not step.uno or len(hand) - len(along_with(step.card, hand)) <= 2:
            return None
        return (Lay(seat, step.card, step.colour, False, Lie(seat, step.then), step.choice),)

    @rewrites(Leave)
    def due_no_more(self, state: State, step: Leave) -> Rewritten:
        """A player who leaves owes no UNO."""
        due = UnoDue(step.seat)
        return (Withdraw(due), step) if due in state.offers else None
