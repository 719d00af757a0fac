"""Every text that a player meets, by its message id, in one language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Final, TypeAlias

from accessible_uno.error_logger import error_logger
from accessible_uno.narration.language import LOCALES, fallbacks
from accessible_uno.narration.languages import report_faulty_texts
from accessible_uno.narration.message_store import (
    MissingText,
    ReadMessage,
    Values,
    Variables,
    joined_id,
    load_messages,
)

if TYPE_CHECKING:
    from accessible_uno.cards import Card

__all__ = ["Catalogue", "MissingText"]

_COMMA: Final = r"\s*,\s*"

MakeVariables: TypeAlias = Callable[[frozenset[str]], Variables]
"""Returns the variables of a message, given the names of those that it uses, and no others."""


class Catalogue:
    """The texts of ``locale``.

    A message that this language lacks is given by English, or else by another whole language; it is
    logged where this language is one that lacks nothing.  Where all of them lack it the text is
    empty, and the packages whose texts cannot be read are told of.

    Args:
        locale: the language.
        strict: raise :class:`MissingText` instead.

    Attributes:
        locale: the language.
        strict: whether a missing message raises.
        joined: gives the id of the message that tells what two tell; ``None`` where there is none.
    """

    def __init__(self, locale: str, *, strict: bool = False) -> None:
        self.locale = locale
        self.strict = strict
        self._messages = load_messages(locale)
        self._may_lack = not strict and locale not in LOCALES
        self.joined = cache(self._lent_joined) if self._may_lack else self._messages.joined

    @property
    def card_names(self) -> dict[tuple[str, Card], str]:
        """What our cards are called, by message and card, as far as it has been asked."""
        return self._messages.card_names

    def numbered_card(self, number: int, card: str) -> str:
        """Return a card of a hand with its number; kept for all who hear it, as hands are alike."""
        kept = self._messages.numbered_cards
        if (text := kept.get((number, card))) is None:
            text = kept[number, card] = self.text("numbered-card", number=number, card=card)
        return text

    @property
    def size(self) -> int:
        """How many messages this language has."""
        return len(self._messages.sources)

    def named(self, start: str) -> list[str]:
        """Return how the ids that begin with ``start`` end, in the order of the files.

        Where this language may lack texts, they are those of one that gives them in its place.
        """
        whole = next(iter(fallbacks(self.locale))) if self._may_lack else self.locale
        ids = load_messages(whole).sources
        return [each.removeprefix(start) for each in ids if each.startswith(start)]

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether the message, and the attribute of it, is there.

        Where this language may lack texts, one that gives them in its place is asked too.
        """
        messages = self._messages
        if not self._may_lack or messages.has(message_id):
            return messages.has(message_id, attribute)
        others = (load_messages(locale) for locale in fallbacks(self.locale))
        return next((o.has(message_id, attribute) for o in others if o.has(message_id)), False)

    def _lent_joined(self, first: str, second: str) -> str | None:
        together = joined_id(first, second)
        return together if self.has(together) else None

    def says_nothing(self, message_id: str, attribute: str) -> bool:
        """Whether :meth:`find` returns an empty text, whatever the arguments."""
        return self._messages.says_nothing(message_id, attribute)

    def text(self, message_id: str, /, **variables: str | int) -> str:
        """Return the message, its variables filled in.

        Raises:
            MissingText: the message or a variable is missing, and the catalogue is strict.
        """
        return self.format(message_id, None, partial(_those_used, variables))

    def listed(self, message_id: str, /, **variables: str | int) -> list[str]:
        """Return the phrases that a message lists, between commas.

        Raises:
            MissingText: as :meth:`text`.
        """
        return split_list(self.text(message_id, **variables))

    def variant(self, message_id: str, attribute: str, /, **variables: str | int) -> str:
        """Return the ``attribute`` of a message, or the message itself where it has none.

        Raises:
            MissingText: the message or a variable is missing, and the catalogue is strict.
        """
        return self.format(message_id, attribute, partial(_those_used, variables))

    def format(self, message_id: str, attribute: str | None, make: MakeVariables) -> str:
        """Return the same as :meth:`variant`; ``make`` returns the variables that the text uses.

        Raises:
            MissingText: the message or a variable is missing, and the catalogue is strict.
        """
        return self.find(message_id, attribute, MadeVariables(make)) or ""

    def find(self, message_id: str, attribute: str | None, values: Values) -> str | None:
        """Return the same as :meth:`format`, but ``None`` where every language lacks the message.

        Raises:
            MissingText: the message or a variable is missing, and the catalogue is strict.
        """
        messages = self._messages
        if not self._may_lack or messages.has(message_id):
            try:
                return messages.format(message_id, attribute, values)
            except MissingText as missing:
                if self.strict:
                    raise
                if not self._may_lack:
                    error_logger(__name__).error("no text: %s", missing)
        here = attribute if messages.has(message_id, attribute) else None
        for locale in fallbacks(self.locale):
            try:
                return load_messages(locale).format(message_id, here, values)
            except MissingText as missing:
                error_logger(__name__).error("no text: %s", missing)
        report_faulty_texts()
        return None


def split_list(text: str) -> list[str]:
    """Return the phrases of a list, which stand between commas."""
    return re.split(_COMMA, text.strip())


class MadeVariables:
    """Variables as the values that a message mentions.

    Args:
        make: makes them.
    """

    def __init__(self, make: MakeVariables) -> None:
        self._make = make
        self._made: Variables = {}

    def key(self, message: ReadMessage) -> list[object]:
        """Make the variables, and return those that the text depends on."""
        made = self._made = self._make(message.used)
        return [message.alike(name, made.get(name)) for name in message.used]

    def variables(self) -> Variables:
        """Return those that have been made."""
        return self._made


def _those_used(variables: dict[str, str | int], used: frozenset[str]) -> dict[str, str | int]:
    return {name: value for name, value in variables.items() if name in used}


_RANGE: Final = r"(\d+(?:x\d+)?)(?:-|\.{3})(\d+(?:x\d+)?)"
"""Two numbers, or two sizes such as the ``10x3`` of a page."""


def range_in_words(written: str, locale: str) -> str:
    """Return ``2-120``, which a voice reads as one number, as ``de 2 à 120``.

    What is no range stays as it is.
    """
    bounds = re.fullmatch(_RANGE, written)
    if bounds is None:
        return written
    return Catalogue(locale).text("app-range", lowest=bounds[1], highest=bounds[2])
