"""Players' names as they are typed: without case and accents, and abbreviated."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_uno.game.base import Seat
from accessible_uno.interface.parse.tokens import Tokens, fold, tokens


def seats_named(words: Tokens, names: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats whose names begin with ``words``, or the one whose whole name they are."""
    typed = "".join(words)
    called = ["".join(tokens(name)) or fold(name) for name in names]
    if typed in called:
        return (called.index(typed),)
    return tuple(seat for seat, name in enumerate(called) if typed and name.startswith(typed))
