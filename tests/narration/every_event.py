"""Samples of every event, reason and window that the game and its rules know.

They are found by importing both rooms and built from the annotations of their fields, so that a
new rule is walked over without a word here.  Seats are 4, 5 and 6 and no other number is, so
that a seat told as a number shows.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from itertools import cycle, islice, product
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

import accessible_uno.game
import accessible_uno.rules
from accessible_uno.cards import COLOURS, card
from accessible_uno.game.base import ANYONE, ONLOOKER, Event, Reason, Seat, Window, field_types

T = TypeVar("T", bound=Struct)

NAMES: Final = ("Karim", "Oscar", "Ève", "Mona", "Anna", "Bob", "Inès")
SEATS: Final[tuple[Seat, ...]] = (4, 5, 6)
VIEWERS: Final = (*SEATS, ONLOOKER)
AMOUNTS: Final = (0, 1, 2, 8)
CARDS: Final = tuple(map(card, ("r7", "brv", "wi+4", "gsk", "wi", "y+2", "b0", "grv")))


def _import_all() -> None:
    for room in (accessible_uno.game, accessible_uno.rules):
        for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
            importlib.import_module(module.name)


def _kinds(base: type[T]) -> list[type[T]]:
    found = {kind for each in base.__subclasses__() for kind in (each, *_kinds(each))}
    return sorted(filter(_is_ours, found), key=lambda kind: kind.__name__)


def _is_ours(kind: type[object]) -> bool:
    """Whether a class is one of the package, not of a test or of another package."""
    return kind.__module__.startswith(f"{accessible_uno.__name__}.")


def _defaults(kind: type[Struct]) -> dict[str, object]:
    """The defaults of the last fields."""
    backwards = reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__)
    return dict(zip(*backwards, strict=False))


def _usual_seat(kind: type[Window]) -> object:
    """Return the usual seat of a window: ``CHANCE``, ``ANYONE``, or ``None`` where it has none."""
    return _defaults(kind).get("seat")


_import_all()
REASONS: Final = _kinds(Reason)
EVENTS: Final = [kind for kind in _kinds(Event) if not issubclass(kind, Reason)]
WINDOWS: Final = _kinds(Window)  # type: ignore[type-abstract]
QUESTIONS: Final = [kind for kind in WINDOWS if _usual_seat(kind) is None]
CHANCES: Final = [kind for kind in WINDOWS if _usual_seat(kind) == ANYONE]


def samples(kind: type[T]) -> Iterator[T]:
    """Yield instances of ``kind``: each player in each part, few and many cards, each colour.

    No two are alike: what has no cards, no colour or no number does not differ by them.
    """
    if not kind.__struct_fields__:
        yield kind()
        return
    turns = range(len(SEATS)), AMOUNTS, range(len(CARDS))
    made = (_sample(kind, *each) for each in product(*turns))
    yield from {repr(each): each for each in made}.values()


def _sample(kind: type[T], turn: int, amount: int, at: int) -> T:  # noqa: C901  # see ``made``
    seats = islice(cycle(SEATS), turn, None)
    cards = islice(cycle(CARDS), at, None)
    usual = _defaults(kind)
    annotated = {name: each for name, each in field_types(kind).items() if name not in usual}
    row = max(1, min(amount, len(SEATS)))
    paired = "tuple[Seat, ...]" in annotated.values()

    def made(name: str, annotation: str) -> object:  # noqa: C901  # one branch an annotation
        match annotation:
            case "Seat":
                return next(seats)
            case "Card" | "Card | None":
                return next(cards)
            case "Colour":
                return COLOURS[at % len(COLOURS)]
            case "Colour | None":
                return (None, *COLOURS)[at % (1 + len(COLOURS))]
            case "int":
                return (1, -1)[at % 2] if name == "direction" else amount
            case "str":
                return "word"
            case "bool":
                return at % 2 == 0
            case "tuple[Card, ...]":
                return tuple(islice(cards, row if paired else amount))
            case "tuple[int, ...]":
                return (amount,) * row
            case "tuple[Seat, ...]":
                return tuple(islice(seats, row))
            case "tuple[tuple[Card, ...], ...]":
                return tuple(tuple(islice(cards, amount)) for _ in NAMES)
            case "Window":
                return next(windows)
        raise TypeError(f"{kind.__name__}.{name}: no sample of {annotation}")

    windows = (
        _of_seat(window, SEATS[turn], amount, at) for window in islice(cycle(QUESTIONS), at, None)
    )
    return kind(**{name: made(name, annotation) for name, annotation in annotated.items()})


def _of_seat(kind: type[Window], seat: Seat, amount: int, at: int) -> Window:
    return replace(_sample(kind, SEATS.index(seat), amount, at), seat=seat)


def names_of(kind: type[Any]) -> str:
    """Return a short test id."""
    return kind.__name__
