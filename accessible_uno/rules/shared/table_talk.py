"""What players say to the table while a round is played."""

from __future__ import annotations

from accessible_uno.game.base import ANYONE, Event, Seat, Window


class TableTalk(Window, frozen=True):
    """While a round is played, any player may speak to the table: report, ask, say something."""

    seat: Seat = ANYONE


class SaidAloud(Event, frozen=True):
    """A player says something to the table."""

    seat: Seat
    text: str
