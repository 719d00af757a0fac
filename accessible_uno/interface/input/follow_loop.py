"""The loop of a match that is hosted elsewhere: whoever hosts it lets it go on."""

from __future__ import annotations

import asyncio

from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.input.input_loop import InputLoop
from accessible_uno.interface.session.session import Session


class FollowLoop:
    """Follows a match to its end: it neither lets bots act nor begins rounds.

    Lines from a pipe are read when the player is asked or may take an offer, as at a table of this
    program.

    Args:
        session: the player's session.
        input_loop: the player's lines.
        offers: what the player may do out of turn.
        interactive: whether a person sits at a terminal.
    """

    def __init__(
        self, session: Session, input_loop: InputLoop, offers: Offers, interactive: bool
    ) -> None:
        self._session = session
        self._input_loop = input_loop
        self._offers = offers
        self._interactive = interactive
        self._happened = asyncio.Event()

    async def run(self) -> None:
        """Wait for what happens, and read the lines of a pipe, until the match is over."""
        while not self._session.table.over:
            self._input_loop.check_line()
            self._happened.clear()
            if not self._interactive and self._may_act():
                await self._read_line()
            else:
                await self._happened.wait()

    async def _read_line(self) -> None:
        """Read a line, unless something happens first that ends the waiting for it."""
        line = asyncio.ensure_future(self._input_loop.wait_for_line())
        changed = asyncio.ensure_future(self._wait_until_settled())
        try:
            await asyncio.wait((line, changed), return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()
            if not line.done():
                line.cancel()
            await asyncio.gather(changed, line, return_exceptions=True)
        if not line.cancelled():
            line.result()

    async def _wait_until_settled(self) -> None:
        """Return when the player may do nothing any more."""
        while self._may_act() and not self._session.table.over:
            self._happened.clear()
            await self._happened.wait()

    def on_events(self) -> None:
        """Something has happened at the table, or the player's output is gone."""
        self._happened.set()

    def _may_act(self) -> bool:
        waits = self._session.pending.confirmation or self._session.pending.awaits_enter
        asked = self._session.asked or self._offers.hold_bots()
        return bool(waits) or (asked and not self._session.table.awaits_reply)
