"""Which presets there are, without what is needed to play them."""

from __future__ import annotations

from typing import Final

from accessible_uno.packages.faults import Group
from accessible_uno.packages.offers import offers
from accessible_uno.program import rules_folder

SUFFIX: Final = ".toml"


def preset_keys() -> tuple[str, ...]:
    """Return the keys of our own presets, in alphabetical order."""
    found = (entry.name for entry in (rules_folder() / "presets").iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)))


def all_preset_keys() -> tuple[str, ...]:
    """Return the keys of all presets, our own first, then those of other packages."""
    others = (entry.name for entry in offers(Group.PRESETS))
    return tuple(dict.fromkeys((*preset_keys(), *others)))
