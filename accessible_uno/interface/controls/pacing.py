"""Time at a keyboard: how long bots wait, so that the player can follow, and the player's own time.

The player's time, where the rules limit it and the player switched that on, starts when the
question has been heard to its end.  The player can ask how much is left, double the limit, and stop
the clock (WCAG 2.2.1).
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from accessible_uno.interface.braille import TactileVoice, displays_among
from accessible_uno.interface.parse.vocabulary import Change
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category, Pace, SpeechOutput, Switch
from accessible_uno.table.clock import TimeWatch
from accessible_uno.table.driver import FaultGuard, Ready, TimerHandle
from accessible_uno.voices.voice import BRAILLE

if TYPE_CHECKING:
    from accessible_uno.voices.braille.display.line import ReadingProgress


class BrailleReading:
    """The reading of one player on a display.

    The time is what the cells take at the player's speed; it begins again with each key that moves
    the reader.  A player (not an onlooker) who has not yet felt every window of a message, or is
    at an earlier one, is waited for: only a key of theirs goes on.  One who hears it as well is
    not.  Nobody is kept waiting without a word: after ``UNTOLD`` seconds in which the reader has
    not moved, the others say so; not on the display, where it would take a message's place.

    Args:
        log: its voices may be displays; it knows that it is being read.
        settings: the player's speed.
        plays: whether the reader plays; bots that an onlooker watches go on by themselves.
    """

    def __init__(self, log: MessageLog, settings: Settings, plays: bool) -> None:
        self._log = log
        self._settings = settings
        self._plays = plays
        self._moved = asyncio.Event()
        self._has_read = False
        self._is_told = False
        self._still = 0.0

    @property
    def progress(self) -> ReadingProgress | None:
        """How far the reader has come; ``None`` without a display."""
        return next(filter(None, (each.progress() for each in self._displays())), None)

    @property
    def awaits_display(self) -> bool:
        """Whether a display is wanted; it may come a moment after the first message."""
        return any(True for _ in self._displays())

    def on_move(self) -> None:
        """Note that the reader has moved; it is called in the thread of the game's loop."""
        self._moved.set()

    def on_key(self) -> None:
        """Note that the player has typed or entered something, and has read enough."""
        self._has_read = True
        self._moved.set()

    async def wait_until_read(self, heard_in: float | None = None) -> None:
        """Return when the reader has read the newest message, or has entered a line.

        Args:
            heard_in: where a screen reader reads it aloud as well, the seconds that this takes:
                they are enough for who does not move, and whoever does has the time to read on.
        """
        self._has_read = False
        self._log.is_being_read = True
        self._is_told, self._still = False, 0.0
        most = math.inf if heard_in is None else heard_in
        try:
            while not self._has_read and (progress := self.progress) is not None:
                seconds = min(progress.cells / self._settings.braille_speed, most)
                if await self._moves_within(seconds):
                    most = math.inf
                    continue
                if heard_in is not None or progress.complete or not self._plays:
                    return
                await self._moves_within(math.inf)
        finally:
            self._log.is_being_read = False

    async def _moves_within(self, seconds: float) -> bool:
        """Wait for a move of the reader, at most so long; return whether there was one."""
        self._moved.clear()
        until_told = UNTOLD - self._still
        if seconds > until_told and not self._is_told:
            if await self._moves_in(until_told):
                self._still = 0.0
                return True
            self._say_what_is_awaited()
            seconds -= until_told
        moved = await self._moves_in(seconds)
        self._still = 0.0 if moved else self._still + seconds
        return moved

    async def _moves_in(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._moved.wait(), None if math.isinf(seconds) else seconds)
        return self._moved.is_set()

    def _say_what_is_awaited(self) -> None:
        """Say that the others wait, and what goes on, once for each time that they do."""
        self._is_told = True
        locale = self._settings.locale
        told = Utterance(Catalogue(locale).text("reading-awaited"), locale)
        self._log.announce_unlogged(told, excluded=BRAILLE)

    def _displays(self) -> Iterator[TactileVoice]:
        return displays_among(self._log.fan_out.voices.values())


UNTOLD: Final = 8.0
"""Seconds without a key after which a player is told that the others wait for the reading."""

COMING: Final = 0.25
"""Seconds between two looks whether the display that the player wants is there now."""

THINKING: Final = (0.6, 1.2)
"""Seconds that a bot seems to think, at least and at most."""

SHORT: Final = 0.4
"""Seconds at the short pace."""

READING: Final = 0.045
"""Seconds that it takes to read one character, or to hear it from a screen reader."""

_LONGEST_READING: Final = 8.0


class RunningLoop:
    """The event loop that runs, for parts that are made before it does."""

    def time(self) -> float:
        """Return the seconds of the loop."""
        return asyncio.get_running_loop().time()

    def call_later(self, delay: float, callback: Callable[[], None], /) -> TimerHandle:
        """Call ``callback`` after ``delay`` seconds."""
        return asyncio.get_running_loop().call_later(delay, callback)


class Pacing:
    """Waits before a bot acts.

    Args:
        log: what has been announced.
        settings: the pace.
        options: whether a person sits at a terminal, otherwise nothing waits; how long bots think.
        plays: whether the player has a seat, and does not only watch.

    Attributes:
        reading: of the player's braille display.
        speech_failed: whether the game's own voice has stopped working, so that nobody hears it.
        timers: the time; whoever lets the match go on is told what fails.
    """

    def __init__(
        self, log: MessageLog, settings: Settings, options: GameOptions, plays: bool = True
    ) -> None:
        self.reading = BrailleReading(log, settings, plays)
        self.speech_failed = False
        self.timers = FaultGuard(RunningLoop(), _raise)
        self._log = log
        self._settings = settings
        self._interactive = options.interactive
        self._thinking = options.thinking
        self._key_pressed = asyncio.Event()

    def speech_is_heard(self) -> bool:
        """Whether the game's own voice speaks what is announced."""
        speaks = bool(self._log.tunable_voices) and not self.speech_failed
        return speaks and not self._settings.muted

    def _reader_speaks(self) -> bool:
        """Whether a screen reader reads aloud what the game writes, as far as the game knows."""
        settings = self._settings
        left_to_reader = settings.speech is SpeechOutput.AUTO and not self._log.tunable_voices
        chosen = settings.speech is SpeechOutput.SCREEN_READER or settings.accessible
        return chosen or left_to_reader

    def last_message_is_felt(self) -> bool:
        """Whether the player reads the last message on a display alone, and has the time to."""
        waits = self._settings.pace is Pace.WAIT
        return waits and self._is_felt()

    def _is_felt(self) -> bool:
        """Whether the player reads on a display, and the game's own voice is not heard."""
        return not self.speech_is_heard() and self.reading.progress is not None

    def on_key(self) -> None:
        """End the time for reading: a player who presses a key has read enough."""
        self._log.unread_letters = 0
        self._key_pressed.set()
        self.reading.on_key()

    def call_after(self, wait: Callable[[], Awaitable[None]], ready: Ready) -> TimerHandle:
        """Call ``ready`` when a wait is over."""

        async def call() -> None:
            with self.timers.guarded():
                try:
                    await wait()
                except asyncio.CancelledError:  # nobody waits any more
                    return
                ready()

        return asyncio.ensure_future(call())

    def before_bot(self, ready: Ready) -> TimerHandle:
        """Call ``ready`` when a bot may act."""
        letters, self._log.unread_letters = self._log.unread_letters, 0
        if not self._interactive or self._settings.pace is Pace.NONE:
            return self.timers.call_later(0.0, ready)
        if self._settings.pace is Pace.SHORT:
            return self.timers.call_later(SHORT, ready)

        least, most = THINKING
        pause = least + (most - least) * self._thinking()

        async def wait() -> None:
            if self._is_felt():  # a bot may think while fingers read
                await asyncio.gather(self._wait_to_be_read(letters), asyncio.sleep(pause))
            else:
                await self._wait_to_be_read(letters)
                await asyncio.sleep(pause)

        return self.call_after(wait, ready)

    async def wait_until_heard(self) -> None:
        """Return when the player has heard or read what has been announced."""
        if self._interactive:
            await self._wait_to_be_read(self._log.unread_letters)

    async def wait_for_delay(self) -> None:
        """Return when the set delay has passed since the end of the speech and the last key."""
        while True:
            await self.wait_until_heard()
            self._key_pressed.clear()
            try:
                await asyncio.wait_for(self._key_pressed.wait(), self._settings.delay)
            except TimeoutError:
                return

    async def _wait_to_be_read(self, letters: int) -> None:
        """Wait for the voice to end; without a voice, for the time that reading takes."""
        if self.speech_is_heard():
            await self._log.wait_until_done()
            return
        seconds = min(letters * READING, _LONGEST_READING)
        if not self._is_felt() and not await self._display_comes_in(seconds):
            return
        await self.reading.wait_until_read(seconds if self._reader_speaks() else None)

    async def _display_comes_in(self, left: float) -> bool:
        """Give so many seconds to read print; end them, and return it, if a display comes."""
        step = COMING if self.reading.awaits_display else left
        self._key_pressed.clear()
        while left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._key_pressed.wait(), min(step, left))
                return False
            if self._is_felt():
                return True
            left -= step
        return False


def _raise(fault: BaseException) -> None:
    raise fault


class TurnTimer(TimeWatch):
    """Watches the time of one player at a keyboard, and lets them change it.

    Args:
        session: the player's session.
        pacing: knows when everything announced has been heard.
        on_time_up: called when time is up, after that was announced to everyone.
        save_settings: called when the player has switched the clock on or off.
    """

    def __init__(
        self,
        session: Session,
        pacing: Pacing,
        on_time_up: Callable[[], None],
        save_settings: Callable[[], None],
    ) -> None:
        super().__init__(
            *(session.clock, session.seat, pacing.timers),
            when_heard=lambda ready: pacing.call_after(pacing.wait_until_heard, ready),
            warn=self._announce_warning,
            on_time_up=on_time_up,
            warns_late=True,
        )
        self._session = session
        self._save_settings = save_settings

    def _announce_warning(self, seconds: int) -> None:
        message_id = "hosted-warns" if self._session.talks else "clock-warns"
        self._session.announce(message_id, {"seconds": seconds}, Category.QUESTION)

    def on_return(self) -> None:
        """Give the whole time again: the player was away and could type nothing."""
        self._session.clock.restart(self._session.seat)
        self.restart()

    def change(self, value: Change | Switch) -> None:
        """Double the limit, stop the clock, or start it."""
        session, clock = self._session, self._session.clock
        match value:
            case Change():
                clock.stretch *= 2
            case Switch():
                session.settings.clock = value is Switch.ON
                clock.stretch = (clock.stretch or 1) if session.settings.clock else 0
                self._save_settings()
        self.on_return()
        if session.turn_seconds:
            session.announce("clock-runs", {"seconds": session.turn_seconds})
        else:
            session.announce_utterances(session.answers.time(None, None))
