"""Doubting a wild draw four: the victim may ask to inspect the hand (BR-14, WP-15, UM-10).

What was true when the card was laid is kept as evidence until the victim has answered, and the
card below stays where it is: the wild draw four may go back to its hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, Self

from accessible_uno.cards import Card, Face
from accessible_uno.game.actions import Take, out_of_place
from accessible_uno.game.base import (
    Action,
    Event,
    Malformed,
    Reason,
    Seat,
    Step,
    Window,
    seat_named,
)
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites, silence
from accessible_uno.game.state import Evidence, State
from accessible_uno.game.steps import LET_PASS, Draw, Penalty, SkipSeat
from accessible_uno.game.value import value
from accessible_uno.game.windows import Threat

COLOUR: Final = "colour"
STAYS: Final = "stays"


@value
class Doubted(Event):
    """A player doubts a wild draw four and inspects the hand it came from."""

    seat: Seat
    accused: Seat
    hand: tuple[Card, ...]

    def seen_by(self, viewer: Seat) -> Doubted:
        """Show the hand to the doubter alone; its owner knows it."""
        return self if viewer in (self.seat, self.accused) else Doubted(self.seat, self.accused, ())


@value
class BluffFound(Event):
    """The doubt was right; ``coloured``: only a card of the active colour would have counted."""

    seat: Seat
    accused: Seat
    coloured: bool


@value
class NoBluff(Event):
    """The doubt was wrong; ``coloured`` as for a bluff that is found."""

    seat: Seat
    accused: Seat
    coloured: bool


@value
class TookBack(Event):
    """A card that should not have been laid goes back to its player's hand."""

    seat: Seat
    card: Card


@value
class NothingToDoubt(Reason):
    """No wild draw four stands that may be doubted."""


@value
class OnlyVictimDoubts(Reason):
    """Only the next player may doubt (BR-14)."""

    victim: Seat


@value
class TakeBack(Step):
    """The wild draw four returns to the hand, and what lay under it counts again (BR-15)."""

    seat: Seat

    def do(self, state: State) -> None:
        """Undo the laying."""
        (evidence,) = state.evidence
        returned = state.discard.pop()
        state.hands[self.seat].append(returned)
        state.said[self.seat] = False
        state.show(state.top, evidence.colour)
        state.evidence = ()
        state.tell(TookBack(self.seat, returned))


@value
class KeepEvidence(Step):
    """What was true when a wild draw four was laid is kept until the victim has answered."""

    evidence: Evidence

    def do(self, state: State) -> None:
        """Keep it."""
        state.evidence = (self.evidence,)


@value
class LetLie(Step):
    """The wild draw four of a bluffer stays, and so does its colour (WP-16, G-06)."""

    def do(self, state: State) -> None:
        """Forget the evidence."""
        state.evidence = ()


@value
class Inspect(Step):
    """The doubter sees the hand, and the evidence decides."""

    seat: Seat
    accused: Seat
    amount: int

    def do(self, state: State) -> None:
        """Judge (BR-15, BR-16, WP-16, WP-17)."""
        (evidence,) = state.evidence
        rule = next(rule for rule in state.game.rules if isinstance(rule, Doubt))
        coloured = rule.condition == COLOUR
        state.tell(Doubted(self.seat, self.accused, tuple(state.hands[self.accused])))
        if evidence.guilty:
            state.tell(BluffFound(self.seat, self.accused, coloured))
            fate = LetLie() if rule.guilty == STAYS else TakeBack(self.accused)
            state.push(fate, Draw(self.accused, self.amount))
        else:
            state.evidence = ()
            state.tell(NoBluff(self.seat, self.accused, coloured))
            state.push(Draw(self.seat, self.amount + 2), SkipSeat(self.seat))


@value
class Challenge(Action):
    """Doubt the wild draw four."""

    verbs: ClassVar = ("challenge",)
    seat: Seat
    accused: Seat | None = None

    def steps(self, state: State) -> tuple[Step, ...]:
        """Inspect the hand of whoever laid it."""
        threat = state.question
        assert isinstance(threat, Threat)
        return (Inspect(self.seat, threat.by, threat.amount),)

    def impossible(self, state: State, window: Window) -> Reason | None:  # noqa: ARG002
        """Refuse to doubt anyone but the player of the card."""
        assert isinstance(window, Threat)
        return None if self.accused in (None, window.by) else NothingToDoubt()

    @classmethod
    def every(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:  # noqa: ARG003
        """Yield it."""
        yield cls(seat)

    def misplaced(self, state: State) -> Reason:
        """Somebody else is threatened, or nobody is."""
        question = state.question
        if isinstance(question, Threat) and question.seat != self.seat:
            return OnlyVictimDoubts(question.seat)
        reason = out_of_place(state, self.seat)
        return NothingToDoubt() if reason is None or isinstance(question, Threat) else reason

    def notation(self, names: Sequence[str]) -> str:
        """``challenge``, with a name where one was said."""
        return "challenge" if self.accused is None else f"challenge {names[self.accused]}"

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``challenge`` or ``challenge A``."""
        if len(words) > 2:
            raise Malformed(" ".join(words))
        if len(words) == 2:
            return cls(seat, seat_named(words[1], names))
        return cls(seat)


@value
class Doubt(Rule):
    """The victim of a wild draw four may doubt it instead of drawing.

    A last card cannot have been a bluff, so its four cards are drawn at once (WP-18).

    Attributes:
        condition: when a wild draw four is lawful: ``"nothing"`` else may be playable (BR-13,
            UM-10), or no card of the active ``"colour"`` may be held (WP-14).
        guilty: where the wild draw four of a bluffer goes: ``"back"`` into the hand (BR-15), or
            it ``"stays"`` with its colour (WP-16, UM-10, G-06).
    """

    key: ClassVar = "doubt"
    topic: ClassVar = "bluff"
    clauses: ClassVar = (
        *("BR-13", "BR-14", "BR-15", "BR-16", "TWO-03"),
        *("WP-14", "WP-15", "WP-16", "WP-17", "WP-18", "UM-10"),
    )
    opens: ClassVar = ((Threat, Take),)
    condition: str = "nothing"
    guilty: str = "back"

    def answerable(self) -> tuple[Face, ...]:
        """Only a wild draw four can be a bluff."""
        return (Face.WILD_DRAW_FOUR,)

    @rewrites(Penalty)
    def keep_evidence(self, state: State, penalty: Penalty) -> Rewritten:
        """Find out whether a wild draw four is a bluff; one that answers a threat is none."""
        if penalty.cause.face is not Face.WILD_DRAW_FOUR:
            return None
        seat = penalty.by
        hand = state.hands[seat]
        if not hand or isinstance(state.answered, Threat):
            return (LET_PASS, penalty) if state.evidence else None
        if self.condition == COLOUR:
            guilty = any(held.colour is state.colour_before for held in hand if held.colour)
        else:
            others = [held for held in hand if held is not penalty.cause]
            guilty = not state.match_before.isdisjoint(others)
        return (KeepEvidence(Evidence(seat, guilty, state.colour_before)), penalty)

    @answers(Threat, Challenge)
    def may_doubt(self, state: State, window: Threat, action: Challenge) -> bool:  # noqa: ARG002
        """Only what may have been a bluff."""
        return any(known.seat == window.by for known in state.evidence)

    @silence(Threat)
    def take_for(self, state: State, window: Threat) -> Action:  # noqa: ARG002
        """Whoever says nothing accepts."""
        return Take(window.seat)
