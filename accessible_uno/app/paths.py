"""Where the user's games and settings lie."""

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
    """The folder of the journal.

    Raises:
        FileNotFoundError: the user has no home.
    """
    from platformdirs import user_data_path

    return _at_home(lambda: user_data_path(NAME, appauthor=False))


def older_games_folder() -> Path:
    """The folder where an earlier edition kept games that stood open.

    Raises:
        FileNotFoundError: the user has no home.
    """
    return data_folder() / "games"


def settings_file() -> Path:
    """The file of the settings.

    Raises:
        FileNotFoundError: the user has no home.
    """
    from platformdirs import user_config_path

    return _at_home(lambda: user_config_path(NAME, appauthor=False)) / "settings.toml"


def house_rules_folder() -> Path:
    """The folder of the user's own house rules.

    Raises:
        FileNotFoundError: the user has no home.
    """
    from platformdirs import user_config_path

    return _at_home(lambda: user_config_path(NAME, appauthor=False)) / "rules"


def fault_file() -> Path:
    """Where the trace of a fault is kept.

    Raises:
        FileNotFoundError: the user has no home.
    """
    from platformdirs import user_log_path

    return _at_home(lambda: user_log_path(NAME, appauthor=False)) / "fault.txt"


def named(name: str) -> Path:
    """The file of that name; ``~`` is the home folder even where no shell says so."""
    with suppress(RuntimeError):  # there is no such home
        return Path(name).expanduser()
    return Path(name)


def short(place: Path) -> str:
    """A place as it is told and can be typed: from ``~``, the home folder; quoted if it must be."""
    quoted = shlex.quote if os.name == "posix" else str
    with suppress(RuntimeError, ValueError):  # there is no home, or the place is elsewhere
        return str(Path(HOME, quoted(str(place.relative_to(Path.home())))))
    return quoted(str(place))


def _at_home(find: Callable[[], Path]) -> Path:
    """Return what ``find`` does: without a home some versions of it raise, some leave it open."""
    try:
        place = find()
    except RuntimeError:
        place = Path(HOME)
    if not place.is_absolute():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), HOME)
    return place
