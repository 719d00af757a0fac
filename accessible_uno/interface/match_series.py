"""The protocol of what comes after a match: the next table, and what is told at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.interface.parse.vocabulary import TablePart


class MatchSeries(Protocol):
    """Several matches one after the other, without leaving the program."""

    def describe(self, locale: str) -> str:
        """Return a sentence about who plays the next match, and by which rules."""

    def change(self, part: TablePart, typed: str, locale: str) -> str:
        """Change the table of the next match; return a sentence that says so, or why not."""

    def propose(
        self, kinds: Sequence[str], locale: str, *, counted: bool
    ) -> tuple[Sequence[str], bool]:
        """Ask for other bots in the next match; nothing is changed before :meth:`settle`.

        Args:
            kinds: the kinds of the bots.
            locale: the language of the sentences.
            counted: whether so many bots play as are named.

        Returns:
            What is told of it, and whether such a match can be played.
        """

    def settle(self, *, agreed: bool) -> bool:
        """Take what was proposed, or forget it; return whether anything was forgotten."""

    def statistics(self, locale: str) -> Sequence[str]:
        """Return the player's statistics, in sentences; none where none are kept."""

    def results(self) -> Sequence[tuple[str, MessageFields]]:
        """Return what is worth telling of the match that has just ended: records, a daily deal."""
