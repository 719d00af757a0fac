"""Doubting a wild draw four: the victim may ask to inspect the hand (BR-14, WP-15, UM-10).

What was true when the card was laid is kept as evidence until the victim has answered, and the
card below stays where it is: the wild draw four may go back to its hand.

"Tu bluffes" is a doubt that costs more, and lets the victim answer with a card as well: another
wild draw four, so that the next player may doubt either, or one that blocks (HR-13, HR-14, HR-15).
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import ClassVar, Final

from msgspec.structs import replace

from accessible_uno.cards import COLOURS, Card, Colour, Face
from accessible_uno.game.actions import Play, Take
from accessible_uno.game.base import Event, HandsKnown, Seat, Step
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites
from accessible_uno.game.state import Evidence, State
from accessible_uno.game.steps import (
    LET_PASS,
    AcceptThreat,
    Answered,
    Ask,
    BeforeWild,
    Draw,
    Effect,
    Emit,
    Lay,
    Penalty,
    open_to_doubt,
)
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.doubting import BluffFound, Challenge, Inspect, NoBluff
from accessible_uno.rules.shared.stacking import put_off


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


BLOCKS: Final = (Face.ZERO, Face.SKIP)
"""What blocks a wild draw four, in any colour (HR-15, G-33)."""
ANSWERS: Final = (Face.WILD_DRAW_FOUR, *BLOCKS)


class Blocked(Event, frozen=True):
    """A player blocks a wild draw four with a card: nobody draws."""

    seat: Seat


class KeepEvidence(Step, frozen=True):
    """What was true when wild draw fours were laid is kept until the victim has answered."""

    evidence: tuple[Evidence, ...]

    def do(self, state: State) -> None:
        """Keep it."""
        state.evidence = self.evidence


class Doubt(Rule, frozen=True):
    """The victim of a wild draw four may doubt it instead of drawing.

    A last card cannot have been a bluff, so its four cards are drawn at once (WP-18).

    Attributes:
        condition: when a wild draw four is lawful.
        guilty: where the wild draw four of a bluffer goes.
        mode: how the victim may doubt.
    """

    key: ClassVar = "doubt"
    version: ClassVar = 2
    topic: ClassVar = "bluff"
    clauses: ClassVar = (
        *("BR-13", "BR-14", "BR-15", "BR-16", "TWO-03"),
        *("WP-14", "WP-15", "WP-16", "WP-17", "WP-18", "UM-10"),
        *("HR-13", "HR-14", "HR-15"),
    )
    options: ClassVar = (
        Option(
            "bluff",
            "mode",
            words(*DoubtMode),
            off="none",
            brings=(
                (DoubtMode.TU_BLUFFES.value, "condition", Lawful.NOTHING.value),
                (DoubtMode.TU_BLUFFES.value, "guilty", BluffFate.BACK.value),
            ),
        ),
    )
    opens: ClassVar = ((Threat, Take),)
    condition: Lawful = Lawful.NOTHING
    guilty: BluffFate = BluffFate.BACK
    mode: DoubtMode = DoubtMode.DOUBT

    always_keeps_under: ClassVar[bool] = False
    """Whether the card below a doubt stays out of a reshuffle where it never counts again."""

    @property
    def chained(self) -> bool:
        """Whether the victim may answer with a card."""
        return self.mode is DoubtMode.TU_BLUFFES

    def answerable(self) -> tuple[Face, ...]:
        """Return the wild draw four: no other card can be a bluff."""
        return (Face.WILD_DRAW_FOUR,)

    @rewrites(Penalty, faces=(Face.WILD_DRAW_FOUR,))
    def keep_evidence(self, state: State, penalty: Penalty) -> Rewritten:
        """Find out whether a wild draw four is a bluff; one that answers a threat is none,
        except in a chain, where each may be doubted.
        """
        seat = penalty.by
        hand = state.hands[seat]
        laid_on = state.recall(BeforeWild)
        before = state.evidence if state.pending else ()
        if not hand or (state.pending and not (before and self.chained)):
            return (LET_PASS, penalty) if state.evidence else None
        if before or self.condition is Lawful.COLOUR:
            against = coloured(state.game, laid_on.colour)
        else:
            against = others_that_go(state.game, laid_on, penalty.cause)
        guilty = not against.isdisjoint(hand)
        # In a chain no card goes back (G-32).
        returns = self.always_keeps_under or (self.guilty is BluffFate.BACK and not before)
        known = Evidence(seat, guilty, laid_on.colour, against=against, returns=returns)
        earlier = (replace(each, returns=self.always_keeps_under) for each in before)
        return (KeepEvidence((*earlier, known)), penalty)

    @rewrites(Inspect)
    def judge(self, state: State, step: Inspect) -> Rewritten:
        """Judge by this rule's parameters."""
        judged_by = (self.condition, self.guilty, self.chained)
        return (JudgeDoubt(step.seat, step.accused, *judged_by),)

    @answers(Threat, Challenge)
    def may_doubt(self, state: State, window: Threat, action: Challenge) -> bool:
        """Whether there is a card that may have been a bluff."""
        return bool(window.doubtful)

    @answers(Threat, Play, when="chained")
    def may_answer(self, state: State, window: Threat, action: Play) -> bool:
        """Whether the card is a second wild draw four, or blocks; not after a wrong doubt."""
        face = action.card.face
        return raises(state, window, face) or blocks(state, window, face)

    @rewrites(Lay, when="chained", faces=ANSWERS)
    def answer(self, state: State, step: Lay) -> Rewritten:
        """A second wild draw four adds up; a card that blocks undoes everything."""
        threat = state.answered
        if not isinstance(threat, Threat):
            return None
        if blocks(state, threat, step.card.face):
            return (LET_PASS, Emit(Blocked(step.seat)), Answered(), step)
        return put_off(threat, step) if raises(state, threat, step.card.face) else None

    @rewrites(Effect, when="chained", faces=BLOCKS)
    def block_alone(self, state: State, step: Effect) -> Rewritten:
        """A card that blocks does nothing else (HR-15)."""
        threat = state.answered
        if isinstance(threat, Threat) and blocks(state, threat, step.card.face):
            return ()
        return None


class DoubtVersion1(Doubt, frozen=True):
    """As before: the card below a doubt stays out of a reshuffle in any case."""

    version: ClassVar = 1
    always_keeps_under: ClassVar = True


def others_that_go(game: CompiledRules, laid_on: BeforeWild, laid: Card) -> frozenset[Card]:
    """Every card but ``laid`` that goes where it was laid."""
    if laid_on.top is None:
        return frozenset()
    return _without(game.matches[laid_on.top, laid_on.colour], laid)


@cache
def _without(cards: frozenset[Card], one: Card) -> frozenset[Card]:
    return cards - {one}


def coloured(game: CompiledRules, colour: Colour | None) -> frozenset[Card]:
    """Every card of a colour."""
    cards = game.derive(_cards_by_colour)
    return cards.get(colour, frozenset())


def _cards_by_colour(game: CompiledRules) -> dict[Colour | None, frozenset[Card]]:
    return {
        colour: frozenset(each for each in game.deck if each.colour is colour) for colour in COLOURS
    }


def raises(state: State, threat: Threat, face: Face) -> bool:
    """Whether a second wild draw four answers the first: two are the most (HR-14)."""
    return (
        face is threat.cause.face is Face.WILD_DRAW_FOUR
        and len(state.evidence) == 1
        and not state.evidence[0].cleared
    )


def blocks(state: State, threat: Threat, face: Face) -> bool:
    """Whether a card blocks (HR-15); not after a wrong doubt."""
    return (
        threat.cause.face is Face.WILD_DRAW_FOUR
        and face in BLOCKS
        and not any(known.cleared for known in state.evidence)
    )
