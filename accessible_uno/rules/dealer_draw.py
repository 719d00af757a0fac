"""Before each round everyone draws a card, and the highest deals (BR-04, WP-03)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from accessible_uno.cards import Card
from accessible_uno.game import reasons
from accessible_uno.game.base import CHANCE, Event, Reason, Seat, Step, Window
from accessible_uno.game.chance import ChanceAction, Lots, WrongCards, read_cards
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, ChooseDealer, MakeDealer, Tell
from accessible_uno.game.value import value


@value
class DealerCards(Event):
    """Each of ``seats`` has drawn a card for the deal."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


@value
class DealerTied(Event):
    """The highest cards drawn for the deal are equal: these seats draw again."""

    seats: tuple[Seat, ...]


@value
class DealerRedraw(Event):
    """Only digits count in the draw for the deal: these seats draw another card."""

    seats: tuple[Seat, ...]


@value
class DealerCut(Window):
    """Chance is to give each of ``seats`` a card; the highest deals.

    ``digits`` holds what other players have drawn already: their seats and digits.
    """

    seats: tuple[Seat, ...]
    digits: tuple[tuple[Seat, int], ...] = ()
    seat: Seat = CHANCE


@value
class Compare(Step):
    """The cards drawn for the deal are shown; they go back before the shuffle (G-02)."""

    cut: DealerCut
    cards: tuple[Card, ...]

    def do(self, state: State) -> None:
        """Let the highest digit deal; equals draw again, and specials where they do not count."""
        seats = self.cut.seats
        state.tell(DealerCards(seats, self.cards))
        drawn = dict(zip(seats, self.cards, strict=True))
        rule = next(rule for rule in state.game.rules if isinstance(rule, DealerDraw))
        again = rule.draw_again(drawn)
        worth = {
            **dict(self.cut.digits),
            **{seat: each.digit or 0 for seat, each in drawn.items() if seat not in again},
        }
        if again:
            state.push(Tell(DealerRedraw(again)), Ask(DealerCut(again, tuple(worth.items()))))
            return
        best = max(worth.values())
        tied = tuple(seat for seat in state.playing if worth.get(seat) == best)
        if len(tied) == 1:
            state.game.perform(state, MakeDealer(tied[0]))
        else:
            state.push(Tell(DealerTied(tied)), Ask(DealerCut(tied)))


@value
class CutCards(ChanceAction):
    """The cards drawn for the deal, in the order in which the players are asked."""

    verbs: ClassVar = ("dealer:",)
    cards: tuple[Card, ...]
    seat: Seat = CHANCE

    @classmethod
    def by_lot(cls, state: State, window: Window, lots: Lots) -> Self:
        """Pick a card for everyone who draws."""
        assert isinstance(window, DealerCut)
        return cls(lots.pick(state.game.deck, len(window.seats)))

    def steps(self, state: State) -> tuple[Step, ...]:
        """Compare them."""
        window = state.question
        assert isinstance(window, DealerCut)
        return (Compare(window, self.cards),)

    def impossible(self, state: State, window: Window) -> Reason | None:  # noqa: ARG002
        """Refuse another number of cards than there are players drawing."""
        assert isinstance(window, DealerCut)
        wanted = len(window.seats)
        return None if len(self.cards) == wanted else WrongCards(wanted)

    @classmethod
    def every(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:  # noqa: ARG003
        """Yield the deck's first cards alone: the other choices are too many."""
        assert isinstance(window, DealerCut)
        yield cls(state.game.deck[: len(window.seats)])

    def misplaced(self, state: State) -> Reason:  # noqa: ARG002
        """Nobody is drawing for the deal."""
        return reasons.NothingPending()

    def notation(self, names: Sequence[str]) -> str:  # noqa: ARG002
        """``dealer: r5 g2``."""
        return "dealer: " + " ".join(each.code for each in self.cards)

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:  # noqa: ARG003
        """Read ``dealer: r5 g2``."""
        return cls(read_cards(words[1:]))


@value
class DealerDraw(Rule):
    """The highest digit deals; equals draw again.

    Attributes:
        specials: what a card without a digit does: ``"zero"``, it counts 0 (BR-04), or
            ``"redrawn"``, its player draws another one (WP-03).
    """

    key: ClassVar = "dealer-draw"
    clauses: ClassVar = ("BR-04", "WP-03")
    opens: ClassVar = ((DealerCut, CutCards),)
    specials: str = "zero"

    def draw_again(self, drawn: dict[Seat, Card]) -> tuple[Seat, ...]:
        """Who has drawn a card that does not count at all."""
        if self.specials == "zero":
            return ()
        return tuple(seat for seat, each in drawn.items() if each.digit is None)

    @rewrites(ChooseDealer)
    def draw_for_deal(self, state: State, step: ChooseDealer) -> Rewritten:  # noqa: ARG002
        """Everyone still in draws a card."""
        return (Ask(DealerCut(tuple(state.playing))),)
