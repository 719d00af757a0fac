"""``@frozen``: small immutable records, made by the thousand while a game is played.

It gives a class what ``dataclasses.dataclass(slots=True, unsafe_hash=True)`` gives it, twenty times
sooner.  The standard decorator writes and compiles the methods of each class anew, which was half
the time that the game needed to start.  Here the methods are compiled once for each number of
fields; classes whose fields have the same names share them, others get a copy with their names.
Every room uses it.

``dataclasses.fields``, ``replace``, ``asdict`` and ``is_dataclass`` work on these classes.
``field()``, ``InitVar`` and ``__post_init__`` do not: few classes need them, and those are standard
dataclasses.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache
from types import (
    CodeType,
    FunctionType,
    GetSetDescriptorType,
    MappingProxyType,
    MemberDescriptorType,
)
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from dataclasses import Field

T = TypeVar("T")

SLOT: Final = (MemberDescriptorType, GetSetDescriptorType)
"""What stands in a class for a slot; in a compiled class it is the second kind."""

COMPILED_SLOTS: Final = "__mypyc_attrs__"
"""Where a compiled class says what other classes say in ``__slots__``."""

# Where ``dataclasses`` looks for the fields of a class.
FIELDS: Final = "__dataclass_fields__"

_NOTHING: Final = object()
"""In the place of the default of a field that has none."""


_Shape: TypeAlias = dict[str, tuple[Any, Any]]
"""The annotation and the default of each field, by its name."""


class _StandardFields:
    """The fields of a class as ``dataclasses`` describes them, made when it asks for them.

    A start asks for none of them, and does without importing ``dataclasses``.
    """

    def __init__(self, shape: _Shape) -> None:
        self.shape = shape
        self._made: dict[str, Field[Any]] = {}

    def __get__(self, instance: object, owner: type[object]) -> dict[str, Field[Any]]:
        if len(self._made) < len(self.shape):
            from dataclasses import MISSING

            self._made = {
                name: make_field(name, annotation, MISSING if default is _NOTHING else default)
                for name, (annotation, default) in self.shape.items()
            }
        return self._made


@dataclass_transform(frozen_default=True, eq_default=True)
def frozen(cls: type[T]) -> type[T]:
    """Make a class a slotted dataclass, equal and hashable by its fields.

    To the type checker it is frozen.  At run time nothing stops an assignment, because a truly
    frozen dataclass takes three times as long to make, and a round makes hundreds.

    Raises:
        TypeError: the class has ``__slots__``, a field without a default follows one with a
            default, a default is a ``field()`` or a descriptor, or a default cannot be hashed and
            would be shared by all.
            An empty mapping is given as ``MappingProxyType({})``, which nobody can fill.
    """
    if "__slots__" in vars(cls):
        raise TypeError(f"{cls.__name__} has __slots__, which @frozen makes of its fields")
    own = _own_shape(cls)
    shape = {**_inherited_shape(cls), **own}
    defaults = _defaults(cls, shape)
    namespace = {
        name: value
        for name, value in vars(cls).items()
        if name not in own and name not in ("__dict__", "__weakref__")
    }
    names = tuple(shape)
    made = _methods(names)
    namespace[FIELDS] = _StandardFields(shape)
    namespace["__slots__"] = tuple(name for name in own if name not in _inherited_slots(cls))
    namespace.setdefault("__match_args__", names)
    namespace.setdefault("__init__", _with_defaults(made["__init__"], defaults))
    namespace.setdefault("__repr__", show)
    if "__eq__" not in namespace:
        namespace["__eq__"] = made["__eq__"]
        namespace["__hash__"] = made["__hash__"]
    make_class: Any = type(cls)  # ABCMeta for steps and actions
    slotted: type[T] = make_class(cls.__name__, cls.__bases__, namespace)
    slotted.__qualname__ = cls.__qualname__
    return slotted


def _inherited_shape(cls: type) -> _Shape:
    found: _Shape = {}
    for base in reversed(cls.__mro__[1:]):
        fields = vars(base).get(FIELDS)
        if isinstance(fields, _StandardFields):
            found.update(fields.shape)
        elif fields is not None:  # a standard dataclass
            found.update(_standard_shape(fields))
    return found


def _standard_shape(fields: dict[str, Field[Any]]) -> _Shape:
    from dataclasses import MISSING

    return {
        name: (field.type, _NOTHING if field.default is MISSING else field.default)
        for name, field in fields.items()
    }


def _own_shape(cls: type) -> _Shape:
    """The annotated names of the class body, class variables excepted."""
    found: _Shape = {}
    for name, annotation in cls.__annotations__.items():
        if "ClassVar" in str(annotation).partition("[")[0]:
            continue
        default = getattr(cls, name, _NOTHING)
        if isinstance(default, SLOT):  # of a base's field
            default = _NOTHING
        if _is_unfit(default, vars(cls).get(name)):
            raise TypeError(f"{cls.__name__}.{name}: {default!r} cannot be a default here")
        found[name] = annotation, default
    return found


def make_field(name: str, annotation: Any, default: Any) -> Field[Any]:
    """Return the description of a field, as ``dataclasses.fields`` gives it."""
    field = copy(_sample())
    field.name, field.type, field.default = name, annotation, default
    return field


@cache
def _sample() -> Field[Any]:
    """Return a field that all others are copied from."""
    import dataclasses

    return dataclasses.fields(dataclasses.make_dataclass("Sample", ["sample"]))[0]


def _is_unfit(default: object, in_body: object) -> bool:
    """Whether all objects would share a default that can change, or it is no plain value."""
    kind = type(default)
    if hasattr(in_body, "__set__") or (kind.__module__, kind.__name__) == ("dataclasses", "Field"):
        return True
    return kind.__hash__ is None and kind is not MappingProxyType


def _inherited_slots(cls: type) -> set[str]:
    slots: set[str] = set()
    for base in cls.__mro__[1:-1]:
        own = vars(base)
        declared = own.get("__slots__", own.get(COMPILED_SLOTS, ()))
        slots.update((declared,) if isinstance(declared, str) else declared)
    return slots


def _defaults(cls: type, shape: _Shape) -> tuple[Any, ...]:
    """The defaults of the last fields, in order."""
    given = [default for _, default in shape.values()]
    defaults = tuple(each for each in given if each is not _NOTHING)
    if any(each is _NOTHING for each in given[len(given) - len(defaults) :]):
        raise TypeError(f"{cls.__name__}: a field without a default follows one with a default")
    return defaults


@cache
def _methods(names: tuple[str, ...]) -> dict[str, FunctionType]:
    """Return the methods of every class whose fields have these names."""
    meant = {f"_{place}": name for place, name in enumerate(names)}
    return {
        name: FunctionType(_renamed(method.__code__, meant), globals(), name)
        for name, method in _templates(len(names)).items()
    }


def _renamed(code: CodeType, meant: dict[str, str]) -> CodeType:
    return code.replace(
        co_names=tuple(meant.get(each, each) for each in code.co_names),
        co_varnames=tuple(meant.get(each, each) for each in code.co_varnames),
    )


@cache
def _templates(count: int) -> dict[str, FunctionType]:
    """Compile the methods of a class with so many fields, called ``_0``, ``_1`` and so on."""
    names = [f"_{place}" for place in range(count)]
    ours = "".join(f"self.{name}, " for name in names)
    theirs = "".join(f"other.{name}, " for name in names)
    assignments = "; ".join(f"self.{name} = {name}" for name in names) or "pass"
    made: dict[str, Any] = {}
    exec(  # no name in it comes from elsewhere
        f"def __init__({', '.join(('self', *names))}): {assignments}\n"
        "def __eq__(self, other):\n"
        "    if other.__class__ is self.__class__:\n"
        f"        return ({ours}) == ({theirs})\n"
        "    return NotImplemented\n"
        f"def __hash__(self): return hash(({ours}))\n",
        {},
        made,
    )
    return made


def _with_defaults(init: FunctionType, defaults: tuple[Any, ...]) -> Callable[..., None]:
    if not defaults:
        return init
    return FunctionType(init.__code__, init.__globals__, init.__name__, defaults)


def show(self: object) -> str:
    """Return the ``repr`` of an object of such a class."""
    values = (f"{name}={getattr(self, name)!r}" for name in getattr(self, FIELDS))
    return f"{self.__class__.__qualname__}({', '.join(values)})"
