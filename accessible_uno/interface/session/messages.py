"""The log of all messages for one player: each is handed to the voices and stored."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final, Protocol, runtime_checkable

from msgspec import Struct

from accessible_uno.narration.sounds import Cue
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Category
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.voice import SPEECH, FanOut, Voice

LAST_MESSAGE: Final = 8.0
"""Seconds that the voices have for the last message before the program ends."""

CAPACITY: Final = 1_000
"""How many messages can be recalled."""


@runtime_checkable
class SpeechControls(Protocol):
    """A voice that speaks, and whose speech can be set."""

    @property
    def is_idle(self) -> bool:
        """Whether it speaks nothing, and nothing waits."""

    @property
    def is_fallback(self) -> bool:
        """Whether it speaks in place of another voice that cannot be had."""

    def set_params(self, params: SpeechParams) -> None:
        """Speak so from the next utterance on; while muted, drop what comes."""

    def voice_names(self, locale: str) -> Sequence[str]:
        """Return the names of voices that may be set for ``locale``; none while unknown."""


@runtime_checkable
class SoundControls(Protocol):
    """A voice that plays short sounds."""

    def configure(self, on: bool, volume: int, *, muted: bool = False) -> None:
        """Switch sounds on or off; the volume is from 0 to 100."""

    def start(self) -> None:
        """Play sounds from now on, and the last ones that came before."""

    def enable_reports(self) -> None:
        """Report problems from now on: the player has asked for sounds."""

    def play(self, cue: Cue) -> None:
        """Play one sound by itself."""


class LoggedMessage(Struct, frozen=True):
    """A message in the log; ``heard`` is false where its category was muted."""

    utterance: Utterance
    category: Category
    heard: bool = True


class MessageLog:
    """Hands messages to the voices, and stores them even when they are cut off.

    Attributes:
        fan_out: all voices, the text among them; several logs may share one.
        silent: whether messages are stored without being output: somebody else has the keyboard.
        unread_letters: how many characters were announced since the bots last waited.
        is_being_read: whether the bots wait for the reader of a braille display.
        was_cut: whether the last :meth:`cancel` cut something off.
        load_past: reads the messages of earlier sessions; it is called once, when something is
            first recalled.
        muted: the categories that are stored without being announced.
        count: how many messages have been announced in this session.
        heard_count: how many of them were not muted.
    """

    def __init__(
        self,
        voices: Mapping[str, Voice] | FanOut,
        on_problem: OnProblem,
        capacity: int = CAPACITY,
    ) -> None:
        self.fan_out = voices if isinstance(voices, FanOut) else FanOut(voices, on_problem)
        self.silent = False
        self.unread_letters = 0
        self.is_being_read = False
        self.was_cut = False
        self.load_past: Callable[[], Sequence[LoggedMessage]] | None = None
        self.muted: frozenset[Category] = frozenset()
        self.count = 0
        self.heard_count = 0
        self._messages: deque[LoggedMessage] = deque(maxlen=capacity)
        self._missed: deque[LoggedMessage] | None = None  # few sessions are ever silent
        self._held: list[Utterance] | None = None

    @property
    def tunable_voices(self) -> list[SpeechControls]:
        """The voices whose speech can be set."""
        return [
            voice for voice in self.fan_out.voices.values() if isinstance(voice, SpeechControls)
        ]

    @property
    def sounding_voices(self) -> list[SoundControls]:
        """The voices that play short sounds."""
        return [voice for voice in self.fan_out.voices.values() if isinstance(voice, SoundControls)]

    def announce(
        self,
        utterance: Utterance,
        category: Category = Category.ANSWER,
        excluded: str = "",
        *,
        always: bool = False,
    ) -> bool:
        """Store a message, and hand it to every voice except the ``excluded`` one.

        Messages of a muted category are only stored, except questions and what is announced
        ``always``.  Return whether it was handed over.
        """
        is_muted = category is not Category.QUESTION and any(
            category.within(each) for each in self.muted
        )
        heard = always or not is_muted
        self._messages.append(LoggedMessage(utterance, category, heard))
        if self.silent and heard:
            if self._missed is None:
                self._missed = deque(maxlen=CAPACITY)
            self._missed.append(self._messages[-1])
        self.count += 1
        if heard:
            self.heard_count += 1
            self.announce_unlogged(utterance, excluded)
        return heard

    def take_missed(self) -> list[LoggedMessage]:
        """Return what would have been heard while the log was silent, once."""
        missed, self._missed = self._missed, None
        return list(missed or ())

    def announce_unlogged(self, utterance: Utterance, excluded: str = "") -> None:
        """Hand a message to the voices without storing it."""
        if self.silent:
            return
        self.unread_letters += len(utterance.text)
        if self._held is not None and not excluded:
            self._held.append(utterance)
            excluded = SPEECH
        self.fan_out.output(utterance, excluded)

    def hold_speech(self) -> None:
        """Let the speaking voice wait for what comes next; the other voices have it at once."""
        self._held = []

    def speak_held(self, join: Callable[[Utterance, Utterance], Utterance | None]) -> None:
        """Let the speaking voice have what it waits for, the last two as one if they ``join``."""
        held, self._held = self._held or [], None
        one = join(*held[-2:]) if len(held) > 1 else None
        for each in held if one is None else (*held[:-2], one):
            self.announce_in_speech(each)

    def announce_in_speech(self, utterance: Utterance) -> None:
        """Hand a message to the speaking voice alone, without storing it."""
        if not self.silent:
            self.fan_out.output_to(SPEECH, utterance)

    def messages(self) -> Sequence[LoggedMessage]:
        """Return the stored messages, the oldest first, those of earlier sessions included."""
        if self.load_past is not None:
            past, self.load_past = self.load_past(), None
            room = (self._messages.maxlen or CAPACITY) - len(self._messages)
            self._messages.extendleft(reversed(past[-room:] if room else ()))
        return self._messages

    def cancel(self) -> bool:
        """Silence every voice; return whether one was speaking.

        A question that has not begun is spoken next.
        """
        self.was_cut = any(not voice.is_idle for voice in self.tunable_voices)
        self.fan_out.cancel()
        return self.was_cut

    async def wait_until_done(self) -> None:
        """Return once everything has been output or cut off."""
        await self.fan_out.wait_until_done()

    async def finish(self) -> None:
        """Return once the last message has been output, or after ``LAST_MESSAGE`` seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.wait_until_done(), LAST_MESSAGE)
