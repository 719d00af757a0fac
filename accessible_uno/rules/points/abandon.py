"""A player may leave before the end, and the others play on (CHAT-18, G-17)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game import reasons
from accessible_uno.game.base import Reason, Window
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rule, forbids
from accessible_uno.game.state import State
from accessible_uno.game.windows import ColourOwed, Drawn, Turn
from accessible_uno.rules.shared.leaving import Abandon, MayLeave


class NothingToLeave(Reason, frozen=True):
    """A player without cards does not leave: they are not dealt yet, or the last one is laid."""


class Abandoning(Rule, frozen=True):
    """A player who leaves ranks last, before earlier leavers; the hand goes into the pile.

    Threats and votes do not hold up anyone: what the player was asked lapses, as for a player
    whose time is up (CHAT-19), and others are asked on.
    """

    key: ClassVar = "abandon"
    version: ClassVar = 2
    topic: ClassVar = "points"
    clauses: ClassVar = ("CHAT-18",)
    options: ClassVar = (switch("abandon"),)
    opens: ClassVar = ((MayLeave, Abandon),)

    def open_windows(self) -> tuple[Window, ...]:
        """Every player may leave at any time."""
        return (MayLeave(),)

    @forbids(MayLeave, Abandon)
    def has_cards(self, state: State, window: MayLeave, action: Abandon) -> Reason | None:
        """Only who holds cards leaves, or owes the colour of the last one."""
        owes = state.question == ColourOwed(action.seat)
        return None if state.hands[action.seat] or owes else NothingToLeave()


class AbandoningVersion1(Abandoning, frozen=True):
    """As before: a threat or a vote is settled before anyone leaves."""

    version: ClassVar = 1

    @forbids(MayLeave, Abandon)
    def has_cards(self, state: State, window: MayLeave, action: Abandon) -> Reason | None:
        """A threat or a vote is settled before anyone leaves."""
        settled = isinstance(state.question, Turn | Drawn | ColourOwed)
        return None if settled else reasons.QuestionFirst()
