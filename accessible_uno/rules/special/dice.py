"""Dice: five dice instead of a hand; lay those that match, throw the rest again (DIC-01).

Only the existence of a dice game is published: how it is played here is our own reading.
"""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import COLOURS, Card, card
from accessible_uno.game.actions import DrawCard, Pass, Play
from accessible_uno.game.base import Event, HandsKnown, Seat, Step
from accessible_uno.game.rule import Rewritten, Rule, Terms, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, Ask, Draw, EndRound, EndTurn, Lay
from accessible_uno.game.windows import Drawn, Turn

SIDES: Final = "123456"
COPIES: Final = 5
PUNISHING: Final = ("confusion", "misplay", "time-limit")
MOST_TURNS: Final = 10
"""After so many turns each without a die laid, the round ends."""


class ThrewAgain(Event, frozen=True):
    """A player throws the ``count`` dice that are left again; only that player sees them."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat) -> ThrewAgain:
        """Hide the dice from everyone else: they lie under a cup."""
        return self if viewer == self.seat else ThrewAgain(self.seat, self.count, ())

    def teach(self, known: HandsKnown) -> None:
        """Every die is another one."""
        known.hands[self.seat].forget(self.count)
        if self.cards:
            known.shown(self.seat, self.cards)


class LayOn(Drawn, frozen=True):
    """A player has laid a die and may lay another that matches, or pass."""


class ThrowAgain(Step, frozen=True):
    """A hand goes back into the pile, and as many other dice replace it."""

    seat: Seat

    def do(self, state: State) -> None:
        """Take them from the far end of the pile first: the dice come back under the others."""
        hand = state.hands[self.seat]
        pile = state.pile
        pile[:0] = hand[::-1]
        count = len(hand)
        hand[:] = pile[: -count - 1 : -1]
        del pile[-count:]
        state.emit(ThrewAgain(self.seat, count, tuple(hand)))


class NobodyLays(Event, frozen=True):
    """Nobody has laid a die for ``turns`` turns each: the round ends without a winner."""

    turns: int


class LayNone(Step, frozen=True):
    """A player ends the turn without having laid a die."""

    seat: Seat

    def do(self, state: State) -> None:
        """End the round where nobody has laid any for a long time."""
        state.empty_draws += 1
        if state.empty_draws >= MOST_TURNS * len(state.playing):
            state.push(EndRound(None, NobodyLays(MOST_TURNS)))


class AfterDie(Step, frozen=True):
    """A player has laid a die."""

    seat: Seat

    def do(self, state: State) -> None:
        """Continue the turn while another die matches."""
        on = not state.match.isdisjoint(state.hands[self.seat])
        state.push(Ask(LayOn(self.seat)) if on else END_TURN[self.seat])


class Dice(Rule, frozen=True):
    """Dice of four colours and six digits; the first without any left wins the round."""

    key: ClassVar = "dice"
    version: ClassVar = 2
    clauses: ClassVar = ("DIC-01",)
    excludes: ClassVar[tuple[str, ...]] = (
        *("standard-deck", "drawing", "dispenser", "draw-until", "downpour", "discard-all"),
        "twice",
        *("coup-extreme", "blank", "boomerang", "target-draw", "swap-card", "uno-card", "cursed"),
        *("stack", "doubt", "intercept", "pairs", "runs", "royal-run", "multi-finish"),
        *("zero-rotate", "seven-swap", "uno-call", "comments", "wild", "skip", "reverse"),
        *("totem", "uno-shield"),
        # Nobody ever gains a die, so nothing can be punished with cards.
        *PUNISHING,
    )
    opens: ClassVar = ((Turn, Play), (Turn, DrawCard), (LayOn, Play), (LayOn, Pass))

    ends: ClassVar[bool] = True
    """Whether a round in which nobody lays any more is blocked in the end."""

    def terms(self) -> Terms:
        """The cards of this game are dice."""
        return Terms(pieces="dice")

    def cards(self) -> tuple[Card, ...]:
        """Return every side of every colour, so often that each throw is as good as fair."""
        sides = (card(colour.value + side) for colour in COLOURS for side in SIDES)
        return tuple(side for side in sides for _ in range(COPIES))

    @rewrites(Lay)
    def lay_on(self, state: State, step: Lay) -> Rewritten:
        """A player who has laid a die may lay another one."""
        if not isinstance(step.then, EndTurn):
            return None
        return (Lay(step.seat, step.card, None, step.uno, AfterDie(step.seat)),)

    @rewrites(Draw)
    def throw(self, state: State, step: Draw) -> Rewritten:
        """A player who lays no die ends the turn and throws again."""
        return (*((LayNone(step.seat),) if self.ends else ()), END_TURN[step.seat])

    @rewrites(EndTurn)
    def throw_the_rest(self, state: State, step: EndTurn) -> Rewritten:
        """At the end of each turn the dice that are left are thrown again."""
        return (ThrowAgain(step.seat), step) if state.hands[step.seat] else None


class DiceVersion1(Dice, frozen=True):
    """As before: a round in which nobody lays any more goes on; cards may punish."""

    version: ClassVar = 1
    excludes: ClassVar = tuple(key for key in Dice.excludes if key not in PUNISHING)
    ends: ClassVar = False
