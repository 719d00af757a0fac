"""Run one command: find it, call it, and turn what goes wrong into a sentence and a status."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Collection, Sequence
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Final, Self

from accessible_uno.app.arguments import Call, Status, find_command, load_command, settled
from accessible_uno.app.errors import Failure, FileFailure, SessionFault
from accessible_uno.app.i18n import language, sentence
from accessible_uno.app.package_faults import FAULT, packages_contained
from accessible_uno.app.paths import settings_file
from accessible_uno.app.streams import (
    STDIN,
    STDOUT,
    output_error,
    replace_closed_streams,
    write_error_line,
    write_what_fits,
)
from accessible_uno.error_logger import before_first_error
from accessible_uno.interface.terminal.output import silence
from accessible_uno.narration.offered import is_offered
from accessible_uno.program import resume_command, usual_command
from accessible_uno.settings.lines import LANGUAGE, value_in

DONE: Final = 0
INTERRUPTED: Final = 130
"""Exit status: interrupted from the keyboard."""


def run(arguments: Sequence[str]) -> int:
    """Run a command.

    Args:
        arguments: what was typed after the name of the program.

    Returns:
        The exit status: 0 done, 1 the answer is no, 2 unusable command line or file, 70 a fault
        of the program's own or of a package, 130 interrupted.
    """
    before_first_error(_keep_errors)
    closed = replace_closed_streams()
    write_what_fits()
    with CommandRun(arguments, closed) as command:
        status = command.call()
        if not isinstance(status, int):
            import asyncio  # for a command that asks or plays

            status = asyncio.run(settled(status))
        command.status = status
    return command.status


async def run_in_loop(arguments: Sequence[str]) -> int:
    """Run a command where a loop runs already, as in a page; return the exit status."""
    with CommandRun(arguments) as command:
        command.status = await settled(command.call())
    return command.status


class CommandRun:
    """Carries out one command; what goes wrong becomes a sentence and a status.

    Args:
        arguments: what was typed after the name of the program.
        closed: the names of the standard streams that were closed.

    Attributes:
        status: the exit status.
    """

    def __init__(self, arguments: Sequence[str], closed: Collection[str] = ()) -> None:
        self.status = DONE
        self._arguments = arguments
        self._closed = closed
        self._locale = language(arguments, os.environ)
        self._contained = ExitStack()

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def call(self) -> Status:
        """Find the command and call it.

        Raises:
            Failure: there is none, or it cannot be carried out.
        """
        arguments = self._arguments
        self._locale = language(arguments, os.environ, language_setting)
        if STDOUT in self._closed:
            raise _output_failure(OSError(errno.EBADF, os.strerror(errno.EBADF)))
        place, rest = find_command(arguments, usual_command())
        self._contained.enter_context(packages_contained(self._locale))
        return load_command(place)(Call(rest, self._locale, STDIN not in self._closed))

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        """Tell what went wrong."""
        try:
            self._contained.__exit__(kind, error, trace)
        except BaseException as blamed:  # noqa: BLE001  # names the package whose fault it is
            error = blamed
        match error:
            case Failure():
                write_error_line(error.text(self._locale))
                self.status = error.status
            case KeyboardInterrupt():
                self.status = INTERRUPTED
            case Exception():
                wrong = output_error(error)
                self.status = (
                    _report_fault(self._locale, error)
                    if wrong is None
                    else _report_lost_output(self._locale, wrong)
                )
                return True
            case BaseException():
                return False
        wrong = output_error()
        if wrong is not None:
            self.status = _report_lost_output(self._locale, wrong)
        return True


def _report_lost_output(locale: str, wrong: OSError) -> int:
    """Write why nothing more can be told, unless nobody reads it; return the exit status."""
    silence(sys.stdout)
    if wrong.errno == errno.EPIPE:
        return DONE  # the reader of the pipe had enough
    failure = _output_failure(wrong)
    write_error_line(failure.text(locale))
    return failure.status


def _output_failure(wrong: OSError) -> Failure:
    return FileFailure("app-output-lost", "", wrong)


def language_setting() -> str | None:
    """Return the language that the settings file names; read only where ``--lang`` is absent."""
    with suppress(OSError):  # the user has no home, or the file cannot be read
        found = value_in(settings_file(), LANGUAGE)
        if isinstance(found, str) and is_offered(found):
            return found
    return None


def _keep_errors() -> str:
    """Keep errors that stop nothing in a file; return its name for the player."""
    from accessible_uno.app.error_log import log_errors  # few commands have one

    return log_errors()


def _report_fault(locale: str, fault: Exception) -> int:
    """Write the traceback to a file and one sentence to the player; return the exit status."""
    from accessible_uno.app.error_log import write_trace  # few commands have a fault

    saved = isinstance(fault, SessionFault) and fault.saved
    told = {"saved": "yes" if saved else "no", "command": resume_command()}
    try:
        text = sentence(locale, "app-own-fault", place=write_trace(fault), **told)
    except OSError:  # a full disk, or no home
        about = type(fault.__cause__ or fault).__name__
        text = sentence(locale, "app-own-fault-untraced", fault=about, **told)
    except Exception:  # noqa: BLE001  # the texts themselves are at fault
        text = "accessible-uno: " + repr(fault)[:200]
    write_error_line(text)
    return FAULT
