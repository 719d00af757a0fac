"""Reports and votes: a player points out what another did, and the others judge.

What the table itself has seen, a misplay or a choice left unsaid, needs no judges: it is noted as a
lapse, and whoever points it out in the same round is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, Self

from accessible_uno.game import reasons
from accessible_uno.game.actions import out_of_place
from accessible_uno.game.base import (
    ANYONE,
    Action,
    Event,
    Malformed,
    Note,
    Reason,
    Seat,
    Step,
    Window,
    seat_named,
)
from accessible_uno.game.frozen import frozen
from accessible_uno.game.rule import Rule, answers
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Draw, Emit

COMMENT: Final = "comment"
GROUNDS: Final = (
    *("fault", COMMENT, "confusion", "hesitation", "word", "camouflet", "look", "direction"),
    *("misplay", "omission"),
)
"""What can be reported at all; the rules in force say what is judged, and of that the first here is
meant where none is said."""


@frozen
class Lapse:
    """What the table has seen ``seat`` do wrong; ``cards`` are due when somebody points it out."""

    seat: Seat
    ground: str
    cards: int


@frozen
class Lapses(Note):
    """What may be pointed out still in this round, oldest first."""

    known: tuple[Lapse, ...] = ()

    def of(self, seat: Seat, ground: str = "") -> Lapse | None:
        """The last one of a seat, on this ground if one is given."""
        for lapse in self.known[::-1]:
            if lapse.seat == seat and ground in ("", lapse.ground):
                return lapse
        return None


@frozen
class Reported(Event):
    """A player reports another, on some ground: ``"comment"``, ``"hesitation"``."""

    seat: Seat
    culprit: Seat
    ground: str


@frozen
class LapseFound(Event):
    """A player points out what the table has seen another do wrong."""

    seat: Seat
    culprit: Seat
    ground: str


@frozen
class Voted(Event):
    """A player votes on a report: ``agrees`` that there was a comment, or not."""

    seat: Seat
    agrees: bool


@frozen
class ReportUpheld(Event):
    """The vote finds the report right; it costs ``count`` cards.

    With ``presses``, so many presses of the dispenser (EXT-03).
    """

    seat: Seat
    culprit: Seat
    count: int
    ground: str
    presses: bool


@frozen
class ReportDismissed(Event):
    """The vote finds the report wrong, or is tied."""

    seat: Seat
    culprit: Seat
    ground: str


@frozen
class NobodyToReport(Reason):
    """One cannot report oneself."""


@frozen
class NoReports(Reason):
    """The rules of this table punish nothing of the kind, or nothing was seen."""


@frozen
class VoteFirst(Reason):
    """A vote is under way already."""


@frozen
class NoVote(Reason):
    """No vote is asked of this player now."""


@frozen
class Vote(Window):
    """A player votes whether ``culprit`` did what ``reporter`` says.

    ``ayes`` and ``noes`` count the votes so far; ``waiting`` vote after.
    """

    seat: Seat
    reporter: Seat
    culprit: Seat
    waiting: tuple[Seat, ...]
    ayes: int
    noes: int
    ground: str = COMMENT

    def default(self, state: State) -> Action:
        """Whoever does not vote has noticed nothing."""
        return CastVote(self.seat, False)

    def lapsed(self) -> tuple[Step, ...]:
        """The others vote on."""
        sides = (self.ayes, self.noes, self.ground)
        return (CallVote(self.reporter, self.culprit, self.waiting, *sides),)


@frozen
class CallVote(Step):
    """Ask the next voter, or count when all have voted."""

    reporter: Seat
    culprit: Seat
    waiting: tuple[Seat, ...]
    ayes: int
    noes: int
    ground: str

    def do(self, state: State) -> None:
        """With no other player to judge, the report stands; a tie acquits.

        Whoever has left meanwhile votes no more, and is not judged.
        """
        if self.culprit not in state.playing:
            return
        waiting = [seat for seat in self.waiting if seat in state.playing]
        if waiting:
            voter, *rest = waiting
            sides = (self.ayes, self.noes, self.ground)
            state.push(Ask(Vote(voter, self.reporter, self.culprit, tuple(rest), *sides)))
            return
        judged = self.ayes + self.noes
        if judged and self.ayes <= self.noes:
            state.emit(ReportDismissed(self.reporter, self.culprit, self.ground))
            return
        cards = judges(state)[self.ground].cards_due
        presses = any(rule.key == "dispenser" for rule in state.game.rules)
        state.emit(ReportUpheld(self.reporter, self.culprit, cards, self.ground, presses))
        times, each = (cards, 1) if presses else (1, cards)
        state.push(*(Draw(self.culprit, each) for _ in range(times)))


@frozen
class NoteLapse(Step):
    """The table has seen a lapse."""

    lapse: Lapse

    def do(self, state: State) -> None:
        """Remember it until the round ends."""
        state.remember(Lapses((*state.recall(Lapses).known, self.lapse)))


@frozen
class Convict(Step):
    """A lapse is pointed out: no vote is needed."""

    seat: Seat
    lapse: Lapse

    def do(self, state: State) -> None:
        """Tell it once, and let the culprit draw."""
        known = list(state.recall(Lapses).known)
        known.remove(self.lapse)
        state.remember(Lapses(tuple(known)))
        state.emit(LapseFound(self.seat, self.lapse.seat, self.lapse.ground))
        state.push(Draw(self.lapse.seat, self.lapse.cards))


@frozen
class Report(Action):
    """Point out what a player did; where the table has not seen it itself the others vote.

    ``ground`` may be left unsaid: what the table saw last, else what the rules judge first.
    """

    verbs: ClassVar = ("report",)
    answers_question: ClassVar = False
    seat: Seat
    culprit: Seat
    ground: str = ""

    def steps(self, state: State) -> tuple[Step, ...]:
        """Ask everyone but the two concerned, from the reporter's left."""
        lapse = state.recall(Lapses).of(self.culprit, self.ground)
        if lapse is not None:
            return (Convict(self.seat, lapse),)
        ground = self.ground or min(judges(state), key=GROUNDS.index)
        others = (state.seat_from(self.seat, place) for place in range(1, len(state.playing)))
        jury = tuple(seat for seat in others if seat != self.culprit)
        return (
            Emit(Reported(self.seat, self.culprit, ground)),
            CallVote(self.seat, self.culprit, jury, 0, 0, ground),
        )

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse to report oneself or somebody who has left, before a card is dealt, during a
        vote, on no ground."""
        if self.culprit == self.seat or self.culprit not in state.playing:
            return NobodyToReport()
        if isinstance(state.question, Vote):
            return VoteFirst()
        if not state.discard:
            return reasons.NothingPending()
        if state.recall(Lapses).of(self.culprit, self.ground) is not None:
            return None
        known = judges(state)
        return None if known and self.ground in ("", *known) else NoReports()

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield a report of each other player."""
        for culprit in state.playing:
            if culprit != seat:
                yield cls(seat, culprit)

    def reason_if_no_window(self, state: State) -> Reason:
        """The rules in force know no reports, or no round is being played."""
        if not any(isinstance(rule, Judged) for rule in state.game.rules):
            return NoReports()
        return out_of_place(state, self.seat) or reasons.NothingPending()

    def notation(self, names: Sequence[str]) -> str:
        """``report B``, ``report B hesitation``."""
        return f"report {names[self.culprit]} {self.ground}".rstrip()

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``report B``, ``report B hesitation``."""
        if len(words) not in (2, 3) or not set(GROUNDS).issuperset(words[2:]):
            raise Malformed(" ".join(words))
        return cls(seat, seat_named(words[1], names), *words[2:])


@frozen
class CastVote(Action):
    """Say whether the report is right; voters who are not asked yet may speak before the others."""

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
            Emit(Voted(self.seat, self.agrees)),
            CallVote(
                vote.reporter,
                vote.culprit,
                waiting,
                vote.ayes + self.agrees,
                vote.noes + (not self.agrees),
                vote.ground,
            ),
        )

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield aye and no."""
        yield cls(seat, True)
        yield cls(seat, False)

    def reason_if_no_window(self, state: State) -> Reason:
        """Nothing is being voted on, or it is another's vote."""
        return NoVote()

    def notation(self, names: Sequence[str]) -> str:
        """``vote yes`` or ``vote no``."""
        return "vote yes" if self.agrees else "vote no"

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``vote yes`` or ``vote no``."""
        match list(words[1:]):
            case ["yes"]:
                return cls(seat, True)
            case ["no"]:
                return cls(seat, False)
            case _:
                raise Malformed(" ".join(words))


@frozen
class Floor(Window):
    """While a round is played, anyone may report somebody."""

    seat: Seat = ANYONE


class Judged(Rule):
    """A rule that lets players point out what others did."""

    grounds: ClassVar[tuple[str, ...]] = ()
    """What the others judge."""

    opens: ClassVar[tuple[tuple[type[Window], type[Action]], ...]] = (
        (Floor, Report),
        (Vote, CastVote),
    )
    cards_due: int

    def open_windows(self) -> tuple[Window, ...]:
        """Reports are open to everyone all the time."""
        return (Floor(),)

    @answers(Floor, CastVote)
    def may_vote(self, state: State, window: Floor, action: CastVote) -> bool:
        """The voters need not wait for each other."""
        return isinstance(state.question, Vote) and action.seat in state.question.waiting


def judges(state: State) -> dict[str, Judged]:
    """Each ground that may be reported, with the rule that lets it be judged."""
    found: dict[str, Judged] = {}
    for rule in sorted(state.game.rules, key=lambda each: each.key):
        if isinstance(rule, Judged):
            for ground in rule.grounds:
                found.setdefault(ground, rule)
    return found
