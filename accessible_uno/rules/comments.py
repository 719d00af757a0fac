"""An untimely comment or advice costs cards, when the others agree that there was one (BR-24,
WP-27, EXT-03)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from accessible_uno.game import reasons
from accessible_uno.game.actions import out_of_place
from accessible_uno.game.base import (
    ANYONE,
    Action,
    Event,
    Malformed,
    Reason,
    Seat,
    Step,
    Window,
    seat_named,
)
from accessible_uno.game.option import Option
from accessible_uno.game.rule import Rule, answers, silence
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Draw
from accessible_uno.game.value import value


@value
class Reported(Event):
    """A player reports another's comment or advice."""

    seat: Seat
    culprit: Seat


@value
class Voted(Event):
    """A player votes on a report: ``agrees`` that there was a comment, or not."""

    seat: Seat
    agrees: bool


@value
class ReportUpheld(Event):
    """The vote finds that there was a comment; it costs ``count`` cards.

    With ``presses``, so many presses of the dispenser (EXT-03).
    """

    seat: Seat
    culprit: Seat
    count: int
    presses: bool


@value
class ReportDismissed(Event):
    """The vote finds no comment, or is tied."""

    seat: Seat
    culprit: Seat


@value
class NobodyToReport(Reason):
    """One cannot report oneself."""


@value
class NoReports(Reason):
    """The rules of this table punish no comment."""


@value
class VoteFirst(Reason):
    """A vote is under way already."""


@value
class NoVote(Reason):
    """No vote is asked of this player now."""


@value
class Vote(Window):
    """A player votes whether ``culprit`` made a comment, as ``reporter`` says.

    ``ayes`` and ``noes`` count the votes so far; ``waiting`` vote after.
    """

    seat: Seat
    reporter: Seat
    culprit: Seat
    waiting: tuple[Seat, ...]
    ayes: int
    noes: int


@value
class CallVote(Step):
    """Ask the next voter, or count when all have voted."""

    reporter: Seat
    culprit: Seat
    waiting: tuple[Seat, ...]
    ayes: int
    noes: int

    def do(self, state: State) -> None:
        """With no other player to judge, the report stands; a tie acquits."""
        if self.waiting:
            voter, *rest = self.waiting
            vote = Vote(voter, self.reporter, self.culprit, tuple(rest), self.ayes, self.noes)
            state.push(Ask(vote))
            return
        judged = self.ayes + self.noes
        if judged and self.ayes <= self.noes:
            state.tell(ReportDismissed(self.reporter, self.culprit))
            return
        cards = next(rule.cards_due for rule in state.game.rules if isinstance(rule, Comments))
        presses = any(rule.key == "dispenser" for rule in state.game.rules)
        state.tell(ReportUpheld(self.reporter, self.culprit, cards, presses))
        times, each = (cards, 1) if presses else (1, cards)
        state.push(*(Draw(self.culprit, each) for _ in range(times)))


@value
class TellReport(Step):
    """A report is made."""

    seat: Seat
    culprit: Seat

    def do(self, state: State) -> None:
        """Tell it."""
        state.tell(Reported(self.seat, self.culprit))


@value
class Report(Action):
    """Report a player's comment or advice; the others vote."""

    verbs: ClassVar = ("report",)
    answers_question: ClassVar = False
    seat: Seat
    culprit: Seat

    def steps(self, state: State) -> tuple[Step, ...]:
        """Ask everyone but the two concerned, from the reporter's left."""
        others = (state.seat_from(self.seat, place) for place in range(1, len(state.playing)))
        jury = tuple(seat for seat in others if seat != self.culprit)
        return (
            TellReport(self.seat, self.culprit),
            CallVote(self.seat, self.culprit, jury, 0, 0),
        )

    def impossible(self, state: State, window: Window) -> Reason | None:  # noqa: ARG002
        """Refuse to report oneself, and a report during a vote."""
        if self.culprit == self.seat:
            return NobodyToReport()
        return VoteFirst() if isinstance(state.question, Vote) else None

    @classmethod
    def every(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:  # noqa: ARG003
        """Yield a report of each other player."""
        for culprit in state.playing:
            if culprit != seat:
                yield cls(seat, culprit)

    def misplaced(self, state: State) -> Reason:
        """The rules in force know no reports, or no round is being played."""
        if not any(isinstance(rule, Comments) for rule in state.game.rules):
            return NoReports()
        return out_of_place(state, self.seat) or reasons.NothingPending()

    def notation(self, names: Sequence[str]) -> str:
        """``report B``."""
        return f"report {names[self.culprit]}"

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``report B``."""
        if len(words) != 2:
            raise Malformed(" ".join(words))
        return cls(seat, seat_named(words[1], names))


@value
class CastVote(Action):
    """Say whether there was a comment; voters who are not asked yet may speak before the others."""

    verbs: ClassVar = ("vote",)
    closes_offers: ClassVar = False
    seat: Seat
    agrees: bool

    def steps(self, state: State) -> tuple[Step, ...]:
        """Count the vote and ask the next voter."""
        vote = state.question
        assert isinstance(vote, Vote)
        waiting = tuple(seat for seat in (vote.seat, *vote.waiting) if seat != self.seat)
        return (
            TellVote(self.seat, self.agrees),
            CallVote(
                vote.reporter,
                vote.culprit,
                waiting,
                vote.ayes + self.agrees,
                vote.noes + (not self.agrees),
            ),
        )

    @classmethod
    def every(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:  # noqa: ARG003
        """Yield aye and no."""
        yield cls(seat, True)
        yield cls(seat, False)

    def misplaced(self, state: State) -> Reason:  # noqa: ARG002
        """Nothing is being voted on, or it is another's vote."""
        return NoVote()

    def notation(self, names: Sequence[str]) -> str:  # noqa: ARG002
        """``vote yes`` or ``vote no``."""
        return "vote yes" if self.agrees else "vote no"

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:  # noqa: ARG003
        """Read ``vote yes`` or ``vote no``."""
        match list(words[1:]):
            case ["yes"]:
                return cls(seat, True)
            case ["no"]:
                return cls(seat, False)
            case _:
                raise Malformed(" ".join(words))


@value
class TellVote(Step):
    """A vote is cast."""

    seat: Seat
    agrees: bool

    def do(self, state: State) -> None:
        """Tell it."""
        state.tell(Voted(self.seat, self.agrees))


@value
class Floor(Window):
    """While a round is played, anyone may report a comment."""

    seat: Seat = ANYONE


@value
class Comments(Rule):
    """Whoever comments or advises at the wrong moment draws cards, if the others agree.

    Attributes:
        cards_due: how many; 4 in the leaflet, 2 in the classic rules.
    """

    key: ClassVar = "comments"
    topic: ClassVar = "comments"
    clauses: ClassVar = ("BR-24", "WP-27", "EXT-03")
    options: ClassVar = (Option("penalty-comment", "cards_due", lowest=0, highest=10),)
    opens: ClassVar = ((Floor, Report), (Vote, CastVote))
    cards_due: int = 4

    def standing(self) -> tuple[Window, ...]:
        """Reports are open to everyone all the time."""
        return (Floor(),)

    @answers(Floor, CastVote)
    def may_vote(self, state: State, window: Floor, action: CastVote) -> bool:  # noqa: ARG002
        """The voters need not wait for each other."""
        return isinstance(state.question, Vote) and action.seat in state.question.waiting

    @silence(Vote)
    def abstain(self, state: State, window: Vote) -> Action:  # noqa: ARG002
        """Whoever does not vote has noticed nothing."""
        return CastVote(window.seat, False)
