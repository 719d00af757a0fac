"""Wizz: the player after a Wizz card spins the wheel instead of playing (WIZ-01 to WIZ-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from accessible_uno.cards import COLOURS, Card, Colour, Face, card
from accessible_uno.game import reasons
from accessible_uno.game.actions import (
    BareAction,
    Choose,
    DiscardCards,
    DrawCard,
    KeepCards,
    Play,
)
from accessible_uno.game.base import (
    ANYONE,
    Action,
    ChoiceWord,
    Event,
    HandsKnown,
    Note,
    Outcomes,
    Picked,
    Reason,
    Seat,
    Step,
    Window,
)
from accessible_uno.game.rule import Rewritten, Rule, effect, first, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    END_TURN,
    Ask,
    Effect,
    Emit,
    FirstEffect,
    Offer,
    TakeTurn,
    TurnHands,
    Withdraw,
)
from accessible_uno.rules.shared.chance_number import NumberByChance, NumberNeeded
from accessible_uno.rules.special.wizz.spaces import (
    AlmostUno,
    ColourToShed,
    DigitToShed,
    KeepTwo,
    OneColourLess,
    OneDigitLess,
    Slide,
    UntilColour,
    VisibleHand,
    burden,
)


class Shouted(Event, frozen=True):
    """A player has shouted "Uno wizz" first."""

    seat: Seat


class NothingToShout(Reason, frozen=True):
    """The wheel asks for no shout, or somebody was faster."""


class NotOneCard(Reason, frozen=True):
    """One card is discarded, no more."""


class Shouting(Window, frozen=True):
    """Everyone may shout, until somebody has, or the next player acts."""

    seat: Seat = ANYONE


class CardToShed(Window, frozen=True):
    """The player who shouted first chooses the card to discard."""

    seat: Seat

    def picked(self, state: State, cards: tuple[Card, ...]) -> Picked:
        """One card goes."""
        return (Slide(self.seat, cards),) if len(cards) == 1 else NotOneCard()

    def default(self, state: State) -> Action:
        """The heaviest card goes."""
        return DiscardCards(self.seat, (max(state.hands[self.seat], key=burden),))


class UnoWizz(Step, frozen=True):
    """The race is open to all."""

    def do(self, state: State) -> None:
        """Offer it while the next turn goes on."""
        state.push(Offer(Shouting()))


class Shout(BareAction, frozen=True):
    """Shout "Uno wizz"."""

    verbs: ClassVar = ("shout",)
    answers_question: ClassVar = False

    def steps(self, state: State) -> tuple[Step, ...]:
        """The race is won, and a card may go."""
        return (Withdraw(Shouting()), Emit(Shouted(self.seat)), Ask(CardToShed(self.seat)))

    def reason_if_no_window(self, state: State) -> Reason:
        """No race, or it is over."""
        if state.round_over:
            return reasons.MatchIsOver() if state.winners else reasons.RoundIsOver()
        return NothingToShout()


class WarCards(Event, frozen=True):
    """Each of ``seats`` shows the highest digit held; a player without one abstains."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]

    def teach(self, known: HandsKnown) -> None:
        """A card of each hand."""
        for seat, shown in zip(self.seats, self.cards, strict=True):
            known.holds(seat, (shown,))


class WarUndecided(Event, frozen=True):
    """The highest digits are equal, or nobody has any: no card is discarded (G-39)."""


class SpoilsLeft(Event, frozen=True):
    """The winner of a war keeps the card."""

    seat: Seat


class NotTheSpoils(Reason, frozen=True):
    """Only a card of the digit that has won may be discarded."""


class Spoils(Window, frozen=True):
    """The winner of a war may discard a card of the digit ``won``."""

    seat: Seat
    won: int

    def picked(self, state: State, cards: tuple[Card, ...]) -> Picked:
        """One card of the digit that has won goes."""
        if len(cards) == 1 and cards[0].digit == self.won:
            return (Slide(self.seat, cards),)
        return NotTheSpoils()

    def outcomes(self, state: State) -> Outcomes:
        """The card may be kept."""
        return {ChoiceWord.NONE: (Emit(SpoilsLeft(self.seat)),)}

    def default(self, state: State) -> Action:
        """The card goes."""
        held = next(held for held in state.hands[self.seat] if held.digit == self.won)
        return DiscardCards(self.seat, (held,))


class War(Step, frozen=True):
    """The highest digits are compared."""

    def do(self, state: State) -> None:
        """Ask the winner; equals keep their cards."""
        shown: dict[Seat, Card] = {}
        for seat in state.playing:
            digits = [held for held in state.hands[seat] if held.digit is not None]
            if digits:
                shown[seat] = max(digits, key=lambda held: held.digit or 0)
        if shown:
            state.emit(WarCards(tuple(shown), tuple(shown.values())))
        highest = max((card.digit or 0 for card in shown.values()), default=0)
        winners = [seat for seat, card in shown.items() if card.digit == highest]
        if len(winners) == 1:
            state.push(Ask(Spoils(winners[0], highest)))
        else:
            state.push(Emit(WarUndecided()))


class WheelStopped(Event, frozen=True):
    """The wheel that a player has spun stops at a face, 1 to 9."""

    seat: Seat
    face: int


class SpinFirst(Reason, frozen=True):
    """After a Wizz the player spins the wheel and plays no card (WIZ-02)."""


class NoWheel(Reason, frozen=True):
    """This player is not to spin."""


class SpinDue(Note, frozen=True):
    """Whether the next player is to spin."""

    due: bool = False


class Spin(Window, frozen=True):
    """A player is to spin the wheel."""

    no_card_because: ClassVar = SpinFirst()
    seat: Seat

    def default(self, state: State) -> Action:
        """The wheel turns by itself."""
        return SpinWheel(self.seat)


class WheelNeeded(NumberNeeded, frozen=True):
    """Chance is to stop the wheel."""


class WindUp(Step, frozen=True):
    """A Wizz has been laid: the next player spins."""

    def do(self, state: State) -> None:
        """Note it."""
        state.remember(SpinDue(True))


class ComeToSpin(Step, frozen=True):
    """A player who is to spin takes the turn."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask for it."""
        state.remember(SpinDue())
        state.turn = self.seat
        state.drawn = None
        state.push(Ask(Spin(self.seat)))


class SpinWheel(BareAction, frozen=True):
    """Spin the wheel."""

    verbs: ClassVar = ("spin",)
    unasked: ClassVar = NoWheel()

    def steps(self, state: State) -> tuple[Step, ...]:
        """Chance stops it."""
        return (Ask(WheelNeeded(self.seat, 1, len(FACES))),)


class StopWheel(NumberByChance, frozen=True):
    """The face at which the wheel stops, each as likely as the others (WIZ-03)."""

    verbs: ClassVar = ("wheel:",)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Do what the face says; then the turn of the player who spun is over."""
        wheel = state.question
        assert isinstance(wheel, WheelNeeded)
        seat = wheel.player
        face = FACES[self.number - 1]
        return (Emit(WheelStopped(seat, self.number)), face(seat), END_TURN[seat])


class Wizz(Rule, frozen=True):
    """One Wizz card a colour, laid like a digit card; it makes the next player spin.

    As the first card it makes the player left of the dealer spin.
    """

    key: ClassVar = "wizz"
    clauses: ClassVar = (
        *("WIZ-01", "WIZ-02", "WIZ-03", "WH-1", "WH-2", "WH-3", "WH-4", "WH-5", "WH-6", "WH-7"),
        *("WH-8", "WH-9"),
    )
    # After twos (40) and owed turns (50): a player who loses the turn does not spin.
    rank: ClassVar = 60
    opens: ClassVar = (
        (Spin, SpinWheel),
        (WheelNeeded, StopWheel),
        (KeepTwo, KeepCards),
        (Shouting, Shout),
        (CardToShed, DiscardCards),
        (Spoils, DiscardCards),
        (DigitToShed, Choose),
        (ColourToShed, Choose),
        (Spoils, Choose),
        (Spin, Play),
        (Spin, DrawCard),
    )

    def cards(self) -> tuple[Card, ...]:
        """Return one of each colour: no text says how many, so the number is ours."""
        return tuple(card(colour.value + Face.WIZZ.value) for colour in COLOURS)

    @effect(Face.WIZZ)
    def call_for_wheel(self, state: State, laid: Effect) -> Rewritten:
        """The next player is to spin."""
        return (WindUp(),)

    @first(Face.WIZZ)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """The first player spins, as the classic rules say (WP-04)."""
        return (WindUp(), TakeTurn(state.seat_from(state.dealer or 0, 1)))

    @rewrites(TakeTurn)
    def spin_instead(self, state: State, step: TakeTurn) -> Rewritten:
        """No card is played on a turn that begins with the wheel."""
        return (ComeToSpin(step.seat),) if state.recall(SpinDue).due else None

    @forbids(Spin, Play)
    @forbids(Spin, DrawCard)
    def spin_first(self, state: State, window: Spin, action: Action) -> Reason | None:
        """A player who is to spin neither plays nor draws."""
        return SpinFirst()


LEFT: Final = 1

FACES: Final[tuple[Callable[[Seat], Step], ...]] = (
    AlmostUno,
    OneDigitLess,
    OneColourLess,
    lambda seat: UntilColour(seat, Colour.RED),
    lambda seat: UntilColour(seat, Colour.BLUE),
    lambda _: TurnHands(LEFT),
    VisibleHand,
    lambda _: UnoWizz(),
    lambda _: War(),
)
"""WH-1 to WH-9.  Hands go to the left neighbour, whichever way play goes (WH-6)."""
