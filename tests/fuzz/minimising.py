"""Reduces an input to the least that still fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hostile import Piece, Target

MOST_TRIES = 400


def failure(target: Target, pieces: Sequence[Piece]) -> str | None:
    """Return what is raised, as one line that does not tell where; ``None`` when all goes well."""
    try:
        target.check(pieces)
    except Exception as fault:  # noqa: BLE001  # any fault is what it looks for
        return type(fault).__name__
    return None


def least(target: Target, pieces: Sequence[Piece]) -> list[Piece]:
    """Leave out pieces, then ends of pieces, for as long as the same kind of fault is raised.

    The first piece stays: it says what the others are handed to.
    """
    wanted = failure(target, pieces)
    tries = 0

    def still(tried: Sequence[Piece]) -> bool:
        nonlocal tries
        tries += 1
        return tries <= MOST_TRIES and failure(target, tried) == wanted

    found = _fewer(list(pieces), still)
    for place in range(len(found)):
        found = _shorter(found, place, still)
    return found


def _fewer(pieces: list[Piece], still: Callable[[Sequence[Piece]], bool]) -> list[Piece]:
    size = len(pieces) // 2
    while size:
        place = 1
        while place < len(pieces):
            tried = pieces[:place] + pieces[place + size :]
            if still(tried):
                pieces = tried
            else:
                place += size
        size //= 2
    return pieces


def _shorter(
    pieces: list[Piece], place: int, still: Callable[[Sequence[Piece]], bool]
) -> list[Piece]:
    size = len(pieces[place]) // 2
    while size:
        piece = pieces[place]
        for part in (piece[:-size], piece[size:]):
            tried = [*pieces[:place], part, *pieces[place + 1 :]]
            if part and still(tried):
                pieces = tried
                break
        else:
            size //= 2
    return pieces
