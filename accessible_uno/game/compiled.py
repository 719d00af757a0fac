"""The part of the compiled rules that steps, actions and rules use; ``Game`` is the class."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from accessible_uno.cards import Card, Colour, Face
from accessible_uno.game.base import (
    Action,
    Choice,
    Event,
    Outcomes,
    Position,
    Reason,
    Seat,
    Step,
    Window,
)

T = TypeVar("T")


class CompiledRules(Protocol):
    """The tables and the methods that steps, actions and rules use."""

    rules: tuple[Any, ...]
    """The active rules."""

    seats: int
    """How many players they were compiled for; 0: for any number."""

    deck: tuple[Card, ...]
    """Every card, in canonical order."""

    pieces: str
    """What the players call the cards."""

    hand_size: int
    """Cards dealt to each player."""

    hand_size_is_fixed: bool
    """Whether a rule sets the hand size."""

    open_windows: tuple[Window, ...]
    """Windows open to everyone while a round is played."""

    answerable: frozenset[Face]
    """Faces whose effect the next player may answer."""

    colour_apart: bool
    """Whether the colour of a wild is named once it is laid."""

    choosers: dict[Face, Callable[[Position, Seat, Card], tuple[Choice, ...]]]
    """What may be chosen with a face."""

    effects: dict[Face, Callable[[Position, Any], tuple[Step, ...] | None]]
    """What a face does when laid."""

    first_effects: dict[Face, Callable[[Position, Any], tuple[Step, ...] | None]]
    """What a face does as first card."""

    rewritten: dict[type[Step], Any]
    """The kinds of step that some rule may rewrite."""

    matches: dict[tuple[Card, Colour | None], frozenset[Card]]
    """The cards that go on a top card while a colour is active."""

    own_matches: dict[Card, frozenset[Card]]
    """The cards that go on a top card while its own colour is active."""

    any_match_may_be_laid: bool
    """Whether on a turn no rule forbids a card that matches."""

    has_private_offers: bool
    """Whether some rule makes offers that depend on the hands held."""

    def derive(self, make: Callable[[Any], T]) -> T:
        """Return ``make(game)``, made once for each game."""

    def open(self, seats: int) -> Position:
        """Return a new match, waiting for its first round."""

    def act(self, state: Position, action: Action) -> list[Event]:
        """Do an action and everything that follows from it."""

    def settle(self, state: Position) -> list[Event]:
        """Do what waits on the agenda until somebody is asked."""

    def perform(self, state: Position, step: Step) -> None:
        """Do a step now, in the way that the active rules want it."""

    def perform_all(self, state: Position, steps: tuple[Step, ...]) -> None:
        """Do steps one after the other, the first one now."""

    def settle_step(self, state: Position, step: Step, place: int) -> None:
        """Let the rules from ``place`` on rewrite a step, or do it."""

    def kinds(self) -> tuple[type[Action], ...]:
        """Every kind of action that some window takes."""

    def answered_by(self, window: type[Window]) -> tuple[type[Action], ...]:
        """The kinds of action that a kind of window takes."""

    def legal(self, state: Position, seat: Seat) -> Iterator[Action]:
        """Return the actions that a seat may do now."""

    def why_not(self, state: Position, action: Action) -> Reason | None:
        """Return why an action is refused now."""

    def playable(self, state: Position, seat: Seat) -> list[Card]:
        """The cards that a seat may lay in answer to the question."""

    def offers_to(self, state: Position, seat: Seat) -> tuple[Window, ...]:
        """What a seat could do out of turn."""

    def jumping_cards(self, state: Position, seat: Seat) -> list[Card]:
        """The different cards of a hand that might be laid out of turn now."""

    def time_limit(self, window: Window) -> int:
        """How many seconds a window may wait."""

    def punish_illegal(
        self, state: Position, refused: Action, reason: Reason, *, live: bool
    ) -> Action | None:
        """Return what a refused act counts as, where a rule punishes it."""

    def about(self, face: Face) -> tuple[Any, ...]:
        """The rules that give a face a meaning."""

    def default_answer(self, state: Position) -> Action | None:
        """What is done for a player who does not answer."""

    def outcomes(self, state: Position, window: Window) -> Outcomes:
        """What may be chosen in answer to a window."""

    def companions(self, laid: Card, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The other cards of a hand that leave it with a card that is laid."""

    def go_together(self, state: Position, seat: Seat, cards: tuple[Card, ...]) -> bool:
        """Whether cards may be laid together now."""

    def combinations(self, state: Position, seat: Seat) -> Iterator[tuple[Card, ...]]:
        """The cards of a hand that may be laid together now."""
