"""What compiled modules need at run time; only the compiled wheel has this module."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeVar

from accessible_uno.frozen import FIELDS, make_field, show

T = TypeVar("T")


def ordinary(cls: type[T]) -> type[T]:
    """Return the class: mypyc makes no native class of one that has a decorator."""
    return cls


def describe(cls: type, doc: str | None, own: Mapping[str, Any]) -> None:
    """Give a native class what ``@frozen`` gives a class apart from its methods.

    Args:
        cls: the class.
        doc: its docstring.
        own: of each field of its own the annotation, and the default if it has one.
    """
    fields: dict[str, Any] = {}
    for base in reversed(cls.__mro__[1:]):
        fields.update(getattr(base, FIELDS, {}))
    for name, (annotation, *default) in own.items():
        fields[name] = make_field(name, annotation, *default or (dataclasses.MISSING,))
    given: dict[str, Any] = {
        FIELDS: fields,
        "__doc__": doc,
        "__match_args__": tuple(fields),
    }
    if "__repr__" not in vars(cls):
        given["__repr__"] = show
    for name, value in given.items():
        setattr(cls, name, value)


def let_derive(root: Any) -> None:
    """Let interpreted classes derive from ``root`` and those below it, whatever slots they name.

    A class may name a slot that its base has, too.  A native method would not look there, but in
    its own place, which nobody has filled: such a slot is dropped.
    """
    root.__init_subclass__ = classmethod(_drop_repeated_slots)


def _drop_repeated_slots(cls: type) -> None:
    named = vars(cls).get("__slots__", ())
    for name in (named,) if isinstance(named, str) else named:
        if name in vars(cls) and any(name in vars(base) for base in cls.__mro__[1:]):
            delattr(cls, name)


def annotate(cls: Any, annotations: dict[str, str]) -> None:
    """Give a native class the annotations of its source."""
    cls.__annotations__ = annotations
