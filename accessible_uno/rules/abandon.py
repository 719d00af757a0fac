"""A player may leave before the end, and the others play on (CHAT-18, G-17)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game import reasons
from accessible_uno.game.actions import BareAction, out_of_place
from accessible_uno.game.base import ANYONE, Event, Reason, Seat, Step, Window
from accessible_uno.game.frozen import frozen
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rule, forbids
from accessible_uno.game.state import State
from accessible_uno.game.steps import GiveUp
from accessible_uno.game.windows import ColourOwed, Drawn, Turn


@frozen
class Abandoned(Event):
    """A player leaves the match before its end."""

    seat: Seat


@frozen
class NoLeaving(Reason):
    """The rules of this table let nobody leave the match."""


@frozen
class MayLeave(Window):
    """While a round is played, anyone may leave."""

    seat: Seat = ANYONE


@frozen
class Abandon(BareAction):
    """Leave the match before its end."""

    verbs: ClassVar = ("quit",)
    answers_question: ClassVar = False

    def steps(self, state: State) -> tuple[Step, ...]:
        """Take the player out; the others play on."""
        return (GiveUp(self.seat, Abandoned(self.seat)),)

    def reason_if_no_window(self, state: State) -> Reason:
        """The rules in force let nobody leave, or no round is being played."""
        if not any(isinstance(rule, Abandoning) for rule in state.game.rules):
            return NoLeaving()
        return out_of_place(state, self.seat) or reasons.NothingPending()


@frozen
class Abandoning(Rule):
    """Whoever leaves ranks last, before those who left earlier; the hand goes into the pile."""

    key: ClassVar = "abandon"
    topic: ClassVar = "points"
    clauses: ClassVar = ("CHAT-18",)
    options: ClassVar = (switch("abandon"),)
    opens: ClassVar = ((MayLeave, Abandon),)

    def open_windows(self) -> tuple[Window, ...]:
        """Leaving is open to everyone all the time."""
        return (MayLeave(),)

    @forbids(MayLeave, Abandon)
    def settle_first(self, state: State, window: MayLeave, action: Abandon) -> Reason | None:
        """What threatens a player, or is being judged, is settled before anyone leaves."""
        settled = isinstance(state.question, Turn | Drawn | ColourOwed)
        return None if settled else reasons.QuestionFirst()
