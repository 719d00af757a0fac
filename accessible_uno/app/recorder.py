"""A match is in the journal after every act, and in a file where the player named one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TextIO

from accessible_uno.app.commands import Call
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import NAME, data_folder, older_games_folder, short
from accessible_uno.game.base import ONLOOKER, Action
from accessible_uno.game.view import View
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.record.writer import RecordWriter
from accessible_uno.settings.output import to_json
from accessible_uno.settings.schema import Settings
from accessible_uno.store.errors import DAMAGED, GameLocked, NoSuchGame, StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import FILE, Journal
from accessible_uno.store.log import MatchLog
from accessible_uno.store.recovery import open_journal
from accessible_uno.store.stats import stats_of
from accessible_uno.table import Table
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.resume_state import ResumeState
from accessible_uno.voices.notices import NoticeArguments, Notices, OnProblem


class Ledger:
    """Writes each act down, in the journal and in the file that the player named.

    What cannot be written is told once, and the game goes on.

    Args:
        locale: language in which the system's reasons are given.
        tell: reports a problem.
    """

    def __init__(self, locale: str, tell: OnProblem) -> None:
        self._locale = locale
        self._tell = tell
        self._record: tuple[Path, TextIO, RecordWriter] | None = None
        self._log: MatchLog | None = None
        self._watch: Watching | None = None
        self._journal: Journal | None = None

    def record_to(
        self,
        place: Path,
        rules: str,
        names: Sequence[str],
        options: Sequence[tuple[str, str]],
        versions: Mapping[str, int],
        past: Sequence[str] = (),
    ) -> None:
        """Write to ``place``, beginning with the lines of ``past``.

        Raises:
            Failure: the file cannot be written.
        """
        try:
            sink = place.open("w", encoding="utf-8")
            sink.write("".join(f"{line}\n" for line in past))
        except OSError as wrong:
            raise FileFailure("app-file-unwritable", short(place), wrong) from None
        writer = RecordWriter(sink, rules, names, options, versions=versions, begun=bool(past))
        self._record = place, sink, writer

    def keep(
        self,
        journal: Journal,
        game: GameRow,
        watch: Watching,
        options: Sequence[tuple[str, str]],
        versions: Mapping[str, int],
        checksum: int = 0,
        pieces: Sequence[str] = (),
    ) -> None:
        """Keep the match in the journal; see :class:`MatchLog`."""
        self._journal = journal
        self._watch = watch
        self._log = MatchLog(
            journal,
            game,
            watch,
            self._trouble,
            checksum=checksum,
            options=options,
            versions=versions,
            pieces=pieces,
        )

    def write_acts(self, acts: Sequence[Action]) -> None:
        """Write down an act, and what chance gave because of it."""
        if self._log is not None:
            self._log.write_acts(acts)
        if self._record is not None:
            place, _, writer = self._record
            try:
                writer.write_acts(acts)
            except OSError as wrong:
                self._record = None
                failure = FileFailure("app-not-recorded", short(place), wrong)
                self._tell(failure.message, failure.arguments_in(self._locale))

    def close(self) -> bool:
        """Close everything; return whether a match that is not over can be gone on with."""
        if self._record is not None:
            try:
                self._record[1].close()
            except OSError as wrong:
                failure = FileFailure("app-not-recorded", short(self._record[0]), wrong)
                self._tell(failure.message, failure.arguments_in(self._locale))
            self._record = None
        if self._log is None:
            return False
        log, self._log = self._log, None
        assert self._journal is not None
        assert self._watch is not None
        self._watch.leaving = True
        log.save()
        if log.game.over and log.all_saved:
            with suppress(StoreError):  # then its end is told once more
                self._journal.mark_end_announced(log.game.number)
                if log.game.viewer != ONLOOKER:
                    stats_of(self._journal, log.game)
        self._journal.close()
        return log.all_saved

    def _trouble(self, wrong: StoreError | GameLocked | None) -> None:
        if wrong is None:
            self._tell("app-kept-again", {})
        elif isinstance(wrong, GameLocked):
            self._tell("app-kept-elsewhere", {})
        else:
            failure = FileFailure("app-not-kept", short(wrong.place), wrong)
            self._tell(failure.message, failure.arguments_in(self._locale))


class Watching:
    """Knows of a match what the journal keeps besides its acts.

    Attributes:
        leaving: whether the match is being put away.
    """

    def __init__(
        self, table: Table, minds: ResumeState, settings: Settings, calendar: Calendar
    ) -> None:
        self._table = table
        self._minds = minds
        self._settings = settings
        self._calendar = calendar
        self.leaving = False

    def resume_state(self) -> str:
        """What the dealer, the bots and the clock know."""
        return self._minds.to_json(leaving=self.leaving)

    def output_config(self) -> str:
        """The output settings, as JSON."""
        return to_json(self._settings)

    def seconds(self) -> float:
        """How long this session has lasted."""
        return self._calendar.elapsed()

    def view(self) -> View:
        """What an onlooker sees."""
        return self._table.view(ONLOOKER)


def journal_or_none(locale: str, tell: OnProblem) -> Journal | None:
    """Open the journal; what is wrong with it is told, and the game goes on without it."""
    try:
        return the_journal(tell)
    except (StoreError, OSError) as wrong:
        place = wrong.place if isinstance(wrong, StoreError) else Path(wrong.filename or NAME)
        failure = FileFailure("app-not-kept", short(place), wrong)
        tell(failure.message, failure.arguments_in(locale))
        return None


def with_journal(call: Call, act: Callable[[Journal, Notices], int]) -> int:
    """Return what ``act`` does with the journal.

    Where that finds it damaged, the journal is put aside and ``act`` has another try.

    Raises:
        Failure: it cannot be used.
    """
    notices = Notices()
    for last in (False, True):
        try:
            journal = _the_only_journal(notices)
            try:
                return act(journal, notices)
            finally:
                journal.close()
                notices.set_listener(partial(_on_the_error_stream, call.locale))
        except NoSuchGame as unknown:
            raise Failure("app-no-such-game", number=unknown.number) from None
        except GameLocked as held:
            raise Failure("app-game-held", number=held.number) from None
        except StoreError as wrong:
            if last or wrong.code != DAMAGED:
                raise FileFailure("app-journal-unusable", short(wrong.place), wrong) from None
    raise AssertionError


def _the_only_journal(notices: Notices) -> Journal:
    try:
        return the_journal(notices.report_problem)
    except OSError as wrong:
        raise FileFailure("app-journal-unusable", wrong.filename or NAME, wrong) from None


def _on_the_error_stream(locale: str, message: str, arguments: NoticeArguments) -> None:
    sys.stderr.write(clean_line(sentence(locale, message, **arguments)) + "\n")


def the_journal(tell: OnProblem) -> Journal:
    """Open the journal; tell it when a damaged one was put aside.

    The first time, tell of games that an earlier edition kept in files of their own.

    Raises:
        StoreError: it cannot be used.
        OSError: the user has no home.
    """
    folder = data_folder()
    older = [] if (folder / FILE).exists() else sorted(older_games_folder().glob("*.uno"))
    journal, salvage = open_journal(folder)
    if older:
        place = short(older_games_folder())
        tell("app-older-games", {"folder": place, "file": short(older[-1]), "count": len(older)})
    if salvage is not None:
        tell("app-journal-damaged", {"file": short(salvage.aside), "count": salvage.games})
    return journal
