"""The course of a match: the bots act, rounds follow each other, and the player is waited for."""

from __future__ import annotations

from accessible_uno.interface.announce.offers import Chances
from accessible_uno.interface.input.input_loop import Reading
from accessible_uno.interface.input.pacing import Pacing
from accessible_uno.interface.input.quit_dialog import Farewell
from accessible_uno.interface.session import Desk
from accessible_uno.interface.settings import Pace


class Course:
    """Takes a match from where it stands to its end.

    Args:
        desk: what lies before the player.
        reading: the player's lines.
        chances: what the bots wait for besides.
        pacing: how long they wait.
        farewell: the question whether to leave, during which nothing happens.
        person: whether somebody sits at a terminal, who begins each further round.
    """

    def __init__(
        self,
        desk: Desk,
        reading: Reading,
        chances: Chances,
        pacing: Pacing,
        farewell: Farewell,
        person: bool,
    ) -> None:
        self._desk = desk
        self._table = desk.table
        self._reading = reading
        self._chances = chances
        self._pacing = pacing
        self._farewell = farewell
        self._person = person
        self._bots_seen = -1

    async def run(self) -> None:
        """Let the bots act, one after the other, and wait for the player where it is due."""
        while not self._table.over:
            if self._farewell.asking:
                await self._reading.line()
            elif self._table.between_rounds:
                await self._next_round()
            elif self._chances.held() or not self._bots_may_act():
                if self._table.contested and not self._chances.held():
                    self._table.let_stand()
                else:
                    await self._reading.line()
            else:
                await self._let_a_bot_act()
        if self._waits_between():
            await self._reading.until_enter("match-over-enter")

    def _bots_may_act(self) -> bool:
        if self._table.bot_to_act() is not None:
            return True
        waiting = self._table.contested or bool(self._table.view(self._desk.seat).offers)
        return waiting and self._bots_seen != self._desk.acts

    async def _let_a_bot_act(self) -> None:
        before = self._desk.acts
        await self._pacing.before_bot()
        if self._desk.acts != before or self._farewell.asking or self._chances.held():
            return
        action = self._table.bot_action()
        if action is None:
            self._bots_seen = self._desk.acts
        else:
            self._table.act(action)

    async def _next_round(self) -> None:
        if self._desk.view.round and self._waits_between():
            await self._reading.until_enter("between-rounds-enter")
        elif self._desk.view.round:
            await self._pacing.before_bot()
        if self._table.between_rounds and not self._farewell.asking:
            self._table.next_round()

    def _waits_between(self) -> bool:
        return self._person and self._desk.seat >= 0 and self._desk.settings.pace is Pace.WAIT
