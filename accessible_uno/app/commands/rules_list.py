"""``rules list``: a line for each preset and for each of the player's own rules."""

from __future__ import annotations

from collections.abc import Iterator

from accessible_uno.app.arguments import Values
from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import house_names
from accessible_uno.rules.preset_keys import all_preset_keys, preset_keys


def list_rules(locale: str, _: Values) -> Iterator[str]:
    """Yield a line for every preset, then for the user's own rules."""
    ours = preset_keys()
    for key in all_preset_keys():
        if key in ours or _works(key):
            yield preset_line(locale, key)
    for name in house_names():
        yield _house_line(locale, name)


def preset_line(locale: str, key: str) -> str:
    """Return the line of a preset: its name and what it is; its key where it has no text."""
    return sentence(locale, f"preset-{key}") or key


def _works(key: str) -> bool:
    """Whether another package's preset can be read; a faulty one is told of and left out."""
    from accessible_uno.packages.faults import (
        PackageFault,  # where a package adds a preset
        left_out,
    )
    from accessible_uno.rules.preset import preset

    try:
        preset(key)
    except PackageFault as fault:
        left_out.report(fault)
        return False
    return True


def _house_line(locale: str, name: str) -> str:
    from accessible_uno.app.house_rules import load  # where the player has some
    from accessible_uno.interface.rules_told.rule_names import RuleNames

    try:
        house = load(name)
    except Failure as wrong:
        return wrong.text(locale)
    base = RuleNames(locale).preset(house.base)
    return sentence(locale, "app-house-line", name=name, base=base)
