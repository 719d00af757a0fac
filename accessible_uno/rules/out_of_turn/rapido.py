"""Rapido: a card identical to the top one is laid at any time (RAP-06 to RAP-09)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card, Face
from accessible_uno.game.actions import Jump
from accessible_uno.game.base import ANYONE, Event, Seat, Step, Window
from accessible_uno.game.rule import Rewritten, answers, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    END_TURN,
    TAKE_TURN,
    Draw,
    Emit,
    EndTurn,
    JumpIn,
    Lay,
    TakeOverTurn,
)
from accessible_uno.game.windows import OutOfTurn, Threat, Turn
from accessible_uno.rules.shared.jump_in import NamedJumpRule, may_jump_in

COST: Final = 2
"""Cards for a player who does not say the word, as for any confusion (RAP-02, RAP-09)."""
DEFENCES: Final = (Face.DRAW_TWO, Face.WILD_DRAW_FOUR, Face.UNO, Face.SKIP)
"""After these one does not play again (RAP-08)."""


class Rapido(Event, frozen=True):
    """A player lays a card identical to the top one; ``called``: and says the word."""

    seat: Seat
    called: bool


class MayRapido(Window, frozen=True):
    """A card of the player's hand equals the top one, on a discard pile of ``under`` cards."""

    card: Card
    under: int
    seat: Seat = ANYONE


class PlayAfterRapido(Step, frozen=True):
    """A player who has laid a Rapido on the own turn now plays (RAP-07)."""

    seat: Seat

    def do(self, state: State) -> None:
        """Give the turn back, unless the hand is empty."""
        state.push((TAKE_TURN if state.hands[self.seat] else END_TURN)[self.seat])


class LayRapido(Step, frozen=True):
    """The card is laid: on the own turn its player plays again, else play continues from there.

    In answer to a threat it is a defence, no matter whose: the cards to draw pass on.
    """

    jump: JumpIn

    def do(self, state: State) -> None:
        """Lay it."""
        jump = self.jump
        over = jump.over
        (laid,) = jump.cards
        seat = jump.seat
        own = over is not None and over.seat == seat
        plays_on = own and isinstance(over, Turn) and laid.face not in DEFENCES
        then = PlayAfterRapido(seat) if plays_on else END_TURN[seat]
        lay = Lay(seat, laid, jump.colour, jump.uno, then, jump.choice)
        if isinstance(over, Threat):
            state.answered = over
            # What defends drops the end of the turn that waits; any other card must do it here.
            own = own and laid.face in DEFENCES
        if own:
            state.push(lay)
        else:
            state.push(TakeOverTurn(seat), lay)


class RapidoCall(NamedJumpRule, frozen=True):
    """A player who holds the same card as the top one may lay it at any time, saying RAPIDO."""

    key: ClassVar = "rapido"
    jump_word: ClassVar = "rapido"
    topic: ClassVar = "out-of-turn"
    clauses: ClassVar = ("RAP-06", "RAP-07", "RAP-08", "RAP-09")
    needs: ClassVar = ("defence",)

    def open_windows(self) -> tuple[Window, ...]:
        """Every player may do it at any time."""
        return (OutOfTurn(),)

    @answers(OutOfTurn, Jump)
    def may_lay(self, state: State, window: OutOfTurn, action: Jump) -> bool:
        """Whether one card equals the top one, or the one that threatens (RAP-06)."""
        return action.cards == (identical_for(state, action.seat),)

    def jumping_cards(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """The card that equals it."""
        same = identical_for(state, seat)
        return () if same is None else (same,)

    @rewrites(JumpIn)
    def rapido(self, state: State, jump: JumpIn) -> Rewritten:
        """Without the word two cards are drawn at once; the card stays laid (RAP-09)."""
        announced = Emit(Rapido(jump.seat, jump.called))
        if jump.called:
            return (announced, LayRapido(jump))
        return (announced, Draw(jump.seat, COST), LayRapido(jump))

    def private_offers(self, state: State, seat: Seat) -> tuple[Window, ...]:
        """Offer it to the player who holds the card, where it is more than a play or a defence."""
        same = identical_for(state, seat)
        if same is None or same not in state.hands[seat]:
            return ()
        question = state.question
        if question is not None and question.seat == seat and same.face in DEFENCES:
            return ()
        return (MayRapido(same, len(state.discard)),)


def identical_for(state: State, seat: Seat) -> Card | None:
    """Return the card of which ``seat`` may now lay another as a Rapido, or ``None``."""
    question = state.question
    if isinstance(question, Threat):
        now = all(isinstance(step, EndTurn) for step in state.agenda)
    else:
        own_turn = isinstance(question, Turn) and question.seat == seat and not state.agenda
        now = own_turn or may_jump_in(state, seat)
    return _card_to_equal(state) if now else None


def _card_to_equal(state: State) -> Card:
    """The card that threatens, else the top one."""
    return state.question.cause if isinstance(state.question, Threat) else state.discard[-1]
