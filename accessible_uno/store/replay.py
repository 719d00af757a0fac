"""Replays a saved game, act by act."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from accessible_uno.game.base import Event
from accessible_uno.packages.blame import blame
from accessible_uno.record.errors import RecordError
from accessible_uno.record.reader import RecordCase, RecordLine, read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.record.writer import bots_line
from accessible_uno.store.errors import BrokenGame
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal, next_checksum

BAD_CHANCE: Final = "record-bad-chance"
PACKAGE_STOPPED: Final = "package-stopped-act"
"""The message where the code of another package's rule fails."""

CHANCE: Final = "chance "
"""The beginning of a record line about chance."""


class Replay:
    """A game played again under the rules that it began under.

    Attributes:
        run: the table after the last act; ``None`` before the first.
        checksum: of the last act.
        before: the events of the act before the last.
    """

    def __init__(self, journal: Journal, game: GameRow) -> None:
        self.run: RecordRun | None = None
        self.checksum = 0
        self.before: list[Event] = []
        self._journal = journal
        self._game = game

    def replay_acts(self) -> Iterator[list[Event]]:
        """Play each act again and yield its events, hidden cards included.

        Raises:
            BrokenGame: an act is missing, changed, or refused by the rules.
            StoreError: the journal cannot be read.
        """
        game = self._game
        for number, text in enumerate(self._journal.read_acts(game.number, game.acts), 1):
            self.before = self.run.last if self.run is not None else []
            try:
                self._play_act(text)
            except RecordError as wrong:
                if _is_about_chance(wrong):
                    raise BrokenGame(game.number, number, "store-chance-unfit") from None
                raise BrokenGame(game.number, number, wrong.message, **wrong.arguments) from None
            except BaseException as error:  # a rule that has changed since, or of another package
                fault = blame(error)
                if fault is not None:
                    raise BrokenGame(
                        game.number, number, PACKAGE_STOPPED, **fault.arguments()
                    ) from error
                if not isinstance(error, Exception):
                    raise
                raise BrokenGame(game.number, number, "store-act-unplayable") from error
            assert self.run is not None
            yield self.run.last
            self.checksum = next_checksum(self.checksum, text)

    def to_the_end(self) -> RecordRun:
        """Play every act again; return the table.

        Raises:
            BrokenGame: an act is missing, changed, or refused by the rules.
            StoreError: the journal cannot be read.
        """
        for _ in self.replay_acts():
            pass
        if self.run is None:
            raise BrokenGame(self._game.number, 1, "store-act-missing")
        return self.run

    def _play_act(self, text: str) -> None:
        if self.run is None:
            self.run = RecordRun(next(read_cases(text.splitlines())))
            if self.run.names != self._game.plan.names:
                raise RecordError(0, "store-act-changed")
            return
        for line in filter(str.strip, text.splitlines()):
            self.run.move(RecordLine(0, line, expects=False))


def _is_about_chance(wrong: RecordError) -> bool:
    """Whether the error quotes what chance gave: hidden cards, which nobody may hear."""
    text = str(wrong.arguments.get("text", ""))
    return wrong.message == BAD_CHANCE or text.startswith(CHANCE)


def with_bots(lines: Sequence[str], case: RecordCase, bots: Iterable[str]) -> list[str]:
    """Return the lines of a record; the header of ``case`` says who is a bot from now on."""
    places = case.header.lines
    place = places.get("Bots", places["Seats"]) - 1
    kept = () if "Bots" in places else lines[place : place + 1]
    return [*lines[:place], *kept, bots_line(bots), *lines[place + 1 :]]


def journal_pieces(lines: Sequence[str], case: RecordCase) -> Iterator[str]:
    """Yield the acts of a record as a journal saves them: its header, then each move with its
    chance."""
    first = case.lines[0].number if case.lines else len(lines) + 1
    stripped = (line.strip().removeprefix("\ufeff") for line in lines[case.line - 1 : first - 1])
    yield "\n".join(line for line in stripped if line.startswith("[")) + "\n\n"
    chance = ""
    for line in _moves(case):
        chance += line + "\n"
        if not line.startswith(CHANCE):
            yield chance
            chance = ""


def _moves(case: RecordCase) -> Iterable[str]:
    return (line.text for line in case.lines if not line.expects)
