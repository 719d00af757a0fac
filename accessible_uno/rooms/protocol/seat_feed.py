"""What the host program sends to a client about its seat, and how it does the client's acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from accessible_uno.game.base import Event, Refused, Seat
from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.record.action_reader import ActionReader
from accessible_uno.record.seat_part import Part, difference
from accessible_uno.rooms.protocol.client_links import ClientLink
from accessible_uno.rooms.protocol.fields import (
    DONE,
    END,
    SECONDS,
    SEEN,
    VIEW,
    TableTerms,
    bots_message,
    refused_message,
    say_message,
    seen_message,
    written_fields,
)
from accessible_uno.table import Clock, Table


class SeatFeed:
    """Tells one client everything that its seat sees, and nothing else.

    Args:
        table: the match.
        seat: the client's.
        clock: counts the time of the players.
        reader: reads what the client does.
        terms: returns what is played, once the match has begun.
        link: sends it.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat,
        clock: Clock,
        reader: ActionReader,
        terms: Callable[[], TableTerms],
        link: ClientLink,
    ) -> None:
        self.link = link
        self._terms = terms
        self._begun = False
        self._table = table
        self._seat = seat
        self._clock = clock
        self._reader = reader
        self._sent: Part = {}
        self._answers = 0

    def show(self) -> None:
        """Send the whole view, and before it, once, what is played."""
        self._begin()
        self._sent = self._table.seat_part(self._seat)
        left = self._clock.time_left(self._seat)
        seconds = [f"{SECONDS}={round(left)}"] if left is not None else []
        self.link.post(" ".join((VIEW, *written_fields(self._sent), *seconds)))

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            self.link.post(self._terms().for_seat(self._seat).message())
            self.show_bots()

    def show_bots(self) -> None:
        """Send who of the players is a bot, and of which kind."""
        self.link.post(bots_message(self._table.bot_kinds))

    def on_events(self, events: Sequence[Event]) -> None:
        """Send what the seat has seen of an act."""
        self._begin()
        now = self._table.seat_part(self._seat)
        changed = difference(self._sent, now)
        self._sent = now
        done, self._answers = self._answers, 0
        self.link.post(seen_message(events, changed, done))

    def act(self, number: int, words: Sequence[str]) -> None:
        """Do what the client asks; an act whose number was answered already is not done again."""
        if number <= self.link.last_act:
            self.link.post(f"{SEEN} {DONE}={number}")
            return
        self.link.last_act = self._answers = number
        try:
            self._table.act(self._reader.read(self._seat, words))
        except Refused as refused:
            self.link.post(refused_message(refused.reason, number))
        except ValueError:
            self.link.post(refused_message(None, number))
        finally:
            self._answers = 0

    def send_sentence(self, message_id: str, values: MessageFields) -> None:
        """Send a sentence of the catalogue, which the client says in its own language."""
        plain = {
            name: each if isinstance(each, int) else str(each) for name, each in values.items()
        }
        self.link.post(say_message(message_id, plain))

    def end(self) -> None:
        """Say that the match is stopped."""
        self.link.post(END)
