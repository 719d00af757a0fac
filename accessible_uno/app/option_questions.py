"""Asks for the options of house rules, one after the other, the most wanted first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.app.i18n import sentence
from accessible_uno.app.line_dialog import LineDialog, Move
from accessible_uno.app.rule_choices import RuleChoices
from accessible_uno.app.rule_failures import failure_of
from accessible_uno.game.option import ON, BadOption, Option
from accessible_uno.interface.parse.lexicon import parse_reply
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.interface.rules_told.quarrels import refusal_sentence
from accessible_uno.interface.rules_told.rule_names import RuleNames, find_option, find_value
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import CannotCompile, Problem

MOST_WANTED: Final = (
    *("stack", "seven-swap", "zero-rotate", "draw-until", "drawn-card", "intercept", "bluff"),
    *("target", "deal", "draw-by-choice", "scoring", "teams", "runs", "pairs", "uno-card"),
    *("elimination", "time-limit"),
)
"""The options that tables argue about, first; the others follow by their names."""

MOST_IN_A_LINE: Final = 8
"""Options that one line names: more are not kept in mind."""


class OptionQuestions:
    """Asks what each option is to be, on top of a preset.

    Args:
        dialog: asks.
        choices: what is set so far; changed while asking.

    Attributes:
        last: the option that was asked last.
    """

    def __init__(self, dialog: LineDialog, choices: RuleChoices) -> None:
        self._dialog = dialog
        self._choices = choices
        self._names = RuleNames(dialog.locale)
        self._before: list[str] = []
        self.last = ""

    def ask(self, start: str = "") -> bool:
        """Ask for each option that is asked, from ``start`` on; return whether they are done with.

        They are not when the player goes back beyond the first one.
        """
        order = self.order()
        place = order.index(start) if start else 0
        if self._before[-1:] == [start]:
            self._before.pop()
        while place < len(order):
            self.last = order[place]
            answer = self._question(self.last, place + 1, len(order))
            if answer is Move.END:
                return True
            if answer is Move.BACK:
                if not self._before:
                    return False
                place = order.index(self._before.pop())
            elif answer is Move.LIST:
                self.write_list()
            else:
                place = self._answered(str(answer), order, place)
                if place == len(order) or order[place] != self.last:
                    self._before.append(self.last)
        return True

    def order(self) -> list[str]:
        """Return the options that the preset leaves open, those that are most wanted first."""
        asked = self._open()
        first = [name for name in MOST_WANTED if name in asked]
        return [*first, *sorted(asked - set(first), key=self._names.option)]

    def asks(self, name: str) -> bool:
        """Return whether an option is asked; say why where the preset settles it."""
        asked = self._choices.can_be_set(name)
        if not asked:
            self._refuse(name, self._choices.objection(name))
        return asked

    def write_list(self) -> None:
        """Tell each option with its value, then those that the preset does not let be set.

        Options whose rule is not played have no value, and are left out.
        """
        values = ((name, self._choices.now(name)) for name in self.order())
        played = [self._names.setting(name, now) for name, now in values if now]
        for part in _in_parts(played):
            self._dialog.write_message("app-new-list", settings=part)
        for part in _in_parts(self._fixed()):
            self._dialog.write_message("app-new-fixed-list", options=part)

    def write_fixed(self) -> None:
        """Say which options the preset does not let be set; where they are many, only how many."""
        fixed = self._fixed()
        parts = _in_parts(fixed)
        if parts:
            self._dialog.write_message(
                "app-new-fixed",
                base=self._names.preset(self._choices.base),
                count=len(fixed),
                options=parts[0] if len(parts) == 1 else "many",
            )

    def _fixed(self) -> list[str]:
        asked = self._open()
        return [self._names.option(name) for name in all_options() if name not in asked]

    def _open(self) -> set[str]:
        """Return the options that are asked; this compiles the preset with each value of each."""
        return {name for name in all_options() if self._choices.can_be_set(name)}

    def _answered(self, answer: str, order: Sequence[str], place: int) -> int:
        """Do what an answer to a question says; return the place of the question that follows."""
        name = order[place]
        value = self._value(name, answer)
        if not answer or (value is not None and self._set(name, value)):
            return place + 1
        if value is None:
            if jump := find_option(answer):
                return order.index(jump) if self.asks(jump) else place
            if not self._set_by_name(answer):
                self._dialog.write_message("app-new-not-taken", value=answer)
        return place

    def _question(self, name: str, place: int, count: int) -> str | Move:
        now = self._choices.now(name)
        return self._dialog.ask(
            "app-new-option",
            place=place,
            count=count,
            meaning=sentence(self._dialog.locale, f"option-{name}"),
            option=self._names.option(name),
            takes=self._takes(name, all_options()[name][1]),
            played="yes" if now else "no",
            now=self._names.value(name, now),
        )

    def _set(self, name: str, value: str) -> bool:
        """Set an option, or say why the other rules do not go with it."""
        try:
            self._choices.set(name, value)
        except CannotCompile as wrong:
            self._refuse(name, wrong)
            return False
        return True

    def _refuse(self, name: str, wrong: CannotCompile) -> None:
        locale = self._dialog.locale
        self._dialog.write(
            refusal_sentence(wrong, name, locale)
            if wrong.problem is Problem.CONFLICT
            else failure_of(wrong).text(locale)
        )

    def _value(self, name: str, answer: str) -> str | None:
        """Return the value that is meant, by its number, its word, or yes and no; or nothing."""
        option = all_options()[name][1]
        values = self._choices.values(name)
        if option.choices and answer.isdecimal() and 1 <= int(answer) <= len(values):
            return values[int(answer) - 1]
        found = find_value(name, answer)
        if found not in values:
            said = parse_reply(answer, self._dialog.locale, default=Reply.NO)
            if said is Reply.NO and option.off:
                return option.off
            if said is Reply.YES and ON in values:
                return ON
        try:
            return str(option.read(found))
        except BadOption:
            return None

    def _set_by_name(self, answer: str) -> bool:
        """Set the option that is named with a value behind it; return whether one is named."""
        words = answer.replace("=", " ").split()
        for cut in range(len(words) - 1, 0, -1):
            name = find_option(" ".join(words[:cut]))
            value = self._value(name, " ".join(words[cut:])) if name else None
            if value is not None:
                if self._set(name, value):
                    setting = self._names.setting(name, value)
                    self._dialog.write_message("app-new-set", setting=setting)
                return True
        return False

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
                for number, value in enumerate(self._choices.values(name), 1)
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


def _in_parts(told: Sequence[str]) -> list[str]:
    """Return what is listed, in rows of a bearable length."""
    starts = range(0, len(told), MOST_IN_A_LINE)
    return [", ".join(told[start : start + MOST_IN_A_LINE]) for start in starts]
