"""Writes a match down after every act, in the journal and in a file; reads files of records."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

from accessible_uno.app.errors import Failure, FileFailure, shortened
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import user_path
from accessible_uno.game.base import ONLOOKER, Action
from accessible_uno.interface.session.game_setup import SavedExtent
from accessible_uno.record.errors import RecordError
from accessible_uno.record.writer import RecordWriter
from accessible_uno.store.errors import GameLocked, StoreError
from accessible_uno.store.files import NAMED_FILE_TIMEOUT, open_private, read_bytes
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.log import MatchLog
from accessible_uno.table.plan import Plan
from accessible_uno.voices.notices import OnProblem

LARGEST: Final = 4_000_000
"""Bytes of a record."""

MOST_LINES: Final = 100_000
"""Lines of a record: more acts than a week of play makes, and 100 MB of memory."""


def read_lines(name: str) -> list[str]:
    """Return the lines of a file.

    Raises:
        Failure: it cannot be read, it is not text, or it is too long.
    """
    try:
        text = read_bytes(user_path(name), LARGEST, NAMED_FILE_TIMEOUT).decode("utf-8")
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", name, wrong) from None
    except UnicodeDecodeError as wrong:
        line = wrong.object[: wrong.start].count(b"\n") + 1
        raise Failure("app-file-not-text", file=name, line=line) from None
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Failure("app-file-too-many-lines", file=name, count=len(lines), most=MOST_LINES)
    return lines


def record_failure(name: str, wrong: RecordError, locale: str) -> Failure:
    """Return the failure that says where a record is malformed, and why."""
    why = sentence(locale, wrong.message, **shortened(wrong.arguments))
    place = f"{name}:{wrong.line}:" if wrong.line else f"{name}:"
    return Failure("app-record-wrong", place=place, why=why)


class MatchRecorder:
    """Writes each act to the journal, and to the file that the player named.

    A file that cannot be written is reported once, and the game continues.

    Args:
        locale: language in which the operating system's reasons are given.
        report_problem: called with a problem.

    Attributes:
        log: writes the journal; ``None`` where there is none.
        end_is_heard: whether what is told still reaches somebody; a match whose end did not is
            resumed once more.
        can_be_resumed: after :meth:`close`, whether an unfinished match is saved.
    """

    def __init__(self, locale: str, report_problem: OnProblem) -> None:
        self._locale = locale
        self._report_problem = report_problem
        self._record: tuple[Path, TextIO, RecordWriter] | None = None
        self.log: MatchLog | None = None
        self.end_is_heard: Callable[[], bool] = lambda: True
        self.can_be_resumed = False
        self._part = SavedExtent.NOTHING
        self._number = 0

    @property
    def number(self) -> int:
        """The number of the game in the journal; 0 where it is in none."""
        return self._number if self.log is None else self.log.game.number

    def record_to(
        self,
        place: Path,
        plan: Plan,
        past: Sequence[str] = (),
    ) -> None:
        """Write a record of a plan to ``place``, beginning with the lines of ``past``.

        It holds hidden cards, so nobody else may read it.

        Raises:
            Failure: the file cannot be written.
        """
        try:
            sink = os.fdopen(open_private(place), "w", encoding="utf-8")
            sink.write("".join(f"{line}\n" for line in past))
        except OSError as wrong:
            raise FileFailure("app-file-unwritable", place, wrong) from None
        self._record = place, sink, plan.writer(sink, begun=bool(past))

    @property
    def saved_row(self) -> GameRow:
        """The match as the journal has it; its number is 0 where nothing is saved."""
        assert self.log is not None
        return self.log.game

    def write_acts(self, acts: Sequence[Action]) -> None:
        """Write an act, and what chance gave because of it."""
        if self.log is not None:
            self.log.write_acts(acts)
        if self._record is not None:
            place, _, writer = self._record
            try:
                writer.write_acts(acts)
            except OSError as wrong:
                self._record = None
                self._report(FileFailure("app-not-recorded", place, wrong))

    def save(self) -> None:
        """Write what has changed without an act: how bots play."""
        if self.log is not None:
            self.log.save()

    def saved_part(self) -> SavedExtent:
        """Try to save what is not saved yet; return how much of the match is saved."""
        log = self.log
        if log is not None:
            if not log.all_saved:
                log.save()
            some = SavedExtent.BEGINNING if log.some_saved else SavedExtent.NOTHING
            self._part = SavedExtent.ALL if log.all_saved else some
        return self._part

    def close(self) -> bool:
        """Close the files; return whether an unfinished match can be resumed."""
        if self._record is not None:
            try:
                self._record[1].close()
            except OSError as wrong:
                self._report(FileFailure("app-not-recorded", self._record[0], wrong))
            self._record = None
        if self.log is None:
            return False
        self.saved_part()
        log, self.log = self.log, None
        log.snapshot.leaving = True
        log.save()
        self.can_be_resumed = log.all_saved and not log.game.over
        self._number = log.game.number
        if log.game.over and log.all_saved and self.end_is_heard():
            with suppress(StoreError):  # the next resume then tells the end again
                log.journal.change(log.game.number, end_announced=True)
                if log.game.plan.viewer != ONLOOKER:
                    from accessible_uno.store.stats import stats_of  # only at the end

                    stats_of(log.journal, log.journal.game(log.game.number))
        log.journal.close()
        return log.all_saved

    def on_journal_problem(self, wrong: StoreError | GameLocked | None) -> None:
        """Report why acts cannot be written to the journal, or that they can be again."""
        if wrong is None:
            self._report_problem("app-kept-again", {})
        elif isinstance(wrong, GameLocked):
            self._report_problem("app-kept-elsewhere", {})
        else:
            self._report(FileFailure("app-not-kept", wrong.place, wrong))

    def _report(self, failure: FileFailure) -> None:
        self._report_problem(failure.message, failure.arguments_in(self._locale))
