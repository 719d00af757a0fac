"""What one game adds up to for the person who played it, counted by going through it again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass

from accessible_uno.game.base import Event, Seat
from accessible_uno.game.events import WentOut
from accessible_uno.rules.doubt import BluffFound, NoBluff
from accessible_uno.store.errors import BrokenGame
from accessible_uno.store.game_row import MOST, Kept
from accessible_uno.store.journal import Journal
from accessible_uno.store.replay import Replay
from accessible_uno.table.resume_state import as_object


@dataclass
class Tally:
    """Counts of one game.

    Attributes:
        went_out: rounds in which the player laid the last card.
        longest_hand: the most cards that the player held after any act.
        doubts_right: how often the player doubted a bluff, and
        doubts_wrong: how often what was none.
        bluffs_found: how often a bluff of the player's was doubted.
    """

    went_out: int = 0
    longest_hand: int = 0
    doubts_right: int = 0
    doubts_wrong: int = 0
    bluffs_found: int = 0

    def hear(self, seat: Seat, events: Iterable[Event], held: int) -> None:
        """Count what happened at one act, after which ``seat`` held so many cards."""
        self.longest_hand = max(self.longest_hand, held)
        for event in events:
            match event:
                case WentOut():
                    self.went_out += event.seat == seat
                case BluffFound():
                    self.doubts_right += event.seat == seat
                    self.bluffs_found += event.accused == seat
                case NoBluff():
                    self.doubts_wrong += event.seat == seat

    def written(self) -> str:
        """Return it as the journal keeps it."""
        return json.dumps(asdict(self), separators=(",", ":"))


def tally(text: str) -> Tally:
    """Return what :meth:`Tally.written` wrote; counts that it did not know yet are 0.

    Raises:
        ValueError: it makes no sense.
    """
    found = as_object(text)
    counts = {name: found.get(name, 0) for name in asdict(Tally())}
    if not all(type(count) is int and 0 <= count <= MOST for count in counts.values()):
        raise ValueError(text)
    return Tally(**counts)


def counted(journal: Journal, game: Kept) -> Tally:
    """Count a game, and keep the count in the journal; what cannot be gone through counts nothing.

    Raises:
        StoreError: the journal cannot be used.
    """
    if game.tally is not None:
        with suppress(ValueError):  # then it is counted anew
            return tally(game.tally)
    sums = Tally()
    replay = Replay(journal, game)
    try:
        for events in replay.acts():
            assert replay.run is not None
            sums.hear(game.viewer, events, len(replay.run.state.hands[game.viewer]))
    except BrokenGame:
        sums = Tally()
    journal.count(game.number, sums.written())
    return sums
