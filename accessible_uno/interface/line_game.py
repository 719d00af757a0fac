"""A match at the keyboard, for one player or one onlooker: the wiring of its parts.

A typed line goes ``terminal`` -> ``input/input_loop`` -> ``parse`` -> ``input/dispatcher`` -> the
table.  An event goes the table -> ``announce/announcer`` -> ``session`` -> ``announce/messages`` ->
the voices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from accessible_uno.game.base import Event, Seat
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.history import replay_messages
from accessible_uno.interface.announce.messages import LAST_MESSAGE, MessageLog
from accessible_uno.interface.announce.questions import ask_question
from accessible_uno.interface.braille.view import BrailleView
from accessible_uno.interface.game_setup import GameOptions, ResumedGame, Voices
from accessible_uno.interface.input.controls import Controls, TextOutput
from accessible_uno.interface.input.follow_loop import FollowLoop
from accessible_uno.interface.input.game_loop import GameLoop
from accessible_uno.interface.input.input_loop import InputLoop, PlayerLeft
from accessible_uno.interface.input.keys import game_keys, key_name
from accessible_uno.interface.input.pacing import Pacing
from accessible_uno.interface.input.turn_timer import TurnTimer
from accessible_uno.interface.session import Session
from accessible_uno.interface.terminal.console import (
    UNNAMED,
    Console,
    HungUp,
    Interrupted,
    KeyBindings,
)
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category, SpeechOutput
from accessible_uno.table import Clock, SeatTable, Table
from accessible_uno.voices.braille.display.link import DISPLAY_PROBLEMS
from accessible_uno.voices.fanout import BRAILLE, TEXT
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.speech.backends import SPEECH_LOST, SPEECH_RESTORED
from accessible_uno.voices.voice import Voice


class LineGame:
    """Plays a match to its end, or until the player leaves.

    Example::

        game = LineGame(
            table, seat, console, settings,
            GameOptions(save_game=recorder.close, interactive=sys.stdin.isatty()),
            Voices({"speech": SpeechVoice(...)}, brailler=BrailleWriter(notation).line),
        )
        asyncio.run(game.play())   # table.over says whether the match was won

    The game makes its own text voice.  It writes through ``console.show``, with a braille line
    after each message while ``settings.braille`` is on.  ``console.key_bindings`` is replaced.
    :meth:`play` closes neither the console nor the voices.

    A person at a terminal can type at any time, and presses Enter before each further round and
    at the end.  Lines from a pipe are read only when the player is asked, has an open offer (the
    next line takes it or dismisses it; questions leave it open), or is asked whether to leave.
    There rounds follow each other without a line.

    Args:
        table: the match, a new one or a resumed one, here or where somebody else hosts it.
        seat: the player's seat, or ``table.ONLOOKER`` to watch.
        console: where lines come from and text goes.
        settings: changed in place when the player changes them.
        options: how the game is played and saved.
        voices: all voices except the text.
        resumed: what is known of a resumed game.

    Attributes:
        output_error: why what is told reaches nobody any more; the game then ends at once.
    """

    def __init__(
        self,
        table: SeatTable,
        seat: Seat,
        console: Console,
        settings: Settings,
        options: GameOptions,
        voices: Voices | None = None,
        resumed: ResumedGame | None = None,
    ) -> None:
        voices, resumed = voices or Voices(), resumed or ResumedGame()
        self._table = table
        self._console = console
        self._options = options
        self._voices = voices
        self._resumed = resumed
        self._loop: asyncio.AbstractEventLoop | None = None
        self.output_error: OSError | None = None
        self._early_problems: list[tuple[str, NoticeArguments]] = []

        text_output = TextOutput(console, voices.brailler, self.report_problem)
        text = text_output.voice(braille=settings.braille)
        log = MessageLog({TEXT: text, **voices.channels}, self.report_problem)
        clock = options.clock or Clock(table, _now, stretch=1 if settings.clock else 0)
        self._session = session = Session(table, seat, settings, log, clock)
        if (past_events := resumed.past_events) is not None:
            log.load_past = lambda: replay_messages(session, past_events)
        self._pacing = Pacing(log, settings, options, plays=seat >= 0)
        self._announcer = Announcer(session, options, self._pacing.speech_is_heard)
        self._controls = Controls(
            session,
            text_output,
            self._announcer.sound_tour,
            self._on_setting_changed,
            self._switch_speech,
        )
        self._timer = TurnTimer(session, self._pacing.wait_until_heard, self._wake, options)
        self._input_loop = InputLoop(
            session, console, self._announcer, self._controls, self._timer, options
        )
        self._braille_view = BrailleView(session, self._announcer.offers)
        self._braille_view.attach(voices.channels.values())
        self._braille_view.listen(self._on_reader_moved)
        self._game_loop = self._make_loop(table)

    def _make_loop(self, table: SeatTable) -> GameLoop | FollowLoop:
        parts = (self._session, self._input_loop, self._announcer.offers)
        if isinstance(table, Table):
            return GameLoop(*parts, self._pacing, self._options.interactive)
        return FollowLoop(*parts, self._options.interactive)

    async def play(self) -> None:
        """Play until the match is over or the player has left, the game saved.

        A cancellation (Ctrl-C while nothing is being read) saves, announces it, and is raised.
        """
        self._loop = asyncio.get_running_loop()
        self._console.key_bindings = self._key_bindings()
        self._table.listen(self._session.seat, self._on_events)
        for problem in self._early_problems:
            self._announce_problem(*problem)
        self._start()
        try:
            if self._options.interactive:
                await _first_to_end(self._input_loop.run(), self._game_loop.run())
            else:
                for voice in self._session.log.sounding_voices:
                    voice.start()
                await self._game_loop.run()
            await self._finish_speaking()
        except (EOFError, PlayerLeft) as ending:
            self._input_loop.leave()
            if not isinstance(ending, HungUp):
                await self._finish_speaking()
        except asyncio.CancelledError:
            self._input_loop.leave()
            raise
        finally:
            self._timer.stop()
            self._announcer.sound_tour.stop()
            self._loop = None

    def _start(self) -> None:
        self._announcer.start(self._resumed.last_events)
        if self._session.view.round and not self._table.over:
            self._timer.restart()

    def _on_events(self, events: Sequence[Event]) -> None:
        self._announcer.on_events(events)
        self._timer.restart()
        self._braille_view.update()
        self._let_loop_look()

    def _let_loop_look(self) -> None:
        """Let a loop that only follows the match see what has changed."""
        if isinstance(self._game_loop, FollowLoop):
            self._game_loop.on_events()

    def _wake(self) -> None:
        self._input_loop.wake()

    async def _finish_speaking(self) -> None:
        """Wait until the last message has been spoken, or read in braille; Enter cuts it short."""
        if self._options.interactive:
            await self._session.log.finish()
            self._braille_view.show_newest()
            if self._pacing.last_message_is_felt():
                reading = self._pacing.reading.wait_until_read()
                with suppress(EOFError, Interrupted, TimeoutError):
                    leaving = _first_to_end(reading, self._console.read_line(""))
                    await asyncio.wait_for(leaving, LAST_MESSAGE)

    # Problems and voices

    def report_problem(self, message_id: str, arguments: NoticeArguments) -> None:
        """Announce what a voice or the recorder cannot do.

        It may be called from any thread and at any time; before the game starts, problems wait.
        """
        loop = self._loop
        if loop is None:
            self._early_problems.append((message_id, arguments))
        else:
            with suppress(RuntimeError):  # the loop has just been closed: the game is over
                loop.call_soon_threadsafe(self._interrupt_with_problem, message_id, arguments)

    def _announce_problem(self, message_id: str, arguments: NoticeArguments) -> None:
        if message_id in (*SPEECH_LOST, *SPEECH_RESTORED):
            self._pacing.speech_failed = message_id in SPEECH_LOST
        if message_id in SPEECH_LOST and self._options.interactive:
            self._console.bell()  # who has nothing but speech would take the silence for the end
        message = self._session.format(message_id, dict(arguments))
        if message is not None:
            # A display that has just failed cannot show that it has.
            excluded = BRAILLE if message_id in DISPLAY_PROBLEMS else ""
            self._session.log.announce(message, Category.TROUBLE, excluded)

    def _interrupt_with_problem(self, message_id: str, arguments: NoticeArguments) -> None:
        """Announce a problem while the game goes on, and what the table waits for after it."""
        session = self._session
        heard_before = session.log.heard_count
        self._announce_problem(message_id, arguments)
        if session.asked and session.log.heard_count > heard_before:
            ask_question(session, Category.QUESTION)

    def _on_reader_moved(self) -> None:
        """Tell the pacing that the reader of a display has moved; any thread may call it."""
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop has just been closed: the game is over
                loop.call_soon_threadsafe(self._pacing.reading.on_move)

    def _on_setting_changed(self) -> None:
        self._braille_view.use_settings()
        self._options.save_settings()

    def _switch_speech(self, wanted: SpeechOutput) -> Voice | None:
        self._pacing.speech_failed = False
        return self._voices.switch_speech(wanted)

    # Keys that work while a line is being typed

    def _key_bindings(self) -> KeyBindings:
        return KeyBindings(
            on_key=self._on_key,
            keys=game_keys(self._announcer, self._controls),
            unknown_key=self._on_unknown_key,
            too_long=lambda: self._session.announce("line-too-long"),
            on_draft=self._braille_view.show_draft,
            on_edit=self._announcer.echo.on_edit,
            heard=self._pacing.speech_is_heard,
            on_return=self._on_return,
            on_lost=self._on_lost,
        )

    def _on_key(self) -> None:
        self._session.log.cancel()
        self._announcer.sound_tour.stop()
        self._pacing.on_key()

    def _on_unknown_key(self, name: str) -> None:
        key = name if name == UNNAMED else key_name(name, self._session.narrator.catalogue)
        self._session.announce("key-unknown", {"key": key}, Category.HELP)

    def _on_lost(self, reason: OSError) -> None:
        self.output_error = reason
        self._input_loop.hang_up()
        self._let_loop_look()

    def _on_return(self) -> None:
        """Announce what the game waits for: the player had stopped the program and was away."""
        self._timer.on_return()
        if self._table.over:
            self._session.announce("match-over-enter")
        elif self._session.pending.awaits_enter:
            self._session.announce("between-rounds-enter")
        else:
            self._announcer.announce_awaited()


def _now() -> float:
    return asyncio.get_running_loop().time()


async def _first_to_end(*parts: Coroutine[Any, Any, object]) -> None:
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
