"""Asks for the options of house rules, one after the other, the most wanted first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from accessible_uno.app.i18n import sentence
from accessible_uno.app.line_dialog import LineDialog, Move
from accessible_uno.game.option import OFF, ON, BadOption, Option
from accessible_uno.interface.announce.house_options import current_value
from accessible_uno.interface.parse.lexicon import parse_reply
from accessible_uno.interface.parse.rule_names import RuleNames, find_option, find_value
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import compile_preset

MOST_WANTED: Final = (
    *("stack", "seven-swap", "zero-rotate", "draw-until", "drawn-card", "intercept", "bluff"),
    *("target", "deal", "draw-by-choice", "scoring", "teams", "runs", "pairs", "uno-card"),
    *("elimination", "time-limit"),
)
"""The options that tables argue about, first; the others follow by their names."""


class OptionQuestions:
    """Asks what each option is to be, on top of a preset.

    Args:
        dialog: asks.
        options: what is set so far, by the names of the options; changed while asking.
    """

    def __init__(self, dialog: LineDialog, options: dict[str, str]) -> None:
        self.options = options
        self._dialog = dialog
        self._names = RuleNames(dialog.locale)

    def ask(self, base: str, wanted: Sequence[str] = ()) -> bool:
        """Ask for each option, or for the ``wanted`` ones; return whether they are done with.

        They are not when the player goes back beyond the first one.
        """
        active = {rule.key: rule for rule in compile_preset(base).rules}
        order = wanted or self.order()
        place = 0
        while place < len(order):
            name = order[place]
            answer = self._question(name, active, place + 1, len(order))
            if answer is Move.END:
                return True
            if answer is Move.BACK:
                if place == 0:
                    return False
                place -= 1
            elif answer is Move.LIST:
                self._dialog.write_message("app-new-list", settings=self._settings(order, active))
            elif self._set(name, answer):
                place += 1
            elif jump := find_option(str(answer)):
                order = order if jump in order else self.order()
                place = order.index(jump)
            elif not self._set_by_name(str(answer)):
                self._dialog.write_message("app-new-not-taken", value=str(answer))
        return True

    def order(self) -> list[str]:
        """Return the names of all options, those that are most wanted first."""
        known = all_options()
        first = [name for name in MOST_WANTED if name in known]
        return [*first, *sorted(set(known) - set(first), key=self._names.option)]

    def _question(self, name: str, active: dict[str, Any], place: int, count: int) -> str | Move:
        rule, option = all_options()[name]
        now = self.options.get(name) or current_value(rule, option, active)
        return self._dialog.ask(
            "app-new-option",
            place=place,
            count=count,
            meaning=sentence(self._dialog.locale, f"option-{name}"),
            option=self._names.option(name),
            takes=self._takes(name, option),
            now=self._names.value(name, now),
        )

    def _set(self, name: str, answer: str | Move) -> bool:
        """Set an option, and return whether it takes the answer; an empty one changes nothing."""
        option = all_options()[name][1]
        if answer:
            try:
                self.options[name] = str(option.read(self._value(name, option, str(answer))))
            except BadOption:
                return False
        return True

    def _value(self, name: str, option: Option, answer: str) -> str:
        """Return the value that is meant: by its number, by its word, or by yes and no."""
        values = option.values()
        if option.choices and answer.isdecimal() and 1 <= int(answer) <= len(values):
            return values[int(answer) - 1]
        found = find_value(name, answer)
        if found not in values and set(values) == {OFF, ON}:
            reply = parse_reply(answer, self._dialog.locale, default=Reply.NO)
            return found if reply is None else {Reply.YES: ON, Reply.NO: OFF}[reply]
        return found

    def _set_by_name(self, answer: str) -> bool:
        """Set the option that is named with a value behind it; return whether there is one."""
        words = answer.replace("=", " ").split()
        for cut in range(len(words) - 1, 0, -1):
            name = find_option(" ".join(words[:cut]))
            if name and self._set(name, " ".join(words[cut:])):
                setting = self._names.setting(name, self.options[name])
                self._dialog.write_message("app-new-set", setting=setting)
                return True
        return False

    def _settings(self, order: Sequence[str], active: dict[str, Any]) -> str:
        """Return each option with its value, in a row."""
        values = (
            (name, self.options.get(name) or current_value(*all_options()[name], active))
            for name in order
        )
        return self._names.settings(values)

    def _takes(self, name: str, option: Option) -> str:
        """Return what may be answered: the words with their numbers, or from which number to which.

        A word has its meaning behind it where the catalogue tells one.
        """
        if option.choices:
            told = (
                sentence(
                    self._dialog.locale,
                    "app-new-value",
                    number=number,
                    value=self._names.value(name, value),
                    meaning=self._meaning(name, value),
                )
                for number, value in enumerate(option.values(), 1)
            )
            return sentence(self._dialog.locale, "semicolon").join(told)
        off = option.off and not option.off.isdecimal()
        return sentence(
            self._dialog.locale,
            "app-new-number",
            off=self._names.value(name, option.off) if off else "none",
            lowest=int(option.off) if option.off.isdecimal() else option.lowest,
            highest=option.highest,
        )

    def _meaning(self, name: str, value: str) -> str:
        message = f"option-{name}-{value}"
        if not Catalogue(self._dialog.locale).has(message):
            return "none"
        meaning = sentence(self._dialog.locale, message)
        says_yes = parse_reply(meaning, self._dialog.locale, default=Reply.NO) is Reply.YES
        return "none" if says_yes or meaning == self._names.value(name, value) else meaning
