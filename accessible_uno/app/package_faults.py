"""What a command does about other packages: it names their faults, and keeps what they print.

A game is read aloud line by line, and a row of braille has forty cells: a line that somebody left
in their code is in the way of both, and may hold what a terminal obeys.  It goes to the log of
errors.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, TextIO

from accessible_uno.app.errors import Failure, PackageFailure
from accessible_uno.app.i18n import sentence
from accessible_uno.error_logger import error_logger
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.packages.faults import left_out, printable
from accessible_uno.packages.offers import OURS, may_add
from accessible_uno.packages.watchdog import package_of_module, watchdog

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
    with suppress(StoreError, OSError, LookupError), closing(Journal(data_folder())) as journal:
        state = journal.game(number).resume_state
        stopped = with_stop(state, fault.package, _installed_version(fault.package))
        journal.change(number, resume_state=stopped)
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


A_THREAD: Final = "a thread"
"""Whose writing it is where the calls lead to nobody: Python itself tells what ended a thread."""

MOST: Final = 200
"""Lines that are kept of each package in a process: the log has room for errors as well."""

_kept: Final[Counter[str]] = Counter()
_begun: Final[dict[str, str]] = {}
"""What each package has written of a line that has not ended."""


class OurOutput:
    """Passes on what our own code writes to a stream; what a package writes goes to the log.

    Whose code writes is told by the calls: the innermost that is ours or a package's.

    Args:
        stream: the stream.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write ``text`` to the stream or to the log; return how many characters it has."""
        package = _writing_package(sys._getframe(1))  # noqa: SLF001  # the only way to the caller
        if not package:
            return self._stream.write(text)
        _keep(package, text)
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write one text after the other."""
        for line in lines:
            self.write(line)


def _writing_package(frame: FrameType | None) -> str:
    """Return the package whose code has called; nothing where ours has."""
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] == OURS and module != __name__:
            return ""
        if (package := package_of_module(module)) is not None:
            return package
        frame = frame.f_back
    return A_THREAD


def _keep(package: str, text: str) -> None:
    """Keep the lines that end in ``text``, and what they began with before."""
    if _kept[package] >= MOST:
        return
    *lines, rest = (_begun.pop(package, "") + text).split("\n")
    _begun[package] = rest
    for words in filter(None, map(printable, lines[: MOST - _kept[package]])):
        _kept[package] += 1
        error_logger(__name__).error("%s printed: %s", package, words)


@contextmanager
def prints_kept() -> Iterator[None]:
    """Keep what packages print while the body runs."""
    if not may_add(f"{OURS}."):
        yield
        return
    streams = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = map(OurOutput, streams)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = streams
        for package in list(_begun):
            _keep(package, "\n")
