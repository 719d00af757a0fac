"""A match of several people at one keyboard: whoever has it is told the own hand alone."""

from __future__ import annotations

from typing import cast

from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.interface.braille import displays_among
from accessible_uno.interface.keyboard.line_game import LineGame
from accessible_uno.interface.session.game_setup import GameOptions, ResumedGame, Voices
from accessible_uno.interface.shared.handover import Handover
from accessible_uno.interface.shared.seats import PersonSeat, SharedSeat, TableSeat
from accessible_uno.interface.terminal.console import Console
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Table
from accessible_uno.voices.notices import NoticeArguments


class SharedGame(LineGame):
    """Plays a match of the people at one keyboard, and of bots, to its end.

    Between two people nobody's hand is told: the table speaks, and asks for whoever is next.  The
    screen, the voices and the lines that can be recalled are then cleared.

    Args:
        table: the match, a new one or a resumed one.
        console: where lines come from and text goes.
        settings: everybody's; changed in place.
        options: how the game is played and saved; ``people`` names the seats at the keyboard.
        voices: all voices except the text.
        resumed: what is known of a resumed game, for everybody at the keyboard and the table.
    """

    def __init__(
        self,
        table: Table,
        console: Console,
        settings: Settings,
        options: GameOptions,
        voices: Voices | None = None,
        resumed: dict[Seat, ResumedGame] | None = None,
    ) -> None:
        resumed = resumed or {}
        self._handover = handover = Handover(table, options.people)
        super().__init__(
            *(table, ONLOOKER, console, settings, options, voices, resumed.get(ONLOOKER)),
            make_seat=lambda _, seat, keyboard: TableSeat(seat, keyboard, handover),
        )
        self._seats: dict[Seat, SharedSeat] = {ONLOOKER: cast("SharedSeat", self.at_keyboard)}
        for seat in options.people:
            person = PersonSeat(seat, self._keyboard, self._handover)
            self._handover.sessions[seat] = person.session
            if seat in resumed:
                person.use_past(resumed[seat])
                person.on_events(resumed[seat].last_events)
            self._seats[seat] = person

    def _listen(self) -> None:
        for seat, part in self._seats.items():
            self._table.listen(seat, part.on_events)
        self._seats[ONLOOKER].session.log.silent = False

    async def _play_on(self) -> None:
        """Give the keyboard from one to the next until the match is over."""
        while True:
            await super()._play_on()
            seat = self.at_keyboard.session.seat
            if self._table.over and (seat == ONLOOKER or self._handover.alone):
                return
            taker, self._handover.taker = self._handover.taker, None
            self._hand_over(ONLOOKER if taker is None else taker)

    def _hand_over(self, to: Seat) -> None:
        """Clear everything that was told, and let ``to`` have the keyboard."""
        self._seats[self.at_keyboard.session.seat].close()
        reader = to - ONLOOKER
        for display in displays_among(self._keyboard.fan_out.voices.values()):
            display.hand_over(reader)
        self._keyboard.console.hand_over(reader)
        seat = self._seats[to]
        self.at_keyboard = seat
        self._use_keys()
        seat.take_display(self._on_reader_moved)
        seat.open()

    def _announce_problem(self, message_id: str, arguments: NoticeArguments) -> None:
        super()._announce_problem(message_id, arguments)
        for each in self._seats.values():
            each.pacing.speech_failed = self.at_keyboard.pacing.speech_failed
