"""Says which word of a malformed line is wrong, and how the line is written rightly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from accessible_uno.cards import UnknownCard, card
from accessible_uno.game.actions.written import PlainAction, written_fields
from accessible_uno.game.base import Action, Malformed, Seat
from accessible_uno.record.errors import MalformedRecord

LIKENESS: Final = 0.6
"""Least likeness, from 0 to 1, of a word that is proposed instead of an unknown one."""

LONGEST_COMPARED: Final = 40
"""Characters; nothing that exists is like a longer word."""

NONE: Final = "none"
"""What the sentences of the catalogue take for “nothing is like it”."""

ANY_MOVE: Final = "r7, wi=g uno, draw"
"""Moves as an example, for those that have no form of their own."""


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the one of ``known`` that is most like ``word``; ``NONE`` where none is like it."""
    if len(word) > LONGEST_COMPARED:
        return NONE
    folded = {each.casefold(): each for each in known}
    found = get_close_matches(word.casefold(), folded, n=1, cutoff=LIKENESS)
    return folded[found[0]] if found else NONE


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
