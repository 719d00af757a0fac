"""What a class of events, reasons or windows looks like, worked out once for each class."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, is_dataclass
from typing import Final

_SHAPES: Final[dict[type[object], Shape]] = {}


@dataclass(frozen=True, slots=True)
class Shape:
    """A class as its messages need it.

    Attributes:
        name: the class name as message ids write it: ``OneCardLeft`` is ``one-card-left``.
        fields: the annotation of each field, as written.
        windows: the fields that hold a window, whose own name joins the message id.
        pairs: the field with a row of players and the one with a card or a number for each, if
            it has both.
        adds_up: whether two of the same player can be told as one, with their counts summed.
    """

    name: str
    fields: dict[str, str]
    windows: tuple[str, ...]
    pairs: tuple[str, str] | None
    adds_up: bool


def shape_of(thing: object) -> Shape:
    """Return the shape of an event, a reason or a window."""
    kind = type(thing)
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = _shape(kind)
    return shape


def id_of(told: object) -> str:
    """Return the id of the message that tells it: ``played``; of a question, ``asked-drawn``."""
    shape = shape_of(told)
    names = [shape.name, *(shape_of(getattr(told, name)).name for name in shape.windows)]
    return "-".join(names)


def dashed(name: str) -> str:
    """Return a class name as message ids write it."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _shape(kind: type[object]) -> Shape:
    found = {field.name: str(field.type) for field in fields(kind)} if is_dataclass(kind) else {}
    named = {annotation: name for name, annotation in found.items()}
    seats = named.get("tuple[Seat, ...]")
    things = named.get("tuple[Card, ...]") or named.get("tuple[int, ...]")
    return Shape(
        name=dashed(kind.__name__),
        fields=found,
        windows=tuple(name for name, annotation in found.items() if annotation == "Window"),
        pairs=(seats, things) if seats and things else None,
        adds_up={"seat", "count"} <= found.keys(),
    )
