"""Values of the game are truly frozen, equal by class and fields, and shown as they are made."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.cards import card
from accessible_uno.game.base import Action, Event, Note, Step, Window, field_types
from accessible_uno.game.events import Drew, Played
from accessible_uno.game.rule import Rule
from accessible_uno.game.steps import Draw, Lay
from accessible_uno.game.windows import Drawn, Turn
from accessible_uno.rules.registry import all_rules

PLAYED = Played(0, card("r5"), None, 6)


def kinds(base: type[Struct]) -> set[type[Struct]]:
    """Every class that derives from one."""
    return {kind for each in base.__subclasses__() for kind in (each, *kinds(each))}


def test_every_value_of_the_kernel_and_its_rules_is_frozen() -> None:
    all_rules()
    bases: Any = (Event, Step, Window, Action, Note, Rule)
    found = {kind for base in bases for kind in kinds(base)}
    ours = {kind for kind in found if kind.__module__.startswith("accessible_uno.")}
    assert len(ours) > 300
    for kind in ours:
        assert kind.__struct_config__.frozen, kind
        assert kind.__struct_config__.eq, kind


def test_a_field_cannot_be_assigned() -> None:
    changed: Any = PLAYED
    with pytest.raises(AttributeError):
        changed.seat = 1
    assert Played(0, card("r5"), None, 6) == PLAYED


def test_equal_are_values_of_one_class_with_equal_fields() -> None:
    assert hash(PLAYED) == hash(Played(0, card("r5"), None, 6))
    assert Played(1, card("r5"), None, 6) != PLAYED
    assert len({Turn(1), Turn(1), Drawn(1)}) == 2


def test_a_copy_is_equal_and_a_changed_one_is_not() -> None:
    for twin in (copy(PLAYED), deepcopy(PLAYED), pickle.loads(pickle.dumps(PLAYED))):
        assert twin == PLAYED
    assert replace(PLAYED, seat=2) == Played(2, card("r5"), None, 6)


def test_it_is_shown_as_it_is_made_and_matched_by_its_fields() -> None:
    assert repr(Drew(1, 2, ())) == "Drew(seat=1, count=2, cards=())"
    match PLAYED:
        case Played(seat, laid):
            assert (seat, laid) == (0, card("r5"))


def test_the_types_of_fields_are_those_of_the_source_in_the_order_of_the_fields() -> None:
    """Those of its bases as well; constants of the class are no fields."""
    assert field_types(Lay) == {
        "seat": "Seat",
        "card": "Card",
        "colour": "Colour | None",
        "uno": "bool",
        "then": "Step",
        "choice": "Choice",
    }
    assert list(field_types(Drawn)) == list(Drawn.__struct_fields__)
    assert Draw(0, 1) == Draw(count=1, seat=0)
