"""What the rules in force say of themselves, for texts that are told with their parameters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from accessible_uno.game.rule import Rule
from accessible_uno.rules.registry import all_rules


def parameters(rules: Iterable[Rule]) -> dict[str, str | int]:
    """What rules in force say of themselves, for the texts: ``$comments`` on or off, and each
    parameter, ``$comments-cards_due``.  A rule that is off shows its parameters' defaults.
    """
    in_force = {rule.key: rule for rule in rules}
    filling: dict[str, str | int] = {}
    for key, kind in all_rules().items():
        rule = in_force.get(key)
        filling[key] = "off" if rule is None else "on"
        shown: Any = rule or kind()
        for field in fields(shown):
            set_to = getattr(shown, field.name)
            said = ("no", "yes")[set_to] if isinstance(set_to, bool) else set_to
            filling[f"{key}-{field.name}"] = said
    return filling
