"""What the player has been told: said at once, and kept."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, runtime_checkable

from accessible_uno.narration.sounds import Cue
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Category
from accessible_uno.voices.fanout import SPEECH, FanOut
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.speech.params import SpeechParams
from accessible_uno.voices.voice import Voice

KEPT: Final = 1_000
"""Tellings that can be recalled."""


@runtime_checkable
class SpeechControls(Protocol):
    """A voice with a sound of its own."""

    @property
    def is_fallback(self) -> bool:
        """Whether something speaks in place of what was wanted and cannot be had."""

    def set_delivery(self, delivery: SpeechParams) -> None:
        """Speak so from the next telling on; muted, drop what comes."""

    def voice_names(self, locale: str) -> Sequence[str]:
        """Return the names of voices that may be set for ``locale``; none while unknown."""


@runtime_checkable
class SoundControls(Protocol):
    """A voice of short sounds."""

    def configure(self, on: bool, volume: int, *, muted: bool = False) -> None:
        """Have sounds or have none, so loud from 0 to 100."""

    def start(self) -> None:
        """Let sounds be heard from now on, the last ones until now too."""

    def enable_reports(self) -> None:
        """The player wants sounds: tell what is wrong with them."""

    def play(self, cue: Cue) -> None:
        """Let a sound be heard by itself."""


class LoggedMessage(NamedTuple):
    """A message in the log; ``heard`` is false where its category was muted."""

    utterance: Utterance
    category: Category
    heard: bool = True


class MessageLog:
    """Hands tellings to the voices and remembers them, those that were cut off too.

    Attributes:
        fan_out: all voices, the text among them.
        unread_letters: characters told since the bots last waited.
        was_cut: whether the last :meth:`cancel` cut something off.
        load_past: reads earlier sessions, when something is first recalled.
        muted: the categories that are kept without being said.
        count: how many tellings came so far.
    """

    def __init__(self, voices: Mapping[str, Voice], on_problem: OnProblem) -> None:
        self.fan_out = FanOut(voices, on_problem)
        self.unread_letters = 0
        self.was_cut = False
        self.load_past: Callable[[], Sequence[LoggedMessage]] | None = None
        self.muted: frozenset[Category] = frozenset()
        self.count = 0
        self._told: deque[LoggedMessage] = deque(maxlen=KEPT)
        self._said = 0
        self._speaking = False
        self._watch: asyncio.Task[None] | None = None

    @property
    def tunable_voices(self) -> list[SpeechControls]:
        """The voices whose delivery can be set."""
        return [
            voice for voice in self.fan_out.voices.values() if isinstance(voice, SpeechControls)
        ]

    @property
    def sounding_voices(self) -> list[SoundControls]:
        """The voices of short sounds."""
        return [voice for voice in self.fan_out.voices.values() if isinstance(voice, SoundControls)]

    def announce(
        self,
        utterance: Utterance,
        category: Category = Category.ANSWER,
        but: str = "",
        *,
        always: bool = False,
    ) -> None:
        """Keep it, and say it with every voice ``but`` one.

        What is hushed is only kept; a question, and what is to be said ``always``, never is.
        """
        is_muted = category is not Category.QUESTION and any(
            category.within(each) for each in self.muted
        )
        heard = always or not is_muted
        self._told.append(LoggedMessage(utterance, category, heard))
        self.count += 1
        if heard:
            self.announce_unlogged(utterance, but)

    def messages(self) -> Sequence[LoggedMessage]:
        """Return what was told, the oldest first, also in the sessions before this one."""
        if self.load_past is not None:
            past, self.load_past = self.load_past(), None
            room = KEPT - len(self._told)
            self._told.extendleft(reversed(past[-room:] if room else ()))
        return self._told

    def announce_unlogged(self, utterance: Utterance, but: str = "") -> None:
        """Say it without keeping it."""
        self.unread_letters += len(utterance.text)
        self.fan_out.output(utterance, but)
        self._hear()

    def speak(self, utterance: Utterance) -> None:
        """Let our own voice alone say it, without keeping it."""
        self.fan_out.output_to(SPEECH, utterance)
        self._hear()

    def _hear(self) -> None:
        self._said += 1
        if self.tunable_voices:
            self._speaking = True
            self._watch = self._watch or asyncio.ensure_future(self._hear_out())

    def cancel(self) -> bool:
        """Silence every voice; return whether one was speaking."""
        self.was_cut, self._speaking = self._speaking, False
        self.fan_out.cancel()
        return self.was_cut

    async def wait_until_done(self) -> None:
        """Return once everything is told or cut off."""
        await self.fan_out.wait_until_done()

    async def _hear_out(self) -> None:
        said = -1
        while said != self._said:
            said = self._said
            await self.fan_out.wait_until_done()
        self._speaking = False
        self._watch = None
