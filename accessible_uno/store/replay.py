"""Going through a game of the journal again, act by act."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from accessible_uno.game.base import Event
from accessible_uno.record.errors import RecordError
from accessible_uno.record.reader import Case, Line, read
from accessible_uno.record.run import Run
from accessible_uno.store.errors import BrokenGame
from accessible_uno.store.game_row import Kept
from accessible_uno.store.journal import Journal, sealed

BAD_CHANCE: Final = "record-bad-chance"
CHANCE: Final = "chance "
"""What a line of a record begins with that says what chance gave."""


class Replay:
    """A game as it was played, under the rules that it was begun under.

    Attributes:
        run: the table as it stands after the last act; there is none before the first.
        seal: of the last act.
    """

    def __init__(self, journal: Journal, game: Kept) -> None:
        self.run: Run | None = None
        self.seal = 0
        self._journal = journal
        self._game = game

    def acts(self) -> Iterator[list[Event]]:
        """Make each act again and yield what happened, hidden cards included.

        Raises:
            BrokenGame: an act is missing, changed, or refused by the rules.
            StoreError: the journal cannot be read.
        """
        game = self._game
        for number, text in enumerate(self._journal.acts(game.number, game.acts), 1):
            try:
                self._act(text)
            except RecordError as wrong:
                if _is_of_chance(wrong):
                    raise BrokenGame(game.number, number, "store-chance-unfit") from None
                raise BrokenGame(game.number, number, wrong.message, **wrong.arguments) from None
            except Exception as fault:  # of rules that have changed since, or of another package
                raise BrokenGame(game.number, number, "store-act-unplayable") from fault
            assert self.run is not None
            yield self.run.last
            self.seal = sealed(self.seal, text)

    def to_the_end(self) -> Run:
        """Make every act again; return the table.

        Raises:
            BrokenGame: an act is missing, changed, or refused by the rules.
            StoreError: the journal cannot be read.
        """
        for _ in self.acts():
            pass
        if self.run is None:
            raise BrokenGame(self._game.number, 1, "store-act-missing")
        return self.run

    def _act(self, text: str) -> None:
        if self.run is None:
            self.run = Run(next(read(text.splitlines())))
            if self.run.names != self._game.names:
                raise RecordError(0, "store-act-changed")
            return
        for line in filter(str.strip, text.splitlines()):
            self.run.move(Line(0, line, False))


def _is_of_chance(wrong: RecordError) -> bool:
    """Whether what is wrong is what chance gave: hidden cards, which are told to nobody."""
    text = str(wrong.arguments.get("text", ""))
    return wrong.message == BAD_CHANCE or text.startswith(CHANCE)


def torn_apart(lines: Sequence[str], case: Case) -> Iterator[str]:
    """Yield what a journal keeps of a record: its header, then each move with its chance."""
    first = case.lines[0].number if case.lines else len(lines) + 1
    header = [line for line in lines[case.line - 1 : first - 1] if line.strip().startswith("[")]
    yield "\n".join(header) + "\n\n"
    chance = ""
    for line in _moves(case):
        chance += line + "\n"
        if not line.startswith(CHANCE):
            yield chance
            chance = ""


def _moves(case: Case) -> Iterable[str]:
    return (line.text for line in case.lines if not line.expects)
