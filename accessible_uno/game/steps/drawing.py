"""Cards go from the draw pile into a hand."""

from __future__ import annotations

from typing import Final

from accessible_uno.game import events
from accessible_uno.game.base import Note, Seat, Step
from accessible_uno.game.events import Drew
from accessible_uno.game.state import State
from accessible_uno.game.steps.asking import Ask
from accessible_uno.game.steps.ending import EndRound
from accessible_uno.game.steps.turning import END_TURN, EndTurn
from accessible_uno.game.windows import DRAWNS, MOST_SEATS, ShuffleNeeded

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
