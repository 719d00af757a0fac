"""What a command does about the faults of other packages: it names them, and goes on."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from accessible_uno.app.errors import Failure, PackageFailure
from accessible_uno.app.i18n import sentence
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.packages.faults import left_out
from accessible_uno.packages.printed import prints_kept
from accessible_uno.packages.watchdog import watchdog

if TYPE_CHECKING:
    from accessible_uno.packages.faults import PackageFault
    from accessible_uno.store.game_row import GameRow
    from accessible_uno.store.journal import Journal

FAULT: Final = 70
"""Exit status: a fault of the program's own, or of a package."""

LEFT_OUT: Final = "package-left-out"
STOPPED: Final = "package-stopped"


def package_sentence(locale: str, fault: PackageFault, message: str) -> str:
    """Return one sentence about the fault of a package."""
    return clean_line(sentence(locale, message, **fault.arguments())).rstrip()


@contextmanager
def packages_contained(locale: str) -> Iterator[None]:
    """Name each fault of a package while the body runs; one that stops the body ends it.

    What is left out is written to the standard error in the end; a game announces it itself.  What
    the code of a package prints goes to the log.

    Raises:
        PackageFailure: the code of a package has raised an error, or does not return.
    """

    ended_by = ""

    def write(fault: PackageFault) -> None:
        if package_sentence(locale, fault, "package-fault") in ended_by:
            return
        sys.stderr.write(package_sentence(locale, fault, LEFT_OUT) + "\n")
        sys.stderr.flush()

    left_out.listen(None)
    watchdog.enable(lambda fault: leave_at_once(PackageFailure(fault, STOPPED), locale))
    try:
        with prints_kept():
            yield
    except Failure as failure:
        ended_by = failure.text(locale)
        raise
    except BaseException as error:
        from accessible_uno.packages.watchdog import blame  # where something has failed

        fault = blame(error)
        if fault is None:
            raise
        raise PackageFailure(fault, STOPPED, status=FAULT) from error
    finally:
        left_out.listen(write)
        left_out.listen(None)
        watchdog.enable(None)


def leave_at_once(failure: Failure, locale: str) -> None:
    """End the program here and now: the code of a package keeps it from ending otherwise."""
    _make_terminal_usable()
    with suppress(OSError, ValueError):
        sys.stderr.write(failure.text(locale) + "\n")
        sys.stderr.flush()
    os._exit(FAULT)


def put_aside(fault: PackageFault, number: int) -> PackageFailure:
    """Note in the journal that the fault of a package has stopped game ``number``.

    Returns:
        What to tell the player.
    """
    from accessible_uno.app.paths import data_folder  # in a game that a package has stopped
    from accessible_uno.store.errors import StoreError
    from accessible_uno.store.journal import Journal
    from accessible_uno.table.resume_state import with_stop

    if not number:
        return PackageFailure(fault, STOPPED, status=FAULT)
    with suppress(StoreError, OSError, LookupError):
        journal = Journal(data_folder())
        try:
            state = journal.game(number).resume_state
            stopped = with_stop(state, fault.package, _installed_version(fault.package))
            journal.change(number, resume_state=stopped)
        finally:
            journal.close()
    return PackageFailure(fault, "package-stopped-game", status=FAULT, number=number)


def stopping_package(row: GameRow) -> str | None:
    """Return the package whose fault has stopped a game, while it is installed as it was then."""
    from accessible_uno.table.resume_state import stopped_by

    found = stopped_by(row.resume_state)
    if found is None:
        return None
    package, version = found
    return package if _installed_version(package) == version else None


def playable_games(journal: Journal) -> Iterator[GameRow]:
    """Yield the unfinished games that no faulty package has stopped, the last begun first."""
    return (row for row in journal.open_games() if stopping_package(row) is None)


def _installed_version(package: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except (PackageNotFoundError, ValueError):
        return ""


def _make_terminal_usable() -> None:
    """Let the terminal show what is typed again, as a shell expects it; Windows does so itself."""
    if sys.platform == "win32":
        return
    with suppress(Exception):  # there is no terminal; the program ends in any case
        import termios

        descriptor = sys.stdin.fileno()
        settings = termios.tcgetattr(descriptor)
        settings[0] |= termios.ICRNL
        settings[1] |= termios.OPOST
        settings[3] |= termios.ICANON | termios.ECHO | termios.ISIG
        termios.tcsetattr(descriptor, termios.TCSANOW, settings)
