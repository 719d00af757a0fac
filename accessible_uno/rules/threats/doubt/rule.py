"""Doubting a wild draw four: the victim may ask to inspect the hand (BR-14, WP-15, UM-10).

What was true when the card was laid is kept as evidence until the victim has answered, and the
card below stays where it is: the wild draw four may go back to its hand.

"Tu bluffes" is a doubt that costs more, and lets the victim answer with a card as well: another
wild draw four, so that the next player may doubt either, or one that blocks (HR-13, HR-14, HR-15).
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from msgspec.structs import replace

from accessible_uno.cards import COLOURS, Card, Colour, Face
from accessible_uno.game.actions import Play, Take
from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites
from accessible_uno.game.state import Evidence, State
from accessible_uno.game.steps import LET_PASS, Answered, BeforeWild, Effect, Emit, Lay, Penalty
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.doubting import Challenge, Inspect
from accessible_uno.rules.shared.stacking import put_off
from accessible_uno.rules.threats.doubt.judging import BluffFate, DoubtMode, JudgeDoubt, Lawful

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
