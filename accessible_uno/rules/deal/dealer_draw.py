"""Before each round everyone draws a card, and the highest deals (BR-04, WP-03)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import ClassVar, Self

from accessible_uno.cards import Card
from accessible_uno.game.base import CHANCE, Event, Reason, Seat, Step, Window
from accessible_uno.game.chance import ChanceAction, Lots, WrongCards
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, ChooseDealer, Emit, MakeDealer


class Specials(StrEnum):
    """What a card without a digit does in the draw for the deal."""

    ZERO = "zero"
    """It counts 0 (BR-04)."""
    REDRAWN = "redrawn"
    """Its player draws another one (WP-03)."""


class DealerCards(Event, frozen=True):
    """Each of ``seats`` has drawn a card for the deal."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


class DealerTied(Event, frozen=True):
    """The highest cards drawn for the deal are equal: these seats draw again."""

    seats: tuple[Seat, ...]


class DealerRedraw(Event, frozen=True):
    """Only digits count in the draw for the deal: these seats draw another card."""

    seats: tuple[Seat, ...]


class DealerCut(Window, frozen=True):
    """Chance is to give each of ``seats`` a card; the highest deals.

    With ``digits_only`` the others draw again; ``known`` holds the seats and digits drawn so far.
    """

    seats: tuple[Seat, ...]
    digits_only: bool = False
    known: tuple[tuple[Seat, int], ...] = ()
    seat: Seat = CHANCE


class Compare(Step, frozen=True):
    """The cards drawn for the deal are shown; they go back before the shuffle (G-02)."""

    cut: DealerCut
    cards: tuple[Card, ...]

    def do(self, state: State) -> None:
        """The highest digit deals; equals draw again, and so do specials that do not count."""
        cut = self.cut
        seats = cut.seats
        state.emit(DealerCards(seats, self.cards))
        worth = [drawn.digit or 0 for drawn in self.cards]
        if cut.digits_only:
            drawn = list(zip(seats, self.cards, strict=True))
            again = tuple(seat for seat, each in drawn if each.digit is None)
            known = sorted(
                (
                    *cut.known,
                    *((seat, each.digit) for seat, each in drawn if each.digit is not None),
                )
            )
            if again:
                state.push(Emit(DealerRedraw(again)), Ask(DealerCut(again, True, tuple(known))))
                return
            seats = tuple(seat for seat, _ in known)
            worth = [digit for _, digit in known]
        best = max(worth)
        if worth.count(best) == 1:
            state.game.perform(state, MakeDealer(seats[worth.index(best)]))
            return
        tied = tuple(seat for seat, each in zip(seats, worth, strict=True) if each == best)
        state.push(Emit(DealerTied(tied)), Ask(DealerCut(tied, cut.digits_only)))


class CutCards(ChanceAction, frozen=True):
    """The cards drawn for the deal, in the order in which the players are asked."""

    verbs: ClassVar = ("dealer:",)
    cards: tuple[Card, ...]
    seat: Seat = CHANCE

    @classmethod
    def by_lot(cls, state: State, window: Window, lots: Lots) -> Self:
        """Pick a card for everyone who draws."""
        assert isinstance(window, DealerCut)
        return cls(lots.pick(state.game.deck, len(window.seats)))

    @classmethod
    def words_taken(cls, window: Window, words: Sequence[str]) -> int:
        """One card for each player; those of the next draw may follow."""
        assert isinstance(window, DealerCut)
        return len(window.seats)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Compare them."""
        window = state.question
        assert isinstance(window, DealerCut)
        return (Compare(window, self.cards),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse another number of cards than there are players drawing."""
        assert isinstance(window, DealerCut)
        wanted = len(window.seats)
        return None if len(self.cards) == wanted else WrongCards(wanted)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield the deck's first cards alone: the other choices are too many."""
        assert isinstance(window, DealerCut)
        yield cls(state.game.deck[: len(window.seats)])


class DealerDraw(Rule, frozen=True):
    """The highest digit deals; equals draw again.

    Attributes:
        specials: what a card without a digit does.
        once: whether only the first dealer is drawn, and then the deal moves leftward (OLY-09).
    """

    key: ClassVar = "dealer-draw"
    topic: ClassVar = "deal"
    clauses: ClassVar = ("BR-04", "WP-03")
    opens: ClassVar = ((DealerCut, CutCards),)
    specials: Specials = Specials.ZERO
    once: bool = False

    @rewrites(ChooseDealer)
    def draw_for_deal(self, state: State, step: ChooseDealer) -> Rewritten:
        """Everyone still in draws a card."""
        if self.once and state.dealer is not None:
            return None
        return (Ask(DealerCut(tuple(state.playing), self.specials is Specials.REDRAWN)),)
