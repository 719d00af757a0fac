"""The loop of a match: bots act, rounds follow each other, and the player is waited for."""

from __future__ import annotations

import asyncio
from typing import cast

from accessible_uno.game.base import Action
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.coach import NO_COACH, Coach
from accessible_uno.interface.input.input_loop import InputLoop
from accessible_uno.interface.input.pacing import Pacing
from accessible_uno.interface.session.session import Session
from accessible_uno.settings.values import Pace
from accessible_uno.table import Table


class GameLoop:
    """Plays a match from its present state to its end.

    Nothing happens at the table while the player is asked whether to leave, or pauses the game.

    Args:
        session: the player's session.
        input_loop: the player's lines.
        offers: the bots wait for open ones, as they do for the player's turn.
        pacing: how long bots wait before they act.
        interactive: whether a person sits at a terminal, who starts each further round.
        coach: may hold the table, and end the game.
    """

    def __init__(
        self,
        session: Session,
        input_loop: InputLoop,
        offers: Offers,
        pacing: Pacing,
        interactive: bool,
        coach: Coach = NO_COACH,
    ) -> None:
        self._session = session
        # LineGame makes this loop for a table of this program alone.
        self._table = cast("Table", session.table)
        self._input_loop = input_loop
        self._offers = offers
        self._pacing = pacing
        self._coach = coach
        self._interactive = interactive
        self._bots_passed_at = -1

    async def run(self) -> None:
        """Let the bots act, one after the other, and wait for the player where necessary."""
        while not self._is_done():
            self._input_loop.check_line()
            if self._is_stopped():
                await self._input_loop.wait_for_line()
            else:
                await self._go_on()
        await self._end()

    def _is_done(self) -> bool:
        return self._table.over or self._coach.is_over

    async def _go_on(self) -> None:
        """Let the next thing happen, or wait for what the player does."""
        if self._table.between_rounds:
            await self._start_round()
        elif self._offers.hold_bots() or not self._bots_may_act():
            if self._table.contested and not self._offers.hold_bots():
                self._table.let_stand()
            else:
                await self._wait_for_player()
        else:
            await self._let_bot_act()

    async def _end(self) -> None:
        if self._coach.is_over:
            return
        plays = self._interactive and self._session.seat >= 0
        waits = plays and self._session.settings.pace is not Pace.NONE
        await self._input_loop.end_match(waits=waits)

    def _is_stopped(self) -> bool:
        """Whether nothing happens before the player has typed something.

        The player is asked whether to leave, has paused the game, is in the midst of a long answer,
        or has a step of a lesson to do.
        """
        pending, settings = self._session.pending, self._session.settings
        reads = pending.reads_on and settings.pace.waits and not self._session.asked
        asked = bool(pending.confirmation) or pending.awaits_enter
        return asked or reads or self._coach.holds_table

    async def _wait_for_player(self) -> None:
        """Wait for a line; an offer is dismissed when the time for it is over."""
        self._offers.ask_waiting()
        is_timed = self._session.settings.pace is Pace.TIMED and self._interactive
        if not is_timed or not self._offers.hold_bots():
            await self._input_loop.wait_for_line()
            return
        line = asyncio.ensure_future(self._input_loop.wait_for_line())
        delay = asyncio.ensure_future(self._pacing.wait_for_delay())
        try:
            await asyncio.wait((line, delay), return_when=asyncio.FIRST_COMPLETED)
        finally:
            line.cancel()
            delay.cancel()
            await asyncio.gather(line, delay, return_exceptions=True)
        if line.cancelled() and not self._is_stopped() and self._offers.hold_bots():
            self._offers.expire()
            if self._session.asked:
                self._offers.ask(again=False)

    def _bots_may_act(self) -> bool:
        if self._table.bot_to_act() is not None:
            return True
        return self._has_offers() and self._bots_passed_at != self._session.act_count

    def _has_offers(self) -> bool:
        """Whether bots may want to act out of turn."""
        return self._table.contested or bool(self._table.view(self._session.seat).offers)

    async def _let_bot_act(self) -> None:
        """Let a bot decide and act; keys are answered while it thinks."""
        acts_before = self._session.act_count
        await self._pacing.wait_before_bot()
        decision = self._table.decision(at_once=not self._interactive)
        try:
            while self._may_go_on(acts_before):
                if decision.go_on():
                    self._carry_out(decision.result())
                    return
                await asyncio.sleep(decision.rest)
        finally:
            decision.stop()

    def _carry_out(self, action: Action | None) -> None:
        """Do what a bot has decided; ``None``: no bot does anything now."""
        if action is None:
            self._bots_passed_at = self._session.act_count
        else:
            self._table.act(action)

    def _may_go_on(self, acts: int) -> bool:
        """Whether nothing has happened since so many acts that the bots must wait for."""
        stopped = self._is_stopped() or self._offers.hold_bots()
        return self._session.act_count == acts and not stopped

    async def _start_round(self) -> None:
        if self._session.view.round and self._waits_between_rounds():
            await self._input_loop.wait_for_enter("between-rounds-enter")
        elif self._session.view.round:
            await self._pacing.wait_before_bot()
        if self._table.between_rounds and not self._is_stopped():
            self._table.next_round()

    def _waits_between_rounds(self) -> bool:
        settings = self._session.settings
        return self._interactive and self._session.seat >= 0 and settings.pace.waits
