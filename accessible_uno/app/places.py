"""Where the user's games and settings lie."""

from __future__ import annotations

import os
import shlex
from contextlib import suppress
from pathlib import Path
from typing import Final

NAME: Final = "accessible-uno"


def games_folder() -> Path:
    """The folder of games that stand open."""
    from platformdirs import user_data_path

    return user_data_path(NAME, appauthor=False) / "games"


def house_rules_folder() -> Path:
    """The folder of the user's own house rules."""
    from platformdirs import user_config_path

    return user_config_path(NAME, appauthor=False) / "rules"


def fault_file() -> Path:
    """Where the trace of a fault is kept."""
    from platformdirs import user_log_path

    return user_log_path(NAME, appauthor=False) / "fault.txt"


def named(name: str) -> Path:
    """The file of that name; ``~`` is the home folder even where no shell says so."""
    with suppress(RuntimeError):  # there is no such home
        return Path(name).expanduser()
    return Path(name)


def short(place: Path) -> str:
    """A place as it is told and can be typed: from ``~``, the home folder; quoted if it must be."""
    quoted = shlex.quote if os.name == "posix" else str
    with suppress(RuntimeError, ValueError):  # there is no home, or the place is elsewhere
        return str(Path("~", quoted(str(place.relative_to(Path.home())))))
    return quoted(str(place))
