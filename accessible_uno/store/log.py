"""Writes one match into the journal while it is played, and replays it act by act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.game.base import Action, Event
from accessible_uno.packages.watchdog import blame
from accessible_uno.record.errors import RecordError
from accessible_uno.record.reader import RecordCase, RecordLine, read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.record.writer import bots_line
from accessible_uno.store.errors import BrokenGame, GameLocked, StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal, next_checksum
from accessible_uno.table import ONLOOKER, Table
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.resume_state import ResumeState


class TableSnapshot(Struct):
    """What a resume needs is read from these.

    Attributes:
        table: the match.
        state: of the dealer, the bots and the clock.
        config: returns, as JSON, what else belongs to the match: the output settings of a player,
            or who sits in a room.
        calendar: knows how long this session has lasted.
        leaving: whether the player is leaving the match.
    """

    table: Table
    state: ResumeState
    config: Callable[[], str]
    calendar: Calendar
    leaving: bool = False


class MatchLog:
    """Writes each act, and what chance gave because of it, before any player hears of it.

    What cannot be written stays in memory and is written with the next act that can be.  The
    game goes on meanwhile; ``on_problem`` reports when this begins and when it is over.

    Args:
        journal: where to write.
        game: the row of the match so far; its number is 0 when it is a new one.  Its plan holds
            the versions of the rules.
        snapshot: asked after each act.
        on_problem: called with what is wrong, and with ``None`` when it no longer is.
        checksum: of the last act that is written already.
        pieces: acts that were made elsewhere, each in the notation of a record; the first is the
            header.
    """

    def __init__(
        self,
        journal: Journal,
        game: GameRow,
        snapshot: TableSnapshot,
        on_problem: Callable[[StoreError | GameLocked | None], None],
        *,
        checksum: int = 0,
        pieces: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.journal = journal
        self.snapshot = snapshot
        self._on_problem = on_problem
        self._checksum = checksum
        self._buffer = _TextBuffer()
        self._writer = game.plan.writer(self._buffer, begun=bool(game.acts or pieces))
        self._seconds_before = game.seconds
        self._unsaved: list[tuple[int, str, int]] = []
        self._lost = False
        self._failing = False
        for piece in pieces:
            self._add(piece)
        self.save()

    @property
    def all_saved(self) -> bool:
        """Whether every act so far is on disk."""
        return self.game.number > 0 and not self._unsaved

    @property
    def some_saved(self) -> bool:
        """Whether the beginning of the match is on disk, so that it can be resumed from there."""
        return self.game.number > 0

    def write_acts(self, acts: Sequence[Action]) -> None:
        """Write an act and what chance gave because of it."""
        self._writer.write_acts(acts)
        self._add(self._buffer.take_text())
        self.save()

    def _add(self, text: str) -> None:
        self._checksum = next_checksum(self._checksum, text)
        self.game = replace(self.game, acts=self.game.acts + 1)
        self._unsaved.append((self.game.acts, text, self._checksum))

    def save(self) -> None:
        """Write the acts that are not saved yet, and the game's row."""
        snapshot = self.snapshot
        if self._lost or not self.game.acts or snapshot.table.failed:
            return
        view = snapshot.table.view(ONLOOKER)
        game = replace(
            self.game,
            seconds=self._seconds_before + snapshot.calendar.elapsed(),
            output_config=snapshot.config(),
            resume_state=snapshot.state.to_json(leaving=snapshot.leaving),
            rounds=view.round,
            scores=view.scores,
            winners=view.winners,
            over=bool(view.winners),
        )
        try:
            number = self.journal.save(game, self._unsaved)
        except GameLocked as locked:
            self._lost = True
            self._on_problem(locked)
        except StoreError as wrong:
            if not self._failing:
                self._on_problem(wrong)
            self._failing = True
        else:
            self.game = replace(game, number=number)
            self._unsaved.clear()
            if self._failing:
                self._on_problem(None)
            self._failing = False


class _TextBuffer:
    """Collects what a writer writes until it is taken."""

    def __init__(self) -> None:
        self._text = ""

    def write(self, text: str) -> None:
        self._text += text

    def flush(self) -> None: ...

    def take_text(self) -> str:
        """Return the text since the last call."""
        text, self._text = self._text, ""
        return text


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
