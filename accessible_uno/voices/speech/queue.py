"""The tellings that wait to be spoken."""

from __future__ import annotations

import re
from bisect import insort
from dataclasses import dataclass
from typing import Final

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.settings.values import MOST
from accessible_uno.voices.speech.params import SpeechParams
from accessible_uno.voices.speech.protocol import Say

_SOUNDLESS: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    r"\ud800-\udfff]"
)
_PHONEMES: Final = re.compile(r"\[(?=\[)|\](?=\])")
"""What opens and closes, doubled, a pronunciation spelled out for eSpeak NG."""


@dataclass(slots=True)
class Telling:
    """One utterance on its way.

    Attributes:
        number: its place among all tellings, in the order in which they were handed over.
        utterance: what is told.
        text: what is spoken of it.
        deaths: how many workers died while they spoke it.
    """

    number: int
    utterance: Utterance
    text: str
    deaths: int = 0

    @property
    def is_ordinary(self) -> bool:
        """Whether it may be lost when something urgent cuts it off."""
        return self.utterance.priority is Priority.NORMAL

    def lapses_with(self, chance: object) -> bool:
        """Whether it announces this chance; ``None`` is no chance."""
        return chance is not None and self.utterance.valid_while == chance


class SpeechQueue:
    """Tellings in the order in which they will be spoken: by priority, then by age."""

    def __init__(self) -> None:
        self._tellings: list[Telling] = []

    def __len__(self) -> int:
        return len(self._tellings)

    def add(self, telling: Telling) -> None:
        """Let it wait behind those of its priority that are older; one put back waits first."""
        insort(self._tellings, telling, key=_order)

    def next(self) -> Telling:
        """Take out the telling whose turn it is.

        Raises:
            IndexError: none waits.
        """
        return self._tellings.pop(0)

    def drop(self, chance: object) -> None:
        """Drop the tellings that announce this chance."""
        self._tellings = [each for each in self._tellings if not each.lapses_with(chance)]

    def clear(self) -> None:
        """Drop everything."""
        self._tellings.clear()


def _order(telling: Telling) -> tuple[int, int]:
    return -telling.utterance.priority, telling.number


def speakable(text: str) -> str:
    """Return the text on one line, without the characters that have no sound.

    Nothing in it is an engine's own command any more.
    """
    heard = _SOUNDLESS.sub("", " ".join(text.split()))
    return _PHONEMES.sub(lambda bracket: f"{bracket[0]} ", heard)


def spoken(number: int, telling: Telling, delivery: SpeechParams) -> Say:
    """Return what the worker is to be told, as its telling of this number."""
    told = telling.utterance
    seat = told.speaker if delivery.seats and told.speaker is not None else -1
    return Say(
        number,
        telling.text,
        told.locale,
        delivery.rate,
        delivery.volume / MOST,
        delivery.pitch,
        delivery.punctuation,
        delivery.voices.get(told.locale, ""),
        seat,
        speakable(told.voiced) if seat >= 0 else "",
        told.priority is Priority.NOW,
    )
