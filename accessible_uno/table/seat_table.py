"""What a person's session knows of a table, wherever the table is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from accessible_uno.game.base import Action, Seat, Window
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.table.table import ActiveRules, Listener


class SeatTable(Protocol):
    """A table as those who sit at it know it: :class:`Table`, or one that somebody else hosts.

    Attributes:
        rules: what may be asked about the rules.
        names: the players in seating order.
    """

    rules: ActiveRules
    names: tuple[str, ...]

    @property
    def over(self) -> bool:
        """Whether the match is won, or has been stopped."""

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over and the next has not begun."""

    @property
    def asked(self) -> Seat | None:
        """The seat that the table waits for, if it is a player's."""

    @property
    def bot_kinds(self) -> Mapping[Seat, str] | None:
        """The kind of bot in each seat that a bot plays; ``None`` where that is not known."""

    def change_bot(self, seat: Seat, kind: str) -> bool:
        """Let the bot of a seat play as another kind does; return whether this table may.

        Raises:
            UnknownBot: no bot is of this kind.
            PackageFault: another package adds it, and it cannot be made.
        """

    @property
    def awaits_reply(self) -> bool:
        """Whether an action is on its way, and what comes of it is not known yet."""

    def view(self, seat: Seat) -> View:
        """Return what ``seat`` sees."""

    def legal(self, seat: Seat) -> Legal:
        """Return what ``seat`` may do."""

    def due(self, seat: Seat) -> tuple[Window, ...]:
        """Return what ``seat`` is asked, then the offers whose time runs for it."""

    def listen(self, seat: Seat, listener: Listener) -> None:
        """Call ``listener`` after each act with the events as ``seat`` may see them."""

    def act(self, action: Action) -> None:
        """Do ``action``, or send it to where the table is.

        Raises:
            Refused: the rules do not allow it.
        """

    def bot_to_act(self) -> Seat | None:
        """Return the seat that the table waits for if a bot of this program plays it."""
