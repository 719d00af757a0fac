"""Clauses: what several players do one after the other, as the parts of one sentence.

"Prudence plays 4, Victor 2 and Luna draws."
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from accessible_uno.game.base import Event
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


class Clause(NamedTuple):
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
    """Whether the sentence has just told of another player that they play, or draw as many."""
    if not clauses or not len(_deeds(clauses[-1].group)) == len(_deeds(group)) == 1:
        return False
    before, now = clauses[-1].group[0], group[0]
    if isinstance(before, Drew) and isinstance(now, Drew):
        return before.count == now.count
    return type(before) is type(now)


def _deeds(group: Sequence[Event]) -> set[type[Event]]:
    """Return what the one who acts does: plays, draws, or both."""
    acting = getattr(group[0], "seat", -1)
    own = {type(event) for event in group if getattr(event, "seat", -1) == acting}
    return own & {Drew, Played}
