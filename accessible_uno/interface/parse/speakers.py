"""Who speaks, where several people share a keyboard: ``je suis Anne``, ``Anne contre-uno``."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from accessible_uno.game.base import Seat
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import Tokens, TypedWord, fold, tokens, typed_tokens

UNKNOWN: Seat = -1
"""The seat of somebody who says a name that nobody at the keyboard has."""

_LONGEST_NAME = 6
"""How many tokens a name may have: ``Jean-Luc`` has two."""


def parse_identity(
    line: str, locale: str, names: Sequence[str], people: Collection[Seat]
) -> Seat | None:
    """Return the seat of whoever says who they are; ``None`` where the line says something else.

    Args:
        line: what was typed.
        locale: the language whose words are tried first.
        names: the players in seating order.
        people: the seats of those at the keyboard.
    """
    words = tokens(line)
    for each in lexicons(locale):
        found = each.identities.at(words)
        if found is not None and len(words) > found[1]:
            named = _seat_called(words[found[1] :], names)
            return named if named in people else UNKNOWN
    return None


def parse_speaker(
    line: str, names: Sequence[str], people: Collection[Seat]
) -> tuple[Seat, str] | None:
    """Return who is named at the start of a line, and the rest of it; ``None``: nobody is."""
    words = typed_tokens(line)
    for length in range(min(_LONGEST_NAME, len(words) - 1), 0, -1):
        seat = _seat_called(words[:length], names)
        last = words[length - 1]
        if seat in people and isinstance(last, TypedWord):
            return seat, line[last.end :].lstrip(" :,")
    return None


def _seat_called(words: Tokens, names: Sequence[str]) -> Seat:
    """Return the seat of the player whose whole name the words are."""
    typed = "".join(words)
    called = ["".join(tokens(name)) or fold(name) for name in names]
    return called.index(typed) if typed in called else UNKNOWN
