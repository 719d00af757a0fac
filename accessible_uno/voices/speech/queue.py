"""The utterances that wait to be spoken."""

from __future__ import annotations

import re
from bisect import insort
from dataclasses import dataclass
from typing import Final

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.settings.values import MOST
from accessible_uno.voices.speech.params import SpeechParams
from accessible_uno.voices.speech.protocol import SpeakText

_SOUNDLESS: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    r"\ud800-\udfff]"
)
_PHONEMES: Final = re.compile(r"\[(?=\[)|\](?=\])")
"""The doubled brackets around a pronunciation that is spelled out for eSpeak NG."""


@dataclass(slots=True)
class QueuedUtterance:
    """One utterance on its way to the worker.

    Attributes:
        number: its place among all utterances, in the order in which they were output.
        utterance: the utterance.
        text: what is spoken of it.
        deaths: how many workers died while they spoke it.
        is_urgent: whether it passes the others: it is an offer, or leads to one.
    """

    number: int
    utterance: Utterance
    text: str
    deaths: int = 0
    is_urgent: bool = False

    def __post_init__(self) -> None:
        self.is_urgent = self.utterance.priority is Priority.NOW

    @property
    def is_ordinary(self) -> bool:
        """Whether it may be lost when something urgent cuts it off."""
        return self.utterance.priority is Priority.NORMAL

    @property
    def is_question(self) -> bool:
        """Whether it asks the player something, which a later question replaces."""
        return self.utterance.priority is Priority.NEXT

    def is_of(self, moment: int) -> bool:
        """Whether it belongs to this moment of the game; 0 is no moment."""
        return moment > 0 and self.utterance.moment == moment

    def announces(self, offer: object) -> bool:
        """Whether it announces this offer; ``None`` is no offer."""
        return offer is not None and self.utterance.valid_while == offer


class SpeechQueue:
    """Utterances in the order in which they will be spoken: urgent ones, then all by their age."""

    def __init__(self) -> None:
        self._waiting: list[QueuedUtterance] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, queued: QueuedUtterance) -> None:
        """Queue it behind the older ones; one that is put back comes first.

        A question takes the place of an older one that waits.
        """
        if queued.is_question:
            self._waiting = [each for each in self._waiting if not each.is_question]
        insort(self._waiting, queued, key=_order)

    def make_urgent(self, moment: int) -> None:
        """Let what waits of this moment pass the rest."""
        for each in self._waiting:
            each.is_urgent |= each.is_of(moment)
        self._waiting.sort(key=_order)

    def next(self) -> QueuedUtterance:
        """Remove and return the utterance to speak next.

        Raises:
            IndexError: none waits.
        """
        return self._waiting.pop(0)

    def withdraw(self, offer: object) -> None:
        """Drop the utterances that announce this offer."""
        self._waiting = [each for each in self._waiting if not each.announces(offer)]

    def keep_question(self) -> None:
        """Drop everything but a question."""
        self._waiting = [each for each in self._waiting if each.is_question]

    def clear(self) -> None:
        """Drop everything."""
        self._waiting.clear()


def _order(queued: QueuedUtterance) -> tuple[bool, int]:
    return not queued.is_urgent, queued.number


def speakable(text: str) -> str:
    """Return the text on one line, without characters that have no sound.

    Nothing in it is a command of an engine: eSpeak NG reads ``[[...]]`` as phonemes.
    """
    heard = _SOUNDLESS.sub("", " ".join(text.split()))
    return _PHONEMES.sub(lambda bracket: f"{bracket[0]} ", heard)


def speak_message(number: int, queued: QueuedUtterance, params: SpeechParams) -> SpeakText:
    """Return the message that makes the worker speak an utterance, as its text ``number``."""
    utterance = queued.utterance
    seat = utterance.speaker if params.player_voices and utterance.speaker is not None else -1
    return SpeakText(
        number,
        queued.text,
        utterance.locale,
        params.rate,
        params.volume / MOST,
        params.pitch,
        params.punctuation,
        params.voices.get(utterance.locale, ""),
        seat,
        speakable(utterance.voiced) if seat >= 0 else "",
        utterance.priority is Priority.NOW,
    )
