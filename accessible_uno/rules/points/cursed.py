"""One card a round is cursed: laying it, or being left with it, costs points (HR-17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Self

from accessible_uno.cards import Card
from accessible_uno.game.base import CHANCE, Event, Note, Reason, Seat, Step, Window
from accessible_uno.game.chance import ChanceAction, Lots, WrongCards
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Lay, MakeDealer
from accessible_uno.game.steps.laying import Put
from accessible_uno.rules.shared.companions import PutUnder
from accessible_uno.rules.shared.recorded_notes import Curse
from accessible_uno.rules.shared.scoring import CheckTarget, School, school_conflict
from accessible_uno.rules.shared.uno import Accuse

SCHOOLS: Final = (School.LOSERS, School.INDIVIDUAL)
DIGIT: Final = 25
SYMBOL: Final = 50
WILD: Final = 75


def curse_of(card: Card) -> int:
    """Return the points that a cursed card costs."""
    if card.is_wild:
        return WILD
    return SYMBOL if card.digit is None else DIGIT


class CurseShown(Event, frozen=True):
    """The dealer draws a card, shows it and returns it: all cards like it are cursed."""

    card: Card


class CurseLaid(Event, frozen=True):
    """A player lays a cursed card; the event of laying it follows."""

    seat: Seat
    points: int
    total: int


class CurseHeld(Event, frozen=True):
    """A player is left with cursed cards."""

    seat: Seat
    points: int
    total: int


class CurseEnded(Event, frozen=True):
    """A player has gone out on a cursed card: all the others pay for it."""

    seat: Seat


class CurseSuffered(Event, frozen=True):
    """A player pays for the cursed card on which another has gone out."""

    seat: Seat
    points: int
    total: int


class CurseDraw(Window, frozen=True):
    """Chance is to give the dealer a card to show."""

    seat: Seat = CHANCE


class SetCurse(Step, frozen=True):
    """The dealer's card is shown and goes back before the shuffle."""

    card: Card

    def do(self, state: State) -> None:
        """Note and emit it."""
        state.remember(Curse(self.card))
        state.emit(CurseShown(self.card))


class CursedCard(ChanceAction, frozen=True):
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


class ChargeCurse(Step, frozen=True):
    """A player lays a cursed card."""

    seat: Seat
    card: Card

    def do(self, state: State) -> None:
        """Add its points; the event of laying it follows."""
        points = curse_of(self.card)
        state.scores[self.seat] += points
        state.emit(CurseLaid(self.seat, points, state.scores[self.seat]))


class LaidLast(Note, frozen=True):
    """Who has laid a cursed card as the last one, and has not paid for it."""

    seat: Seat | None = None


class LayLast(Step, frozen=True):
    """A player lays a cursed card as the last one: it costs nothing if the round is won by it."""

    seat: Seat

    def do(self, state: State) -> None:
        """Note it."""
        state.remember(LaidLast(self.seat))


class ChargeLaidLast(Step, frozen=True):
    """A player who laid a cursed card as the last one has not gone out by it, and pays."""

    seat: Seat
    card: Card

    def do(self, state: State) -> None:
        """Charge the player who holds cards again, or has not won the round; nobody pays twice."""
        if state.hands[self.seat] or state.round_over:
            state.remember(LaidLast())
            state.game.perform(state, ChargeCurse(self.seat, self.card))


class CountCurses(Step, frozen=True):
    """The cursed cards are counted at the end of a round.

    Attributes:
        card: the cursed card.
        by_top: whether it counts as the winner's last card when it is on top; else when the winner
            laid it last.
    """

    card: Card
    by_top: bool = False

    def do(self, state: State) -> None:
        """Charge all who hold some, and all but the winner if the winner's last card is cursed."""
        each = curse_of(self.card)
        for seat in state.playing:
            held = state.hands[seat].count(self.card)
            if held:
                state.scores[seat] += each * held
                state.emit(CurseHeld(seat, each * held, state.scores[seat]))
        winner = state.round_winner
        last = state.recall(LaidLast).seat
        ended = state.top is self.card if self.by_top else last == winner
        if winner is None or not ended:
            return
        state.emit(CurseEnded(winner))
        for seat in state.playing:
            if seat != winner:
                state.scores[seat] += each
                state.emit(CurseSuffered(seat, each, state.scores[seat]))


class Cursed(Rule, frozen=True):
    """The dealer shows a card; laying or keeping a card like it costs points."""

    key: ClassVar = "cursed"
    version: ClassVar = 2
    topic: ClassVar = "points"
    clauses: ClassVar = ("HR-17",)
    options: ClassVar = (switch("cursed"),)
    opens: ClassVar = ((CurseDraw, CursedCard),)
    needs: ClassVar = ("scoring",)
    # Before teams, partners (50) and elimination (55): the curse counts before they compare
    # totals.
    rank: ClassVar = 40

    follows_last: ClassVar[bool] = True
    """Whether it follows what becomes of a last card, and charges the cards that go along with
    another one."""

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
        if card is not state.recall(Curse).card:
            return None
        if len(state.hands[seat]) > 1:
            return (ChargeCurse(seat, card), step)
        return (LayLast(seat), step) if self.follows_last else None

    @rewrites(PutUnder, when="follows_last")
    def put_under(self, state: State, step: PutUnder) -> Rewritten:
        """Each cursed card that goes along with another one costs as much."""
        cursed = [each for each in step.cards if each is state.recall(Curse).card]
        return (*(ChargeCurse(step.seat, each) for each in cursed), step) if cursed else None

    @rewrites(Accuse)
    def stay_in(self, state: State, step: Accuse) -> Rewritten:
        """A last card whose player draws for a forgotten UNO was laid without going out (WP-20)."""
        card = state.recall(Curse).card
        if card is None or state.recall(LaidLast).seat != step.culprit:
            return None
        return (step, ChargeLaidLast(step.culprit, card))

    @rewrites(CheckTarget)
    def count(self, state: State, step: CheckTarget) -> Rewritten:
        """Count the curses after the hands, and before the target is checked."""
        card = state.recall(Curse).card
        if card is None:
            return None
        counted = (CountCurses(card, not self.follows_last), step)
        last = state.recall(LaidLast).seat
        if last is None or last == state.round_winner:
            return counted
        return (ChargeLaidLast(last, card), *counted)


class CursedVersion1(Cursed, frozen=True):
    """As before: the winner's last card is what is on top, and one that did not win is free."""

    version: ClassVar = 1
    follows_last: ClassVar = False
