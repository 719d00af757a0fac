"""``rules new`` and ``rules edit``: house rules by questions and answers, one line at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from accessible_uno.app.commands.rules_list import preset_line
from accessible_uno.app.errors import Failure
from accessible_uno.app.house_names import house_names
from accessible_uno.app.house_rules import HouseRules, house_rules_file, load, save
from accessible_uno.app.i18n import sentence
from accessible_uno.app.line_dialog import DialogCancelled, LineDialog, Move
from accessible_uno.app.option_questions import OptionQuestions
from accessible_uno.app.rule_failures import failure_of
from accessible_uno.interface.announce.house_options import differing_options
from accessible_uno.interface.parse.rule_names import RuleNames, find_option, find_preset
from accessible_uno.interface.parse.rule_quarrels import APART, Quarrel
from accessible_uno.likeness import meant
from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import CannotCompile, Problem, compile_preset
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
        self._base = house.base if house else DEFAULT
        self._questions = OptionQuestions(self._dialog, dict(house.options) if house else {})

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
        if asks:
            self._dialog.write_message(
                "app-new-options", count=len(all_options()), base=self._names.preset(self._base)
            )
        wanted: list[str] = []
        while True:
            if asks and not self._questions.ask(self._base, wanted):
                wanted = []
                asks = self._choose_base()
                continue
            asks = True
            wanted = self._quarrelling()
            if not wanted:
                answer = self._confirmed()
                if answer is True:
                    return self._saved()
                wanted = [] if answer is False else self._from(str(answer))

    def _quarrelling(self) -> list[str]:
        """Say why the rules cannot be combined, and return the options that can change that."""
        try:
            compile_preset(self._base, self._questions.options.items())
        except CannotCompile as wrong:
            self._dialog.write(failure_of(wrong).text(self._dialog.locale))
            if wrong.problem is Problem.CONFLICT:
                return Quarrel(wrong.arguments(APART)).to_change()
            found = all_options().items()
            return [name for name, (rule, _) in found if wrong.concerns(name, rule.key)]
        return []

    def _confirmed(self) -> bool | str:
        """Tell the rules and return whether they are kept; or the option that is to be changed.

        Raises:
            DialogCancelled: they are not kept.
        """
        settings = self._names.settings(self._settings())
        self._dialog.write_message(
            "app-new-summary",
            name=self._name,
            base=self._names.preset(self._base),
            settings=settings or "none",
        )
        while True:
            answer = self._dialog.agrees("app-new-keep", default=True)
            if answer is False:
                raise DialogCancelled
            if answer is True:
                return True
            if isinstance(answer, Move):
                return False
            if find_option(answer):
                return answer
            self._dialog.write_message("app-new-help")

    def _from(self, typed: str) -> list[str]:
        """Return the options from the one that is named on."""
        order = self._questions.order()
        return order[order.index(find_option(typed)) :]

    def _settings(self) -> tuple[tuple[str, str], ...]:
        """Return the options that differ from the preset."""
        return tuple(differing_options(self._base, self._questions.options.items()))

    def _saved(self) -> str:
        place = save(HouseRules(self._name, self._base, self._settings()))
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
            answer = self._dialog.ask("app-new-base", usual=self._names.preset(self._base))
            if answer is Move.LIST:
                self._write_presets(keys)
                continue
            if isinstance(answer, Move):
                return answer
            if not answer:
                return None
            key = _numbered(answer, keys) or find_preset(answer)
            if key in keys:
                self._base = key
                return None
            known = [*map(self._names.preset, keys)]
            near, listed = meant(answer, known), ", ".join(known)
            self._dialog.write_message("app-rules-unknown", value=answer, known=listed, near=near)

    def _write_presets(self, keys: tuple[str, ...]) -> None:
        for number, key in enumerate(keys, 1):
            line = preset_line(self._dialog.locale, key)
            self._dialog.write_message("app-new-preset", number=number, line=line)


def _numbered(answer: str, keys: tuple[str, ...]) -> str:
    """Return the preset of this number; empty where it is none."""
    is_number = answer.isdecimal() and len(answer) < 5 and 1 <= int(answer) <= len(keys)
    return keys[int(answer) - 1] if is_number else ""
