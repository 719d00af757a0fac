"""What the player has been told: said at once, kept, and told again when asked for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple, Protocol, runtime_checkable

from accessible_uno.interface.words.intents import Recall, Where
from accessible_uno.interface.words.vocabulary import Kind
from accessible_uno.narration.sounds import Cue
from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.choir import Choir
from accessible_uno.voices.speech.manner import Delivery
from accessible_uno.voices.trouble import OnTrouble
from accessible_uno.voices.voice import Voice

KEPT: Final = 1_000
"""Tellings that can be recalled."""


@runtime_checkable
class Tunable(Protocol):
    """A voice with a sound of its own."""

    def tune(self, delivery: Delivery) -> None:
        """Speak so from the next telling on; muted, fall silent and drop what comes."""

    def voices(self, locale: str) -> Sequence[str]:
        """Return the names of voices that may be set for ``locale``; none while unknown."""


@runtime_checkable
class Sounding(Protocol):
    """A voice of short sounds."""

    def set(self, on: bool, volume: int, *, muted: bool = False) -> None:
        """Have sounds or have none, so loud from 0 to 100."""

    def asked_for(self) -> None:
        """The player wants sounds: tell what is wrong with them."""

    def play(self, cue: Cue) -> None:
        """Let a sound be heard by itself."""


class Told(NamedTuple):
    """A telling that is kept."""

    utterance: Utterance
    kind: Kind


class Hearing:
    """Hands tellings to the voices and remembers them, those that were cut off too.

    Attributes:
        voices: all voices, the text among them.
        letters: characters told since the bots last waited.
        cut: whether the last :meth:`hush` cut something off.
        past: finds what was told before this session, the first time that something is recalled.
    """

    def __init__(self, voices: Mapping[str, Voice], on_trouble: OnTrouble) -> None:
        self.voices = Choir(voices, on_trouble)
        self.letters = 0
        self.cut = False
        self.past: Callable[[], Sequence[Told]] | None = None
        self._told: deque[Told] = deque(maxlen=KEPT)
        self._place: int | None = None
        self._said = 0
        self._speaking = False
        self._watch: asyncio.Task[None] | None = None

    @property
    def tunable(self) -> list[Tunable]:
        """The voices whose delivery can be set."""
        return [voice for voice in self.voices.voices.values() if isinstance(voice, Tunable)]

    @property
    def sounding(self) -> list[Sounding]:
        """The voices of short sounds."""
        return [voice for voice in self.voices.voices.values() if isinstance(voice, Sounding)]

    def tell(self, utterance: Utterance, kind: Kind = Kind.ANSWER, but: str = "") -> None:
        """Say it with every voice ``but`` one, and keep it."""
        self._told.append(Told(utterance, kind))
        self._place = None
        self.say(utterance, but)

    def say(self, utterance: Utterance, but: str = "") -> None:
        """Say it without keeping it."""
        self.letters += len(utterance.text)
        self._said += 1
        self.voices.say(utterance, but)
        if self.tunable:
            self._speaking = True
            self._watch = self._watch or asyncio.ensure_future(self._hear_out())

    def hush(self) -> bool:
        """Silence every voice; return whether one was speaking."""
        self.cut, self._speaking = self._speaking, False
        self.voices.hush()
        return self.cut

    async def finished(self) -> None:
        """Return once everything is told or cut off."""
        await self.voices.finished()

    def recall(self, wanted: Recall) -> list[Utterance]:
        """Return past tellings, the oldest first; empty where there are none further."""
        if self.past is not None:
            past, self.past = self.past(), None
            room = KEPT - len(self._told)
            self._told.extendleft(reversed(past[-room:] if room else ()))
        told, where = self._told, wanted.where
        if not told:
            return []
        last = len(told) - 1
        if where in (Where.LATEST, Where.LAST):
            of_kind = (at for at in range(last, -1, -1) if wanted.kind in (None, told[at].kind))
            places = list(islice(of_kind, wanted.count))[::-1]
            if places:
                self._place = places[0]
            return [_once_more(told[place]) for place in places]
        here = last if self._place is None else self._place
        there = {Where.PREVIOUS: here - 1, Where.NEXT: here + 1, Where.FIRST: 0}[where]
        if not 0 <= there <= last or (where is Where.NEXT and self._place is None):
            return []
        self._place = there
        return [_once_more(told[there])]

    async def _hear_out(self) -> None:
        said = -1
        while said != self._said:
            said = self._said
            await self.voices.finished()
        self._speaking = False
        self._watch = None


def _once_more(told: Told) -> Utterance:
    """Return it as it is told again: at its turn, and whole, for who it was may be the question.

    It sounds no more: that would announce what is over.
    """
    return replace(told.utterance, priority=Priority.NORMAL, valid_while=None, voiced="", sounds=())
