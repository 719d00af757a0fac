"""The course of a match: the bots act, rounds follow each other, and the player is waited for."""

from __future__ import annotations

from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.input.input_loop import InputLoop
from accessible_uno.interface.input.pacing import Pacing
from accessible_uno.interface.input.quit_dialog import QuitDialog
from accessible_uno.interface.session import Session
from accessible_uno.settings.values import Pace


class GameLoop:
    """Takes a match from where it stands to its end.

    Args:
        session: what lies before the player.
        reading: the player's lines.
        offers: what the bots wait for besides.
        pacing: how long they wait.
        quit_dialog: the question whether to leave, during which nothing happens.
        person: whether somebody sits at a terminal, who begins each further round.
    """

    def __init__(
        self,
        session: Session,
        reading: InputLoop,
        offers: Offers,
        pacing: Pacing,
        quit_dialog: QuitDialog,
        person: bool,
    ) -> None:
        self._session = session
        self._table = session.table
        self._input_loop = reading
        self._offers = offers
        self._pacing = pacing
        self._quit_dialog = quit_dialog
        self._person = person
        self._bots_seen = -1

    async def run(self) -> None:
        """Let the bots act, one after the other, and wait for the player where it is due."""
        while not self._table.over:
            if self._quit_dialog.open_question:
                await self._input_loop.wait_for_line()
            elif self._table.between_rounds:
                await self._next_round()
            elif self._offers.hold_bots() or not self._bots_may_act():
                if self._table.contested and not self._offers.hold_bots():
                    self._table.let_stand()
                else:
                    await self._input_loop.wait_for_line()
            else:
                await self._let_a_bot_act()
        if self._waits_between():
            await self._input_loop.wait_for_enter("match-over-enter")

    def _bots_may_act(self) -> bool:
        if self._table.bot_to_act() is not None:
            return True
        waiting = self._table.contested or bool(self._table.view(self._session.seat).offers)
        return waiting and self._bots_seen != self._session.act_count

    async def _let_a_bot_act(self) -> None:
        before = self._session.act_count
        await self._pacing.wait_before_bot()
        if (
            self._session.act_count != before
            or self._quit_dialog.open_question
            or self._offers.hold_bots()
        ):
            return
        action = self._table.bot_action()
        if action is None:
            self._bots_seen = self._session.act_count
        else:
            self._table.act(action)

    async def _next_round(self) -> None:
        if self._session.view.round and self._waits_between():
            await self._input_loop.wait_for_enter("between-rounds-enter")
        elif self._session.view.round:
            await self._pacing.wait_before_bot()
        if self._table.between_rounds and not self._quit_dialog.open_question:
            self._table.next_round()

    def _waits_between(self) -> bool:
        return self._person and self._session.seat >= 0 and self._session.settings.pace is Pace.WAIT
