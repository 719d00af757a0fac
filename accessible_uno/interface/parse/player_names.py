"""Players' names as somebody types them: no case, no accents, only as much as is needed."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_uno.game.base import Seat
from accessible_uno.interface.parse.tokens import Tokens, fold, tokens


def seats_named(words: Tokens, names: Sequence[str]) -> tuple[Seat, ...]:
    """Return whose names begin with ``words``; one alone when it is called exactly so."""
    typed = "".join(words)
    called = ["".join(tokens(name)) or fold(name) for name in names]
    if typed in called:
        return (called.index(typed),)
    return tuple(seat for seat, name in enumerate(called) if typed and name.startswith(typed))
