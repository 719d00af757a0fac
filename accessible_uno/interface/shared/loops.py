"""The loops of a match at a shared keyboard: one person's turn, and the table between turns."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.input.game_loop import GameLoop
from accessible_uno.interface.input.input_loop import InputLoop
from accessible_uno.interface.input.pacing import Pacing
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.shared.handover import PASS, Handover


class PersonLoop(GameLoop):
    """Lets one person act, until the table waits for somebody else and the keyboard is given on.

    A person who is alone at the keyboard has it to the end of the match.
    """

    def __init__(
        self,
        handover: Handover,
        session: Session,
        input_loop: InputLoop,
        offers: Offers,
        pacing: Pacing,
        interactive: bool,
    ) -> None:
        super().__init__(session, input_loop, offers, pacing, interactive)
        self._handover = handover

    def _is_done(self) -> bool:
        return self._table.over if self._handover.alone else self._handover.is_passed_on

    async def _go_on(self) -> None:
        if self._handover.alone or self._session.asked or self._offers.hold_bots():
            await super()._go_on()
        else:
            await self._pass_on()

    async def _pass_on(self) -> None:
        """Wait until the person has heard enough; at a pipe nobody waits."""
        if not self._interactive:
            self._handover.is_passed_on = True
            return
        pending = self._session.pending
        pending.await_enter(PASS)
        self._session.announce(PASS)
        while pending.enter_message == PASS and not self._session.asked:
            await self._input_loop.wait_for_line()
        if pending.enter_message == PASS:
            pending.enter_pressed()

    async def _end(self) -> None:
        if self._handover.alone:
            await super()._end()


class TableLoop(GameLoop):
    """Lets bots act and rounds begin, until a person has said who they are."""

    def __init__(
        self,
        handover: Handover,
        ask_who_is_next: Callable[[], None],
        session: Session,
        input_loop: InputLoop,
        offers: Offers,
        pacing: Pacing,
        interactive: bool,
    ) -> None:
        super().__init__(session, input_loop, offers, pacing, interactive)
        self._handover = handover
        self._ask_who_is_next = ask_who_is_next
        self._asked_at = -1

    async def run(self) -> None:
        """Let everything happen that needs nobody's hand, until a person takes the keyboard."""
        self._asked_at = -1
        await super().run()

    def _is_done(self) -> bool:
        return self._table.over or self._handover.taker is not None

    def _has_offers(self) -> bool:
        return self._table.contested or bool(self._table.offers)

    async def _wait_for_player(self) -> None:
        if self._asked_at != self._session.act_count:
            self._asked_at = self._session.act_count
            self._ask_who_is_next()
        await super()._wait_for_player()

    def _waits_between_rounds(self) -> bool:
        return self._interactive and self._session.settings.pace.waits

    async def _end(self) -> None:
        if self._table.over:
            await super()._end()
