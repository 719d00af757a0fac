"""Reports and votes: a player points out what another did, and the others judge.

The table needs no judges for what it has seen itself, such as a misplay or a choice left unsaid:
it notes an infraction, and the player who reports it in the same round is right.

Where a table plays so, wrong cards are laid knowingly, and may be reported (WP-28).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import ClassVar, Self

from msgspec import Struct

from accessible_uno.cards import Card
from accessible_uno.game import reasons
from accessible_uno.game.actions import Jump, LayTogether, PlainAction, Play, out_of_place
from accessible_uno.game.base import ANYONE, Action, Event, Note, Reason, Seat, Step, Window
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.legality import any_play
from accessible_uno.game.rule import Rule, answers
from accessible_uno.game.state import State, by_the_rules
from accessible_uno.game.steps import Ask, Draw, Emit
from accessible_uno.rules.shared.drawing import draws_are_presses


class TableTalk(Window, frozen=True):
    """While a round is played, any player may speak to the table: report, ask, say something."""

    seat: Seat = ANYONE


class SaidAloud(Event, frozen=True):
    """A player says something to the table."""

    seat: Seat
    text: str


class Ground(StrEnum):
    """What a player may be reported for; a record writes the value.

    The active rules say which of them are judged.  A report that names none means the first one
    here that is judged.
    """

    FAULT = "fault"
    COMMENT = "comment"
    CONFUSION = "confusion"
    HESITATION = "hesitation"
    WORD = "word"
    CAMOUFLET = "camouflet"
    LOOK = "look"
    DIRECTION = "direction"
    MISPLAY = "misplay"
    OMISSION = "omission"

    def __repr__(self) -> str:
        """Return the value in quotes: ``record replay --json`` writes it within a question."""
        return repr(self.value)


class Infraction(Struct, frozen=True):
    """What the table has seen ``seat`` do wrong; a report of it costs that player ``cards``."""

    seat: Seat
    ground: Ground
    cards: int


class Infractions(Note, frozen=True):
    """What the table has seen in this round and nobody has reported yet, oldest first."""

    known: tuple[Infraction, ...] = ()

    def latest(self, seat: Seat, ground: Ground | None = None) -> Infraction | None:
        """Return the last one of ``seat``, on ``ground`` where one is given."""
        for infraction in self.known[::-1]:
            if infraction.seat == seat and ground in (None, infraction.ground):
                return infraction
        return None


class Reported(Event, frozen=True):
    """A player reports another; ``ground`` is the value of a ``Ground``."""

    seat: Seat
    culprit: Seat
    ground: str


class LapseFound(Event, frozen=True):
    """A player reports what the table has seen another do wrong."""

    seat: Seat
    culprit: Seat
    ground: str


class Voted(Event, frozen=True):
    """A player votes on a report: ``agrees`` that there was a comment, or not."""

    seat: Seat
    agrees: bool


class ReportUpheld(Event, frozen=True):
    """The vote finds the report right, which costs the culprit ``count`` cards.

    With ``presses`` it costs as many presses of the dispenser instead (EXT-03).
    """

    seat: Seat
    culprit: Seat
    count: int
    ground: str
    presses: bool


class ReportDismissed(Event, frozen=True):
    """The vote finds the report wrong, or is tied."""

    seat: Seat
    culprit: Seat
    ground: str


class NobodyToReport(Reason, frozen=True):
    """No player may report themselves, or somebody who has left."""


class NoReports(Reason, frozen=True):
    """The active rules punish nothing of the kind, or nothing was seen."""


class VoteFirst(Reason, frozen=True):
    """A vote is under way already."""


class NoVote(Reason, frozen=True):
    """No vote is asked of this player now."""


class Vote(Window, frozen=True):
    """A player votes whether ``culprit`` did what ``reporter`` says.

    ``ayes`` and ``noes`` count the votes so far; the seats of ``waiting`` vote later.
    """

    seat: Seat
    reporter: Seat
    culprit: Seat
    waiting: tuple[Seat, ...]
    ayes: int
    noes: int
    ground: str = Ground.COMMENT

    def default(self, state: State) -> Action:
        """A player who does not vote has noticed nothing."""
        return CastVote(self.seat, False)

    def lapsed(self) -> tuple[Step, ...]:
        """Without this vote, ask the other voters."""
        counted = (self.ayes, self.noes, self.ground)
        return (CallVote(self.reporter, self.culprit, self.waiting, *counted),)


class CallVote(Step, frozen=True):
    """Ask the next voter, or count when all have voted."""

    reporter: Seat
    culprit: Seat
    waiting: tuple[Seat, ...]
    ayes: int
    noes: int
    ground: str

    def do(self, state: State) -> None:
        """Without another player to judge, the report is upheld; a tie acquits.

        A player who has left meanwhile neither votes nor is judged.
        """
        if self.culprit not in state.playing:
            return
        waiting = [seat for seat in self.waiting if seat in state.playing]
        if waiting:
            voter, *rest = waiting
            counted = (self.ayes, self.noes, self.ground)
            state.push(Ask(Vote(voter, self.reporter, self.culprit, tuple(rest), *counted)))
            return
        voted = self.ayes + self.noes
        if voted and self.ayes <= self.noes:
            state.emit(ReportDismissed(self.reporter, self.culprit, self.ground))
            return
        cards = judging_rules(state)[self.ground].cards_due
        presses = draws_are_presses(state)
        state.emit(ReportUpheld(self.reporter, self.culprit, cards, self.ground, presses))
        times, each = (cards, 1) if presses else (1, cards)
        state.push(*(Draw(self.culprit, each) for _ in range(times)))


class NoteInfraction(Step, frozen=True):
    """The table has seen an infraction."""

    infraction: Infraction

    def do(self, state: State) -> None:
        """Remember it until the round ends."""
        state.remember(Infractions((*state.recall(Infractions).known, self.infraction)))


class PunishInfraction(Step, frozen=True):
    """A player reports an infraction that the table has seen: no vote is needed."""

    seat: Seat
    infraction: Infraction

    def do(self, state: State) -> None:
        """Let the culprit draw; the same infraction cannot be reported again."""
        found = self.infraction
        known = list(state.recall(Infractions).known)
        known.remove(found)
        state.remember(Infractions(tuple(known)))
        state.emit(LapseFound(self.seat, found.seat, found.ground))
        state.push(Draw(found.seat, found.cards))


class Report(PlainAction, frozen=True):
    """Report what a player did; the others vote on what the table has not seen itself.

    Without a ``ground`` it means the last infraction that the table has seen, else the first
    ground that the active rules judge.
    """

    verbs: ClassVar = ("report",)
    candidates_pass: ClassVar = True
    answers_question: ClassVar = False
    seat: Seat
    culprit: Seat
    ground: Ground | None = None

    def steps(self, state: State) -> tuple[Step, ...]:
        """Ask everyone but the two concerned, from the reporter's left."""
        seen = state.recall(Infractions).latest(self.culprit, self.ground)
        if seen is not None:
            return (PunishInfraction(self.seat, seen),)
        ground = self.ground or next(each for each in Ground if each in judging_rules(state))
        others = (state.seat_from(self.seat, place) for place in range(1, len(state.playing)))
        jury = tuple(seat for seat in others if seat != self.culprit)
        return (
            Emit(Reported(self.seat, self.culprit, ground)),
            CallVote(self.seat, self.culprit, jury, 0, 0, ground),
        )

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse a report of oneself, of a player who has left, or on a ground that no rule judges;
        and any report during a vote or before the deal."""
        if self.culprit == self.seat or self.culprit not in state.playing:
            return NobodyToReport()
        if isinstance(state.question, Vote):
            return VoteFirst()
        if not state.discard:
            return reasons.NothingPending()
        if state.recall(Infractions).latest(self.culprit, self.ground) is not None:
            return None
        judged = judging_rules(state)
        known = self.ground is None or self.ground in judged
        return None if judged and known else NoReports()

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield a report of each other player who may be reported."""
        if isinstance(state.question, Vote) or not state.discard:
            return
        seen = None if judging_rules(state) else state.recall(Infractions)
        for culprit in state.playing:
            if culprit != seat and (seen is None or seen.latest(culprit) is not None):
                yield cls(seat, culprit)

    def reason_if_no_window(self, state: State) -> Reason:
        """No active rule allows reports, or no round is being played."""
        if not any(isinstance(rule, ReportRule) for rule in state.game.rules):
            return NoReports()
        return out_of_place(state, self.seat) or reasons.NothingPending()


class CastVote(PlainAction, frozen=True):
    """Vote whether a report is right; the voters may speak in any order."""

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
        """Yield aye and no, while there is a vote."""
        if isinstance(state.question, Vote):
            yield cls(seat, True)
            yield cls(seat, False)

    def reason_if_no_window(self, state: State) -> Reason:
        """Nothing is being voted on, or it is another's vote."""
        return NoVote()


class ReportRule(Rule, frozen=True):
    """A rule that lets players report what others did.

    Attributes:
        cards_due: how many cards it costs.
    """

    grounds: ClassVar[tuple[Ground, ...]] = ()
    """What the other players judge by a vote."""

    opens: ClassVar[tuple[tuple[type[Window], type[Action]], ...]] = (
        (TableTalk, Report),
        (Vote, CastVote),
    )
    cards_due: int

    def open_windows(self) -> tuple[Window, ...]:
        """Every player may report at any time."""
        return (TableTalk(),)

    @answers(TableTalk, CastVote)
    def may_vote(self, state: State, window: TableTalk, action: CastVote) -> bool:
        """Whether the player is one of the voters; they may vote in any order."""
        return isinstance(state.question, Vote) and action.seat in state.question.waiting


@by_the_rules
def judging_rules(game: CompiledRules) -> dict[str, ReportRule]:
    """Return each ground on which players vote, with the rule that says what it costs."""
    found: dict[str, ReportRule] = {}
    for rule in sorted(game.rules, key=lambda each: each.key):
        if isinstance(rule, ReportRule):
            for ground in rule.grounds:
                found.setdefault(ground, rule)
    return found


class GoesAfterAll(Reason, frozen=True):
    """The card goes: it is played like any other."""


class WrongCardSeen(Window, frozen=True):
    """A player has laid a wrong card: until somebody acts, the others may well report it."""

    culprit: Seat
    seat: Seat = ANYONE
    partners: tuple[Seat, ...] = ()

    def is_for(self, seat: Seat) -> bool:
        """Whether ``seat`` plays against the culprit."""
        return seat not in (self.culprit, *self.partners)


class LayWrong(Step, frozen=True):
    """Wrong cards are laid; ``Misplays`` says what comes of it."""

    seat: Seat
    cards: tuple[Card, ...]

    def do(self, state: State) -> None:
        """Do nothing; ``Misplays`` rewrites it."""


class LayAnyway(PlainAction, frozen=True):
    """Lay cards that do not go, or at the wrong moment, knowing that they may be reported.

    It is never suggested: only who was refused and insists does it.
    """

    verbs: ClassVar = ("anyway",)
    answers_question: ClassVar = False
    seat: Seat
    cards: tuple[Card, ...]

    def steps(self, state: State) -> tuple[Step, ...]:
        """Lay them."""
        return (LayWrong(self.seat, self.cards),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse cards not held, cards that go, and what no rule punishes."""
        missing = Counter(self.cards) - Counter(state.hands[self.seat])
        if missing:
            return reasons.NotHeld(next(iter(missing)))
        tried = self._as_play(state)
        reason = state.game.why_not(state, tried)
        if reason is None:
            return GoesAfterAll()
        punished = state.game.punish_illegal(state, tried, reason, live=False)
        return None if punished is not None else reason

    def _as_play(self, state: State) -> Action:
        if len(self.cards) == 1:
            return any_play(state, self.seat, self.cards[0])
        return LayTogether(self.seat, self.cards)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield nothing: no misplay is suggested."""
        yield from ()


def cards_of(act: Action) -> tuple[Card, ...]:
    """Return the cards that an action lays."""
    if isinstance(act, Play):
        return (act.card,)
    return act.cards if isinstance(act, LayTogether | Jump) else ()
