"""The seams: every place where a rule can change the game, and how several rules combine there.

``SEAMS`` is the whole list.  ``seam_table`` renders it for docs/architecture.md; a test compares
the page with it, and compares the list with the methods of ``Rule``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct


class Law(StrEnum):
    """How the answers of several rules combine."""

    UNION = "union"
    """All answers count, so the order of the rules cannot matter."""

    CHAIN = "chain"
    """Rules are asked one after the other: by ``rank``, then by key."""

    ONE = "one"
    """One rule may answer.  Two are refused when the game is compiled, unless one of them states,
    with its reason, that it is asked first, or their answers are equal: the same value, or the same
    method of a family with equal parameters."""

    LEAST = "least"
    """The smallest answer counts."""


class SeamLaw(Struct, frozen=True):
    """One seam.

    Attributes:
        names: how a rule writes it, the short forms first.
        asked: when the kernel asks, and what for.
        law: how several answers combine.
        combined: what that means here.
    """

    names: tuple[str, ...]
    asked: str
    law: Law
    combined: str


SEAMS: Final[tuple[SeamLaw, ...]] = (
    SeamLaw(
        ("excludes", "needs", "conflicts_with", "allows_seats"),
        "before a game is compiled: can these rules be played together, by so many players?",
        Law.UNION,
        "one objection is enough",
    ),
    SeamLaw(
        ("terms",),
        "when a game is compiled: hand size, what the pieces are called, when colours are named",
        Law.ONE,
        "for each term, one rule sets it or several agree",
    ),
    SeamLaw(
        ("cards",),
        "when a game is compiled: which cards are in the deck?",
        Law.UNION,
        "the deck holds the cards of all rules",
    ),
    SeamLaw(
        ("answerable",),
        "when a game is compiled: which faces ask their victim for an answer first?",
        Law.UNION,
        "a face is answerable if one rule says so",
    ),
    SeamLaw(
        ("matches",),
        "once for each top card and active colour: may this card be laid on it?",
        Law.UNION,
        "a card matches if one rule says so",
    ),
    SeamLaw(
        ("opens", "@answers"),
        "when a player acts: does this window take this action?",
        Law.UNION,
        "one rule that says yes is enough, unless another forbids it",
    ),
    SeamLaw(
        ("@forbids",),
        "when a window would take an action: is there a reason to refuse it?  "
        "Holds for the subclasses of the window too",
        Law.UNION,
        "one reason is enough; the player receives that of the rule asked first",
    ),
    SeamLaw(
        ("@outcomes",),
        "when a player chooses in a window of the kernel: what else may be chosen there?",
        Law.ONE,
        "for each window, one rule adds choices to those of the window itself",
    ),
    SeamLaw(
        ("open_windows",),
        "when a game is compiled: which windows are open to everyone during a round?",
        Law.UNION,
        "all of them are open",
    ),
    SeamLaw(
        ("private_offers",),
        "after each action: what could this seat do out of turn?  Only this seat sees the answer",
        Law.UNION,
        "all of them are offered",
    ),
    SeamLaw(
        ("jumping_cards",),
        "when the legal actions are listed: which cards might this seat lay out of turn?",
        Law.UNION,
        "the cards of all rules that let cards be laid out of turn are tried",
    ),
    SeamLaw(
        ("time_limit",),
        "when a window opens: how many seconds may it wait?",
        Law.LEAST,
        "the shortest time counts; 0 sets no limit",
    ),
    SeamLaw(
        ("combinations",),
        "when a player lays several cards: which cards go together?",
        Law.UNION,
        "cards go together if one rule says so",
    ),
    SeamLaw(
        ("companions",),
        "when a card may be laid: which other cards leave the hand with it?",
        Law.UNION,
        "all of them leave",
    ),
    SeamLaw(
        ("@effect", "@first", "@chooses"),
        "when a face is laid, turned up as the first card, or needs a choice: what does it do?",
        Law.ONE,
        "for each face, one rule gives it its effect, its effect as first card and its choices",
    ),
    SeamLaw(
        ("@rewrites",),
        "before a step is done: which steps take its place?",
        Law.CHAIN,
        "the first rule that answers replaces the step; "
        "where its answer holds the same step, the later rules are asked about it",
    ),
    SeamLaw(
        ("punish_illegal",),
        "when an action is refused: does it count as an offence?",
        Law.ONE,
        "one rule punishes",
    ),
)


def seam_table() -> str:
    """Return ``SEAMS`` as a Markdown table."""
    rows = [
        f"| {', '.join(f'`{name}`' for name in seam.names)} | {seam.asked} | {seam.law.value} "
        f"| {seam.combined} |"
        for seam in SEAMS
    ]
    return "\n".join(("| seam | asked | law | several rules |", "|---|---|---|---|", *rows)) + "\n"
