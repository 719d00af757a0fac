"""Says which word of a malformed line is wrong, and how the line is written rightly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.cards import UnknownCard, card
from accessible_uno.game.actions.written import PlainAction, written_fields
from accessible_uno.game.base import Action, Malformed, Seat
from accessible_uno.likeness import nearest
from accessible_uno.record.errors import MalformedRecord

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
