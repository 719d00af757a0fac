"""Clauses: what several players do one after the other, as the parts of one sentence.

"Prudence plays 4, Victor 2 and Luna draws."
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.game.base import Event, Seat
from accessible_uno.game.events import Drew, Played
from accessible_uno.narration.arguments import Argument
from accessible_uno.narration.grouping import victim_of
from accessible_uno.narration.utterance import Verbosity

MOST_TOGETHER: Final = 3
"""How many players' acts one sentence tells at most."""

CLAUSE: Final = {
    Verbosity.BRIEF: "brief-clause",
    Verbosity.NORMAL: "clause",
    Verbosity.FULL: "full-clause",
}
"""The attribute that has what a message tells as a part of a sentence; no message of ours has it
for full detail."""


class Clause(Struct, frozen=True):
    """What a part of a sentence tells: a message, its arguments and its events."""

    message_id: str
    arguments: dict[str, Argument]
    group: tuple[Event, ...]

    @property
    def is_compound(self) -> bool:
        """Whether it has an "and" of its own: "draws and plays"."""
        return len(_deeds(self.group)) > 1


def goes_on(clauses: Sequence[Clause], group: Sequence[Event]) -> bool:
    """Whether the sentence of ``clauses`` may tell what one more player did.

    Not after whom a card hits: "skips Victor and Prudence" would hit both.
    """
    if len(clauses) >= MOST_TOGETHER or any(victim_of(each.group) is not None for each in clauses):
        return False
    seats = {getattr(each.group[0], "seat", -1) for each in clauses}
    return getattr(group[0], "seat", -1) not in seats


def has_verb(clauses: Sequence[Clause], group: Sequence[Event]) -> bool:
    """Whether the sentence has just told of another player that they play."""
    return bool(clauses) and _deeds(clauses[-1].group) == _deeds(group) == {Played}


def rows(clauses: Sequence[Clause]) -> list[list[Clause]]:
    """Return clauses in rows: who draw as many cards one after the other draw them together."""
    found: list[list[Clause]] = []
    for each in clauses:
        if found and _draws_alone(each) == _draws_alone(found[-1][-1]) > 0:
            found[-1].append(each)
        else:
            found.append([each])
    return found


def drawn_together(row: Sequence[Clause]) -> tuple[list[Seat], int]:
    """Return who draws in a row, and how many cards each."""
    return [getattr(each.group[0], "seat", -1) for each in row], _draws_alone(row[0])


def _draws_alone(clause: Clause) -> int:
    """Return how many cards somebody draws who does nothing else; 0 for any other act."""
    (first, *rest) = clause.group
    return first.count if isinstance(first, Drew) and not rest else 0


def _deeds(group: Sequence[Event]) -> set[type[Event]]:
    """Return what the one who acts does: plays, draws, or both."""
    acting = getattr(group[0], "seat", -1)
    own = {type(event) for event in group if getattr(event, "seat", -1) == acting}
    return own & {Drew, Played}
