"""Who deals, who names the colour of a first wild, whose turn is lost, and where play continues."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from accessible_uno.game.base import Seat, Step
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State, by_the_rules
from accessible_uno.game.steps import END_TURN, TAKE_TURN, EndTurn, PayTurn, TakeTurn, TurnsOwed


class OwedTurnsRule(Rule, frozen=True):
    """A rule by which players may owe a turn, which they lose when it comes (G-35, G-36)."""

    @rewrites(TakeTurn)
    def pay(self, state: State, step: TakeTurn) -> Rewritten:
        """A player who owes a turn loses this one."""
        if step.seat not in state.recall(TurnsOwed).seats:
            return None
        return (PayTurn(step.seat), TAKE_TURN[state.after[step.seat]])


class ContinueFrom(Step, frozen=True):
    """Play continues after a seat, no matter who has acted since."""

    seat: Seat

    def do(self, state: State) -> None:
        """Make it the seat from which the next player is found."""
        state.turn = self.seat


class BackToTurn(Step, frozen=True):
    """A player has answered what hits everyone: the turn that it interrupted goes on.

    Attributes:
        seat: who has laid a card in answer, perhaps the last one.
        turn: whose turn it is.
    """

    seat: Seat
    turn: Seat

    def do(self, state: State) -> None:
        """Give the turn back; an emptied hand goes out when everyone has been hit."""
        state.turn = self.turn
        if state.hands[self.seat]:
            return
        agenda = state.agenda
        place = next((at for at, step in enumerate(agenda) if isinstance(step, EndTurn)), None)
        ending = None if place is None else agenda[place]
        if place is not None and isinstance(ending, EndTurn) and state.hands[ending.seat]:
            agenda[place] = END_TURN[self.seat]
        else:
            agenda.insert(0 if place is None else place + 1, END_TURN[self.seat])


class NoDealerRule(Rule, frozen=True):
    """A rule by which nobody deals; the cards go round as if the last player listed did."""


def dealer_by_default(rules: Iterable[Rule], seats: int) -> Seat:
    """Return who deals in a position that names no dealer: the first player listed, or the last
    one where nobody deals, so that the first one listed begins (CHAT-01).
    """
    nobody_deals = any(isinstance(rule, NoDealerRule) for rule in rules)
    return seats - 1 if nobody_deals else 0


class FirstWild(StrEnum):
    """Who names the colour of a wild that is turned up first."""

    DEALER = "dealer"
    """The dealer (BR-09)."""
    LEFT = "left"
    """The player left of the dealer (WP-08, UM-08)."""
    ANOTHER = "another"
    """Nobody: another card is turned up (DUOS-02)."""


class FirstWildRule(Rule, frozen=True):
    """A rule that says who names the colour of a first wild."""

    first_wild: FirstWild


def first_colour_namer(state: State) -> Seat:
    """Return who names the colour of a first card that has none: the dealer, where the active
    rules say so, else the player left of the dealer.
    """
    dealer = state.dealer or 0
    naming = (rule for rule in state.game.rules if isinstance(rule, FirstWildRule))
    by_dealer = any(rule.first_wild is FirstWild.DEALER for rule in naming)
    return dealer if by_dealer else state.seat_from(dealer, 1)


class DodgingRule(Rule, frozen=True):
    """A rule by which a card may dodge whatever is asked of its player."""

    @property
    def dodges_anything(self) -> bool:
        """Whether it does now."""
        raise NotImplementedError


@by_the_rules
def turns_are_dodged(game: CompiledRules) -> bool:
    """Whether an Uno card is laid in the place of what a turn asks for."""
    return any(isinstance(rule, DodgingRule) and rule.dodges_anything for rule in game.rules)
