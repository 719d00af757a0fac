"""One player or onlooker at a keyboard: the parts of the interface, wired for one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from accessible_uno.game.base import Event, Reason, Seat
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.history import replay_messages
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.controls.controls import Controls, TextOutput
from accessible_uno.interface.controls.pacing import Pacing, TurnTimer
from accessible_uno.interface.keyboard.braille_view import BrailleView
from accessible_uno.interface.keyboard.game_loop import GameLoop, LoopTools
from accessible_uno.interface.keyboard.input_loop import InputLoop, LineTaker
from accessible_uno.interface.keys import key_name
from accessible_uno.interface.session.game_setup import NO_COACH, GameOptions, ResumedGame, Voices
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.terminal.console import UNNAMED, Console, KeyBindings, MergedConsole
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category, SpeechOutput
from accessible_uno.table import Clock, SeenTable
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.voice import FanOut, Voice


class Keyboard(Struct, frozen=True):
    """What everybody who uses one keyboard shares.

    Attributes:
        console: where lines come from and text goes.
        settings: changed in place when a player changes them.
        options: how the game is played and saved.
        voices: all voices except the text, as they were at the start.
        text_output: makes the text voice.
        fan_out: all voices, the text among them.
        clock: counts the players' time.
        on_problem: called with what a voice cannot do.
    """

    console: Console
    settings: Settings
    options: GameOptions
    voices: Voices
    text_output: TextOutput
    fan_out: FanOut
    clock: Clock
    on_problem: OnProblem


class SeatTools(Struct, frozen=True):
    """What makes the parts of a seat that differ where several share the keyboard."""

    announcer: Callable[[Session, GameOptions, Callable[[], bool]], Announcer] = Announcer
    braille_view: Callable[[Session, Offers], BrailleView] = BrailleView
    game_loop: Callable[[LoopTools], GameLoop] = GameLoop


USUAL_TOOLS: Final = SeatTools()


class KeyboardSeat:
    """The interface of one seat, or of an onlooker, at a keyboard.

    Args:
        table: the match.
        seat: the seat, or ``table.ONLOOKER``.
        keyboard: what is shared with others at the same keyboard.
        taker: takes some lines before all else; ``None`` where every line is of this seat.
        tools: makes the parts that not all seats have alike.

    Attributes:
        session: what the player sees, may do and is told.
        pacing: how long bots wait before they act.
        announcer: everything that is announced.
        controls: the commands that change settings.
        timer: counts the player's time.
        input_loop: reads and carries out lines.
        braille_view: the content of a braille display.
        game_loop: lets the match go on, or follows one that is hosted elsewhere.
    """

    def __init__(
        self,
        table: SeenTable,
        seat: Seat,
        keyboard: Keyboard,
        taker: LineTaker | None = None,
        tools: SeatTools = USUAL_TOOLS,
    ) -> None:
        options, settings = keyboard.options, keyboard.settings
        self.keyboard = keyboard
        log = MessageLog(keyboard.fan_out, keyboard.on_problem)
        self.session = Session(table, seat, settings, log, keyboard.clock)
        self.session.talks = options.room is not None
        self.session.reads_keys = keyboard.console.reads_keys
        self.pacing = Pacing(log, settings, options, plays=seat >= 0)
        self.announcer = tools.announcer(self.session, options, self.pacing.speech_is_heard)
        self.controls = Controls(
            self.session,
            keyboard.text_output,
            self.announcer.sound_tour,
            self._on_setting_changed,
            self._switch_speech,
        )
        self.timer = TurnTimer(self.session, self.pacing, self._wake, options.save_settings)
        self.input_loop = InputLoop(
            self.session, keyboard.console, self.announcer, self.controls, self.timer, options
        )
        self.input_loop.taker = taker
        self.braille_view = tools.braille_view(self.session, self.announcer.offers)
        self.input_loop.on_command = self._on_command
        self._shows_suggestion = False
        self.game_loop = tools.game_loop(
            LoopTools(self.session, self.input_loop, self.announcer, self.pacing, options)
        )

    def use_past(self, resumed: ResumedGame) -> None:
        """Let the history go back to the acts before a resumed game was saved."""
        if (past_events := resumed.past_events) is not None:
            session = self.session
            session.log.load_past = lambda: replay_messages(session, past_events)

    def take_display(self, in_loop: Callable[[Callable[[], None]], None]) -> None:
        """Become the content of every braille display; ``in_loop`` calls in the game's thread."""
        self.braille_view.attach(self.keyboard.voices.channels.values())
        self.braille_view.listen(
            lambda: in_loop(self.pacing.reading.on_move),
            lambda key: in_loop(partial(self._on_display_key, key)),
        )

    def _on_display_key(self, key: str) -> None:
        """Do what a single key of a display's own keyboard does; Enter enters what it goes to."""
        console, key_play = self.keyboard.console, self.input_loop.key_play
        console.key_bindings.on_key()
        pressed = key_play.press("space" if key == " " else key)
        if pressed is not None and pressed.line and isinstance(console, MergedConsole):
            console.enter(pressed.line)
        self._shows_suggestion = bool(key_play.suggestion())
        self._on_draft(key_play.suggestion())

    def _on_command(self) -> None:
        """Let the answer come to the fingers, in place of what a key of a display has gone to."""
        self.braille_view.expect_answer()
        if self._shows_suggestion:
            self._shows_suggestion = False
            self.braille_view.show_draft("")

    def start(self, last_events: Sequence[Event]) -> None:
        """Welcome the player and announce the state of the game; in a lesson, the coach does it."""
        if self.session.settings.single_keys and not self.keyboard.console.reads_keys:
            self.session.announce("no-single-keys", category=Category.TROUBLE)
        coach = self.keyboard.options.coach
        if coach is NO_COACH:
            self.announcer.start(last_events)
        else:
            if self.session.plays_by_keys:
                # A lesson tells to type words, which would be taken for keys.
                self.session.announce("setting-single-keys", {"value": "on"}, Category.HELP)
            coach.start(self.session, self.announcer.queries.answer)
        if self.session.view.round and not self.session.table.over:
            self.timer.restart()

    def on_events(self, events: Sequence[Event]) -> None:
        """Announce what happened, and count the player's time anew."""
        self.announcer.on_events(events)
        self.on_table_changed()

    # What the host of a table elsewhere says

    def announce_text(self, text: str) -> None:
        """Announce a sentence that the host program has written."""
        self.session.announce_utterances(Utterance(text, self.session.settings.locale))

    def announce_refusal(self, reason: Reason | None) -> None:
        """Say why the host refuses what the player did."""
        if reason is None:
            self.session.announce("hosted-refused")
        else:
            self.session.announce_utterances(self.session.narrator.explain(reason))

    def announce_table(self) -> None:
        """Say how the table stands: it has changed, and nobody has told how."""
        self.announcer.announce_table()
        self.on_table_changed()

    def on_table_changed(self) -> None:
        """Follow a change of the table that needs no words."""
        self.timer.restart()
        self.braille_view.update()
        self.game_loop.on_act()
        self.keyboard.options.coach.after_act()

    def hang_up(self) -> None:
        """End the game: nobody reads any more what is told."""
        self.input_loop.hang_up()
        self.game_loop.wake()

    def stop(self) -> None:
        """Stop what goes on by itself."""
        self.timer.stop()
        self.announcer.sound_tour.stop()

    def _wake(self) -> None:
        self.input_loop.wake()

    def _on_setting_changed(self) -> None:
        self.braille_view.use_settings()
        self.input_loop.key_play.use_settings()
        self.keyboard.console.key_bindings.keys = self.input_loop.key_play.acts_anywhere()
        self.keyboard.options.save_settings()

    def _switch_speech(self, wanted: SpeechOutput) -> Voice | None:
        self.pacing.speech_failed = False
        return self.keyboard.voices.switch_speech(wanted)

    # Keys that work while a line is being typed

    def key_bindings(self, on_lost: Callable[[OSError], None]) -> KeyBindings:
        """Return what keys do; ``on_lost`` is called when what is shown reaches nobody any more."""
        key_play = self.input_loop.key_play
        return KeyBindings(
            on_key=self._on_key,
            keys=key_play.acts_anywhere(),
            unknown_key=self._on_unknown_key,
            on_draft=self._on_draft,
            on_edit=self.announcer.echo.on_edit,
            heard=self.pacing.speech_is_heard,
            on_return=self._on_return,
            on_lost=on_lost,
            single_key=key_play.press,
            suggestion=key_play.suggestion,
        )

    def _on_draft(self, draft: str) -> None:
        self.braille_view.show_draft(draft, self.input_loop.key_play.parts_of(draft))

    def _on_key(self) -> None:
        self.announcer.sound_tour.stop()
        self.pacing.on_key()

    def _on_unknown_key(self, name: str) -> None:
        key = name if name == UNNAMED else key_name(name, self.session.narrator.catalogue)
        self.session.announce("key-unknown", {"key": key}, Category.HELP)

    def _on_return(self) -> None:
        """Announce what the game waits for: the player had stopped the program and was away."""
        self.timer.on_return()
        if self.session.pending.confirmation:
            self.input_loop.conversation.repeat()
        elif self.session.table.over:
            self.session.announce(self.session.pending.enter_message or "match-over-enter")
        elif self.session.pending.awaits_enter:
            self.session.announce(self.session.pending.enter_message)
        else:
            self.announcer.announce_awaited()
