"""A match at the keyboard: lines in, sentences out, for one player or one onlooker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from accessible_uno.game.base import Event, Seat
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.echo import EditEcho
from accessible_uno.interface.announce.help import Help
from accessible_uno.interface.announce.history import MessageHistory
from accessible_uno.interface.announce.messages import MessageLog
from accessible_uno.interface.announce.mute_filter import MuteFilter
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.announce.queries import Queries
from accessible_uno.interface.announce.replay_history import Past, replay_messages
from accessible_uno.interface.announce.sound_tour import SoundTour
from accessible_uno.interface.braille_view import AwaitedInput, BrailleView
from accessible_uno.interface.input.controls import Controls, Speak, text_voice
from accessible_uno.interface.input.dispatcher import LineDispatcher
from accessible_uno.interface.input.game_loop import GameLoop
from accessible_uno.interface.input.input_loop import InputLoop, PlayerLeft
from accessible_uno.interface.input.key_names import key_name
from accessible_uno.interface.input.keys import Key, bind_keys
from accessible_uno.interface.input.pacing import Pacing
from accessible_uno.interface.input.quit_dialog import QuitDialog
from accessible_uno.interface.input.timing import Sleep, TurnTimer
from accessible_uno.interface.parse.intents import HelpOn, HistoryPlace, Query, RecallMessages
from accessible_uno.interface.session import Session
from accessible_uno.interface.terminal import UNNAMED, Console, HungUp, KeyBindings
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category, SpeechOutput
from accessible_uno.table import Clock, Table
from accessible_uno.voices.braille.display.link import DISPLAY_PROBLEMS
from accessible_uno.voices.fanout import BRAILLE, TEXT
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.speech.backends import SPEECH_LOST, SPEECH_RESTORED
from accessible_uno.voices.text import BrailleFormatter
from accessible_uno.voices.voice import Voice

FAREWELL: Final = 8.0
"""Seconds that the last sentence may take to be spoken."""


_RECALLS: Final = {
    Key.REPEAT: HistoryPlace.LATEST,
    Key.PREVIOUS: HistoryPlace.PREVIOUS,
    Key.NEXT: HistoryPlace.NEXT,
    Key.FIRST: HistoryPlace.FIRST,
    Key.LAST: HistoryPlace.LAST,
}
_QUERIES: Final = {query.value for query in Query}


class LineGame:
    """Plays a match to its end, or until the player leaves.

    Wire it so::

        game = LineGame(
            table, seat, console, settings,
            voices={"speech": SpeechVoice(...)},   # empty without a voice of our own
            person=sys.stdin.isatty() and sys.stdout.isatty(),
            moment=dealer.whim(ONLOOKER),
            save=ledger.close,
            brailler=BrailleWriter(notation).line,
        )
        asyncio.run(game.play())   # table.over tells whether the match was won

    The text voice is the game's own: it writes through ``console.show``, with the braille line
    below when ``settings.braille`` is on.  ``console.key_bindings`` is replaced.  ``play`` closes
    neither the console nor the voices.

    A person at a terminal can type at any time, and presses Enter before each further round and
    at the end.  Lines that come from a pipe are read only when the player is asked, holds a
    passing chance (the next line uses it or lets it go; questions leave it open), or is asked
    whether to leave; rounds then follow each other by themselves, and no line is spent on them.

    Args:
        table: the match; a new one, or one to go on with.
        seat: the player's seat, or ``table.ONLOOKER`` to watch.
        console: where lines come from and text goes.
        settings: changed in place when the player changes them.
        voices: voices besides the text, under the names that ``FanOut`` knows; one that is
            ``SpeechControls`` speaks as the settings ask.
        person: whether somebody sits at a terminal.  Otherwise nothing waits for time.
        moment: returns a number from 0 up to 1: how long a bot seems to think.
        save: keeps the game that is left, and returns whether it can be gone on with.
        way_back: the command that goes on with a game that is left.
        speak: silences the voice that speaks and returns the one that the player wants instead.
        brailler: makes the braille line of a telling; ``None`` when there is none to be had.
        rules: the preset's key, for the telling of the rules.
        keep: called when the player has changed a setting.
        last: of a game to go on with, what the seat saw of its last act; it is told once more.
        past: goes through what was told before that; ``None`` when nothing was.
        clock: counts the player's time where the rules limit it; without one, as the settings ask.
        pause: waits so many seconds for the clock.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat,
        console: Console,
        settings: Settings,
        *,
        voices: Mapping[str, Voice],
        person: bool,
        moment: Callable[[], float],
        save: Callable[[], bool],
        way_back: str = "accessible-uno resume",
        speak: Speak = lambda _: None,
        brailler: BrailleFormatter | None = None,
        rules: str = "leaflet",
        keep: Callable[[], None] = lambda: None,
        last: Sequence[Event] = (),
        past: Past | None = None,
        clock: Clock | None = None,
        pause: Sleep = asyncio.sleep,
    ) -> None:
        text = text_voice(console, settings, brailler, self.trouble)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._troubles: list[tuple[str, NoticeArguments]] = []
        self._table = table
        self._console = console
        self._settings = settings
        self._person = person
        self._log = MessageLog({TEXT: text, **voices}, self.trouble)
        clock = clock or Clock(table, _now, stretch=1 if settings.clock else 0)
        self._session = session = Session(table, seat, settings, self._log, clock)
        self._last = last
        if past is not None:
            self._log.load_past = lambda: replay_messages(session, past)
        self._pacing = Pacing(self._log, settings, person, moment)
        self._offers = Offers(session, person)
        self._queries = Queries(session)
        self._speak = speak
        self._sound_tour = SoundTour(session, person, pause)
        self._controls = Controls(
            session, console, brailler, self.trouble, self._sound_tour, keep, self._another_voice
        )
        self._help = Help(session, self._queries, rules)
        self._turn_timer = TurnTimer(
            session, self._pacing.wait_until_heard, pause, self._wake, keep
        )
        self._history = MessageHistory(session)
        mute_filter = MuteFilter(session, keep)
        self._echo = EditEcho(session, lambda: self._pacing.speech_is_heard)
        playing = LineDispatcher(
            session,
            self._queries,
            self._controls,
            self._help,
            self._offers,
            self._turn_timer,
            self._history,
            mute_filter,
        )
        self._quit_dialog = quit_dialog = QuitDialog(session, save, way_back)
        self._input_loop = InputLoop(session, console, playing, self._offers, quit_dialog, person)
        awaited = AwaitedInput(
            leaving=lambda: bool(quit_dialog.open_question),
            enter=lambda: self._input_loop.waits_for_enter or self._offers.hold_bots(),
        )
        self._braille_view = BrailleView(session, awaited)
        self._braille_view.attach(voices.values())
        self._game_loop = GameLoop(
            session, self._input_loop, self._offers, self._pacing, quit_dialog, person
        )
        self._announcer = Announcer(
            session,
            self._queries,
            self._offers,
            mute_filter,
            self._turn_timer,
            self._braille_view,
        )

    async def play(self) -> None:
        """Play; return when the match is over or the player has left, the game saved.

        A cancellation (Ctrl-C while nothing is being read) saves, tells so, and goes on.
        """
        self._loop = asyncio.get_running_loop()
        self._console.key_bindings = self._key_bindings()
        self._table.listen(self._session.seat, self._announcer.on_events)
        for trouble in self._troubles:
            self._announce_problem(*trouble)
        self._announcer.start(self._last)
        try:
            if self._person:
                await _first_to_end(self._input_loop.run(), self._game_loop.run())
            else:
                for voice in self._log.sounding_voices:
                    voice.begin()
                await self._game_loop.run()
            await self._finish_speaking()
        except (EOFError, PlayerLeft) as ending:
            self._quit_dialog.save_and_announce()
            if not isinstance(ending, HungUp):
                await self._finish_speaking()
        except asyncio.CancelledError:
            self._quit_dialog.save_and_announce()
            raise
        finally:
            self._turn_timer.stop()
            self._sound_tour.stop()
            self._loop = None

    def _wake(self) -> None:
        self._input_loop.wake()

    def trouble(self, message_id: str, arguments: NoticeArguments) -> None:
        """Tell what a voice or the ledger cannot do; may be called from any thread, at any time."""
        loop = self._loop
        if loop is None:
            self._troubles.append((message_id, arguments))
        else:
            with suppress(RuntimeError):  # the loop has just been closed: the game is over
                loop.call_soon_threadsafe(self._announce_problem, message_id, arguments)

    def _announce_problem(self, message_id: str, arguments: NoticeArguments) -> None:
        if message_id in (*SPEECH_LOST, *SPEECH_RESTORED):
            self._pacing.speech_failed = message_id in SPEECH_LOST
        telling = self._session.format(message_id, dict(arguments))
        if telling is not None:
            but = BRAILLE if message_id in DISPLAY_PROBLEMS else ""
            self._log.announce(telling, Category.TROUBLE, but)

    def _another_voice(self, wanted: SpeechOutput) -> Voice | None:
        self._pacing.speech_failed = False
        return self._speak(wanted)

    async def _finish_speaking(self) -> None:
        """Let the voice finish; a key cuts it short."""
        if self._person:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._log.wait_until_done(), FAREWELL)

    # What keys do while something is being typed

    def _key_bindings(self) -> KeyBindings:
        queries, review = self._queries, self._history
        acts: dict[Key, Callable[[], None]] = {
            Key.HELP: lambda: self._help.announce_help(HelpOn()),
            **{
                key: partial(review.recall, RecallMessages(where))
                for key, where in _RECALLS.items()
            },
            Key.CATEGORY: lambda: review.step_category(1),
            Key.CATEGORY_BACK: lambda: review.step_category(-1),
            Key.MUTE: self._controls.toggle_mute,
            Key.VERBOSITY: self._controls.next_verbosity,
            **{
                key: partial(queries.answer, Query(key.value))
                for key in Key
                if key.value in _QUERIES
            },
        }
        return KeyBindings(
            on_key=self._key_pressed,
            keys=bind_keys(acts),
            unknown_key=self._unknown_key,
            too_long=lambda: self._session.announce("line-too-long"),
            on_draft=self._braille_view.show_draft,
            on_edit=self._echo.on_edit,
            heard=lambda: self._pacing.speech_is_heard,
            on_return=self._on_return,
        )

    def _unknown_key(self, name: str) -> None:
        key = name if name == UNNAMED else key_name(name, self._session.narrator.catalogue)
        self._session.announce("key-unknown", {"key": key}, Category.HELP)

    def _on_return(self) -> None:
        """The player was away: tell what the table waits for."""
        self._turn_timer.on_return()
        session = self._session
        if self._table.over:
            session.announce("match-over-enter")
        elif self._input_loop.waits_for_enter:
            session.announce("between-rounds-enter")
        elif session.asked:
            session.ask_question()
        else:
            self._queries.answer(Query.WHO)

    def _key_pressed(self) -> None:
        self._log.cancel()
        self._sound_tour.stop()
        self._pacing.on_key()


def _now() -> float:
    return asyncio.get_running_loop().time()


async def _first_to_end(*parts: Coroutine[Any, Any, None]) -> None:
    """Run all parts until one ends, end the others, and raise what it raised."""
    tasks = [asyncio.ensure_future(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
