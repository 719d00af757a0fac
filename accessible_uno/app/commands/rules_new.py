"""``rules new`` and ``rules edit``: house rules by questions and answers, one line at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from accessible_uno.app.commands.rules_list import preset_line
from accessible_uno.app.errors import Failure
from accessible_uno.app.house_names import house_names
from accessible_uno.app.house_rules import HouseRules, house_rules_file, load, save
from accessible_uno.app.i18n import sentence
from accessible_uno.app.line_dialog import DialogCancelled, LineDialog, Move
from accessible_uno.app.option_questions import OptionQuestions
from accessible_uno.app.rule_choices import RuleChoices
from accessible_uno.app.rule_failures import failure_of
from accessible_uno.interface.rules_told.house_options import differing_options
from accessible_uno.interface.rules_told.rule_names import RuleNames, find_option, find_preset
from accessible_uno.likeness import meant
from accessible_uno.rules.preset import CannotCompile
from accessible_uno.rules.preset_keys import all_preset_keys

DEFAULT: Final = "leaflet"
"""The preset of an empty answer."""


def ask_for_rules(locale: str, _: dict[str, Any]) -> Iterator[str]:
    """Ask for a name, a preset and the options, save the house rules, and yield the last line."""
    try:
        yield HouseRulesDialog(locale).make()
    except DialogCancelled:
        yield sentence(locale, "app-new-given-up")


def edit_rules(locale: str, values: dict[str, Any]) -> Iterator[str]:
    """Ask anew for the options of house rules, save them, and yield the last line.

    Raises:
        Failure: there are no such house rules, or their file is malformed.
    """
    (name,) = values["words"]
    house = existing(name)
    try:
        yield HouseRulesDialog(locale, house).change()
    except DialogCancelled:
        yield sentence(locale, "app-edit-given-up", name=name)


def existing(name: str) -> HouseRules:
    """Return house rules of the player's own.

    Raises:
        Failure: there are none of this name, or their file is malformed.
    """
    house_rules_file(name)
    if name not in house_names():
        raise Failure("app-house-none", name=name, known=", ".join(house_names()) or "none")
    return load(name)


class HouseRulesDialog:
    """Asks for house rules, in one language.

    Args:
        locale: the language.
        house: the rules that are changed; by default new ones are made.
    """

    def __init__(self, locale: str, house: HouseRules | None = None) -> None:
        self._dialog = LineDialog(locale, "app-new-help")
        self._names = RuleNames(locale)
        self._name = house.name if house else ""
        self._choices = (
            RuleChoices(house.base, dict(house.options)) if house else RuleChoices(DEFAULT, {})
        )
        self._questions = OptionQuestions(self._dialog, self._choices)

    def make(self) -> str:
        """Ask everything, save the rules, and return the last line.

        Raises:
            DialogCancelled: the player leaves, or the input ends; nothing is saved.
        """
        self._ask_name()
        return self.change(asks=self._choose_base())

    def change(self, *, asks: bool = True) -> str:
        """Ask for the options, save the rules, and return the last line.

        Args:
            asks: whether the options are asked at all: the player may end the questions before.

        Raises:
            DialogCancelled: the player leaves, or the input ends; nothing is saved.
        """
        start = ""
        if asks:
            self._write_options()
        while True:
            if not asks or self._questions.ask(start):
                answer = self._confirmed()
                if answer is True:
                    return self._saved()
                if answer is not Move.BACK:
                    asks, start = True, answer
                    continue
                if asks:
                    start = self._questions.last
                    continue
            start = ""
            asks = self._choose_base()
            if asks:
                self._write_options()

    def _write_options(self) -> None:
        """Say how many options are asked, and which ones the preset does not let be set."""
        base, count = self._names.preset(self._choices.base), len(self._questions.order())
        self._dialog.write_message("app-new-options", count=count, base=base)
        self._questions.write_fixed()

    def _confirmed(self) -> Literal[True, Move.BACK] | str:
        """Tell the rules; return whether they are kept, or that, or to what, the player goes back.

        Raises:
            DialogCancelled: they are not kept.
        """
        settings = self._names.settings(self._settings())
        self._dialog.write_message(
            "app-new-summary",
            name=self._name,
            base=self._names.preset(self._choices.base),
            settings=settings or "none",
        )
        while True:
            answer = self._dialog.agrees("app-new-keep", default=True)
            if answer is False:
                raise DialogCancelled
            if answer is True:
                return True
            if answer is Move.BACK:
                return answer
            if answer is Move.LIST:
                self._questions.write_list()
                continue
            option = find_option(answer)
            if not option:
                self._dialog.write_message("app-new-help")
            elif self._questions.asks(option):
                return option

    def _settings(self) -> tuple[tuple[str, str], ...]:
        """Return the options that differ from the preset."""
        return tuple(differing_options(self._choices.base, self._choices.options.items()))

    def _saved(self) -> str:
        place = save(HouseRules(self._name, self._choices.base, self._settings()))
        return sentence(self._dialog.locale, "app-new-saved", name=self._name, file=str(place))

    def _ask_name(self) -> None:
        """Ask for a name that is free, or whose rules may be replaced."""
        while True:
            name = self._dialog.ask("app-new-name")
            if not name or isinstance(name, Move):
                self._dialog.write_message("app-new-name-needed")
                continue
            try:
                house_rules_file(name)
            except Failure as wrong:
                self._dialog.write(wrong.text(self._dialog.locale))
                continue
            if name not in house_names() or self._may_replace(name):
                self._name = name
                return

    def _may_replace(self, name: str) -> bool:
        answer = self._dialog.agrees("app-new-replace", default=False, name=name)
        return answer is True

    def _choose_base(self) -> bool:
        """Ask for the preset, and for the name again where the player goes back to it.

        Returns:
            Whether the questions go on; the player may end them here.
        """
        while (move := self._ask_base()) is Move.BACK:
            self._ask_name()
        return move is not Move.END

    def _ask_base(self) -> Move | None:
        """Ask for the preset, and list them on demand; return where the player goes instead."""
        keys = all_preset_keys()
        while True:
            usual = self._names.preset(self._choices.base)
            answer = self._dialog.ask("app-new-base", usual=usual)
            if answer is Move.LIST:
                self._write_presets(keys)
                continue
            if isinstance(answer, Move):
                return answer
            if not answer:
                return None
            key = _numbered(answer, keys) or find_preset(answer)
            if key in keys:
                if self._start_from(key):
                    return None
                continue
            known = [*map(self._names.preset, keys)]
            near, listed = meant(answer, known), ", ".join(known)
            self._dialog.write_message("app-rules-unknown", value=answer, known=listed, near=near)

    def _start_from(self, base: str) -> bool:
        """Take a preset and say which options do not go with it; or say why it cannot be played."""
        try:
            dropped = self._choices.start_from(base)
        except CannotCompile as wrong:
            self._dialog.write(failure_of(wrong).text(self._dialog.locale))
            return False
        if dropped:
            self._dialog.write_message(
                "app-new-dropped",
                base=self._names.preset(base),
                settings=self._names.settings(dropped.items()),
            )
        return True

    def _write_presets(self, keys: tuple[str, ...]) -> None:
        for number, key in enumerate(keys, 1):
            line = preset_line(self._dialog.locale, key)
            self._dialog.write_message("app-new-preset", number=number, line=line)


def _numbered(answer: str, keys: tuple[str, ...]) -> str:
    """Return the preset of this number; empty where it is none."""
    is_number = answer.isdecimal() and len(answer) < 5 and 1 <= int(answer) <= len(keys)
    return keys[int(answer) - 1] if is_number else ""
