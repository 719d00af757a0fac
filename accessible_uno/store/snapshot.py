"""What the journal saves of a match beside its acts, wherever the match is played."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.game.view import View
from accessible_uno.table import ONLOOKER, Table
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.resume_state import ResumeState


class TableSnapshot:
    """Reads from a table, its bots and its clock what a resume needs.

    Args:
        table: the match.
        state: of the dealer, the bots and the clock.
        config: returns, as JSON, what else belongs to the match: the output settings of a player,
            or who sits in a room.
        calendar: knows how long this session has lasted.

    Attributes:
        leaving: whether the player is leaving the match.
    """

    def __init__(
        self, table: Table, state: ResumeState, config: Callable[[], str], calendar: Calendar
    ) -> None:
        self._table = table
        self._state = state
        self._config = config
        self._calendar = calendar
        self.leaving = False

    def resume_state(self) -> str:
        """Return the state of the dealer, the bots and the clock, as JSON."""
        return self._state.to_json(leaving=self.leaving)

    def output_config(self) -> str:
        """Return what else belongs to the match, as JSON."""
        return self._config()

    def seconds(self) -> float:
        """Return how many seconds this session has lasted."""
        return self._calendar.elapsed()

    def view(self) -> View:
        """Return what an onlooker sees of the table."""
        return self._table.view(ONLOOKER)

    def is_whole(self) -> bool:
        """Return whether the table is in order: no act has failed half-way."""
        return not self._table.failed
