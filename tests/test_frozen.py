"""``@frozen`` gives a class what the standard slotted dataclass gives it."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Callable, Mapping
from copy import copy, deepcopy
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

from accessible_uno.frozen import frozen

Decorator = Callable[[Any], Any]


def family(decorator: Decorator) -> tuple[Any, Any, Any, Any]:
    """A class without fields, one with fields and a default, and two that inherit from it."""

    class Named:
        __slots__ = ()
        title: ClassVar[str] = "nobody"
        size: int  # declared by a base that is no dataclass: not a field of it

        @property
        def long(self) -> bool:
            return self.size > 3

    @decorator
    class Empty(Named):
        """No fields."""

    @decorator
    class Card(Named):
        """Two fields."""

        title: ClassVar = "card"
        size: int
        colours: tuple[str, ...] = ("red", "blue")

    @decorator
    class Wild(Card):
        """One more, and another default for one that it inherits."""

        colours: tuple[str, ...] = ()
        named: str | None = None

        def __repr__(self) -> str:
            return f"wild {self.named}"

    @decorator
    class Same(Card):
        """No more fields than its base, and an equality of its own."""

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Card)

        __hash__ = None  # type: ignore[assignment]  # as Python itself writes it here

    return Empty, Card, Wild, Same


def standard_decorator(cls: Any) -> Any:
    """The standard dataclass; it refuses to hash a class that compares in its own way."""
    return dataclasses.dataclass(slots=True, unsafe_hash="__eq__" not in vars(cls))(cls)


OURS = family(frozen)
STANDARD = family(standard_decorator)
EXAMPLES: tuple[tuple[int, tuple[Any, ...], dict[str, Any]], ...] = (
    (0, (), {}),
    (1, (3,), {}),
    (1, (3, ("green",)), {}),
    (1, (), {"colours": (), "size": 9}),
    (2, (3,), {}),
    (2, (3, ("green",), "red"), {}),
    (2, (1,), {"named": "blue"}),
    (3, (3,), {}),
)


@pytest.mark.parametrize(("place", "given", "named"), EXAMPLES)
def test_objects_show_compare_and_hash_like_standard_ones(
    place: int, given: tuple[Any, ...], named: dict[str, Any]
) -> None:
    ours, standard = (kinds[place](*given, **named) for kinds in (OURS, STANDARD))
    assert repr(ours) == repr(standard)
    assert dataclasses.asdict(ours) == dataclasses.asdict(standard)
    assert ours == type(ours)(*given, **named)
    assert copy(ours) == deepcopy(ours) == ours
    assert not hasattr(ours, "__dict__")
    if place != 3:
        assert hash(ours) == hash(standard)


def test_fields_slots_and_patterns_are_the_standard_ones() -> None:
    for ours, standard in zip(OURS, STANDARD, strict=True):
        shapes = [
            [(each.name, each.type, each.default, each.init) for each in dataclasses.fields(kind)]
            for kind in (ours, standard)
        ]
        assert shapes[0] == shapes[1]
        for name in ("__slots__", "__match_args__", "__doc__", "__qualname__", "__module__"):
            assert getattr(ours, name) == getattr(standard, name), name
        assert dataclasses.is_dataclass(ours)


def test_one_value_is_replaced() -> None:
    _, card, wild, _ = OURS
    assert dataclasses.replace(wild(2, named="red"), size=5) == wild(5, (), "red")
    assert card(2) != wild(2), "objects of two classes are never equal"
    assert {card(2), card(2), wild(2)} == {card(2), wild(2)}


@frozen
class Pair:
    """One that pickle can find by its name."""

    left: int
    right: int = 2


def test_an_object_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(Pair(1))) == Pair(1, 2)


def test_classes_with_the_same_names_share_their_methods_but_not_their_defaults() -> None:
    @frozen
    class Other:
        left: int
        right: int = 3

    assert Other(1).right == 3 and Pair(1).right == 2
    assert vars(Other)["__hash__"] is vars(Pair)["__hash__"]


def test_a_mapping_that_nobody_can_fill_may_be_a_default() -> None:
    @frozen
    class Told:
        fields: Mapping[str, int] = MappingProxyType({})

    assert Told().fields == {}
    assert Told({"count": 1}).fields["count"] == 1


def test_what_it_does_not_know_is_refused() -> None:
    """Instead of a default that all objects would share, or arguments in another order."""
    with pytest.raises(TypeError, match=r"Listed\.cards"):

        @frozen
        class Listed:
            cards: list[int] = []  # noqa: RUF012  # this is the mistake

    with pytest.raises(TypeError, match=r"Made\.cards"):

        @frozen
        class Made:
            cards: tuple[int, ...] = dataclasses.field(default=())

    with pytest.raises(TypeError, match=r"Described\.size"):

        @frozen
        class Described:
            size: property = property(lambda _: 3)

    with pytest.raises(TypeError, match="Late: a field without a default"):

        @frozen
        class Late(Pair):
            third: int  # type: ignore[misc]  # this is the mistake

    with pytest.raises(TypeError, match="Slotted has __slots__"):

        @frozen
        class Slotted(Pair):
            __slots__ = ("first",)
