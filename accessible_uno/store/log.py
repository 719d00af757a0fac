"""Writes one match into the journal while it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.game.base import Action
from accessible_uno.store.errors import GameLocked, StoreError
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
        self._journal = journal
        self._snapshot = snapshot
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
        snapshot = self._snapshot
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
            number = self._journal.save(game, self._unsaved)
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
