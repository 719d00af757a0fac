"""Judging a doubt: the doubter sees the hand, and the evidence decides."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from accessible_uno.cards import Card
from accessible_uno.game.base import Event, HandsKnown, Seat, Step
from accessible_uno.game.state import Evidence, State
from accessible_uno.game.steps import AcceptThreat, Ask, Draw, open_to_doubt
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.doubting import BluffFound, NoBluff


class Lawful(StrEnum):
    """When a wild draw four is lawful."""

    NOTHING = "nothing"
    """When nothing else in the hand can be played (BR-13, UM-10)."""
    COLOUR = "colour"
    """When no card of the active colour is held (WP-14)."""


class BluffFate(StrEnum):
    """Where the wild draw four of a bluffer goes."""

    BACK = "back"
    """Back into the hand (BR-15)."""
    STAYS = "stays"
    """Nowhere: it stays, and so does its colour (WP-16, UM-10, G-06)."""


class DoubtMode(StrEnum):
    """How the victim may doubt."""

    DOUBT = "doubt"
    """As in the rule texts."""
    TU_BLUFFES = "tu-bluffes"
    """A bluffer draws six, and the victim may answer with a card (HR-13, HR-14, HR-15)."""


EXTRA: Final = 2
"""Extra cards for a wrong doubt, and for a bluff that is found by "tu bluffes"."""


class Doubted(Event, frozen=True):
    """A player doubts a wild draw four and inspects the hand it came from."""

    seat: Seat
    accused: Seat
    hand: tuple[Card, ...]

    def seen_by(self, viewer: Seat) -> Doubted:
        """Show the hand to the doubter alone; its owner knows it."""
        return self if viewer in (self.seat, self.accused) else Doubted(self.seat, self.accused, ())

    def teach(self, known: HandsKnown) -> None:
        """The whole hand, to who sees it."""
        if self.hand:
            known.shown(self.accused, self.hand)


class TookBack(Event, frozen=True):
    """A card that should not have been laid goes back to its player's hand."""

    seat: Seat
    card: Card

    def teach(self, known: HandsKnown) -> None:
        """The card is in the hand again."""
        known.drew(self.seat, 1, (self.card,))


class TakeBack(Step, frozen=True):
    """The wild draw four returns to the hand, and what lay under it counts again (BR-15)."""

    seat: Seat

    def do(self, state: State) -> None:
        """Undo the laying."""
        (evidence,) = state.evidence
        returned = state.discard.pop()
        state.hands[self.seat].append(returned)
        state.said_uno[self.seat] = False
        state.show(state.top, evidence.colour)
        state.evidence = ()
        state.emit(TookBack(self.seat, returned))


class LeaveCard(Step, frozen=True):
    """A bluffer's wild draw four stays, and so does its colour (WP-16, G-06)."""

    def do(self, state: State) -> None:
        """Forget the evidence."""
        state.evidence = ()


class JudgeDoubt(Step, frozen=True):
    """The doubter sees the hand, and the evidence decides."""

    seat: Seat
    accused: Seat
    condition: Lawful
    guilty: BluffFate
    chained: bool

    def do(self, state: State) -> None:
        """Judge (BR-15, BR-16, WP-16, WP-17, HR-13)."""
        threat = state.answered
        assert isinstance(threat, Threat)
        evidence = state.evidence
        known = next(
            each for each in evidence[::-1] if each.seat == self.accused and not each.cleared
        )
        coloured = self.condition is Lawful.COLOUR or known is not evidence[0]
        state.emit(Doubted(self.seat, self.accused, tuple(state.hands[self.accused])))
        if known.guilty:
            state.emit(BluffFound(self.seat, self.accused, coloured))
            state.push(*self._punish(threat, evidence))
            return
        state.emit(NoBluff(self.seat, self.accused, coloured))
        state.evidence = tuple(
            replace(each, cleared=True) if each is known else each for each in evidence
        )
        more = threat.amount + EXTRA
        left = open_to_doubt(state, self.seat)
        if left:
            state.push(Ask(replace(threat, amount=more, doubtful=left)))
        else:
            state.evidence = ()
            state.push(AcceptThreat(self.seat, more, threat.loses_turn))

    def _punish(self, threat: Threat, evidence: tuple[Evidence, ...]) -> tuple[Step, ...]:
        """A lone bluffer draws, and may take the card back; in a chain the cards stay, and the
        doubter draws what wrong doubts have cost (HR-14, G-32).
        """
        if len(evidence) == 1:
            fate = LeaveCard() if self.guilty is BluffFate.STAYS else TakeBack(self.accused)
            return (fate, Draw(self.accused, threat.amount + EXTRA * self.chained))
        own = EXTRA * sum(each.cleared for each in evidence)
        return (LeaveCard(), Draw(self.accused, threat.amount - own), Draw(self.seat, own))
