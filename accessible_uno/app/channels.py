"""Opens the terminal and the voices of one session, and closes them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from accessible_uno.app.errors import Failure
from accessible_uno.app.front import front
from accessible_uno.app.preferences import parse_table, session_preferences
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.reader import Reader
from accessible_uno.interface.session.game_setup import Voices
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.terminal.console import Console, HungUp, MergedConsole
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import Settings, set_usual_sounds
from accessible_uno.settings.values import SpeechOutput
from accessible_uno.voices.notices import NoticeArguments, Notices, OnProblem
from accessible_uno.voices.sounds.voice import SoundVoice
from accessible_uno.voices.speech.backends import (
    OWN_ENGINE,
    SCREEN_READER_BRIDGE,
    SPEECH_DISPATCHER,
    Backend,
)
from accessible_uno.voices.speech.running_readers import reader_here
from accessible_uno.voices.text import TextVoice
from accessible_uno.voices.voice import BRAILLE, SOUNDS, SPEECH, TEXT

if TYPE_CHECKING:
    from accessible_uno.voices.speech.voice import SpeechVoice
    from accessible_uno.voices.text import BrailleFormatter
    from accessible_uno.voices.voice import Voice

LAST_MESSAGE_TIME: Final = 8.0
"""Seconds that a voice may take for its last message, before it is closed."""

ACCESSIBLE: Final = "ACCESSIBLE"
"""Set in the environment, it asks for text alone, for a screen reader."""

_CHANNELS: Final = {
    SpeechOutput.SELF: OWN_ENGINE,
    SpeechOutput.DISPATCHER: SPEECH_DISPATCHER,
    SpeechOutput.BRIDGE: SCREEN_READER_BRIDGE,
}


def spoken_through(speech: SpeechOutput, *, interactive: bool, accessible: bool) -> Backend | None:
    """Return the backend that speaks; ``None`` where text alone is wanted, or a reader speaks.

    Args:
        speech: what the settings say.
        interactive: whether a person sits at a terminal.
        accessible: whether text alone was asked for, for a screen reader.
    """
    if speech is not SpeechOutput.AUTO:
        return None if accessible else _CHANNELS.get(speech)
    may_speak = interactive and not accessible and not os.environ.get(ACCESSIBLE)
    return OWN_ENGINE if may_speak and reader_here() is None else None


class SpeechSwitch:
    """Starts, stops and replaces the speaking voice.

    Args:
        settings: which voice the player wants, and how it speaks.
        interactive: whether a person sits at a terminal.
        on_problem: called with what the voice cannot do, from a thread of the voice.
        holds_problems: whether what a voice cannot do waits for :meth:`tell_problems`.  What a
            voice could not do that was replaced meanwhile is never told.

    Attributes:
        interactive: the same.
    """

    def __init__(
        self,
        settings: Settings,
        interactive: bool,
        on_problem: OnProblem,
        *,
        holds_problems: bool = False,
    ) -> None:
        self.interactive = interactive
        self._settings = settings
        self._on_problem = on_problem
        self._holds_problems = holds_problems
        self._problems = Notices()
        self._voice: SpeechVoice | None = None
        self._former: SpeechVoice | None = None
        self._ending: asyncio.Task[None] | None = None
        self._found: dict[tuple[SpeechOutput, bool], Backend | None] = {}

    def uses_own_voice(self, settings: Settings) -> bool:
        """Whether the game itself speaks to a person at a terminal, and no screen reader does."""
        backend = self._backend(settings.speech, accessible=settings.accessible)
        return self.interactive and backend in (OWN_ENGINE, SPEECH_DISPATCHER)

    def start(self) -> Voice | None:
        """Start the voice that the game begins with, and return it if one speaks."""
        settings = self._settings
        return self._start_backend(settings.speech, accessible=settings.accessible)

    def use_settings(self, settings: Settings) -> None:
        """Start voices by other ``settings`` from now on."""
        self._settings = settings

    def switch(self, speech: SpeechOutput) -> Voice | None:
        """Stop the voice that speaks, start the one that is wanted, and return it if there is one.

        Where none is wanted, the old voice may finish its last message.  It ends in the
        background; the game does not wait for it.
        """
        before, self._voice = self._voice, None
        after = self._start_backend(speech, accessible=False)
        if before is not None:
            if after is not None:
                before.cancel()
            self._former = before
            self._ending = asyncio.ensure_future(_close_when_done(before))
        return after

    def tell_problems(self) -> None:
        """Tell from now on what the voice cannot do, and what it could not do so far."""
        self._holds_problems = False
        self._problems.set_listener(self._on_problem)

    def close(self) -> None:
        """Close every voice."""
        for voice in (self._former, self._voice):
            if voice is not None:
                voice.close()

    def _start_backend(self, speech: SpeechOutput, *, accessible: bool) -> Voice | None:
        self._problems = Notices(None if self._holds_problems else self._on_problem)
        self._found.clear()  # another screen reader may run than at the last choice
        backend = self._backend(speech, accessible=accessible)
        if backend is None:
            self._tell_of_reader(speech, accessible=accessible)
            return None
        from accessible_uno.voices.speech.protocol import SpeechParams  # not needed for text alone

        self._voice = front().open_speech(
            self._problems.report_problem,
            backend,
            SPEECH_DISPATCHER if speech is SpeechOutput.AUTO else None,
            SpeechParams.from_settings(self._settings),
        )
        return self._voice

    def _backend(self, speech: SpeechOutput, *, accessible: bool) -> Backend | None:
        """Return what speaks; whether a screen reader runs is looked up once for each choice."""
        asked = (speech, accessible)
        if asked not in self._found:
            interactive = self.interactive
            self._found[asked] = spoken_through(
                speech, interactive=interactive, accessible=accessible
            )
        return self._found[asked]

    def _tell_of_reader(self, speech: SpeechOutput, *, accessible: bool) -> None:
        """Say once that the game is silent because a screen reader speaks."""
        asked = accessible or os.environ.get(ACCESSIBLE)
        reader = reader_here() if speech is SpeechOutput.AUTO and self.interactive else None
        if reader is not None and not asked:
            self._problems.report_problem("voice-left-to-reader", {"reader": reader})


async def _close_when_done(voice: SpeechVoice) -> None:
    """Close a voice once it has spoken its last message."""
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(voice.wait_until_done(), LAST_MESSAGE_TIME)
    finally:
        voice.close_soon()


T = TypeVar("T")


class Channels(Struct):
    """The terminal and the voices of one session.

    Attributes:
        console: where lines come from and text goes.
        voices: all voices except the text.
        speech: starts and replaces the speaking voice.
    """

    console: Console
    voices: dict[str, Voice]
    speech: SpeechSwitch

    def open_display(self, settings: Settings, report_problem: OnProblem) -> None:
        """Open the braille display, if the settings ask for it and it is not open yet."""
        if not settings.display or BRAILLE in self.voices:
            return
        # Loads liblouis, which few players have.
        from accessible_uno.voices.braille.display.voice import BrailleDisplay
        from accessible_uno.voices.braille.writer import BrailleWriter

        self.console = keyboards = MergedConsole(self.console)
        writer = BrailleWriter.of_settings(settings)
        self.voices[BRAILLE] = BrailleDisplay(writer, keyboards.enter, report_problem)

    def close(self) -> None:
        """Close the terminal and every voice."""
        self.console.close()
        self.speech.close()
        for voice in self.voices.values():
            voice.close()

    def use_settings(self, settings: Settings, report_problem: OnProblem) -> None:
        """Play by other settings from now on; report what they ask for that cannot be had."""
        self.speech.use_settings(settings)
        sounds = self.voices[SOUNDS]
        assert isinstance(sounds, SoundVoice)
        set_usual_sounds(settings, self.speech.uses_own_voice(settings))
        if settings.sounds and not settings.auto_sounds:
            sounds.enable_reports()
        _report_unknown_table(settings, report_problem)

    def conversation(self, settings: Settings, report_problem: OnProblem) -> Conversation:
        """Return what asks questions outside a game, by every channel of the player."""
        brailler = braille_formatter(settings) if settings.braille else None
        text = TextVoice(self.console.show, brailler, report_problem)
        log = MessageLog({TEXT: text, **self.voices}, report_problem)
        return Conversation(Reader(self.console, log, settings))

    def for_game(self, settings: Settings, names: Sequence[str]) -> Voices:
        """Return the voices as a game at the keyboard takes them."""
        return Voices(self.voices, braille_formatter(settings, names), self.speech.switch)


@contextmanager
def open_channels(
    settings: Settings, report_problem: OnProblem, *, asks_first: bool = False
) -> Iterator[Channels]:
    """Open the terminal and the voices; close them at the end.

    Args:
        settings: which voices the player wants.
        report_problem: called with what a voice cannot do, from any thread.
        asks_first: whether the player is first asked which voice speaks; what one cannot do is
            told once the player has chosen it.
    """
    here = front()
    speech = SpeechSwitch(settings, here.interactive, report_problem, holds_problems=asks_first)
    channels = Channels(here.open_console(), {}, speech)
    speaking = channels.speech.start()
    if speaking is not None:
        channels.voices[SPEECH] = speaking
    channels.open_display(settings, report_problem)
    channels.voices[SOUNDS] = here.open_sounds(report_problem)
    channels.voices.update(here.open_others(report_problem))
    try:
        yield channels
    finally:
        channels.close()


def braille_formatter(settings: Settings, names: Sequence[str] = ()) -> BrailleFormatter:
    """Return a function that makes the line of braille below a message."""
    return lambda utterance: front().write_braille(utterance, settings, names)


def _report_unknown_table(settings: Settings, report_problem: OnProblem) -> None:
    """Report that the settings name a table that this machine does not have."""
    if settings.braille or settings.display:
        try:
            parse_table(settings.braille_table)
        except Failure as unknown:
            report_problem(unknown.message, unknown.arguments)


async def converse(locale: str, talk: Callable[[Conversation], Awaitable[T]]) -> T | None:
    """Open the terminal and the voices, let ``talk`` ask and tell by them, and close them.

    Args:
        locale: the language; everything else is as the player has set it.
        talk: asks, and does what is answered.

    Returns:
        what ``talk`` returns; ``None`` where the terminal is gone.
    """
    try:
        return await _converse(locale, talk)
    except HungUp:
        return None


async def _converse(locale: str, talk: Callable[[Conversation], Awaitable[T]]) -> T:
    notices = Notices()
    preferences = session_preferences(locale, {LANGUAGE: locale}, notices.report_problem)
    settings = preferences.settings()
    if SPEECH not in preferences.stored:
        # Nobody has said yet who speaks, and a guess may be a second voice.
        settings.speech = SpeechOutput.OFF
    loop = asyncio.get_running_loop()
    with open_channels(settings, notices.report_problem) as channels:
        channels.use_settings(settings, notices.report_problem)
        conversation = channels.conversation(settings, notices.report_problem)

        def tell(message_id: str, arguments: NoticeArguments) -> None:
            """Say what a voice cannot do; any thread may call it."""
            loop.call_soon_threadsafe(conversation.reader.say, message_id, dict(arguments))

        notices.set_listener(tell)
        try:
            return await talk(conversation)
        finally:
            await conversation.reader.log.finish()
            notices.set_listener(lambda _message, _arguments: None)
