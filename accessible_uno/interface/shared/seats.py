"""The interface of each person at a shared keyboard, and of the table while nobody has it.

Each has a loop: one person's turn, and the table between turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import cast

from accessible_uno.game.base import ONLOOKER, Event, Seat, Window
from accessible_uno.game.events import Dealt
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.history import repeated
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.braille import displays_among
from accessible_uno.interface.keyboard.braille_view import BrailleView
from accessible_uno.interface.keyboard.game_loop import GameLoop, LoopTools
from accessible_uno.interface.keyboard.input_loop import LineTaker
from accessible_uno.interface.keyboard.keyboard_seat import Keyboard, KeyboardSeat, SeatTools
from accessible_uno.interface.keyboard.line_game import LineGame
from accessible_uno.interface.session.game_setup import GameOptions, ResumedGame, Voices
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.shared.handover import PASS, Handover, PersonLines, TableLines
from accessible_uno.interface.terminal.console import Console
from accessible_uno.narration.event_schema import schema_of
from accessible_uno.players.character_bot import SEIZED
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category, Pace
from accessible_uno.table import Table
from accessible_uno.voices.braille.display.moments import BrailleItem
from accessible_uno.voices.notices import NoticeArguments


class TableOffers(Offers):
    """Announces what anybody may call out, and holds the bots for it.

    Where the rules let cards be laid out of turn, the bots wait after every act: if they waited
    only while somebody can, that would tell who holds what.
    """

    def __init__(self, handover: Handover, interactive: bool) -> None:
        super().__init__(handover.sessions[ONLOOKER], interactive)
        self._handover = handover
        self._passed_at: object = None

    def update(self, *, told: bool = False) -> None:  # noqa: ARG002
        """Announce the new chances to everybody, and withdraw messages about closed ones."""
        session = self._session
        chances = {window: self._takers(window) for window in self._handover.table.offers}
        for window in self._announced - set(chances):
            session.log.fan_out.withdraw(window)
        self._announced &= set(chances)
        self._dismissed &= set(chances)
        for window, takers in chances.items():
            if takers and window not in self._announced:
                self._announced.add(window)
                self._announce(window, takers[0], Category.QUESTION)

    def hold_bots(self) -> bool:
        """Whether the bots wait until somebody calls out, takes the keyboard, or presses Enter."""
        pace = self._session.settings.pace
        waits = pace.waits if self._interactive else pace is not Pace.NONE
        return waits and (bool(self._open()) or self._holds_for_hands())

    def dismiss(self) -> None:
        """Let the chances pass, as everybody wants."""
        if self._open():
            super().dismiss()
        self._passed_at = self._place()

    def expire(self) -> None:
        """Let the chances pass: the time for them is over."""
        if self._open():
            super().expire()
        self._passed_at = self._place()

    def repeat(self) -> None:
        """Announce again what the bots wait for."""
        if not self.hold_bots():
            return
        for window in self._open():
            self._announce(window, self._takers(window)[0], Category.ANSWER)
        if not self._open():
            self.announce_wait()

    def announce_wait(self) -> None:
        """Say that cards may be laid out of turn now, where the bots wait for that alone."""
        table = self._handover.table
        if self._holds_for_hands() and not self._open() and table.asked is not None:
            name = {"name": table.names[table.asked]}
            self._session.announce("table-chance-hands", name, Category.QUESTION)

    def _holds_for_hands(self) -> bool:
        table = self._handover.table
        bots_turn = table.bot_to_act() is not None and table.has_private_offers
        return self._interactive and bots_turn and self._passed_at != self._place()

    def _place(self) -> object:
        return self._session.act_count

    def _open(self) -> list[Window]:
        offers = self._handover.table.offers
        return [each for each in offers if each in self._announced and each not in self._dismissed]

    def _takers(self, window: Window) -> list[Seat]:
        """Return who at the keyboard may use a chance, whatever cards they hold."""
        culprit = window.culprit if isinstance(window, Unannounced) else None
        table = self._handover.table
        return [
            seat
            for seat in self._handover.people
            if seat != culprit and any(act.verbs in SEIZED for act in table.legal(seat))
        ]

    def _announce(self, window: Window, taker: Seat, category: Category) -> None:
        session = self._session
        culprit = window.culprit if isinstance(window, Unannounced) else taker
        fields = {"culprit": self._handover.name(culprit), "name": self._handover.name(taker)}
        message_id = f"table-chance-{schema_of(window).name}"
        if session.narrator.catalogue.has(message_id):
            session.announce(message_id, fields, category)


class SharedSeat(KeyboardSeat):
    """A seat that is silent while somebody else has the keyboard."""

    def __init__(self, seat: Seat, keyboard: Keyboard, handover: Handover) -> None:
        self._handover = handover
        if seat == ONLOOKER:
            lines: LineTaker = TableLines(handover)
            tools = SeatTools(
                partial(TableAnnouncer, handover),
                partial(HandoverView, handover),
                partial(TableLoop, handover),
            )
        else:
            lines = PersonLines(handover, seat)
            tools = SeatTools(game_loop=partial(PersonLoop, handover))
        super().__init__(handover.table, seat, keyboard, lines, tools)
        self.session.log.silent = True

    def on_events(self, events: Sequence[Event]) -> None:
        """Announce what happened, or keep it until this seat has the keyboard."""
        if self.session.log.silent:
            self.session.announce_events(events)
        else:
            super().on_events(events)

    def open(self) -> None:
        """Speak, and show what the seat sees, from now on."""
        self._handover.holder = self.session.seat
        self._handover.is_passed_on = False
        self.session.log.silent = False
        self.session.on_settings_changed()

    def close(self) -> None:
        """Fall silent; nothing of what was told stays in a voice."""
        session = self.session
        self.stop()
        self.announcer.parts.stop()
        self.announcer.offers.withdraw()
        session.log.fan_out.withdraw(session.view.question)
        session.log.cancel()
        session.pending.card = None
        session.log.silent = True


class PersonSeat(SharedSeat):
    """One person: what happened meanwhile is told, then the hand and what the table asks."""

    def __init__(self, seat: Seat, keyboard: Keyboard, handover: Handover) -> None:
        super().__init__(seat, keyboard, handover)
        self._dealt = False

    def on_events(self, events: Sequence[Event]) -> None:
        """Announce what happened, or keep it until the person has the keyboard."""
        super().on_events(events)
        self._dealt |= any(isinstance(event, Dealt) for event in events)

    def open(self) -> None:
        """Tell what has happened since the person had the keyboard last, and what is asked."""
        super().open()
        log = self.session.log
        for message in log.take_missed():
            if message.category is not Category.QUESTION:
                log.announce_unlogged(repeated(message))
        dealt, self._dealt = self._dealt, False
        self.announcer.take_up(dealt=dealt)
        self.timer.restart()

    def close(self) -> None:
        """Fall silent, and wait for the next deal."""
        super().close()
        self._dealt = False


class TableSeat(SharedSeat):
    """The table while nobody has the keyboard: public events, and whose turn it is to take it.

    Everything is typed as a line here, by single-key players too: a name is no key.
    """

    def __init__(self, seat: Seat, keyboard: Keyboard, handover: Handover) -> None:
        super().__init__(seat, keyboard, handover)
        self.session.reads_keys = False

    def open(self) -> None:
        """Say what everybody may do; after a round, tell how it ended."""
        super().open()
        missed = self.session.log.take_missed()
        if self._handover.table.between_rounds or self._handover.table.over:
            for message in missed:
                self.session.log.announce_unlogged(repeated(message))
        self.announcer.offers.update()
        self.braille_view.update()


class TableAnnouncer(Announcer):
    """Announces what everybody may know, and who is to take the keyboard."""

    def __init__(
        self,
        handover: Handover,
        session: Session,
        options: GameOptions,
        speech_is_heard: Callable[[], bool],
    ) -> None:
        self._handover = handover
        handover.sessions[ONLOOKER] = session
        offers = TableOffers(handover, options.interactive)
        super().__init__(session, options, speech_is_heard, offers)

    def _welcome(self, *, resumed: bool) -> None:
        handover, session = self._handover, self._session
        bots = list(map(handover.name, self._bots()))
        fields = {
            "people": ", ".join(map(handover.name, handover.people)),
            "bots": ", ".join(bots) or "none",
            "name": handover.name(handover.people[0]),
        }
        session.announce("welcome-back-keyboard" if resumed else "welcome-keyboard", fields)
        self.mute_filter.announce_muted()

    def _bots(self) -> list[Seat]:
        seats = range(len(self._handover.table.names))
        return [seat for seat in seats if seat not in self._handover.people]

    def ask_who_is_next(self) -> None:
        """Ask whoever is next to say who they are, or say what the bots wait for."""
        question = self._handover.question()
        self._session.announce_utterances(question, category=Category.QUESTION)
        offers = self.offers
        if question is None and isinstance(offers, TableOffers):
            offers.announce_wait()

    def announce_awaited(self) -> None:
        """Say whom the table waits for."""
        if self._handover.awaited is None:
            super().announce_awaited()
        else:
            self.ask_again()

    def ask_again(self) -> None:
        """Repeat what the game waits for: Enter, a chance that is open, or the next person."""
        super().ask_again()
        if not self._session.pending.awaits_enter:
            self._session.announce_utterances(self._handover.question())


class HandoverView(BrailleView):
    """The table on a display while nobody has the keyboard; a key says who its reader is."""

    def __init__(self, handover: Handover, session: Session, offers: Offers) -> None:
        super().__init__(session, offers)
        self._handover = handover

    def _choices(self) -> Iterator[BrailleItem]:
        session, handover = self._session, self._handover
        if not session.pending.confirmation and not handover.table.over:
            first = handover.awaited
            for seat in sorted(handover.people, key=lambda each: each != first):
                line = session.narrator.catalogue.text("handover-line", name=handover.name(seat))
                yield self._item((line,), line)
        yield from super()._choices()


class PersonLoop(GameLoop):
    """Lets one person act, until the table waits for somebody else and the keyboard is given on.

    A person who is alone at the keyboard has it to the end of the match.
    """

    def __init__(self, handover: Handover, tools: LoopTools) -> None:
        super().__init__(tools)
        self._handover = handover

    def _is_done(self) -> bool:
        return self._table.over if self._handover.alone else self._handover.is_passed_on

    async def _go_on(self) -> None:
        has_to_do = self._session.asked or self._offers.hold_bots() or self.holds
        if self._handover.alone or has_to_do:
            await super()._go_on()
        else:
            await self._pass_on()

    def on_step(self) -> None:
        """Let :meth:`run` see whether the keyboard is given on."""
        self.wake()

    async def _pass_on(self) -> None:
        """Wait until the person has heard enough; at a pipe nobody waits."""
        if not self._interactive:
            self._handover.is_passed_on = True
            return
        pending = self._session.pending
        pending.enter_message = PASS
        self._session.announce(PASS)
        while pending.enter_message == PASS and not self._session.asked:
            await self._input_loop.wait_for_line()
        if pending.enter_message == PASS:
            pending.enter_message = ""

    async def _end(self) -> None:
        if self._handover.alone:
            await super()._end()


class TableLoop(GameLoop):
    """Lets bots act and rounds begin, until a person has said who they are."""

    def __init__(self, handover: Handover, tools: LoopTools) -> None:
        super().__init__(tools)
        self._handover = handover
        self._asked_at = -1

    async def run(self) -> None:
        """Let everything happen that needs nobody's hand, until a person takes the keyboard."""
        self._asked_at = -1
        await super().run()

    def _is_done(self) -> bool:
        return self._table.over or self._handover.taker is not None

    @property
    def bots_interject(self) -> bool:
        """Whether bots may want to act out of turn; that is the same whatever cards are held."""
        return self._table.contested or bool(self._handover.table.offers)

    async def _wait_for_player(self) -> None:
        if self._asked_at != self._session.act_count:
            self._asked_at = self._session.act_count
            assert isinstance(self._announcer, TableAnnouncer)
            self._announcer.ask_who_is_next()
        await super()._wait_for_player()

    def _waits_between_rounds(self) -> bool:
        return self._interactive and self._session.settings.pace.waits

    async def _end(self) -> None:
        if self._table.over:
            await super()._end()


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
        self._handover = Handover(table, options.people)
        at_table = resumed.get(ONLOOKER)
        super().__init__(table, ONLOOKER, console, settings, options, voices, at_table)
        self._seats: dict[Seat, SharedSeat] = {ONLOOKER: cast("SharedSeat", self.at_keyboard)}
        for seat in options.people:
            person = PersonSeat(seat, self._keyboard, self._handover)
            self._handover.sessions[seat] = person.session
            if seat in resumed:
                person.use_past(resumed[seat])
                person.on_events(resumed[seat].last_events)
            self._seats[seat] = person

    def _make_seat(self, seat: Seat) -> KeyboardSeat:
        return TableSeat(seat, self._keyboard, self._handover)

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
        seat.take_display(self._in_loop)
        seat.open()

    def _announce_problem(self, message_id: str, arguments: NoticeArguments) -> None:
        super()._announce_problem(message_id, arguments)
        for each in self._seats.values():
            each.pacing.speech_failed = self.at_keyboard.pacing.speech_failed
