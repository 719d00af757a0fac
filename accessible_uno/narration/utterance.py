"""One message to a player: a sentence to hear, and a short form to read in braille."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final, Generic, TypeAlias, TypeVar, overload

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.sounds import Cue


class Verbosity(StrEnum):
    """BRIEF tells what happened, NORMAL who did it too, FULL adds why, and hints.

    The value names the attribute of a message for this verbosity.  A message without that
    attribute uses its NORMAL text; an empty attribute says nothing.
    """

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


T = TypeVar("T")

BrailleParts: TypeAlias = tuple[str | Card | Colour, ...]
"""A short form: words, and cards and colours that braille writes in the deck's notation."""


class Priority(IntEnum):
    """How urgent an utterance is.

    NORMAL waits for its turn.  NEXT (a question to the player) does so too, after the sentences
    that lead to it, but a key that silences the rest does not drop it.  NOW (an offer to the
    player) passes what waits and interrupts what is being spoken, together with the sentences of
    its own moment, which are spoken before it.
    """

    NORMAL = 0
    NEXT = 1
    NOW = 2


class Letters(str):
    """A word spelt in braille: one letter after the other, never contracted."""

    __slots__ = ()

    @classmethod
    def of(cls, word: str) -> Letters:
        """Return the letters of ``word``, separated by spaces."""
        return cls(" ".join(word))


class MadeWhenRead(Generic[T]):
    """A field of a dataclass given as its value, or as a function that makes it.

    The function is called when the field is first read, and the value is kept.

    Args:
        default: the value of the field where none is given.
    """

    def __init__(self, default: T) -> None:
        self._default = default

    def __set_name__(self, owner: type[object], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type[object]) -> T: ...

    @overload
    def __get__(self, instance: object, owner: type[object]) -> T: ...

    def __get__(self, instance: object | None, owner: type[object]) -> T:
        if instance is None:
            return self._default
        value = vars(instance)[self._name]
        if callable(value):
            value = vars(instance)[self._name] = value()
        return value  # type: ignore[no-any-return]

    def __set__(self, instance: object, value: T | Callable[[], T]) -> None:
        vars(instance)[self._name] = value


@dataclass(unsafe_hash=True)  # not frozen: that takes twice as long to make
class Utterance:
    """One message, ready for every voice.

    Attributes:
        text: the sentence, to print and to speak.
        locale: language of the text, the voice follows it.
        braille: the authored short form: words, and cards and colours that the braille voice
            writes in the notation of the physical deck.  Empty: the fingers read the sentence.
        priority: see :class:`Priority`.
        valid_while: the offer that the utterance announces.  A voice that has not spoken it yet
            drops it when ``withdraw`` is called with an equal value.  ``None``: it stays
            valid.
        speaker: the seat whose action it is, for a player who gives each seat a voice of its
            own; ``None`` when it is nobody's, or the listener's.
        voiced: what that seat's own voice speaks instead of ``text``, without the name; empty
            when it speaks the text.
        sounds: the short sounds that go with it, one after the other.
        moment: the moment of the game that it belongs to, counted from 1; 0 for none.

    ``braille``, ``voiced`` and ``sounds`` may be given as functions, which are called when a voice
    first asks.
    """

    text: str
    locale: str
    braille: MadeWhenRead[BrailleParts] = MadeWhenRead(())
    priority: Priority = Priority.NORMAL
    valid_while: object = None
    speaker: int | None = None
    voiced: MadeWhenRead[str] = MadeWhenRead("")
    sounds: MadeWhenRead[tuple[Cue, ...]] = MadeWhenRead(())
    moment: int = 0


def joined(*sentences: Utterance) -> Utterance:
    """Return several sentences as one message, to hear and to read in braille."""

    def in_braille() -> BrailleParts:
        return tuple(part for each in sentences for part in each.braille or (each.text,))

    text = " ".join(each.text for each in sentences)
    sounds = tuple(cue for each in sentences for cue in each.sounds)
    return Utterance(text, sentences[0].locale, in_braille, sounds=sounds)


_FIRST: Final = 0xE000
_LAST: Final = 0xF8FF
"""The private letters of Unicode."""

_LETTER: Final = f"([{chr(_FIRST)}-{chr(_LAST)}])"
_NAMED: Final[list[Card | Colour]] = []
_LETTERS: Final[dict[Card | Colour, str]] = {}
"""What has a letter, in the order in which it was first written."""


def letter(named: Card | Colour) -> str:
    """Return the private letter of a card or a colour; no cleaned player's name holds one."""
    found = _LETTERS.get(named)
    if found is None:
        found = _LETTERS[named] = chr(_FIRST + len(_NAMED))
        _NAMED.append(named)
    return found


def split_parts(text: str) -> tuple[str | Card | Colour, ...]:
    """Return the words, the cards and the colours of a formatted braille message, in order."""
    pieces = (" ".join(piece.split()) for piece in re.split(_LETTER, text))
    return tuple(_part(piece) for piece in pieces if piece)


def _part(piece: str) -> str | Card | Colour:
    return _NAMED[ord(piece) - _FIRST] if re.fullmatch(_LETTER, piece) else piece
