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
"""How many acts are told at most without a pause."""

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

    @property
    def says_uno(self) -> bool:
        """Whether UNO is said in it."""
        return "said-uno" in self.message_id


def goes_on(acts: Sequence[Sequence[Event]], seat: Seat, verbosity: Verbosity) -> bool:
    """Whether the sentence that tells ``acts`` may tell what ``seat`` does next.

    Not after a last card, which may be caught at once, and not twice in a row.  In brief a pause
    comes after a hit; elsewhere a hit ends the sentence, and each player has one act in it.
    """
    if any(map(leaves_last_card, acts)) or seat == actor(acts[-1]):
        return False
    hits = [number for number, act in enumerate(acts, 1) if hits_somebody(act)]
    if verbosity is Verbosity.BRIEF:
        return len(acts) - max(hits, default=0) < MOST_TOGETHER
    return not hits and len(acts) < MOST_TOGETHER and seat not in map(actor, acts)


def hits_somebody(group: Sequence[Event]) -> bool:
    """Whether there is a pause after an act: "skips Victor and Prudence" would hit both."""
    return victim_of(group) is not None


def leaves_last_card(group: Sequence[Event]) -> bool:
    """Whether somebody holds a last card after an act."""
    return 1 in [getattr(event, "left", 0) for event in group]


def actor(group: Sequence[Event]) -> Seat:
    """Return who does an act; -1 for nobody."""
    seat: Seat = getattr(group[0], "seat", -1)
    return seat


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
    return [actor(each.group) for each in row], _draws_alone(row[0])


def _draws_alone(clause: Clause) -> int:
    """Return how many cards somebody draws who does nothing else; 0 for any other act."""
    (first, *rest) = clause.group
    return first.count if isinstance(first, Drew) and not rest else 0


def _deeds(group: Sequence[Event]) -> set[type[Event]]:
    """Return what the one who acts does: plays, draws, or both."""
    own = {type(event) for event in group if getattr(event, "seat", -1) == actor(group)}
    return own & {Drew, Played}
