"""A preset with options on top, kept so that it can always be played."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from accessible_uno.interface.rules_told.house_options import current_value
from accessible_uno.interface.rules_told.quarrels import Quarrel
from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import CannotCompile, Problem, compile_preset


class RuleChoices:
    """A preset, and the options that a player sets on top of it, one after the other.

    Args:
        base: the key of the preset.
        options: what is set at first; it can be played with the preset.

    Attributes:
        base: the key of the preset.
        options: the values that are set, by the names of the options.

    Raises:
        CannotCompile: the preset, or a package that it needs, does not work.
    """

    def __init__(self, base: str, options: Mapping[str, str]) -> None:
        self.base = base
        self.options = dict(options)
        self._active = self._rules(self.options)

    def start_from(self, base: str) -> dict[str, str]:
        """Put the options on top of another preset, and return those that it does not take.

        Raises:
            CannotCompile: the preset, or a package that it needs, does not work; nothing changes.
        """
        moved, left = RuleChoices(base, {}), dict(self.options)
        tried = -1
        while len(left) != tried:  # what one option needs may come after it
            tried = len(left)
            for name, value in tuple(left.items()):
                with suppress(CannotCompile):
                    moved.set(name, value)
                    del left[name]
        self.base, self.options, self._active = base, moved.options, moved._active
        return left

    def set(self, name: str, value: str) -> None:
        """Set an option.

        Raises:
            CannotCompile: the rules could not be played so; nothing changes.
        """
        options = {**self.options, name: value}
        self._active = self._rules(options)
        self.options = options

    def now(self, name: str) -> str:
        """Return the value that an option has; empty where the rule that it sets is not played."""
        rule, option = all_options()[name]
        idle = option.parameter and not option.off and rule.key not in self._active
        return "" if idle else current_value(rule, option, self._active)

    def values(self, name: str) -> list[str]:
        """Return the values that the preset does not rule out, whatever else is set.

        Of a number they are the least and the greatest, and what switches the rule off.
        """
        values = all_options()[name][1].values()
        return [value for value in values if self._objection(name, value) is None]

    def can_be_set(self, name: str) -> bool:
        """Whether the preset leaves a choice."""
        return len(self.values(name)) > 1

    def objection(self, name: str) -> CannotCompile:
        """Return why the preset leaves no choice where it leaves none."""
        values = all_options()[name][1].values()
        return next(filter(None, (self._objection(name, value) for value in values)))

    def _objection(self, name: str, value: str) -> CannotCompile | None:
        """Return why a value can never be set on top of the preset."""
        try:
            compile_preset(self.base, [(name, value)])
        except CannotCompile as wrong:
            if wrong.problem is Problem.CONFLICT and Quarrel(wrong).always:
                return wrong
        return None

    def _rules(self, options: Mapping[str, str]) -> dict[str, object]:
        return {rule.key: rule for rule in compile_preset(self.base, options.items()).rules}
