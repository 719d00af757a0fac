"""``@frozen``: small immutable records, made by the thousand while a game is played.

It gives a class what ``dataclasses.dataclass(slots=True, unsafe_hash=True)`` gives it, several
times sooner.  The standard decorator writes and compiles the methods of each class anew, which was
half the time that the game needed to start.  Here classes whose fields have the same names share
one set of compiled methods.  Every room uses it.

``dataclasses.fields``, ``replace``, ``asdict`` and ``is_dataclass`` work on these classes.
``field()``, ``InitVar`` and ``__post_init__`` do not: few classes need them, and those are standard
dataclasses.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from copy import copy
from functools import cache
from inspect import get_annotations
from types import FunctionType, GetSetDescriptorType, MappingProxyType, MemberDescriptorType
from typing import Any, Final, TypeAlias, TypeVar, dataclass_transform

T = TypeVar("T")
Fields: TypeAlias = dict[str, dataclasses.Field[Any]]

SLOT: Final = (MemberDescriptorType, GetSetDescriptorType)
"""What stands in a class for a slot; in a compiled class it is the second kind."""

COMPILED_SLOTS: Final = "__mypyc_attrs__"
"""Where a compiled class says what other classes say in ``__slots__``."""

# Where ``dataclasses`` looks for the fields of a class.
FIELDS: Final = "__dataclass_fields__"


@dataclasses.dataclass
class _Sample:
    """Has the one field that all others are copied from."""

    sample: object


_SAMPLE: Final = dataclasses.fields(_Sample)[0]


@dataclass_transform(frozen_default=True, eq_default=True)
def frozen(cls: type[T]) -> type[T]:
    """Make a class a slotted dataclass, equal and hashable by its fields.

    To the type checker it is frozen.  At run time nothing stops an assignment, because a truly
    frozen dataclass takes three times as long to make, and a round makes hundreds.

    Raises:
        TypeError: a field without a default follows one with a default, a default is a
            ``field()`` or a descriptor, or a default cannot be hashed and would be shared by all.
            An empty mapping is given as ``MappingProxyType({})``, which nobody can fill.
    """
    inherited, own = _inherited_fields(cls), _own_fields(cls)
    fields = {**inherited, **own}
    defaults = _defaults(cls, fields)
    namespace = {
        name: value
        for name, value in vars(cls).items()
        if name not in own and name not in ("__dict__", "__weakref__")
    }
    made = _methods(tuple(fields))
    namespace[FIELDS] = fields
    namespace["__slots__"] = tuple(name for name in own if name not in _inherited_slots(cls))
    namespace.setdefault("__match_args__", tuple(fields))
    namespace.setdefault("__init__", _with_defaults(made["__init__"], defaults))
    namespace.setdefault("__repr__", show)
    if "__eq__" not in namespace:
        namespace["__eq__"] = made["__eq__"]
        namespace["__hash__"] = made["__hash__"]
    make_class: Any = type(cls)  # ABCMeta for steps and actions
    slotted: type[T] = make_class(cls.__name__, cls.__bases__, namespace)
    slotted.__qualname__ = cls.__qualname__
    return slotted


def _inherited_fields(cls: type) -> Fields:
    found: Fields = {}
    for base in reversed(cls.__mro__[1:]):
        found.update(getattr(base, FIELDS, {}))
    return found


def _own_fields(cls: type) -> Fields:
    """The annotated names of the class body, class variables excepted."""
    found: Fields = {}
    for name, annotation in get_annotations(cls).items():
        if "ClassVar" in str(annotation).partition("[")[0]:
            continue
        default = getattr(cls, name, dataclasses.MISSING)
        if isinstance(default, SLOT):  # of a base's field
            default = dataclasses.MISSING
        if _is_unfit(default, vars(cls).get(name)):
            raise TypeError(f"{cls.__name__}.{name}: {default!r} cannot be a default here")
        found[name] = make_field(name, annotation, default)
    return found


def make_field(name: str, annotation: Any, default: Any) -> dataclasses.Field[Any]:
    """Return the description of a field, as ``dataclasses.fields`` gives it."""
    field = copy(_SAMPLE)
    field.name, field.type, field.default = name, annotation, default
    return field


def _is_unfit(default: object, in_body: object) -> bool:
    """Whether all objects would share a default that can change, or it is no plain value."""
    if hasattr(in_body, "__set__") or isinstance(default, dataclasses.Field):
        return True
    return default.__class__.__hash__ is None and not isinstance(default, MappingProxyType)


def _inherited_slots(cls: type) -> set[str]:
    slots: set[str] = set()
    for base in cls.__mro__[1:-1]:
        own = vars(base)
        declared = own.get("__slots__", own.get(COMPILED_SLOTS, ()))
        slots.update((declared,) if isinstance(declared, str) else declared)
    return slots


def _defaults(cls: type, fields: Fields) -> tuple[Any, ...]:
    """The defaults of the last fields, in order."""
    given = [field.default for field in fields.values()]
    defaults = tuple(each for each in given if each is not dataclasses.MISSING)
    if dataclasses.MISSING in given[len(given) - len(defaults) :]:
        raise TypeError(f"{cls.__name__}: a field without a default follows one with a default")
    return defaults


@cache
def _methods(names: tuple[str, ...]) -> dict[str, FunctionType]:
    """Compile the methods of every class whose fields have these names."""
    ours = "".join(f"self.{name}, " for name in names)
    theirs = "".join(f"other.{name}, " for name in names)
    assignments = "; ".join(f"self.{name} = {name}" for name in names) or "pass"
    made: dict[str, Any] = {}
    exec(  # the names are identifiers of a class body
        f"def __init__({', '.join(('self', *names))}): {assignments}\n"
        "def __eq__(self, other):\n"
        "    if other.__class__ is self.__class__:\n"
        f"        return ({ours}) == ({theirs})\n"
        "    return NotImplemented\n"
        f"def __hash__(self): return hash(({ours}))\n",
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
