"""The rule for players' names; every room uses this one.

Saved games and records are text that contains the names of the players.  A name is therefore one
word that cannot be mistaken for another kind of line, and it is no word of the notation of records
(docs/record.md).  The command line, the settings, records and the journal all ask here.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from itertools import count
from typing import Final
from unicodedata import category, normalize

LONGEST_NAME: Final = 20
"""Characters of a new player's name; nobody listens to more at each turn."""

LONGEST_RECORDED: Final = 40
"""Characters of a name in a record, which may come from elsewhere."""

MOST_MARKS: Final = 3
"""Marks on one letter; no script needs more, and many of them cover the text around the letter."""

INSIDE: Final = "-_'’."
"""Characters that a name may hold after its start, in addition to letters, marks and digits."""

OLD_BEGINNINGS: Final = "-_'’"
"""Characters that a name could begin with before they were refused there."""

SPEAKERS: Final = frozenset(("chance", "clock", "round"))
"""Words that begin a line of their own among the moves: no record can hold such a player's name."""

CHOICES: Final = frozenset(("left", "right", "none"))
"""Words that stand where a chosen player may stand: ``r7>left``, ``choose none``."""

PLAYERS_VERBS: Final = frozenset(
    (
        *("anyway", "catch", "challenge", "choose", "discard", "draw", "jump", "keep", "name"),
        "pass",
        *("quit", "recount", "report", "say", "shout", "spin", "start", "stop", "take", "uno"),
        "vote",
    )
)
"""Words that begin an action of a player."""

CHANCE_VERBS: Final = frozenset(("cursed", "dealer", "place", "press", "robot", "shuffle", "wheel"))
"""Words that begin a result of chance; the notation writes them with a colon."""

WORDS: Final = frozenset(("deck", "end", "going", "no", "over", "yes"))
"""The other words of the notation that are no card and no ground of a report."""

RESERVED: Final = SPEAKERS | CHOICES | PLAYERS_VERBS | CHANCE_VERBS | WORDS
"""Every word that no new player may be called; with a capital letter it is another word."""


class NameFault(StrEnum):
    """Why a name is refused.  The sentences of the catalogue select by these values."""

    EMPTY = "empty"
    """There is no character."""

    LONG = "long"
    """There are more than ``LONGEST_NAME`` characters."""

    START = "start"
    """The first character is neither a letter nor a digit."""

    CHARACTER = "character"
    """A character is neither a letter, a digit, nor one of ``INSIDE``; a space, for example."""

    RESERVED = "reserved"
    """The notation of records uses the word."""


def name_fault(name: str) -> NameFault | None:
    """Return why a new player may not be called ``name``; ``None`` when the name is lawful."""
    if not name:
        return NameFault.EMPTY
    if name in RESERVED:
        return NameFault.RESERVED
    if not name[0].isalnum():
        return NameFault.START
    if not _is_word(name):
        return NameFault.CHARACTER
    return NameFault.LONG if len(name) > LONGEST_NAME else None


def is_name(name: str) -> bool:
    """Whether a new player may be called ``name``."""
    return name_fault(name) is None


def is_recorded_name(name: str) -> bool:
    """Whether a record or the journal may hold a player called ``name``.

    Files written elsewhere, or before a rule was made, are still read: such a name may be longer
    than a new one, may begin with one of ``OLD_BEGINNINGS``, and may be a reserved word unless it
    is one of ``SPEAKERS``, which the header of a record refuses with a sentence of its own.
    """
    if len(name) > LONGEST_RECORDED:
        return False
    return _is_word(name) or (name.startswith(tuple(OLD_BEGINNINGS)) and _is_word(f"a{name}"))


def lawful_name(nick: str, taken: Iterable[str] = (), fallback: str = "player") -> str:
    """Return the lawful name that is nearest to ``nick``.

    Args:
        nick: what somebody is called elsewhere, in a chat room for example.
        taken: names at the table; two that differ in capitals alone sound alike.
        fallback: a lawful name, for a nick of which nothing is left.
    """
    others = {each.casefold() for each in taken}
    kept = ""
    for each in normalize("NFC", nick):
        if len(kept) < LONGEST_NAME and _is_word(kept + each):
            kept += each
    kept = kept or fallback
    if kept in RESERVED:
        kept = kept.capitalize()
    candidate = kept
    for number in count(2):
        if is_name(candidate) and candidate.casefold() not in others:
            break
        tail = str(number)
        candidate = kept[: LONGEST_NAME - len(tail)] + tail
    return candidate


@lru_cache(maxsize=256)  # a list of past games has the same few names again and again
def _is_word(name: str) -> bool:
    """Whether ``name`` is one word of any script: without control characters, without characters
    that change the direction of text, and no beginning of another kind of line."""
    if not name[:1].isalnum():
        return False
    marks = 0
    for each in name:
        marks = marks + 1 if category(each).startswith("M") else 0
        if marks > MOST_MARKS or not (marks or each.isalnum() or each in INSIDE):
            return False
    return True
