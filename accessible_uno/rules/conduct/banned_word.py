"""The word "carte" is banned: a player who says it may be reported (OLY-04)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, Self

from accessible_uno.game.actions import out_of_place
from accessible_uno.game.base import Action, Malformed, Reason, Seat, Step, Window
from accessible_uno.game.reasons import NothingPending
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Emit
from accessible_uno.rules.shared.reports import (
    Ground,
    Infraction,
    NoteInfraction,
    SaidAloud,
    TableTalk,
)

BANNED: Final = re.compile(r"\b(?:cartes?|cards?)\b", re.IGNORECASE)
LONGEST: Final = 200


class UseBannedWord(Step, frozen=True):
    """A player has said the banned word; ``BannedWord`` notes what it costs."""

    seat: Seat

    def do(self, state: State) -> None:
        """Do nothing; ``BannedWord`` rewrites it."""


class SayAloud(Action, frozen=True):
    """Say something to the table; it has no effect unless it contains the banned word."""

    verbs: ClassVar = ("say",)
    answers_question: ClassVar = False
    seat: Seat
    text: str

    def steps(self, state: State) -> tuple[Step, ...]:
        """Emit the words; the banned word is an infraction that anyone may report."""
        spoken = Emit(SaidAloud(self.seat, self.text))
        if not BANNED.search(self.text):
            return (spoken,)
        return (spoken, UseBannedWord(self.seat))

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield nothing: words are never suggested."""
        yield from ()

    def reason_if_no_window(self, state: State) -> Reason:
        """No round is being played."""
        return out_of_place(state, self.seat) or NothingPending()

    def notation(self, names: Sequence[str]) -> str:
        """``say well played``."""
        return f"say {self.text}"

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``say well played``."""
        text = " ".join(words[1:])
        if not text or len(text) > LONGEST or not text.isprintable() or set(text) & set(";{}"):
            raise Malformed(" ".join(words))
        return cls(seat, text)


class BannedWord(Rule, frozen=True):
    """What players say to the table is searched for the word.

    Attributes:
        cards_due: how many cards it costs.
    """

    key: ClassVar = "banned-word"
    topic: ClassVar = "comments"
    clauses: ClassVar = ("OLY-04",)
    cards_due: int = 1

    def open_windows(self) -> tuple[Window, ...]:
        """Anyone may speak."""
        return (TableTalk(),)

    @rewrites(UseBannedWord)
    def note_infraction(self, state: State, step: UseBannedWord) -> Rewritten:
        """Note it, so that anyone may report it."""
        return (NoteInfraction(Infraction(step.seat, Ground.WORD, self.cards_due)),)

    @answers(TableTalk, SayAloud)
    def may_speak(self, state: State, window: TableTalk, action: SayAloud) -> bool:
        """Whether a round is being played."""
        return bool(state.discard)
