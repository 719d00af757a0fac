"""Names as a player types them: of players, of who speaks, of the items of a list."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.interface.parse.intents import LineContext, Unclear, Value
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import (
    Tokens,
    TypedWord,
    as_typed,
    fold,
    tokens,
    typed_tokens,
)
from accessible_uno.interface.parse.vocabulary import Change
from accessible_uno.likeness import likely

SHORTEST_NAME: Final = 3
"""Letters of a name that one slip leaves recognisable: those at a table are few."""


def seats_named(words: Tokens, names: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats whose names begin with ``words``, or the one whose whole name they are.

    Case and accents do not count.
    """
    typed = "".join(words)
    called = [_called(name) for name in names]
    if typed in called:
        return (called.index(typed),)
    return tuple(seat for seat, name in enumerate(called) if typed and name.startswith(typed))


def near_names(words: Tokens, names: Sequence[str]) -> list[Seat]:
    """Return the seats whose names are ``words`` but for a slip of a finger."""
    called = [_called(name) for name in names]
    near = likely("".join(words), called, SHORTEST_NAME)
    return [seat for seat, name in enumerate(called) if name in near]


def _called(name: str) -> str:
    """Return a name as it is compared: without spaces, case and accents."""
    return "".join(tokens(name)) or fold(name)


def parse_listed_name(value: Value | None, names: Sequence[str], now: str) -> str | None:
    """Return the one of ``names`` that ``value`` means; ``None`` where it means none or several.

    ``value`` is a number in the list, or some words of the name.  ``Change.MORE`` is the name after
    ``now`` and ``Change.LESS`` the one before it; after the last name comes the first.
    """
    if isinstance(value, Change):
        here = names.index(now) if now in names else 0
        return names[(here + (1 if value is Change.MORE else -1)) % len(names)]
    if isinstance(value, int):
        return names[value - 1] if 1 <= value <= len(names) else None
    words = tokens(value or "")
    for fits in (_equals, _ends_with, _contains) if words else ():
        meant = [name for name in names if fits(tokens(name), words)]
        if meant:
            return meant[0] if len(meant) == 1 else None
    return None


def numbered_names(names: Sequence[str]) -> str:
    """Return the names as one text, each with its number."""
    return ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))


def _equals(name: Tokens, words: Tokens) -> bool:
    return name == words


def _ends_with(name: Tokens, words: Tokens) -> bool:
    """Return whether the words end the name: ``us`` in ``en-us``, but not in ``en-us-nyc``."""
    return name[-len(words) :] == words


def _contains(name: Tokens, words: Tokens) -> bool:
    """Return whether the words are in the name, side by side."""
    return any(name[at : at + len(words)] == words for at in range(len(name)))


def unclear_player(words: Tokens, context: LineContext) -> Unclear:
    """Return that ``words`` name no player, or several, and who may be meant."""
    seats = seats_named(words, context.names)
    near = [] if seats else near_names(words, context.names)
    others = [seat for seat in range(len(context.names)) if seat != context.seat]
    names = ", ".join(context.names[seat] for seat in seats or near or others)
    unknown = "unclear-name-near" if near else "unclear-nobody-called"
    fields = {"word": as_typed(words), "names": names}
    return Unclear("unclear-which-player" if seats else unknown, fields)


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
