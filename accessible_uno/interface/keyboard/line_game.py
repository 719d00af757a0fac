"""A match at the keyboard, for one player or one onlooker: the wiring of its parts.

A typed line goes ``terminal`` -> ``input/input_loop`` -> ``verbs/sitting`` -> ``parse`` -> the
table.  An event goes the table -> ``announce/announcer`` -> ``session`` -> ``announce/messages`` ->
the voices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.interface.announce.questions import ask_question
from accessible_uno.interface.controls.controls import TextOutput
from accessible_uno.interface.controls.pacing import RunningLoop
from accessible_uno.interface.keyboard.game_loop import first_to_end
from accessible_uno.interface.keyboard.input_loop import PlayerLeft
from accessible_uno.interface.keyboard.keyboard_seat import Keyboard, KeyboardSeat
from accessible_uno.interface.session.game_setup import GameOptions, ResumedGame, Voices
from accessible_uno.interface.terminal.console import Console, HungUp, Interrupted
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category
from accessible_uno.table import Clock, SeenTable
from accessible_uno.voices.braille.display.link import DISPLAY_PROBLEMS
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.speech.backends import SPEECH_LOST, SPEECH_RESTORED
from accessible_uno.voices.voice import BRAILLE, TEXT, FanOut

LAST_ON_DISPLAY: Final = 1.0
"""Seconds for which the last message stays on a display; BRLTTY then shows the terminal, which has
it too."""


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
        at_keyboard: the seat whose lines are read, and that is told things.
        output_error: why what is told reaches nobody any more; the game then ends at once.
    """

    def __init__(
        self,
        table: SeenTable,
        seat: Seat,
        console: Console,
        settings: Settings,
        options: GameOptions,
        voices: Voices | None = None,
        resumed: ResumedGame | None = None,
    ) -> None:
        voices, resumed = voices or Voices(), resumed or ResumedGame()
        self._table = table
        self._options = options
        self._last_events = resumed.last_events
        self._loop: asyncio.AbstractEventLoop | None = None
        self.output_error: OSError | None = None
        self._early_problems: list[tuple[str, NoticeArguments]] = []

        text_output = TextOutput(console, voices.brailler, self.report_problem)
        text = text_output.voice(braille=settings.braille)
        fan_out = FanOut({TEXT: text, **voices.channels}, self.report_problem)
        clock = options.clock or Clock(table, RunningLoop().time, stretch=int(settings.clock))
        self._keyboard = Keyboard(
            *(console, settings, options, voices, text_output, fan_out, clock),
            self.report_problem,
        )
        self.at_keyboard = self._make_seat(seat)
        self.at_keyboard.use_past(resumed)
        self.at_keyboard.take_display(self._in_loop)

    def _make_seat(self, seat: Seat) -> KeyboardSeat:
        """Return the seat that is at the keyboard first."""
        return KeyboardSeat(self._table, seat, self._keyboard)

    async def play(self) -> None:
        """Play until the match is over or the player has left, the game saved.

        A cancellation (Ctrl-C while nothing is being read) saves, announces it, and is raised.
        """
        self._loop = asyncio.get_running_loop()
        self._use_keys()
        self._listen()
        for problem in self._early_problems:
            self._announce_problem(*problem)
        self.at_keyboard.start(self._last_events)
        try:
            if not self._options.interactive:
                for voice in self.at_keyboard.session.log.sounding_voices:
                    voice.start()
            await self._play_on()
            await self._finish_speaking()
        except (EOFError, PlayerLeft) as ending:
            self.at_keyboard.input_loop.quit_dialog.save_and_announce()
            if not isinstance(ending, HungUp) and not self.wants_another:
                await self._finish_speaking()
        except asyncio.CancelledError:
            self.at_keyboard.input_loop.quit_dialog.save_and_announce()
            raise
        finally:
            self.at_keyboard.stop()
            self._loop = None

    @property
    def wants_another(self) -> bool:
        """Whether the player wants another match after this one."""
        return self.at_keyboard.input_loop.quit_dialog.wants_another

    def _use_keys(self) -> None:
        """Let the keys be those of the seat that has the keyboard."""
        seat = self.at_keyboard
        seat.input_loop.reader.use_keys(seat.key_bindings(self._on_lost))

    def _listen(self) -> None:
        """Hear from the table what happens."""
        self._table.listen(self.at_keyboard.session.seat, self.at_keyboard.on_events)

    async def _play_on(self) -> None:
        """Play until the match is over, or until the loop of the seat at the keyboard ends."""
        seat = self.at_keyboard
        if self._options.interactive:
            await first_to_end(seat.input_loop.run(), seat.game_loop.run())
        else:
            await seat.game_loop.run()

    async def _finish_speaking(self) -> None:
        """Wait until the last message has been spoken, or felt a moment; Enter cuts it short."""
        seat = self.at_keyboard
        if self._options.interactive:
            await seat.session.log.finish()
            seat.braille_view.show_newest()
            if seat.pacing.last_message_is_felt():
                reading = seat.pacing.reading.wait_until_read()
                with suppress(EOFError, Interrupted, TimeoutError):
                    leaving = first_to_end(reading, seat.input_loop.reader.line(lambda: ""))
                    await asyncio.wait_for(leaving, LAST_ON_DISPLAY)

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
        seat = self.at_keyboard
        if message_id in (*SPEECH_LOST, *SPEECH_RESTORED):
            seat.pacing.speech_failed = message_id in SPEECH_LOST
        if message_id in SPEECH_LOST and self._options.interactive:
            # Who has nothing but speech would take the silence for the end.
            self._keyboard.console.bell()
        message = seat.session.format(message_id, dict(arguments))
        if message is not None:
            # A display that has just failed cannot show that it has.
            excluded = BRAILLE if message_id in DISPLAY_PROBLEMS else ""
            seat.session.log.announce(message, Category.TROUBLE, excluded)

    def _interrupt_with_problem(self, message_id: str, arguments: NoticeArguments) -> None:
        """Announce a problem while the game goes on, and what the table waits for after it."""
        session = self.at_keyboard.session
        heard_before = session.log.heard_count
        self._announce_problem(message_id, arguments)
        if session.log.heard_count == heard_before or self._options.coach.ask_again():
            return
        if session.asked:
            ask_question(session, Category.QUESTION)

    def _in_loop(self, call: Callable[[], None]) -> None:
        """Call in the game's thread what a display reports from its own."""
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop has just been closed: the game is over
                loop.call_soon_threadsafe(call)

    def _on_lost(self, reason: OSError) -> None:
        self.output_error = reason
        self.at_keyboard.hang_up()
