"""What another program has asked for wrongly, as an error that says it in words."""

from __future__ import annotations

from collections.abc import Iterable

from accessible_uno.likeness import NONE, nearest


class WrongArgument(ValueError):
    """A program has given what cannot be; the error's text says what, and what there is."""


def unknown(what: str, given: str, known: Iterable[str]) -> str:
    """Return the words that nothing of a kind has a name: ``“leaflt” is no preset. ...``."""
    there = tuple(known)
    like = nearest(given, there)
    guess = "" if like == NONE else f" Did you mean “{like}”?"
    return f"“{given}” is no {what}.{guess} Known: {', '.join(there)}."


def check_seat(seat: int, seats: int, onlooker: int | None = None) -> None:
    """Check that there is a seat.

    Args:
        seat: its number.
        seats: how many there are.
        onlooker: the number that stands for somebody who watches, where one may.

    Raises:
        WrongArgument: there is none.
    """
    if not 0 <= seat < seats and seat != onlooker:
        watched = "" if onlooker is None else ", or ONLOOKER"
        raise WrongArgument(f"There is no seat {seat}: give one from 0 to {seats - 1}{watched}.")
