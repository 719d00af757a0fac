"""What a player is told: one sentence for the ear, one short form for the fingers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.sounds import Cue


class Priority(IntEnum):
    """How urgent a telling is.

    NORMAL queues behind what is being said.  NEXT (your question) is said before what still
    waits.  NOW (your passing chance) cuts off what is being said.
    """

    NORMAL = 0
    NEXT = 1
    NOW = 2


class Letters(str):
    """A word spelt for the fingers: one letter after the other, never contracted."""

    __slots__ = ()

    @classmethod
    def of(cls, word: str) -> Letters:
        """Return the letters of ``word``, apart by spaces."""
        return cls(" ".join(word))


@dataclass(frozen=True, slots=True)
class Utterance:
    """One telling, ready for every voice.

    Attributes:
        text: the sentence, to print and to speak.
        locale: language of the text, ``"fr"`` or ``"en"``; the voice follows it.
        braille: the authored short form: words, and cards and colours that the braille voice writes
            in the notation of the physical deck.  Empty: the fingers read the sentence.
        priority: see :class:`Priority`.
        valid_while: the chance that the telling announces.  A voice that has not said it yet
            drops it when ``withdraw`` is called with an equal value.  ``None``: it never lapses.
        speaker: the seat whose doing is told, for whoever gives each player a voice of their own;
            ``None`` when it is nobody's, or the listener's.
        voiced: what that player's own voice speaks in the place of ``text``, the name left out;
            empty when it speaks the text.
        sounds: the short sounds that go with it, each after the one before.
    """

    text: str
    locale: str
    braille: tuple[str | Card | Colour, ...] = ()
    priority: Priority = Priority.NORMAL
    valid_while: object = None
    speaker: int | None = None
    voiced: str = ""
    sounds: tuple[Cue, ...] = ()
