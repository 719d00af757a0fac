"""UNO is said with the second-last card, or the player may be denounced (BR-17, WP-19, UM-04)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.base import Event, Reason, Seat, Step, Window
from accessible_uno.game.rule import Rewritten, answers, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    END_TURN,
    Ask,
    Dispense,
    DownToOne,
    Draw,
    Emit,
    GoOut,
    LayAll,
    Offer,
    PassHands,
    Resume,
)
from accessible_uno.game.windows import Contested, Drawn, DrawnMore, GoingOn, Turn
from accessible_uno.rules.shared.companions import PutUnder
from accessible_uno.rules.shared.sides import partners_of
from accessible_uno.rules.shared.uno import (
    Accuse,
    AnnounceUno,
    Catch,
    DeclareUno,
    DenouncingRule,
    OpponentsDenounce,
    SayUno,
    Settle,
    Unannounced,
    owed_by,
)


class OutUnannounced(Event, frozen=True):
    """A player has laid the last card without ever having said UNO: it may still be denounced."""

    seat: Seat


class UnoCall(DenouncingRule, frozen=True):
    """A player who comes down to one card unannounced may be denounced.

    Attributes:
        penalty: cards that a denounced player draws.
        lasting: whether the chance outlives the next player's act, and the last card (WP-19,
            WP-20), instead of ending when somebody acts (BR-18, UM-04).
    """

    key: ClassVar = "uno-call"
    version: ClassVar = 2
    topic: ClassVar = "uno"
    clauses: ClassVar = ("BR-17", "BR-18", "WP-19", "WP-20", "WP-21", "UM-04")
    penalty: int = 2
    lasting: bool = False

    opponents_only: ClassVar[bool] = True
    """Whether partners may not denounce (BR-18)."""
    owed_by_last_cards: ClassVar[bool] = True
    """Whether UNO is owed for several cards that are the last ones (WP-20)."""

    @property
    def contested(self) -> bool:
        """Whether a last card may be laid while its player can be denounced."""
        return self.lasting or self.owed_by_last_cards

    def _chance(self, state: State, seat: Seat, *, out: bool = False) -> Unannounced:
        """Return the chance to denounce a player, for all but the partners."""
        partners = partners_of(state, seat) if self.opponents_only else ()
        return Unannounced(seat, lasting=self.lasting or out, out=out, partners=partners)

    @rewrites(DownToOne)
    def open_chance(self, state: State, step: DownToOne) -> Rewritten:
        """UNO said with the card counts; else everyone may denounce the player now."""
        if step.called:
            return (AnnounceUno(step.seat),)
        if state.said_uno[step.seat]:
            return None
        return (step, Offer(self._chance(state, step.seat)))

    @rewrites(LayAll, when="owed_by_last_cards")
    def last_cards(self, state: State, step: LayAll) -> Rewritten:
        """Several cards that are the last ones: UNO is said with them, or owed."""
        if len(step.cards) < 2 or len(state.hands[step.seat]) != len(step.cards):
            return None
        return self._owe(state, step.seat, step.uno, step)

    @rewrites(PutUnder, when="owed_by_last_cards")
    def last_cards_along(self, state: State, step: PutUnder) -> Rewritten:
        """The same, where a card takes all others of the hand along."""
        if len(state.hands[step.seat]) != len(step.cards) + 1:
            return None
        return self._owe(state, step.seat, step.uno, step)

    def _owe(self, state: State, seat: Seat, called: bool, step: Step) -> Rewritten:
        if state.said_uno[seat]:
            return None
        return (AnnounceUno(seat) if called else Offer(self._chance(state, seat)), step)

    @rewrites(DeclareUno)
    def nothing_owed(self, state: State, step: DeclareUno) -> Rewritten:
        """A player who has said UNO, even late, can no longer be denounced."""
        if not state.offers or not owed_by(state, step.seat):
            return None
        return (Settle(step.seat), step)

    @rewrites(Draw, when="contested")
    @rewrites(Dispense, when="contested")
    def hold_more(self, state: State, step: Draw) -> Rewritten:
        """A player who draws has more than one card, and will owe UNO again (WP-21)."""
        if not state.offers or not step.count:
            return None
        owed = owed_by(state, step.seat)
        if not owed or not owed[0].lasting:
            return None
        return None if state.exhausted else (Settle(step.seat), step)

    @rewrites(Accuse)
    def make_draw(self, state: State, step: Accuse) -> Rewritten:
        """The culprit draws the penalty."""
        return (step, Draw(step.culprit, self.penalty))

    @rewrites(PassHands)
    def forgive_moved_hands(self, state: State, step: PassHands) -> Rewritten:
        """A player whose hand has gone to another owes no UNO for it (G-49)."""
        return (*(Settle(giver) for giver, _ in step.moves if owed_by(state, giver)), step)

    @rewrites(GoOut, when="contested")
    def may_be_contested(self, state: State, step: GoOut) -> Rewritten:
        """The last card is laid and UNO was never said: the round stays open (WP-20)."""
        seat = step.seat
        if not owed_by(state, seat):
            return None
        return (
            Settle(seat),
            Emit(OutUnannounced(seat)),
            Offer(self._chance(state, seat, out=True)),
            Ask(Contested(seat)),
            END_TURN[seat],
        )

    @rewrites(Resume, when="contested")
    def settled(self, state: State, step: Resume) -> Rewritten:
        """Do not ask again about a victory that nobody can contest any more."""
        window = step.window
        if isinstance(window, Contested) and not owed_by(state, window.winner):
            return ()
        return None

    @answers(Turn, SayUno)
    @answers(Drawn, SayUno)
    @answers(GoingOn, SayUno)
    @answers(DrawnMore, SayUno)
    def may_announce(self, state: State, window: Window, action: SayUno) -> bool:
        """Whether the player holds two cards on the own turn (G-08)."""
        return len(state.hands[action.seat]) == 2 and not state.said_uno[action.seat]

    @forbids(Unannounced, Catch, when="opponents_only")
    def partners_do_not(self, state: State, window: Unannounced, action: Catch) -> Reason | None:
        """Only an opponent denounces (BR-18)."""
        partner = action.culprit == window.culprit and action.seat in window.partners
        return OpponentsDenounce(action.culprit) if partner else None

    @answers(Unannounced, SayUno)
    def may_announce_late(self, state: State, window: Unannounced, action: SayUno) -> bool:
        """Whether the player forgot UNO and nobody has denounced it."""
        return action.seat == window.culprit

    @answers(Unannounced, Catch)
    def may_denounce(self, state: State, window: Unannounced, action: Catch) -> bool:
        """Whether another player denounces the one who forgot."""
        return action.culprit == window.culprit and action.seat != window.culprit


class UnoCallVersion1(UnoCall, frozen=True):
    """As before: a partner may denounce, and several last cards owe no UNO."""

    version: ClassVar = 1
    opponents_only: ClassVar = False
    owed_by_last_cards: ClassVar = False
