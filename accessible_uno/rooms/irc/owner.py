"""What has a connection, and is told what happens to it."""

from __future__ import annotations

from typing import Protocol

from accessible_uno.rooms.irc.send_queue import QueuedLine


class ClientOwner(Protocol):
    """What has a connection."""

    def on_read(self) -> None:
        """Everything is handled that the server has said so far."""

    def on_lost(self) -> None:
        """The connection is gone, for whatever reason."""

    def on_ready(self) -> None:
        """The server has let us in."""

    def on_own_nick(self) -> None:
        """We are called otherwise."""

    def on_nick_free(self, nick: str) -> None:
        """Nobody has a nick any more."""

    def on_own_join(self, channel: str) -> None:
        """We are in a channel."""

    def on_everybody_seen(self, channel: str) -> None:
        """Everybody has been reported who was in a channel before us."""

    def on_own_leave(self, channel: str) -> None:
        """We have been put out of a channel, or not let in."""

    def on_not_heard(self, channel: str, report: str) -> None:
        """A channel does not let us speak, for the reason that a message tells."""

    def on_may_be_heard(self, channel: str) -> None:
        """A channel may let us speak again."""

    def on_not_taken(self, line: QueuedLine) -> None:
        """A line has to be sent in another way."""

    def on_invited(self, channel: str) -> None:
        """Somebody lets us into a channel."""

    def on_renamed(self, old: str, new: str) -> None:
        """Somebody else is called otherwise."""

    def on_too_fast(self, target: str, seconds: float) -> None:
        """A line to ``target`` was not delivered: we write to too many in too short a time."""
