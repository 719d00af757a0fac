"""Which events are told in one breath.

Draws of the same player in a row become one, and so do like cards laid one after the other.
Beyond that the catalogue decides: two events that follow each other are told together when it has
a message for the two, ``played-then-said-uno``, and they agree on every field that both have, such
as the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from accessible_uno.game.events import Played
from accessible_uno.game.frozen import frozen
from accessible_uno.narration.event_schema import id_of, shape_of

if TYPE_CHECKING:
    from accessible_uno.game.base import Event


@frozen
class PlayedAlike(Played):
    """Like cards laid one after the other: ``count`` of them."""

    count: int


Breath: TypeAlias = tuple[str, tuple["Event", ...]]
"""A message id, and the events whose fields fill it in."""


def breaths(events: Iterable[Event], has: Callable[[str], bool]) -> Iterator[Breath]:
    """Yield the events in groups that are told together; ``has`` knows the message ids."""
    message_id = ""
    group: tuple[Event, ...] = ()
    for event in _runs(events):
        further = id_of(event)
        together = f"{message_id}-then-{further}"
        if group and has(together) and all(_agree(told, event) for told in group):
            message_id = together
            group = (*group, event)
        else:
            if group:
                yield message_id, group
            message_id = further
            group = (event,)
    if group:
        yield message_id, group


def _runs(events: Iterable[Event]) -> Iterator[Event]:
    held: Event | None = None
    for event in events:
        summed = _sum(held, event) if held is not None else None
        if held is not None and summed is None:
            yield held
        held = summed or event
    if held is not None:
        yield held


def _sum(first: Event, second: Event) -> Event | None:
    """Return one event of the same player for two that only count and show cards, or ``None``."""
    if isinstance(first, Played) and isinstance(second, Played):
        return _laid_alike(first, second)
    shape = shape_of(first)
    if type(first) is not type(second) or not shape.adds_up:
        return None
    summed: dict[str, Any] = {}
    for name, annotation in shape.fields.items():
        one, other = getattr(first, name), getattr(second, name)
        if name == "count" or annotation == "tuple[Card, ...]":
            summed[name] = one + other
        elif one == other:
            summed[name] = one
        else:
            return None
    return type(first)(**summed)


def _laid_alike(first: Played, second: Played) -> PlayedAlike | None:
    """Return one event for like cards of the same player, the second of which counts."""
    named = first.colour is not None or second.colour is not None
    if named or (first.seat, first.card) != (second.seat, second.card):
        return None
    count = first.count if isinstance(first, PlayedAlike) else 1
    return PlayedAlike(second.seat, second.card, None, second.left, count + 1)


def _agree(first: Event, second: Event) -> bool:
    shared = shape_of(first).fields.keys() & shape_of(second).fields.keys()
    return all(getattr(first, name) == getattr(second, name) for name in shared)
