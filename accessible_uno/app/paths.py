"""Where the files of the user are: games, settings, house rules, the last fault."""

from __future__ import annotations

import errno
import os
import shlex
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

NAME: Final = "accessible-uno"
HOME: Final = "~"


def data_folder() -> Path:
    """Return the folder of the journal.

    Raises:
        FileNotFoundError: the user has no home.
    """
    from platformdirs import user_data_path  # 10 ms, which the help does not pay

    return _at_home(lambda: user_data_path(NAME, appauthor=False))


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
    from platformdirs import user_config_path  # 10 ms, which the help does not pay

    return _at_home(lambda: user_config_path(NAME, appauthor=False)) / "settings.toml"


def lessons_file() -> Path:
    """Return the file that keeps how far the player has come in the lessons.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return data_folder() / "lessons.json"


def house_rules_folder() -> Path:
    """Return the folder of the user's own house rules.

    Raises:
        FileNotFoundError: the user has no home.
    """
    from platformdirs import user_config_path  # 10 ms, which the help does not pay

    return _at_home(lambda: user_config_path(NAME, appauthor=False)) / "rules"


def fault_file() -> Path:
    """Return the file that holds the traceback of the last fault.

    Raises:
        FileNotFoundError: the user has no home.
    """
    from platformdirs import user_log_path  # 10 ms, which the help does not pay

    return _at_home(lambda: user_log_path(NAME, appauthor=False)) / "fault.txt"


def user_path(name: str) -> Path:
    """Return the path that the user names; ``~`` is the home folder even without a shell."""
    with suppress(RuntimeError):  # there is no such home
        return Path(name).expanduser()
    return Path(name)


def display_path(place: Path) -> str:
    """Return a path in the form that a user can type: ``~`` for the home, quoted if needed."""
    quoted = shlex.quote if os.name == "posix" else str
    with suppress(RuntimeError, ValueError):  # there is no home, or the place is elsewhere
        return str(Path(HOME, quoted(str(place.relative_to(Path.home())))))
    return quoted(str(place))


def _at_home(find: Callable[[], Path]) -> Path:
    """Return what ``find`` returns.

    Without a home some versions of ``platformdirs`` raise an error, others keep the ``~``.
    """
    try:
        place = find()
    except RuntimeError:
        place = Path(HOME)
    if not place.is_absolute():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), HOME)
    return place
