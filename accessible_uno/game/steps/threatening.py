"""Penalties: a laid card threatens a player, who accepts the threat or answers it."""

from __future__ import annotations

from typing import Final

from accessible_uno.cards import Card, Face
from accessible_uno.game import events
from accessible_uno.game.base import Note, Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps.asking import Ask
from accessible_uno.game.steps.drawing import Draw
from accessible_uno.game.steps.turning import SKIP, TURN_MOVES_ON, SkipSeat
from accessible_uno.game.windows import Threat


def open_to_doubt(state: State, doubter: Seat) -> tuple[Seat, ...]:
    """Those whose wild draw fours ``doubter`` may doubt still, the last one laid first."""
    laid: dict[Seat, None] = {}
    for known in reversed(state.evidence):
        if not known.cleared and known.seat != doubter:
            laid[known.seat] = None
    return tuple(laid)


class Penalty(Step, frozen=True):
    """A player must draw ``amount`` cards for ``cause`` (CORE-08, CORE-09).

    With ``loses_turn`` the player also loses the turn.  A skip that may be answered threatens with
    no cards at all.
    """

    seat: Seat
    amount: int
    by: Seat
    cause: Card
    loses_turn: bool = True

    @property
    def face(self) -> Face:
        """The face of the card that causes it."""
        return self.cause.face

    def do(self, state: State) -> None:
        """Carry it out at once, or ask the victim first if the rules allow an answer.

        Cards that an answer has passed on are added.  A last card cannot be answered: the round
        is over (WP-18, DUO-05, G-13).
        """
        seat = self.seat
        amount = self.amount + state.pending
        state.pending = 0
        last_card = self.by in state.playing and not state.hands[self.by]
        if self.cause.face in state.game.answerable and not last_card:
            doubtful = open_to_doubt(state, seat) if state.evidence else ()
            threat = Threat(seat, amount, self.by, self.cause, self.loses_turn, doubtful)
            state.game.perform(state, Ask(threat))
            return
        state.evidence = ()
        state.game.perform(state, threat_accepted(state, seat, amount, self.loses_turn))


class Unanswered(Step, frozen=True):
    """A penalty to which nobody has an answer just now, though its face may be answered."""

    penalty: Penalty

    def do(self, state: State) -> None:
        """Carry it out at once."""
        penalty = self.penalty
        amount = penalty.amount + state.pending
        state.pending = 0
        state.evidence = ()
        state.game.perform(state, threat_accepted(state, penalty.seat, amount, penalty.loses_turn))


def threat_accepted(state: State, seat: Seat, amount: int, loses_turn: bool) -> Step:
    """The step that accepts a threat: the seat draws and loses its turn, now if it is next, else
    later."""
    if not loses_turn:
        return Draw(seat, amount)
    lost = SKIP[seat] if state.after[state.turn] == seat else OweTurn(seat)
    return Draw(seat, amount, lost) if amount else lost


class AcceptThreat(Step, frozen=True):
    """A player accepts a threat: draws the cards, and may lose the turn."""

    seat: Seat
    amount: int
    loses_turn: bool = True

    def do(self, state: State) -> None:
        """Do it."""
        state.game.perform(state, threat_accepted(state, self.seat, self.amount, self.loses_turn))


class TurnsOwed(Note, frozen=True):
    """The seats that will lose their next turn, as often as they stand here."""

    seats: tuple[Seat, ...] = ()


class OweTurn(Step, frozen=True):
    """A player out of turn is to lose the next one (G-35, G-36); ``OwedTurnsRule`` collects it."""

    seat: Seat

    def do(self, state: State) -> None:
        """Note it, and emit the event."""
        state.remember(TurnsOwed((*state.recall(TurnsOwed).seats, self.seat)))
        state.emit(events.TurnOwed(self.seat))


class PayTurn(Step, frozen=True):
    """A player loses a turn that was owed."""

    seat: Seat

    def do(self, state: State) -> None:
        """Let the turn pass over the seat."""
        owed = list(state.recall(TurnsOwed).seats)
        owed.remove(self.seat)
        state.remember(TurnsOwed(tuple(owed)))
        state.game.perform(state, SkipSeat(self.seat))


class LetPass(Step, frozen=True):
    """The victim lets a card stand: the evidence about it is forgotten."""

    def do(self, state: State) -> None:
        """Forget it."""
        state.evidence = ()


class Answered(Step, frozen=True):
    """A threat is answered with a card: ``carried`` cards are put off to the next penalty.

    The turn that the threat held up ends with the answer.
    """

    carried: int = 0

    def do(self, state: State) -> None:
        """Put the cards off."""
        state.pending = self.carried
        # The threat interrupted the turn of the player who laid the card, before that turn ended.
        # The card that answers ends a turn as well; both together would move the turn on twice.
        state.drop_waiting(*TURN_MOVES_ON)


LET_PASS: Final = LetPass()
