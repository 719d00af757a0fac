"""Groups events into messages: which events share one sentence.

Draws of the same player in a row become one, and so do cards played one after the other, and the
hidden hands that several players receive.  Beyond that the catalogue decides: two events that
follow each other share a sentence when it has a message for the two, ``played-then-said-uno``, and
they agree on every field that both have, such as the seat.  What hits another player may share the
sentence of what did it, ``played-then-other-skipped``: that player is then the ``victim``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any, Final, TypeAlias

from accessible_uno.cards import Card
from accessible_uno.game.base import Event, Seat, field_types
from accessible_uno.game.events import Asked, HandReceived, Played
from accessible_uno.narration.event_schema import message_id_of, schema_of


class PlayedAlike(Played, frozen=True):
    """Like cards played one after the other: ``count`` of them."""

    count: int


class PlayedInTurn(Event, frozen=True):
    """Cards played one after the other; ``card`` is the last one, ``laid`` are all."""

    seat: Seat
    card: Card
    left: int
    laid: tuple[Card, ...]


class HandsCounted(Event, frozen=True):
    """Players have received hands of so many cards, which the viewer does not see."""

    seats: tuple[Seat, ...]
    counts: tuple[int, ...]


class KeptTotals(Event, frozen=True):
    """The totals of players, each of whom keeps points of their own."""

    seats: tuple[Seat, ...]
    totals: tuple[int, ...]


_POINTS_KEPT: Final = "PointsKept"
"""The event of one player's points, of a rule that this room does not know."""

OTHER: Final = "other-"
"""Stands in the id of a message before what hits another player than the one who acts."""


_OF_ONE: Final = frozenset({"seat", "count", "cards"})
"""What is told of one player, and may be otherwise for the one who is hit."""


class PointsCounted(Event, frozen=True):
    """What the hands of players count against them."""

    seats: tuple[Seat, ...]
    counts: tuple[int, ...]


EventGroup: TypeAlias = tuple[str, tuple[Event, ...]]
"""A message id, and the events whose fields are its arguments."""


Joined: TypeAlias = Callable[[str, str], "str | None"]
"""Returns the id of the message that tells what two messages tell, if there is one."""


def group_events(events: Iterable[Event], joined: Joined) -> Iterator[EventGroup]:
    """Yield the events in groups, one for each message.

    Args:
        events: what happened, in order.
        joined: gives the messages that tell two events, or two groups, together.
    """
    message_id = ""
    group: tuple[Event, ...] = ()
    merged = _merge_runs(_with_totals_together(list(events)))
    for event, following in zip_longest(merged, merged[1:]):
        next_id = message_id_of(event)
        together = _together(message_id, group, event, next_id, joined) if group else None
        if together is not None and (
            following is None or not _goes_with(event, following, together, joined)
        ):
            message_id = together
            group = (*group, event)
        else:
            if group:
                yield message_id, group
            message_id = next_id
            group = (event,)
    if group:
        yield message_id, group


def _together(
    message_id: str, group: tuple[Event, ...], event: Event, next_id: str, joined: Joined
) -> str | None:
    """Return the id of the message for a group and the event after it; ``None`` without one."""
    if _agree(group, event):
        return joined(message_id, next_id)
    if not _agree(group, event, but=_OF_ONE):
        return None
    victim = victim_of(group)
    if victim is None:
        return joined(message_id, f"{OTHER}{next_id}")
    return joined(message_id, next_id) if victim == getattr(event, "seat", None) else None


def victim_of(group: Sequence[Event]) -> Seat | None:
    """Return who is hit, where a group tells of another player than the one who acts."""
    acting: Seat | None = None
    for event in group:
        seat: Seat | None = getattr(event, "seat", None)
        if acting is None:
            acting = seat
        elif seat not in (None, acting):
            return seat
    return None


def _goes_with(event: Event, following: Event, together: str, joined: Joined) -> bool:
    """Whether an event shares a sentence with the one after it alone, and not with those before.

    ``together`` is the message id that it would have with those before.
    """
    next_id = message_id_of(following)
    if joined(together, next_id) is not None:
        return False
    return joined(message_id_of(event), next_id) is not None and _agree((event,), following)


def _with_totals_together(events: list[Event]) -> Iterable[Event]:
    """Return the events, with the points that several players keep in one row of totals."""
    kept: list[Any] = [event for event in events if type(event).__name__ == _POINTS_KEPT]
    return events if len(kept) < 2 else _with_row_of_totals(events, kept)


def _with_row_of_totals(events: list[Event], kept: list[Any]) -> Iterator[Event]:
    seats = tuple(event.seat for event in kept)
    for event in events:
        if event is kept[0]:
            yield PointsCounted(seats, tuple(each.points for each in kept))
            yield KeptTotals(seats, tuple(each.total for each in kept))
        elif event not in kept:
            yield event


def _merge_runs(events: Iterable[Event]) -> list[Event]:
    runs: list[Event] = []
    asked: list[Event] = []
    for event in events:
        last = runs[-1] if runs else None
        if isinstance(event, Asked) and isinstance(last, Played | PlayedInTurn):
            asked.append(event)  # what is asked between two cards of one player is not told
        elif last is not None and (merged := _merge(last, event)) is not None:
            runs[-1], asked = merged, []
        else:
            runs += [*asked, event]
            asked = []
    return [*runs, *asked]


def _merge(first: Event, second: Event) -> Event | None:
    """Return one event of the same player for two that only count and show cards, or ``None``."""
    if isinstance(second, Played):
        return _merge_cards(first, second)
    if isinstance(second, HandReceived) and _is_hidden(second):
        return _merge_hidden_hands(first, second)
    if type(first) is not type(second) or not (schema := schema_of(first)).adds_up:
        return None
    merged: dict[str, Any] = {}
    for name, annotation in schema.fields.items():
        one, other = getattr(first, name), getattr(second, name)
        if name == "count" or annotation == "tuple[Card, ...]":
            merged[name] = one + other
        elif one == other:
            merged[name] = one
        else:
            return None
    return type(first)(**merged)


def _merge_cards(first: Event, second: Played) -> PlayedAlike | PlayedInTurn | None:
    """Return one event for cards of the same player, or ``None``; a wild is told by itself.

    How many cards are left is what the second one says.
    """
    if not isinstance(first, Played | PlayedInTurn) or first.seat != second.seat:
        return None
    if second.colour is not None or getattr(first, "colour", None) is not None:
        return None
    seat, left = second.seat, second.left
    if isinstance(first, Played) and first.card == second.card:
        count = first.count if isinstance(first, PlayedAlike) else 1
        return PlayedAlike(seat, second.card, None, left, count + 1)
    laid = (
        first.laid
        if isinstance(first, PlayedInTurn)
        else (first.card,) * getattr(first, "count", 1)
    )
    return PlayedInTurn(seat, second.card, left, (*laid, second.card))


def _is_hidden(received: HandReceived) -> bool:
    return received.count > 0 and not received.cards


def _merge_hidden_hands(first: Event, second: HandReceived) -> HandsCounted | None:
    """Return one event for the hands of several players, of which the viewer sees none."""
    if isinstance(first, HandsCounted):
        return HandsCounted((*first.seats, second.seat), (*first.counts, second.count))
    if isinstance(first, HandReceived) and _is_hidden(first):
        return HandsCounted((first.seat, second.seat), (first.count, second.count))
    return None


def _agree(group: tuple[Event, ...], event: Event, *, but: frozenset[str] = frozenset()) -> bool:
    """Whether an event has the values of each of a group in every field that both have."""
    for earlier in group:
        for name in _shared_fields(type(earlier), type(event)):
            if name not in but and getattr(earlier, name) != getattr(event, name):
                return False
    return True


@cache
def _shared_fields(first: type[Event], second: type[Event]) -> tuple[str, ...]:
    return tuple(field_types(first).keys() & field_types(second).keys())
