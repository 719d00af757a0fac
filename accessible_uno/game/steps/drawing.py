"""Cards go from the draw pile into a hand, by choice or under a threat."""

from __future__ import annotations

from typing import Final

from accessible_uno.cards import Card, Face
from accessible_uno.game import events
from accessible_uno.game.base import Note, Seat, Step
from accessible_uno.game.events import Drew
from accessible_uno.game.state import State
from accessible_uno.game.steps.ending import EndRound
from accessible_uno.game.steps.turning import END_TURN, SKIP, TURN_MOVES_ON, Ask, EndTurn, SkipSeat
from accessible_uno.game.windows import DRAWNS, MOST_SEATS, ShuffleNeeded, Threat, Way

MOST_REFILLS: Final = 100
"""How often the draw pile may run out in a round before the round is blocked (G-01)."""


class PileRanOut(Note, frozen=True):
    """How often the draw pile has run out in this round."""

    times: int = 0


class Draw(Step, frozen=True):
    """Cards go from the draw pile into a hand; ``then``, if given, happens next."""

    seat: Seat
    count: int
    then: Step | None = None

    def do(self, state: State) -> None:
        """Draw them, reshuffling first when the pile is short (CORE-15, CORE-16).

        When that happens again and again, nearly all cards stay in the hands: the round ends.
        """
        seat = self.seat
        count = self.count
        pile = state.pile
        then = self.then
        if len(pile) < count:
            loose = len(state.discard) - state.cards_left_on_discard
            blocked = (loose > 0 or not pile) and runs_out_for_good(state)
            if loose > 0 and not blocked:
                state.push(Ask(ShuffleNeeded(loose)), self)
                return
            count = len(pile)
            if blocked:
                then = EndRound(None, events.DeckRanOut())
        if count == 1:
            state.last_drawn = drawn = pile.pop()
            state.hands[seat].append(drawn)
            state.said_uno[seat] = False
            state.events.append(Drew(seat, 1, (drawn,)))
        elif count:
            several = tuple(pile[: -count - 1 : -1])
            del pile[-count:]
            state.last_drawn = several[-1]
            state.hands[seat] += several
            state.said_uno[seat] = False
            state.events.append(Drew(seat, count, several))
        elif self.count:
            state.last_drawn = None
            state.events.append(events.FoundNoCard(seat))
        if then is not None:
            if type(then) in state.game.rewritten:
                state.agenda.append(then)
            else:
                then.do(state)


def runs_out_for_good(state: State) -> bool:
    """Note that the pile has run out; return whether that is once too often, and nobody has just
    laid a last card.
    """
    ran_out = PileRanOut(state.recall(PileRanOut).times + 1)
    state.remember(ran_out)
    return ran_out.times > MOST_REFILLS and all(state.hands[seat] for seat in state.playing)


class Dispense(Draw, frozen=True):
    """Cards that a dispenser has given out (HR-26): they are drawn, and nobody presses again."""


class AfterDraw(Step, frozen=True):
    """A player has drawn by choice or for want of a card to play."""

    seat: Seat

    def do(self, state: State) -> None:
        """Let the drawn card be played if it goes, else end the turn (CORE-12)."""
        seat = self.seat
        drawn = state.last_drawn
        if drawn is None:
            state.empty_draws += 1
            if state.empty_draws >= len(state.playing):
                state.agenda.append(EndRound(None))
                return
        else:
            state.empty_draws = 0
            if drawn in state.match:
                state.drawn = drawn
                state.question = DRAWNS[seat]
                state.events.append(DRAWN_ASKED[seat])
                return
        if EndTurn in state.game.rewritten:
            state.agenda.append(END_TURN[seat])
        else:
            END_TURN[seat].do(state)


DRAWN_ASKED: Final = tuple(events.Asked(window.seat, window) for window in DRAWNS)
DRAW_ONE: Final = tuple((Draw(seat, 1, AfterDraw(seat)),) for seat in range(MOST_SEATS))


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
    no cards at all.  The others are those of ``Threat``.
    """

    seat: Seat
    amount: int
    by: Seat
    cause: Card
    loses_turn: bool = True
    way: str = Way.ONCE
    everyone: bool = False
    pressed: bool = False

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
            loses, way, everyone = self.loses_turn, self.way, self.everyone
            hit = (doubtful, way, everyone, state.turn, self.pressed)
            threat = Threat(seat, amount, self.by, self.cause, loses, *hit)
            state.game.perform(state, Ask(threat))
            return
        state.evidence = ()
        state.game.perform(state, threat_accepted(state, seat, amount, self.loses_turn, self.way))


class Unanswered(Step, frozen=True):
    """A penalty to which nobody has an answer just now, though its face may be answered."""

    penalty: Penalty

    def do(self, state: State) -> None:
        """Carry it out at once."""
        penalty = self.penalty
        amount = penalty.amount + state.pending
        state.pending = 0
        state.evidence = ()
        loses, way = penalty.loses_turn, penalty.way
        state.game.perform(state, threat_accepted(state, penalty.seat, amount, loses, way))


def threat_accepted(
    state: State, seat: Seat, amount: int, loses_turn: bool, way: str = Way.ONCE
) -> Step:
    """The step that accepts a threat: the seat draws and loses its turn, now if it is next, else
    later."""
    lost: Step | None = None
    if loses_turn:
        lost = SKIP[seat] if state.after[state.turn] == seat else OweTurn(seat)
    if way == Way.UNTIL:
        return DrawUntilSome(seat, len(state.hands[seat]), lost)
    if way == Way.EACH:
        for _ in range(amount - 1):
            lost = Draw(seat, 1, lost)
        amount = 1
    return Draw(seat, amount, lost) if amount or lost is None else lost


class DrawUntilSome(Step, frozen=True):
    """A player who held ``held`` cards draws one at a time until some have come; then ``then``."""

    seat: Seat
    held: int
    then: Step | None

    def do(self, state: State) -> None:
        """Draw again while no card has come and one still may."""
        if len(state.hands[self.seat]) == self.held and not state.exhausted:
            state.push(Draw(self.seat, 1), self)
        elif self.then is not None:
            state.game.perform(state, self.then)


class AcceptThreat(Step, frozen=True):
    """A player accepts a threat: draws the cards, and may lose the turn."""

    seat: Seat
    amount: int
    loses_turn: bool = True
    way: str = Way.ONCE

    def do(self, state: State) -> None:
        """Do it."""
        seat, amount, loses, way = self.seat, self.amount, self.loses_turn, self.way
        state.game.perform(state, threat_accepted(state, seat, amount, loses, way))


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
