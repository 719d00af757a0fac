"""Two exact duplicates may be laid together; the next player is skipped (OLY-15, G-56)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from accessible_uno.cards import Card, Face
from accessible_uno.game.actions import LayTogether
from accessible_uno.game.base import Seat, Step
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, SKIP, TURN_ROUND, EndTurn, Lay, LayAll, Put
from accessible_uno.game.windows import Turn

ATTACKS: Final = {Face.DRAW_TWO: 2, Face.WILD_DRAW_FOUR: 4}


class PutOff(Step, frozen=True):
    """Cards are added to the next penalty."""

    amount: int

    def do(self, state: State) -> None:
        """Keep the number."""
        state.pending = self.amount


class SkipNext(EndTurn, frozen=True):
    """The turn passes over the next player, then ends."""

    def do(self, state: State) -> None:
        """Skip nobody where the last card has been laid."""
        skipped = (SKIP[state.after[state.turn]],) if state.hands[self.seat] else ()
        state.push(*skipped, END_TURN[self.seat])


class Duplicates(Rule, frozen=True):
    """One skip in all: two skips skip one player, two draw twos make four cards for the next one,
    two reverses cancel out."""

    key: ClassVar = "duplicates"
    topic: ClassVar = "together"
    clauses: ClassVar = ("OLY-15",)
    opens: ClassVar = ((Turn, LayTogether),)
    excludes: ClassVar = ("pairs",)
    # After uno-call (50), which sees that both are the last cards.
    rank: ClassVar = 60

    def combinations(self, state: State, seat: Seat) -> Iterable[tuple[Card, ...]]:
        """Return each matching card that is held twice."""
        hand = state.hands[seat]
        for held in dict.fromkeys(hand):
            if held in state.match and not held.is_colourless and hand.count(held) > 1:
                yield (held, held)

    @rewrites(LayAll)
    def lay_both(self, state: State, step: LayAll) -> Rewritten:
        """The second card has its effect, and the first one adds to it."""
        first, *rest = step.cards
        if rest != [first]:
            return None
        seat, face = step.seat, first.face
        before: tuple[Step, ...] = (Put(seat, first),)
        after: Step = SkipNext(seat)
        if face in ATTACKS:
            before = (*before, PutOff(ATTACKS[face]))
            after = END_TURN[seat]
        elif face is Face.REVERSE and len(state.playing) > 2:
            before = (*before, TURN_ROUND)
        elif face in (Face.REVERSE, Face.SKIP):
            after = END_TURN[seat]
        return (*before, Lay(seat, first, step.colour, step.uno, after, step.choice))
