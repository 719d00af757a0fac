"""Values: small immutable records, made by the thousand while a game is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, eq_default=True)
def frozen(cls: type[T]) -> type[T]:
    """Make a class a slotted dataclass, equal and hashable by its fields.

    To the type checker it is frozen.  At run time it is a plain slotted dataclass, because a
    truly frozen one takes three times as long to make, and a round makes hundreds.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
