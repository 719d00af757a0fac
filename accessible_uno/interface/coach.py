"""What a lesson asks of a game at the keyboard: to look at each line before it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from accessible_uno.interface.parse.intents import Intent, Query
from accessible_uno.interface.session.session import Session

AnswerQuery: TypeAlias = Callable[[Query], None]
"""Announces the answer to a question about the table."""


class Coach(Protocol):
    """Guides one player through a game."""

    @property
    def is_over(self) -> bool:
        """Whether the game ends now."""

    @property
    def holds_table(self) -> bool:
        """Whether nothing happens at the table before the player has typed something."""

    def start(self, session: Session, answer_query: AnswerQuery) -> None:
        """Announce the beginning, in place of the usual welcome."""

    def take_line(self, line: str, meaning: Intent) -> bool:
        """Answer a line in place of the game; return whether this was done."""

    def after_line(self) -> None:
        """Go on after a line that was carried out, by the game or in its place."""

    def after_act(self) -> None:
        """Go on after an act that was announced."""

    def ask_again(self) -> bool:
        """Say again what the player is to do; return whether the coach waits for something."""


class NoCoach:
    """Leaves the game as it is."""

    is_over = False
    holds_table = False

    def start(self, session: Session, answer_query: AnswerQuery) -> None:
        """Do nothing."""

    def take_line(self, line: str, meaning: Intent) -> bool:  # noqa: ARG002
        """Leave every line to the game."""
        return False

    def after_line(self) -> None:
        """Do nothing."""

    def after_act(self) -> None:
        """Do nothing."""

    def ask_again(self) -> bool:
        """Leave the question to the table."""
        return False


NO_COACH: Final = NoCoach()
"""The coach of an ordinary game."""
