"""Names that a player gives to things: keys and words of their own, by what they stand for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, TypeAlias

from accessible_uno.settings.value_types import NOTHING, StoredValue, ValueType

OwnNames: TypeAlias = Mapping[str, tuple[str, ...]]
"""For each thing, by the name that the program gives it, the player's own names."""

LONGEST: Final = 900
"""Characters of the stored form; a line of the settings file holds no more."""

_THING: Final = re.compile(r"[a-z][a-z0-9-]*")
_BETWEEN_THINGS: Final = ";"
_BETWEEN_NAMES: Final = ","


class NamesByThing(ValueType, frozen=True):
    """``draw=x,f5; top=z``: names for things, or ``none``; live, a mapping."""

    form: ClassVar[str] = "names"
    may_be_empty: ClassVar[bool] = True
    listed = ()

    def accepts(self, value: object) -> bool:
        """Return whether ``value`` has this form; what it names is checked elsewhere."""
        if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST:
            return False
        return value == NOTHING or _read(value) is not None

    def to_live(self, stored: StoredValue) -> Any:
        """Return the names by thing."""
        return {} if stored == NOTHING else _read(str(stored)) or {}

    def to_stored(self, live: Any) -> StoredValue:
        """Return the text."""
        return write_names(live)


def write_names(names: OwnNames) -> str:
    """Return names as they are stored."""
    things = (f"{thing}={_BETWEEN_NAMES.join(own)}" for thing, own in sorted(names.items()))
    return f"{_BETWEEN_THINGS} ".join(things) or NOTHING


def _read(text: str) -> dict[str, tuple[str, ...]] | None:
    """Return the names that a text holds; ``None`` where it is no such text."""
    names: dict[str, tuple[str, ...]] = {}
    for each in text.split(_BETWEEN_THINGS):
        thing, equals, own = (part.strip() for part in each.partition("="))
        found = tuple(_stripped(own.split(_BETWEEN_NAMES)))
        if not equals or not _THING.fullmatch(thing) or thing in names or not all(found):
            return None
        names[thing] = found
    return names


def _stripped(names: Iterable[str]) -> Iterable[str]:
    return (" ".join(name.split()) for name in names)
