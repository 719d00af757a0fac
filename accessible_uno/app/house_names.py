"""What house rules the player has, by their names alone."""

from __future__ import annotations

from accessible_uno.app.paths import house_rules_folder
from accessible_uno.rules.preset_keys import all_preset_keys


def house_names() -> tuple[str, ...]:
    """Return the names of the saved house rules, in alphabetical order."""
    try:
        return tuple(sorted(path.stem for path in house_rules_folder().glob("*.toml")))
    except OSError:
        return ()


def is_house(key: str) -> bool:
    """Whether ``key`` names house rules; presets go before them."""
    return key not in all_preset_keys() and key in house_names()
