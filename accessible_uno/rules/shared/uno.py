"""UNO: announcing it, and denouncing a player who has not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from accessible_uno.game import reasons
from accessible_uno.game.actions import BareAction, PlainAction
from accessible_uno.game.base import ANYONE, Event, Reason, Seat, Step, Window
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import LayAll


class SaidUno(Event, frozen=True):
    """A player announces UNO."""

    seat: Seat


class UnoTooEarly(Reason, frozen=True):
    """UNO is said with the second-last card; this player holds ``count`` cards."""

    count: int


class UnoSaidAlready(Reason, frozen=True):
    """This player has announced UNO already."""


class AnnounceUno(Step, frozen=True):
    """A player has announced UNO."""

    seat: Seat

    def do(self, state: State) -> None:
        """Note it and emit it."""
        state.said_uno[self.seat] = True
        state.emit(SaidUno(self.seat))


class DeclareUno(Step, frozen=True):
    """A player says UNO as an action of its own."""

    seat: Seat

    def do(self, state: State) -> None:
        """Announce it, unless an active rule rewrites this step."""
        state.game.perform(state, AnnounceUno(self.seat))


class SayUno(BareAction, frozen=True):
    """Announce UNO as an action of its own; the active rules say when."""

    verbs: ClassVar = ("uno",)
    answers_question: ClassVar = False

    def steps(self, state: State) -> tuple[Step, ...]:
        """Announce it."""
        return (DeclareUno(self.seat),)

    def reason_if_no_window(self, state: State) -> Reason:
        """The player holds too many cards, or has said it already."""
        if state.round_over:
            return reasons.MatchIsOver() if state.winners else reasons.RoundIsOver()
        if state.said_uno[self.seat]:
            return UnoSaidAlready()
        return UnoTooEarly(len(state.hands[self.seat]))


class Denounced(Event, frozen=True):
    """CONTRE-UNO: a player points out that another has not said UNO."""

    seat: Seat
    culprit: Seat


class NothingToDenounce(Reason, frozen=True):
    """This player owes no UNO, with ``count`` cards, or it is too ``late`` to point it out."""

    culprit: Seat
    count: int
    late: bool


class OpponentsDenounce(Reason, frozen=True):
    """This player is a partner: only an opponent says CONTRE-UNO (BR-18)."""

    culprit: Seat


class Unannounced(Window, frozen=True):
    """A player is down to one card, or to none, without having said UNO.

    The chance ends when somebody acts (BR-18), or it is ``lasting`` until the player says UNO or
    holds more cards again (WP-19); ``out``: the last card is laid (WP-20).  It is for opponents:
    the ``partners`` of the player do not denounce.
    """

    culprit: Seat
    seat: Seat = ANYONE
    lasting: bool = False
    out: bool = False
    partners: tuple[Seat, ...] = ()

    def is_for(self, seat: Seat) -> bool:
        """Whether ``seat`` may use it: any opponent, and the player, who may still say UNO."""
        return seat not in self.partners

    @property
    def lasts(self) -> bool:
        """Whether other players' acts leave it open."""
        return self.lasting


def owed_by(state: State, seat: Seat) -> list[Unannounced]:
    """Return the open chances to denounce ``seat``."""
    return [
        offer for offer in state.offers if isinstance(offer, Unannounced) and offer.culprit == seat
    ]


class Settle(Step, frozen=True):
    """A player can no longer be denounced."""

    seat: Seat

    def do(self, state: State) -> None:
        """Close the chance."""
        state.close_offers(owed_by(state, self.seat))


class Accuse(Step, frozen=True):
    """A player is denounced."""

    seat: Seat
    culprit: Seat

    def do(self, state: State) -> None:
        """Emit it; ``UnoCall`` makes the culprit draw."""
        state.emit(Denounced(self.seat, self.culprit))


class Catch(PlainAction, frozen=True):
    """CONTRE-UNO: denounce a player who has not said UNO."""

    verbs: ClassVar = ("catch",)
    answers_question: ClassVar = False
    seat: Seat
    culprit: Seat

    def steps(self, state: State) -> tuple[Step, ...]:
        """Withdraw the chance and let the culprit draw."""
        return (Settle(self.culprit), Accuse(self.seat, self.culprit))

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield the denunciation of the player who owes an UNO."""
        assert isinstance(window, Unannounced)
        yield cls(seat, window.culprit)

    def reason_if_no_window(self, state: State) -> Reason:
        """This player owes no UNO, or it is too late."""
        if state.round_over:
            return reasons.MatchIsOver() if state.winners else reasons.RoundIsOver()
        count = len(state.hands[self.culprit])
        late = count < 2 and not state.said_uno[self.culprit]
        return NothingToDenounce(self.culprit, count, late)


class OweNoUno(Step, frozen=True):
    """A player owes no UNO although none was said."""

    seat: Seat

    def do(self, state: State) -> None:
        """Let it count as said."""
        state.said_uno[self.seat] = True


class FreeingRule(Rule, frozen=True):
    """A rule by which some cards that are laid together owe no UNO (HR-10, HR-11)."""

    def frees(self, state: State, lay: LayAll) -> bool:
        """Return whether it lets these cards go without UNO."""
        raise NotImplementedError

    @rewrites(LayAll)
    def excuse(self, state: State, lay: LayAll) -> Rewritten:
        """A player left with one card, or with none, owes no UNO for it."""
        left = len(state.hands[lay.seat]) - len(lay.cards)
        if left > 1 or lay.uno or state.said_uno[lay.seat] or not self.frees(state, lay):
            return None
        return (OweNoUno(lay.seat), lay)


class DenouncingRule(Rule, frozen=True):
    """A rule by which a player who has not said UNO may be denounced.

    Attributes:
        lasting: whether the chance outlives the next player's act, and the last card (WP-19,
            WP-20), instead of ending when somebody acts (BR-18, UM-04).
    """

    lasting: bool


def denouncing_lasts(rules: Iterable[Rule]) -> bool:
    """Whether a forgotten UNO may be denounced after the next player's act."""
    return any(isinstance(rule, DenouncingRule) and rule.lasting for rule in rules)
