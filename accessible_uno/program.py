"""How the player started the program, and can start it again; and where its files lie."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


COMMAND: Final = "accessible-uno"
"""The command that an installation puts on the path."""

VARIABLE: Final = "ACCESSIBLE_UNO_PROGRAM"
"""The environment variable that holds the command, set by a script that starts the program."""

IN_WORDS: Final = "\u2063"
"""The value of that variable where commands are typed by the words that each language has for them.

It is an invisible separator, so that texts find the commands that they tell to type.
"""

PLAY: Final = "play"
"""The command that such a script means where none is named."""

_MODULE: Final = "-m"
_PACKAGE: Final = "accessible_uno"


@cache
def program() -> str:
    """Return what to type before the name of a command, from where the program was started."""
    return os.environ.get(VARIABLE) or program_of(sys.argv[0], sys.orig_argv)


def usual_command() -> str:
    """Return the command that is meant where none is named; empty where that is none."""
    return PLAY if os.environ.get(VARIABLE) else ""


def program_of(called: str, command_line: Sequence[str]) -> str:
    """Return the same for a process.

    Args:
        called: the program's name or file, ``sys.argv[0]``.
        command_line: the whole command line with the interpreter's part, ``sys.orig_argv``.
    """
    if (module := _module_call(command_line)) is not None:
        return module
    path = Path(called)
    if path.stem != COMMAND or _is_on_path(path):
        return COMMAND
    return _quoted(called)


def _module_call(command_line: Sequence[str]) -> str | None:
    """Return ``python -m accessible_uno`` as it was typed, if the program was started so."""
    for place, (option, module) in enumerate(pairwise(command_line)):
        if (option, module) == (_MODULE, _PACKAGE):
            return " ".join(map(_quoted, command_line[: place + 2]))
    return None


def _is_on_path(path: Path) -> bool:
    from shutil import which  # where the installed command was called

    found = which(COMMAND)
    with suppress(OSError):
        return found is not None and Path(found).samefile(path)
    return False


def _quoted(word: str) -> str:
    return shlex.quote(word) if os.name == "posix" else word


def library_command(library: str) -> str:
    """Return what to type for a library to be there the next time, however this was installed."""
    if sys.prefix == sys.base_prefix:
        return f"apt install python3-{library}"
    if "pipx" in Path(sys.prefix).parts:
        return f"pipx inject {COMMAND} {library}"
    from importlib.util import find_spec  # where a library is missing

    pip = "-m pip install" if find_spec("pip") is not None else ""
    python = _quoted(sys.executable)
    return f"{python} {pip} {library}" if pip else f"uv pip install --python {python} {library}"


def resume_command() -> str:
    """Return the command, as the player can type it where the game was started."""
    return f"{program()} resume"


def locales_folder() -> Traversable:
    """Return the folder that holds ``fr/*.ftl`` and ``en/*.ftl``.

    An installed package carries it inside (also when imported from a zip archive); in a
    checkout, editable installs included, it lies beside the package.

    Raises:
        FileNotFoundError: neither place has it: the installation is incomplete.
    """
    package = Path(__file__).parent
    for folder in (package / "locales", package.parent / "locales"):
        if folder.is_dir():
            return folder
    archived = _in_archive("locales")
    if archived.is_dir():
        return archived
    raise FileNotFoundError(f"no locales folder inside {package} nor beside it")


def rules_folder() -> Traversable:
    """Return the folder of our rules; ``presets/*.toml`` in it are our own presets."""
    folder = Path(__file__).parent / "rules"
    return folder if folder.is_dir() else _in_archive("rules")


def _in_archive(*parts: str) -> Traversable:
    from importlib.resources import files  # not paid for by a start from ordinary folders

    return files("accessible_uno").joinpath(*parts)
