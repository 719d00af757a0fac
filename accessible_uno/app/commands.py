"""From the words of the command line to a command."""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from accessible_uno.app.errors import UNUSABLE, Failure
from accessible_uno.app.i18n import language, sentence

FAULT: Final = 70
"""Exit status: a fault of the program's own."""

INTERRUPTED: Final = 130


@dataclass(frozen=True)
class Call:
    """A command as it was called: its arguments and the language to answer in."""

    arguments: Sequence[str]
    locale: str


def run(arguments: Sequence[str]) -> int:
    """Run a command; return the exit status: 0 done, 1 not so, 2 unusable, 70 a fault of ours."""
    locale = language(arguments, os.environ)
    logging.getLogger("accessible_uno").addHandler(logging.NullHandler())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        locale = language(arguments, os.environ, _settled)
        return _command(arguments)(Call(arguments[1:], locale))
    except Failure as failure:
        sys.stderr.write(failure.text(locale) + "\n")
        return failure.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone: nobody is left to tell, and closing must not complain either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception:
        return _own_fault(locale)


def _command(arguments: Sequence[str]) -> Callable[[Call], int]:
    name = arguments[0] if arguments else HELP
    if name in (HELP, "-h", "help"):
        from accessible_uno.app.help import overview

        return overview
    if name == "--version":
        return version
    if name == "play":
        from accessible_uno.app.play import play

        return play
    if name == "resume":
        from accessible_uno.app.play import resume

        return resume
    if name == "history":
        from accessible_uno.app.history import history

        return history
    if name == "stats":
        from accessible_uno.app.stats import stats

        return stats
    if name == "settings":
        from accessible_uno.app.settings import settings

        return settings
    if name == "emboss":
        from accessible_uno.app.emboss import emboss

        return emboss
    if name == "doctor":
        from accessible_uno.app.doctor import doctor

        return doctor
    if name == "simulate":
        from accessible_uno.app.simulate import simulate

        return simulate
    if name == "rules":
        from accessible_uno.app.rules import rules

        return rules
    if name == "record":
        from accessible_uno.app.record import record

        return record
    if name.startswith("--lang"):
        rest = arguments[1:] if "=" in name else arguments[2:]
        return _command(rest) if not rest else _shifted(_command(rest), rest)
    raise Failure("app-command-unknown", word=name)


def _settled() -> str | None:
    from accessible_uno.app.preferences import preferred_language

    return preferred_language()


def _shifted(command: Callable[[Call], int], rest: Sequence[str]) -> Callable[[Call], int]:
    return lambda call: command(Call(rest[1:], call.locale))


def version(call: Call) -> int:  # noqa: ARG001
    """Write the version."""
    from importlib.metadata import version as version_of

    sys.stdout.write(f"accessible-uno {version_of('accessible-uno')}\n")
    return 0


def _own_fault(locale: str) -> int:
    """Keep the trace where it can be read, and say one sentence."""
    import traceback

    from accessible_uno.app.paths import fault_file, short
    from accessible_uno.app.resume_command import way_back

    try:
        place = fault_file()
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(traceback.format_exc(), "utf-8")
        told = sentence(locale, "app-own-fault", place=short(place), command=way_back())
        sys.stderr.write(told + "\n")
    except Exception:
        sys.stderr.write("accessible-uno: " + repr(sys.exc_info()[1])[:200] + "\n")
    return FAULT


HELP: Final = "--help"
__all__ = ["UNUSABLE", "Call", "run"]
