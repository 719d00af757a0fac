"""Run one command: find it, call it, and turn what goes wrong into a sentence and a status."""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Sequence
from typing import Final

from accessible_uno.app.call import Call
from accessible_uno.app.command_table import find_command, load_command
from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import language, sentence
from accessible_uno.app.paths import display_path, fault_file
from accessible_uno.app.resume_command import resume_command

FAULT: Final = 70
"""Exit status: a fault of the program's own."""

INTERRUPTED: Final = 130
"""Exit status: interrupted from the keyboard."""


def run(arguments: Sequence[str]) -> int:
    """Run a command.

    Args:
        arguments: what was typed after the name of the program.

    Returns:
        The exit status: 0 done, 1 the answer is no, 2 unusable command line or file, 70 a fault
        of the program's own, 130 interrupted.
    """
    locale = language(arguments, os.environ)
    logging.getLogger("accessible_uno").addHandler(logging.NullHandler())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        locale = language(arguments, os.environ, _language_setting)
        place, rest = find_command(arguments)
        return load_command(place)(Call(rest, locale))
    except Failure as failure:
        sys.stderr.write(failure.text(locale) + "\n")
        return failure.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the pipe has gone; closing the stream must not fail for the same reason.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception:  # noqa: BLE001  # a fault of ours: the trace is saved, and one sentence is written
        return _report_fault(locale)


def _language_setting() -> str | None:
    """Return the language that the settings file names; read only where ``--lang`` is absent."""
    from accessible_uno.app.preferences import preferred_language  # 60 ms

    return preferred_language()


def _report_fault(locale: str) -> int:
    """Write the traceback to a file and one sentence to the player; return the exit status."""
    import traceback  # needed here alone

    try:
        place = fault_file()
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(traceback.format_exc(), "utf-8")
        text = sentence(
            locale, "app-own-fault", place=display_path(place), command=resume_command()
        )
        sys.stderr.write(text + "\n")
    except Exception:  # noqa: BLE001  # not even the sentence can be made
        sys.stderr.write("accessible-uno: " + repr(sys.exc_info()[1])[:200] + "\n")
    return FAULT
