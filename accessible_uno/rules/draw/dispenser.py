"""The dispenser: every draw is a press, and chance says how many cards come (EXT-01, HR-26)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from msgspec.structs import replace

from accessible_uno.game.actions import Pass, Play
from accessible_uno.game.base import Event, Reason, Seat, Step, Window
from accessible_uno.game.option import OFF, Option
from accessible_uno.game.rule import Rewritten, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, AfterDraw, Ask, Dispense, Draw, Emit, Penalty
from accessible_uno.game.windows import Drawn
from accessible_uno.rules.shared.chance_number import NumberByChance, NumberNeeded
from accessible_uno.rules.shared.drawing import NewestCards, PressingRule, drawn_cards_are_kept


class NothingCame(Event, frozen=True):
    """A player presses the dispenser, and no card comes out."""

    seat: Seat


class OnlyWhatCame(Reason, frozen=True):
    """After pressing, only the cards that have just come may be played (CORE-13)."""


class PressNeeded(NumberNeeded, frozen=True):
    """Chance is to say how many cards come out for a player."""


class PressResult(NumberByChance, frozen=True):
    """How many cards come out."""

    verbs: ClassVar = ("press:",)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield each number, one card first, so that presses by default come to an end."""
        assert isinstance(window, PressNeeded)
        for number in (1, 0, *range(2, window.most + 1)):
            yield cls(number)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Hand them over."""
        pressed = state.question
        assert isinstance(pressed, PressNeeded)
        if self.number:
            return (Dispense(pressed.player, self.number),)
        return (Emit(NothingCame(pressed.player)),)


class Came(NewestCards, frozen=True):
    """The cards that have come out for a player on turn, who may play one of them."""


class Pressed(Drawn, frozen=True):
    """Several cards have come out, one of which may be played."""


class AfterPress(Step, frozen=True):
    """A player has pressed on their turn, holding ``held`` cards before."""

    seat: Seat
    held: int

    def do(self, state: State) -> None:
        """Let one of the cards that came be played if it matches, else end the turn (CORE-12)."""
        came = tuple(state.hands[self.seat][self.held :])
        state.empty_draws = 0
        if len(came) == 1:
            state.push(AfterDraw(self.seat))
            return
        if drawn_cards_are_kept(state) or state.match.isdisjoint(came):
            state.push(END_TURN[self.seat])
            return
        state.remember(Came(self.seat, came))
        state.push(Ask(Pressed(self.seat)))


class Dispenser(PressingRule, frozen=True):
    """Each draw, of however many cards, is one press, which may give none (G-27).

    Attributes:
        most: the most cards that a press gives, 7 or 12.
    """

    key: ClassVar = "dispenser"
    clauses: ClassVar = ("HR-26", "EXT-01", "EXT-03")
    options: ClassVar = (Option("dispenser", "most", lowest=7, highest=12, off=OFF),)
    excludes: ClassVar = ("draw-until",)
    opens: ClassVar = ((PressNeeded, PressResult), (Pressed, Play), (Pressed, Pass))
    # Before every other rule about drawing (50): how many cards come is known only after the
    # press.
    rank: ClassVar = 30
    most: int = 7

    @rewrites(Draw)
    def press(self, state: State, step: Draw) -> Rewritten:
        """Ask chance, unless no card is left anywhere."""
        if not step.count or state.exhausted:
            return None
        then = step.then
        if isinstance(then, AfterDraw):
            then = AfterPress(step.seat, len(state.hands[step.seat]))
        asked = Ask(PressNeeded(step.seat, 0, self.most))
        return (asked,) if then is None else (asked, then)

    @rewrites(Penalty)
    def threaten_with_presses(self, state: State, step: Penalty) -> Rewritten:
        """Who is threatened is told of presses, not of cards."""
        return None if step.pressed or not step.amount else (replace(step, pressed=True),)

    @forbids(Pressed, Play)
    def only_what_came(self, state: State, window: Pressed, action: Play) -> Reason | None:
        """Refuse the cards held before the press."""
        return None if action.card in state.recall(Came).cards else OnlyWhatCame()
