"""Where the files of the user are: games, settings, house rules, the last fault."""

from __future__ import annotations

import errno
import os
import shlex
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from accessible_uno.program import IN_WORDS, program

NAME: Final = "accessible-uno"
HOME: Final = "~"

_XDG: Final = {
    "config": ("XDG_CONFIG_HOME", ".config", ""),
    "data": ("XDG_DATA_HOME", ".local/share", ""),
    "log": ("XDG_STATE_HOME", ".local/state", "log"),
}
"""Which variable names the folder of a kind, where it is else in the home, and a folder in ours."""


def data_folder() -> Path:
    """Return the folder of the journal.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return _own_folder("data")


def older_games_folder() -> Path:
    """Return the folder where an earlier edition kept unfinished games.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return data_folder() / "games"


def settings_file() -> Path:
    """Return the settings file.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return _own_folder("config") / "settings.toml"


def lessons_file() -> Path:
    """Return the file that keeps how far the player has come in the lessons.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return data_folder() / "lessons.json"


def seats_file() -> Path:
    """Return the file that keeps the player's seats at tables of others.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return data_folder() / "seats.json"


def house_rules_folder() -> Path:
    """Return the folder of the user's own house rules.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return _own_folder("config") / "rules"


def fault_file() -> Path:
    """Return the file that holds the traceback of the last fault.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return _own_folder("log") / "fault.txt"


def user_path(name: str) -> Path:
    """Return the path that the user names; ``~`` is the home folder even without a shell."""
    with suppress(RuntimeError):  # there is no such home
        return Path(name).expanduser()
    return Path(name)


def display_path(place: Path) -> str:
    """Return a path in the form that a user can type: ``~`` for the home, quoted if needed.

    On a page, where files are given and downloaded, it is the name alone.
    """
    if program() == IN_WORDS:
        return place.name
    quoted = shlex.quote if os.name == "posix" else str
    with suppress(RuntimeError, ValueError):  # there is no home, or the place is elsewhere
        return str(Path(HOME, quoted(str(place.relative_to(Path.home())))))
    return quoted(str(place))


def _own_folder(kind: Literal["config", "data", "log"]) -> Path:
    """Return our folder of a kind, where the system has such folders.

    Without a home some versions of ``platformdirs`` raise an error, others keep the ``~``.

    Raises:
        FileNotFoundError: the user has no home.
    """
    try:
        if sys.platform in ("win32", "darwin"):
            import platformdirs  # 5 ms, for what takes a line elsewhere

            find: Callable[..., Path] = getattr(platformdirs, f"user_{kind}_path")
            place = find(NAME, appauthor=False)
        else:
            variable, usual, last = _XDG[kind]
            chosen = Path(os.environ.get(variable, ""))
            place = (chosen if chosen.is_absolute() else Path.home() / usual) / NAME / last
    except RuntimeError:
        place = Path(HOME)
    if not place.is_absolute():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), HOME)
    return place


def house_names() -> tuple[str, ...]:
    """Return the names of the saved house rules, in alphabetical order."""
    try:
        return tuple(sorted(path.stem for path in house_rules_folder().glob("*.toml")))
    except OSError:
        return ()


def is_house(key: str) -> bool:
    """Whether ``key`` names house rules; presets go before them."""
    from accessible_uno.rules.preset_keys import all_preset_keys  # few commands ask

    return key not in all_preset_keys() and key in house_names()
