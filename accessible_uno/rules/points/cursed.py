"""One card a round is cursed: laying it, or being left with it, costs points (HR-17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Self

from accessible_uno.cards import Card
from accessible_uno.game import reasons
from accessible_uno.game.base import CHANCE, Event, Reason, Seat, Step, Window
from accessible_uno.game.chance import ChanceAction, Lots, WrongCards
from accessible_uno.game.frozen import frozen
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Lay, MakeDealer
from accessible_uno.game.steps.together import Put
from accessible_uno.rules.shared.match_end import CheckTarget
from accessible_uno.rules.shared.recorded_notes import Curse
from accessible_uno.rules.shared.scoring import School, school_conflict

SCHOOLS: Final = (School.LOSERS, School.INDIVIDUAL)
DIGIT: Final = 25
SYMBOL: Final = 50
WILD: Final = 75


def curse_of(card: Card) -> int:
    """Return the points that a cursed card costs."""
    if card.is_wild:
        return WILD
    return SYMBOL if card.digit is None else DIGIT


@frozen
class CurseShown(Event):
    """The dealer draws a card, shows it and returns it: all cards like it are cursed."""

    card: Card


@frozen
class CurseLaid(Event):
    """A player lays a cursed card; the event of laying it follows."""

    seat: Seat
    points: int
    total: int


@frozen
class CurseHeld(Event):
    """A player is left with cursed cards."""

    seat: Seat
    points: int
    total: int


@frozen
class CurseEnded(Event):
    """A player has gone out on a cursed card: all the others pay for it."""

    seat: Seat


@frozen
class CurseSuffered(Event):
    """A player pays for the cursed card on which another has gone out."""

    seat: Seat
    points: int
    total: int


@frozen
class CurseDraw(Window):
    """Chance is to give the dealer a card to show."""

    seat: Seat = CHANCE


@frozen
class SetCurse(Step):
    """The dealer's card is shown and goes back before the shuffle."""

    card: Card

    def do(self, state: State) -> None:
        """Note and emit it."""
        state.remember(Curse(self.card))
        state.emit(CurseShown(self.card))


@frozen
class CursedCard(ChanceAction):
    """The card that the dealer draws."""

    verbs: ClassVar = ("cursed:",)
    card: Card
    seat: Seat = CHANCE

    @classmethod
    def by_lot(cls, state: State, window: Window, lots: Lots) -> Self:
        """Draw any card of the deck."""
        return cls(lots.pick(state.game.deck, 1)[0])

    def steps(self, state: State) -> tuple[Step, ...]:
        """Show the card."""
        return (SetCurse(self.card),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse a card that the deck does not hold."""
        return None if self.card in state.game.deck else WrongCards(1)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield each different card of the deck."""
        for each in dict.fromkeys(state.game.deck):
            yield cls(each)

    def reason_if_no_window(self, state: State) -> Reason:
        """The dealer draws no card now."""
        return reasons.NothingPending()


@frozen
class ChargeCurse(Step):
    """A player lays a cursed card."""

    seat: Seat
    card: Card

    def do(self, state: State) -> None:
        """Add its points; the event of laying it follows."""
        points = curse_of(self.card)
        state.scores[self.seat] += points
        state.emit(CurseLaid(self.seat, points, state.scores[self.seat]))


@frozen
class CountCurses(Step):
    """The cursed cards are counted at the end of a round."""

    card: Card

    def do(self, state: State) -> None:
        """Charge all who hold some, and all but the winner if the winner's last card is cursed."""
        each = curse_of(self.card)
        for seat in state.playing:
            held = state.hands[seat].count(self.card)
            if held:
                state.scores[seat] += each * held
                state.emit(CurseHeld(seat, each * held, state.scores[seat]))
        winner = state.round_winner
        if winner is None or state.top is not self.card:
            return
        state.emit(CurseEnded(winner))
        for seat in state.playing:
            if seat != winner:
                state.scores[seat] += each
                state.emit(CurseSuffered(seat, each, state.scores[seat]))


@frozen
class Cursed(Rule):
    """The dealer shows a card; laying or keeping a card like it costs points."""

    key: ClassVar = "cursed"
    topic: ClassVar = "points"
    clauses: ClassVar = ("HR-17",)
    options: ClassVar = (switch("cursed"),)
    opens: ClassVar = ((CurseDraw, CursedCard),)
    needs: ClassVar = ("scoring",)
    # Before teams, partners (50) and elimination (55): the curse counts before they compare
    # totals.
    rank: ClassVar = 40

    def conflicts_with(self, other: Rule) -> str:
        """Points must be kept by each player."""
        return school_conflict(other, SCHOOLS)

    @rewrites(MakeDealer)
    def draw_curse(self, state: State, step: MakeDealer) -> Rewritten:
        """The dealer draws the card before dealing."""
        return (step, Ask(CurseDraw()))

    @rewrites(Lay)
    def lay(self, state: State, step: Lay) -> Rewritten:
        """A cursed card costs its player points at once, unless it is the last card."""
        return self._laid(state, step.seat, step.card, step)

    @rewrites(Put)
    def put(self, state: State, step: Put) -> Rewritten:
        """The same for a card that is laid under another one."""
        return self._laid(state, step.seat, step.card, step)

    def _laid(self, state: State, seat: Seat, card: Card, step: Step) -> Rewritten:
        cursed = card is state.recall(Curse).card and len(state.hands[seat]) > 1
        return (ChargeCurse(seat, card), step) if cursed else None

    @rewrites(CheckTarget)
    def count(self, state: State, step: CheckTarget) -> Rewritten:
        """Count the curses after the hands, and before the target is checked."""
        card = state.recall(Curse).card
        return None if card is None else (CountCurses(card), step)
