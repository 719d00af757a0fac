"""A misplay costs cards: the wrong card, the wrong moment (WP-28, OLY-13, G-07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import ClassVar, Final, Self

from accessible_uno.cards import Card
from accessible_uno.game import reasons
from accessible_uno.game.actions import DrawCard
from accessible_uno.game.base import (
    Action,
    Event,
    HandsKnown,
    Malformed,
    Reason,
    Seat,
    Step,
    Window,
)
from accessible_uno.game.option import OFF, Option, words
from accessible_uno.game.rule import Rewritten, answers, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Draw, Offer, Withdraw
from accessible_uno.rules.shared.reports import (
    Ground,
    Infraction,
    LayAnyway,
    LayWrong,
    NoteInfraction,
    PunishInfraction,
    ReportRule,
    TableTalk,
    WrongCardSeen,
    cards_of,
)
from accessible_uno.rules.shared.sides import partners_of

WRONG_MOMENT: Final = (
    *(reasons.NotYourTurn, reasons.AnswerFirst, reasons.ColourOwedFirst, reasons.QuestionFirst),
    *(reasons.NoJump, reasons.OnlyDrawnCard),
)
LEFT_UNSAID: Final = (reasons.ColourMissing, reasons.ChoiceMissing)


class Misplayed(Event, frozen=True):
    """A player has laid these cards against the rules and takes them back; no cards: has drawn."""

    seat: Seat
    cards: tuple[Card, ...]

    def teach(self, known: HandsKnown) -> None:
        """The cards are in the hand."""
        known.holds(self.seat, self.cards)


class Misplay(Step, frozen=True):
    """A misplay is seen; ``at_once``: it is punished without a report."""

    seat: Seat
    cards: tuple[Card, ...]
    due: int
    at_once: bool

    def do(self, state: State) -> None:
        """The cards stay in the hand, and the turn stays where it is (G-07)."""
        state.emit(Misplayed(self.seat, self.cards))
        punished: Step = NoteInfraction(Infraction(self.seat, Ground.MISPLAY, self.due))
        state.push(Draw(self.seat, self.due) if self.at_once else punished)


class PunishedMisplay(Action, frozen=True):
    """An action against the rules that is punished; a record writes the action itself."""

    answers_question: ClassVar = False
    seat: Seat
    act: Action
    due: int
    at_once: bool

    def steps(self, state: State) -> tuple[Step, ...]:
        """Take note of it."""
        return (Misplay(self.seat, cards_of(self.act), self.due, self.at_once),)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield nothing: no misplay is suggested."""
        yield from ()

    def reason_if_no_window(self, state: State) -> Reason:
        """Return the reason of the refused action."""
        return self.act.reason_if_no_window(state)

    def notation(self, names: Sequence[str]) -> str:
        """Return the notation of the refused action."""
        return self.act.notation(names)

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Refuse it: a record writes the refused action."""
        raise Malformed(" ".join(words))


class AtTable(StrEnum):
    """What becomes of a wrong card at a table; records hold misplays in any case."""

    REFUSED = "refused"
    """It is refused, and costs nothing."""
    ON = "on"
    """Who insists lays it, and whoever sees it may report it."""


class Misplays(ReportRule, frozen=True):
    """Laying cards that do not match, or at the wrong moment, costs cards; not a wild draw four,
    which has a rule of its own.

    Attributes:
        cards_due: how many cards it costs.
        at_once: whether it needs nobody to report it, and a choice left unsaid counts (OLY-13,
            OLY-16); then it is punished at the table too.
        at_table: what becomes of a wrong card at a table otherwise.
    """

    key: ClassVar = "misplay"
    version: ClassVar = 2
    topic: ClassVar = "comments"
    clauses: ClassVar = ("WP-28", "OLY-13", "OLY-16")
    options: ClassVar[tuple[Option, ...]] = (
        # With the tribunal, misplays are punished at once.
        Option("misplay", "at_table", words(*AtTable), off=OFF, idle_beside=("tribunal",)),
    )
    opens: ClassVar = (*ReportRule.opens, (TableTalk, PunishedMisplay))
    cards_due: int = 2
    at_once: bool = False
    at_table: AtTable = AtTable.REFUSED

    always_refused: ClassVar[bool] = False
    """Whether no wrong card is ever laid at a table."""

    @property
    def laid(self) -> bool:
        """Whether a player who insists lays a wrong card."""
        return self.at_table is AtTable.ON and not self.at_once and not self.always_refused

    @answers(TableTalk, LayAnyway, when="laid")
    def may_insist(self, state: State, window: TableTalk, action: LayAnyway) -> bool:
        """Whether a round is being played."""
        return bool(state.discard)

    @rewrites(LayWrong, when="laid")
    def lay_wrong(self, state: State, step: LayWrong) -> Rewritten:
        """The table has seen it, and the others may report it (WP-28)."""
        seen = WrongCardSeen(step.seat, partners=partners_of(state, step.seat))
        return (Misplay(step.seat, step.cards, self.cards_due, at_once=False), Offer(seen))

    @rewrites(PunishInfraction, when="laid")
    def reported(self, state: State, step: PunishInfraction) -> Rewritten:
        """Once is enough."""
        seen = [
            offer
            for offer in state.offers
            if isinstance(offer, WrongCardSeen) and offer.culprit == step.infraction.seat
        ]
        return (*map(Withdraw, seen), step) if seen else None

    def punish_illegal(
        self, state: State, action: Action, reason: Reason, live: bool
    ) -> Action | None:
        """Punish what is refused because of the card or the moment."""
        if (live and not self.at_once) or not state.discard or state.round_over:
            return None
        unsaid = LEFT_UNSAID if self.at_once else ()
        if isinstance(action, DrawCard):
            counts = isinstance(reason, reasons.NotYourTurn)
        else:
            counts = reason.wrong_card or isinstance(reason, (*WRONG_MOMENT, *unsaid))
            counts = counts and bool(cards_of(action))
        if not counts or Counter(cards_of(action)) - Counter(state.hands[action.seat]):
            return None
        return PunishedMisplay(action.seat, action, self.cards_due, self.at_once)


class MisplaysVersion1(Misplays, frozen=True):
    """As before: at a table wrong cards are always refused, unless they are punished at once."""

    version: ClassVar = 1
    always_refused: ClassVar = True
