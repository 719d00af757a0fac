"""What players say to the table while a round is played."""

from __future__ import annotations

from accessible_uno.frozen import frozen
from accessible_uno.game.base import ANYONE, Event, Seat, Window


@frozen
class TableTalk(Window):
    """While a round is played, any player may speak to the table: report, ask, say something."""

    seat: Seat = ANYONE


@frozen
class SaidAloud(Event):
    """A player says something to the table."""

    seat: Seat
    text: str
