"""Opens the journal of the user's games for a command."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from accessible_uno.app.arguments import Call, Status, settled
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import NAME, data_folder, display_path, older_games_folder
from accessible_uno.app.streams import write_error_line
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.store.errors import DAMAGED, GameLocked, NoSuchGame, StoreError, UnreadableGame
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import FILE, UNWRITABLE, Journal, JournalCopy
from accessible_uno.store.recovery import open_journal
from accessible_uno.table.plan import likely_seat
from accessible_uno.voices.notices import NoticeArguments, Notices, OnProblem


def journal_or_none(locale: str, report_problem: OnProblem) -> Journal | None:
    """Return the journal; report why it cannot be opened, and return ``None``."""
    try:
        return _open_journal(report_problem)
    except (StoreError, OSError) as wrong:
        place = wrong.place if isinstance(wrong, StoreError) else Path(wrong.filename or NAME)
        failure = FileFailure("app-not-kept", place, wrong)
        report_problem(failure.message, failure.arguments_in(locale))
        return None


async def with_journal(
    call: Call, act: Callable[[Journal, Notices], Status], *, reads_only: bool = False
) -> int:
    """Call ``act`` with the journal, close the journal, and return what ``act`` returned.

    When ``act`` finds the journal damaged, the file is moved aside and ``act`` is called again.
    Where nothing can be written and ``act`` only reads, it gets a copy.

    Raises:
        Failure: the journal cannot be used.
    """
    notices = Notices()
    for last in (False, True):
        try:
            journal = _open_or_fail(notices, reads_only)
            try:
                return await settled(act(journal, notices))
            finally:
                report_unreadable_games(journal, notices.report_problem)
                journal.close()
                notices.set_listener(partial(_write_error_line, call.locale))
        except NoSuchGame as unknown:
            raise Failure("app-no-such-game", number=str(unknown.number)) from None
        except UnreadableGame as unreadable:
            raise Failure("app-game-unreadable", number=str(unreadable.number)) from None
        except GameLocked as held:
            raise Failure("app-game-held", number=str(held.number)) from None
        except StoreError as wrong:
            if last or wrong.code != DAMAGED:
                raise FileFailure("app-journal-unusable", wrong.place, wrong) from None
    raise AssertionError


def unfinished_game(journal: Journal, seed: str, name: str) -> GameRow | None:
    """Return the player's game whose seed begins so, and that is not over."""
    for game in journal.open_games():
        plan = game.plan
        mine = plan.viewer >= 0 and plan.names[plan.viewer] == name
        if mine and not game.over and plan.seed is not None and plan.seed.startswith(seed):
            return game
    return None


def report_unreadable_games(journal: Journal, report_problem: OnProblem) -> None:
    """Report the saved games that were left out because they cannot be read; each once for ever."""
    for number in journal.take_unreported():
        report_problem("app-game-left-out", {"number": str(number)})


def _open_or_fail(notices: Notices, reads_only: bool) -> Journal:
    try:
        return _open_journal(notices.report_problem)
    except StoreError as wrong:
        if not reads_only or wrong.code not in UNWRITABLE:
            raise
        with suppress(StoreError):
            return JournalCopy(data_folder())
        raise
    except OSError as wrong:
        raise FileFailure("app-journal-unusable", wrong.filename or NAME, wrong) from None


def _write_error_line(locale: str, message: str, arguments: NoticeArguments) -> None:
    write_error_line(clean_line(sentence(locale, message, **arguments)))


def _open_journal(report_problem: OnProblem) -> Journal:
    """Open the journal; report that a damaged one was moved aside.

    The first time, report the games that an earlier edition kept in files of their own.

    Raises:
        StoreError: the journal cannot be used.
        OSError: the user has no home.
    """
    folder = data_folder()
    older = [] if (folder / FILE).exists() else sorted(older_games_folder().glob("*.uno"))
    journal, recovery = open_journal(folder, likely_seat)
    if older:
        place = display_path(older_games_folder())
        newest = display_path(older[-1])
        report_problem("app-older-games", {"folder": place, "file": newest, "count": len(older)})
    if recovery is not None:
        told = {"count": recovery.games, "cut": recovery.cut, "lost": len(recovery.lost)}
        aside = display_path(recovery.aside)
        report_problem("app-journal-damaged", {"file": aside, **told})
    return journal
