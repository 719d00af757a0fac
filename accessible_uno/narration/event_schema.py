"""The schema of a class of events, reasons or windows: its fields, and its name in message ids.

It is read from the annotations of the class, once for each class.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from accessible_uno.game.base import field_types

_SCHEMAS: Final[dict[type[object], EventSchema]] = {}


class EventSchema(Struct, frozen=True):
    """The fields of a class, and its name in message ids.

    Attributes:
        name: the class name as message ids write it: ``OneCardLeft`` is ``one-card-left``.
        fields: the annotation of each field, as written in the source.
        windows: the fields that hold a window, whose own name joins the message id.
        pairs: the field with a row of players and the field with a card or a number for each of
            them, if the class has both.
        adds_up: whether two events of the same player can be merged, with their counts summed.
    """

    name: str
    fields: dict[str, str]
    windows: tuple[str, ...]
    pairs: tuple[str, str] | None
    adds_up: bool


def schema_of(thing: object) -> EventSchema:
    """Return the schema of the class of an event, a reason or a window."""
    kind = type(thing)
    schema = _SCHEMAS.get(kind)
    if schema is None:
        schema = _SCHEMAS[kind] = _read_schema(kind)
    return schema


def message_id_of(thing: object) -> str:
    """Return the id of the message about it: ``played``; of a question, ``asked-drawn``."""
    schema = _SCHEMAS.get(type(thing)) or schema_of(thing)
    if not schema.windows:
        return schema.name
    found = schema.name
    for name in schema.windows:
        found += f"-{schema_of(getattr(thing, name)).name}"
    return found


def hyphenated(name: str) -> str:
    """Return a class name as message ids write it."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _read_schema(kind: type[object]) -> EventSchema:
    found = field_types(kind) if issubclass(kind, Struct) else {}
    named = {annotation: name for name, annotation in found.items()}
    seats = named.get("tuple[Seat, ...]")
    things = named.get("tuple[Card, ...]") or named.get("tuple[int, ...]")
    return EventSchema(
        name=hyphenated(kind.__name__),
        fields=found,
        windows=tuple(name for name, annotation in found.items() if annotation == "Window"),
        pairs=(seats, things) if seats and things else None,
        adds_up={"seat", "count"} <= found.keys(),
    )
