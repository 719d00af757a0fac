"""Samples of every event, reason and window that the game and its rules know, or a package brings.

They are found among the classes and built from the annotations of their fields, so that a new rule
is walked over without a word here.  Seats are 4, 5 and 6 and no other number is, so
that a seat told as a number shows.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice, product
from typing import Final, NamedTuple, TypeVar

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


class Kinds(NamedTuple):
    """The classes that a package has, by their names: of what is told, refused and asked."""

    events: list[type[Event]]
    reasons: list[type[Reason]]
    windows: list[type[Window]]

    @property
    def questions(self) -> list[type[Window]]:
        """The windows of one player."""
        return [kind for kind in self.windows if _usual_seat(kind) is None]

    @property
    def chances(self) -> list[type[Window]]:
        """The windows that are open to everybody."""
        return [kind for kind in self.windows if _usual_seat(kind) == ANYONE]


@cache
def _our_questions() -> list[type[Window]]:
    return our_kinds().questions


def kinds_in(package: str) -> Kinds:
    """Return the classes of the modules of a package that are imported."""
    reasons = _kinds(Reason, package)
    events = [kind for kind in _kinds(Event, package) if not issubclass(kind, Reason)]
    return Kinds(events, reasons, _kinds(Window, package))  # type: ignore[type-abstract]


@cache
def our_kinds() -> Kinds:
    """Return all classes of the game and its rules."""
    for room in (accessible_uno.game, accessible_uno.rules):
        for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
            importlib.import_module(module.name)
    return kinds_in(accessible_uno.__name__)


def _kinds(base: type[T], package: str) -> list[type[T]]:
    own = [kind for kind in _derived(base) if kind.__module__.partition(".")[0] == package]
    return sorted(own, key=lambda kind: kind.__name__)


def _derived(base: type[T]) -> set[type[T]]:
    return {kind for each in base.__subclasses__() for kind in (each, *_derived(each))}


def _defaults(kind: type[Struct]) -> dict[str, object]:
    """The defaults of the last fields."""
    backwards = reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__)
    return dict(zip(*backwards, strict=False))


def _usual_seat(kind: type[Window]) -> object:
    """Return the usual seat of a window: ``CHANCE``, ``ANYONE``, or ``None`` where it has none."""
    return _defaults(kind).get("seat")


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
        _of_seat(window, SEATS[turn], amount, at)
        for window in islice(cycle(_our_questions()), at, None)
    )
    return kind(**{name: made(name, annotation) for name, annotation in annotated.items()})


def _of_seat(kind: type[Window], seat: Seat, amount: int, at: int) -> Window:
    return replace(_sample(kind, SEATS.index(seat), amount, at), seat=seat)
