"""A player leaves the round or the match while the others play on."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from accessible_uno.game import events
from accessible_uno.game.base import Event, Note, Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps.drawing import Penalty
from accessible_uno.game.steps.ending import WinAlone
from accessible_uno.game.steps.laying import BeforeWild
from accessible_uno.game.steps.turning import NEXT_PLAYS, TAKE_TURN, Ask, EndTurn, Resume, TakeTurn
from accessible_uno.game.windows import ColourOwed, ShuffleNeeded, Threat


class Leave(Step, frozen=True):
    """A seat leaves the ring of players.  The step before this one has ended its turn."""

    seat: Seat

    def do(self, state: State) -> None:
        """Close the ring; if it had the turn, the player before it counts as having it."""
        if state.turn == self.seat:
            state.turn = state.rings[-state.direction][self.seat]
        state.seat_players(seat for seat in state.playing if seat != self.seat)


class Departed(Note, frozen=True):
    """The seats that have left before the end, the first one first (G-17)."""

    lasts_match: ClassVar = True
    seats: tuple[Seat, ...] = ()


class GiveUp(Step, frozen=True):
    """A player leaves the match before its end; ``event`` says how.

    The hand is shuffled into the draw pile, and questions to the player lapse: cards that were to
    be drawn are not.  If the player owed a colour, the active one does not change (G-17).  With
    the last card laid, only the colour is given up: the hand is empty, and the player has not
    left.
    """

    seat: Seat
    event: Event

    def do(self, state: State) -> None:
        """Take the player out, and let the others play on."""
        seat = self.seat
        resumed = [step.window for step in state.agenda if isinstance(step, Resume)]
        hand = state.hands[seat]
        if not hand:
            # The only question left to a player without cards is the colour of the last one.
            state.drop_waiting(Resume)
            state.push(KEEP_COLOUR)
            return
        state.emit(self.event)
        state.remember(Departed((*state.recall(Departed).seats, seat)))
        state.pile += hand
        came_back = len(hand)
        hand.clear()
        state.said_uno[seat] = False
        state.drawn = None
        asked = [window for window in (*resumed, state.answered) if window and window.seat == seat]
        if any(isinstance(window, Threat) for window in asked):
            state.evidence = ()
        go_on_without(state, seat)
        if any(isinstance(window, ColourOwed) for window in asked):
            settle_colour(state, seat)
        elif asked and state.answered is asked[-1]:
            state.push(*asked[-1].lapsed())
        shuffle = Ask(ShuffleNeeded(len(state.pile), anew=True))
        state.push(shuffle, EmitCameBack(came_back), Leave(seat), SEE_WHO_IS_LEFT)


def settle_colour(state: State, seat: Seat) -> None:
    """Decide the colour that a player who leaves owes: it stays (G-17); where there was none yet,
    the player who begins names it.
    """
    begins = [step.seat for step in state.agenda if isinstance(step, TakeTurn)]
    if begins or state.recall(BeforeWild).colour is None:
        state.push(Ask(ColourOwed(begins[-1] if begins else state.after[seat])))
    else:
        state.push(KEEP_COLOUR)


def go_on_without(state: State, seat: Seat) -> None:
    """Take a player who leaves out of what waits on the agenda.

    A question to the player lapses; a turn or a colour passes to the next player; the end of the
    player's turn is dropped; nobody doubts the player's card any more.  If the step at the bottom
    of the agenda, which makes the turn go on, was one of these, or if nothing waits, the next
    player gets the turn.
    """
    # Each kind of step ends differently, so the class of each decides.
    following = state.after[seat]
    kept: list[Step] = []
    for step in state.agenda:
        if isinstance(step, TakeTurn) and step.seat == seat:
            kept.append(TAKE_TURN[following])
        elif isinstance(step, Ask) and step.window == ColourOwed(seat):
            kept.append(Ask(ColourOwed(following)))
        elif isinstance(step, Ask | Resume) and step.window.seat == seat:
            kept += step.window.lapsed()[::-1]
        elif isinstance(step, Resume) and isinstance(step.window, Threat):
            doubtful = tuple(each for each in step.window.doubtful if each != seat)
            kept.append(Resume(replace(step.window, doubtful=doubtful)))
        elif not (isinstance(step, EndTurn | Penalty) and step.seat == seat):
            kept.append(step)
    if not kept or kept[0] not in (state.agenda[0], TAKE_TURN[following]):
        kept.insert(0, NEXT_PLAYS)
    state.agenda[:] = kept
    state.evidence = tuple(known for known in state.evidence if known.seat != seat)


class KeepColour(Step, frozen=True):
    """The active colour stays as it was before a wild whose player names none."""

    def do(self, state: State) -> None:
        """Make it the active one again."""
        colour = state.recall(BeforeWild).colour
        assert colour is not None
        state.show(state.top, colour)
        state.emit(events.ColourStands(colour))


class EmitCameBack(Step, frozen=True):
    """A hand has gone back into the draw pile."""

    count: int

    def do(self, state: State) -> None:
        """Emit it."""
        state.emit(events.CameBack(self.count))


class SeeWhoIsLeft(Step, frozen=True):
    """Somebody has left."""

    def do(self, state: State) -> None:
        """With one player left, the match is over."""
        if len(state.playing) == 1:
            state.game.perform(state, WinAlone(state.playing[0]))


KEEP_COLOUR: Final = KeepColour()
SEE_WHO_IS_LEFT: Final = SeeWhoIsLeft()
