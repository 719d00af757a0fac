"""Writes what was played at another's table into the player's own journal.

Only the result is saved, with the statistics: the cards of the others are not known here.
"""

from __future__ import annotations

import io
import json
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from accessible_uno.rooms.client.remote_table import RemoteTable
from accessible_uno.store.errors import GameLocked, StoreError
from accessible_uno.store.game_row import PLACE, GameRow
from accessible_uno.store.journal import Journal, next_checksum
from accessible_uno.store.stats import FACTS, GameStats, parse_stats
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.resume_state import parse_object

LOOKED_THROUGH: Final = 50
"""The last games among which one is looked for that was left and goes on."""

GAME: Final = "game"


class JoinedGame:
    """The row of one game that somebody else hosts.

    Args:
        journal: where it is saved; ``None`` where nothing can be.
        place: the server and the room.
        table: the match.
    """

    def __init__(self, journal: Journal | None, place: str, table: RemoteTable) -> None:
        self._journal = journal
        self._table = table
        self._calendar = Calendar()
        terms = table.terms
        self._about = json.dumps({PLACE: place, GAME: terms.game})
        now = self._calendar.now()
        self._row = self._known() or GameRow(0, terms.plan, now, output_config=self._about)
        self._before = self._row.seconds
        self._stats_before = self._row.stats

    def save(self) -> None:
        """Save how the match stands.

        Raises:
            StoreError: it cannot be written.
        """
        journal, view = self._journal, self._table.view(self._table.terms.plan.viewer)
        if journal is None or not view.round:
            return
        row = replace(
            self._row,
            seconds=self._before + self._calendar.elapsed(),
            acts=1,
            rounds=view.round,
            scores=view.scores,
            winners=view.winners,
            over=bool(view.winners),
        )
        header = [] if self._row.number else [self._header()]
        acts = [(1, text, next_checksum(0, text)) for text in header]
        try:
            number = journal.save(row, acts)
        except GameLocked:
            return
        self._row = replace(row, number=number)
        journal.change(number, end_announced=True)
        stats = parse_stats(self._stats_before) if self._stats_before else GameStats()
        stats.add(self._table.counter.stats)
        stats.rounds = view.round - (0 if view.round_over else 1)
        stats.acts, stats.facts = row.acts, FACTS
        journal.change(number, stats=stats.to_json())

    def close(self) -> None:
        """Save how the match stands, if that can be done, and let go of it."""
        with suppress(StoreError):
            self.save()
        if self._journal is not None and self._row.number:
            self._journal.locks.release(self._row.number)

    def _known(self) -> GameRow | None:
        """Return the row of a game that was left and goes on."""
        if self._journal is None or not self._table.terms.game:
            return None
        with suppress(StoreError):
            for row in self._journal.games(LOOKED_THROUGH):
                if self._is_same(row):
                    with suppress(GameLocked):
                        self._journal.lock(row.number)
                        return row
        return None

    def _is_same(self, row: GameRow) -> bool:
        with suppress(ValueError):
            same = parse_object(row.output_config) == parse_object(self._about)
            return same and not row.over and row.plan.names == self._table.names
        return False

    def _header(self) -> str:
        text = io.StringIO()
        self._table.terms.plan.writer(text).write_acts(())
        return text.getvalue()
