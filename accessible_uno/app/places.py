"""Where the user's games and settings lie."""

from __future__ import annotations

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
