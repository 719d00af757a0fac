"""The loop of a match at a keyboard: the table goes on at the player's pace, and lines are read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final

from msgspec import Struct

from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.controls.pacing import Pacing
from accessible_uno.interface.keyboard.input_loop import InputLoop
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.session import Session
from accessible_uno.settings.values import Pace
from accessible_uno.table.driver import Due, Ready, TimerHandle

BETWEEN_ROUNDS: Final = "between-rounds-enter"
"""The message that says that Enter begins the next round."""


class LoopTools(Struct, frozen=True):
    """What a loop works with.

    Attributes:
        session: the player's session.
        input_loop: the player's lines.
        announcer: the bots wait for offers that are open, as they do for the player's turn.
        pacing: how long bots wait before they act.
        options: a person at a terminal starts each further round; a coach may hold the table.
    """

    session: Session
    input_loop: InputLoop
    announcer: Announcer
    pacing: Pacing
    options: GameOptions


class GameLoop:
    """Plays a match from its present state to its end; it is the pace of the table's driver.

    Nothing happens at the table while the player is asked whether to leave, or pauses the game.
    A table that is hosted elsewhere is followed: whoever hosts it lets it go on.
    """

    def __init__(self, tools: LoopTools) -> None:
        self._session = tools.session
        self._table = tools.session.table
        self._input_loop = tools.input_loop
        self._announcer = tools.announcer
        self._offers = tools.announcer.offers
        self._pacing = tools.pacing
        self._coach = tools.options.coach
        self._interactive = tools.options.interactive
        self._happened = asyncio.Event()
        self._fault: BaseException | None = None
        self._enter_asked_at = -1
        self._pacing.timers.on_fault = self._on_fault
        self._driver = self._table.driver(self._pacing.timers, self)

    async def run(self) -> None:
        """Let the match go on, and wait for the player where necessary.

        Raises:
            PlayerLeft: the player has confirmed that they leave.
            EOFError: no more lines will come.
        """
        try:
            while not self._is_done():
                self._input_loop.check_line()
                self._happened.clear()
                await self._go_on()
                if self._fault is not None:
                    raise self._fault
        finally:
            if self._driver is not None:
                self._driver.stop()
        await self._end()

    def wake(self) -> None:
        """Let :meth:`run` see what has changed: the player's output may be gone."""
        self._happened.set()

    def on_act(self) -> None:
        """Somebody has acted; where the driver did it, :meth:`on_step` follows."""
        if self._driver is None or not self._driver.idle:
            self.wake()

    def _on_fault(self, fault: BaseException) -> None:
        self._fault = fault
        self._happened.set()

    def _is_done(self) -> bool:
        return self._table.over or self._coach.is_over

    async def _go_on(self) -> None:
        """Let the next thing happen, or wait for what the player does."""
        found = self._driver.go_on() if self._driver is not None else None
        if self._driver is None:
            await self._follow()
        elif not self._driver.idle:
            await self._happened.wait()
        elif found is Due.PERSON:
            await self._wait_for_player()
        else:
            await self._input_loop.wait_for_line()

    async def _end(self) -> None:
        if self._coach.is_over or self._driver is None:
            return
        plays = self._interactive and self._session.seat >= 0
        waits = plays and self._session.settings.pace is not Pace.NONE
        await self._input_loop.end_match(waits=waits)

    async def _wait_for_player(self) -> None:
        """Wait for a line; an offer is dismissed when the time for it is over."""
        self._offers.ask_waiting()
        is_timed = self._session.settings.pace is Pace.TIMED and self._interactive
        if not is_timed or not self._offers.hold_bots():
            await self._input_loop.wait_for_line()
            return
        line = asyncio.ensure_future(self._input_loop.wait_for_line())
        await first_to_end(line, self._pacing.wait_for_delay())
        if line.cancelled() and not self.holds and self._offers.hold_bots():
            self._offers.expire()
            if self._session.asked:
                self._offers.ask(again=False)

    # The pace of the driver

    def on_step(self) -> None:
        """Let the next thing happen; where somebody is waited for, :meth:`run` does that."""
        if self._driver is not None and not self._is_done():
            self._driver.go_on()
        if self._driver is None or self._driver.idle:
            self.wake()

    @property
    def holds(self) -> bool:
        """Whether nothing happens before the player has typed something.

        The player is asked whether to leave, has paused the game, is in the midst of a long answer,
        or has a step of a lesson to do.
        """
        pending, settings = self._session.pending, self._session.settings
        reads = pending.reads_on and settings.pace.waits and not self._session.asked
        asked = bool(pending.confirmation) or pending.awaits_enter
        return asked or reads or self._coach.holds_table

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait for what the player may do out of turn."""
        return self._offers.hold_bots()

    @property
    def bots_interject(self) -> bool:
        """Whether bots may want to act out of turn."""
        return self._table.contested or bool(self._table.view(self._session.seat).offers)

    @property
    def thinks_at_once(self) -> bool:
        """Whether nobody types while a bot thinks."""
        return not self._interactive

    def before_bot(self, ready: Ready) -> TimerHandle:
        """Wait until the player has heard what was told, and a moment more.

        What is told with the next act needs no time of its own.
        """
        if self._announcer.waits_to_tell:
            return self._pacing.timers.call_later(0.0, ready)
        return self._pacing.before_bot(ready)

    def before_round(self, ready: Ready) -> TimerHandle | None:
        """Wait for Enter, or as before a bot acts; a match begins at once."""
        session = self._session
        if not session.view.round or self._enter_asked_at == session.act_count:
            return self._pacing.timers.call_later(0.0, ready)
        if not self._waits_between_rounds():
            return self.before_bot(ready)
        self._enter_asked_at = session.act_count
        session.pending.enter_message = BETWEEN_ROUNDS
        session.announce(BETWEEN_ROUNDS)
        return None

    def before_stand(self, ready: Ready) -> TimerHandle:
        """Let a last card stand at once: the player has let the offer pass."""
        return self._pacing.timers.call_later(0.0, ready)

    def _waits_between_rounds(self) -> bool:
        settings = self._session.settings
        return self._interactive and self._session.seat >= 0 and settings.pace.waits

    # A table that is hosted elsewhere

    async def _follow(self) -> None:
        """Wait for what happens; at a pipe, read a line where the player may act."""
        if self._interactive or not self._may_act():
            await self._happened.wait()
            return
        await first_to_end(self._input_loop.wait_for_line(), self._wait_until_settled())

    async def _wait_until_settled(self) -> None:
        """Return when the player may do nothing any more."""
        while self._may_act() and not self._table.over:
            self._happened.clear()
            await self._happened.wait()

    def _may_act(self) -> bool:
        waits = self._session.pending.confirmation or self._session.pending.awaits_enter
        asked = self._session.asked or self._offers.hold_bots()
        return bool(waits) or (asked and not self._table.awaits_reply)


async def first_to_end(*parts: Awaitable[object]) -> None:
    """Run all parts until one ends, cancel the others, and raise what the first one raised."""
    tasks = [asyncio.ensure_future(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
