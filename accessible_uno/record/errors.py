"""Errors of a record: malformed, ambiguous, or illegal under its rules; and which word is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.cards import UnknownCard, card
from accessible_uno.game.actions.notation import PlainAction, written_fields
from accessible_uno.game.base import Action, Malformed, Refused, Seat
from accessible_uno.likeness import nearest


class RecordError(ValueError):
    """A record that cannot be read or played.

    Attributes:
        line: line number, from 1; 0 when the error is about the whole file.
        message: id of the catalogue's sentence that gives the reason.
        arguments: what that sentence needs.
    """

    def __init__(self, line: int, message: str, **arguments: str | int) -> None:
        super().__init__(f"{line}: {message} {arguments}")
        self.line = line
        self.message = message
        self.arguments = arguments


class MalformedRecord(RecordError):
    """A line is not in the notation, or speaks of what does not exist."""


class AmbiguousRecord(RecordError):
    """The record says something twice, and each could be meant."""


class IllegalRecord(RecordError):
    """The record is well-formed, but the rules do not allow what it says."""


class IllegalMove(IllegalRecord):
    """The rules refuse a move.

    Attributes:
        reason: why.
        seat: whose move it is.
    """

    def __init__(self, line: int, text: str, refused: Refused, seat: Seat) -> None:
        super().__init__(line, "record-refused", text=text)
        self.reason = refused.reason
        self.seat = seat


ANY_MOVE: Final = "r7, wi=g uno, draw"
"""Moves as an example, for those that have no form of their own."""


def card_like(word: str) -> bool:
    """Whether ``word`` begins with a card's code."""
    try:
        card(word.partition("=")[0].partition(">")[0])
    except UnknownCard:
        return False
    return True


def malformed(line: int, text: str, message: str, wrong: Malformed, form: str) -> MalformedRecord:
    """Return the error about a line that is not in the notation.

    Args:
        line: its number.
        text: the line.
        message: ``record-bad-move`` or another sentence that takes the same arguments.
        wrong: what is wrong with it.
        form: how such a line is written.
    """
    return MalformedRecord(
        line,
        message,
        text=text,
        word=wrong.words,
        kind=wrong.kind.value,
        known=", ".join(wrong.known),
        nearest=nearest(wrong.words, wrong.known),
        form=form,
    )


def form_of(kind: type[Action], names: Sequence[str], seat: Seat = 0) -> str:
    """Return how a move of ``kind`` is written, as an example: ``catch Paul``."""
    if not issubclass(kind, PlainAction):
        verb = kind.verbs[:1]
        return f"{verb[0]} r7" if verb else ANY_MOVE
    other = names[(seat + 1) % len(names)] if names else ""
    return " ".join((kind.verbs[0], *(each.example(other) for each in written_fields(kind))))
