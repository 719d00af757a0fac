"""``rules new``: makes house rules by questions and answers, one line at a time."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from typing import Any, Final

from accessible_uno.app.errors import Failure
from accessible_uno.app.house_rules import HouseRules, house_rules_file, save
from accessible_uno.app.i18n import sentence
from accessible_uno.app.rule_failures import failure_of
from accessible_uno.game.option import BadOption, Option
from accessible_uno.interface.announce.house_options import current_value
from accessible_uno.interface.parse.rule_names import RuleNames, find_preset, find_value
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.interface.terminal.console import LONGEST_LINE
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import CannotCompile, all_preset_keys, compile_preset

ENDS: Final = ("fin", "end", ".")
"""Answers that skip the remaining questions."""

HELP: Final = ("aide", "help", "?")
DEFAULT: Final = "leaflet"
"""The preset of an empty answer."""

LEAVING: Final = ("retour", "back", "quitter", "quit")
"""Answers that cancel; they work at every question, in both languages."""


class DialogCancelled(Exception):
    """The player cancels, or the input ends: nothing is saved."""


def ask_for_rules(locale: str, _: dict[str, Any]) -> Iterator[str]:
    """Ask for a name, a preset and each option, save the house rules, and yield the last lines."""
    try:
        yield from HouseRulesDialog(locale).ask()
    except DialogCancelled:
        yield sentence(locale, "app-new-given-up")


class HouseRulesDialog:
    """Asks for house rules, in one language."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._names = RuleNames(locale)
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self._set: dict[str, str] = {}

    def ask(self) -> Iterator[str]:
        """Ask everything, save the rules, and yield the last line."""
        name = self._name()
        base = self._base()
        self._write("app-new-options")
        names = list(all_options())
        while True:
            self._each(base, names)
            try:
                compile_preset(base, self._set.items())
                break
            except CannotCompile as wrong:
                names = self._concerned(wrong)
        place = save(HouseRules(name, base, tuple(self._set.items())))
        yield sentence(self._locale, "app-new-saved", name=name, file=str(place))

    def _concerned(self, wrong: CannotCompile) -> list[str]:
        """Say why the rules cannot be combined, and return the options that can change that."""
        self._write_line(failure_of(wrong).text(self._locale))
        found = all_options().items()
        return [name for name, (rule, _) in found if wrong.concerns(name, rule.key)]

    def _name(self) -> str:
        while True:
            name = self._line("app-new-name")
            if not name:
                self._write("app-new-name-needed")
                continue
            try:
                house_rules_file(name)
            except Failure as wrong:
                self._write_line(wrong.text(self._locale))
            else:
                return name

    def _base(self) -> str:
        keys = all_preset_keys()
        for key in keys:
            self._write_line(preset_line(self._locale, key))
        while True:
            answer = self._line("app-new-base", usual=self._names.preset(DEFAULT)) or DEFAULT
            if (key := find_preset(answer)) in keys:
                return key
            known = ", ".join(map(self._names.preset, keys))
            self._write("app-rules-unknown", value=answer, known=known)

    def _each(self, base: str, names: list[str]) -> None:
        active = {rule.key: rule for rule in compile_preset(base).rules}
        for name in names:
            rule, option = all_options()[name]
            now = self._set.get(name) or current_value(rule, option, active)
            while True:
                answer = self._line(
                    "app-new-option",
                    meaning=sentence(self._locale, f"option-{name}"),
                    option=self._names.option(name),
                    takes=self._takes(name, option),
                    now=self._names.value(name, now),
                )
                if answer.casefold() in ENDS:
                    return
                if self._set_option(name, option, answer):
                    break

    def _set_option(self, name: str, option: Option, answer: str) -> bool:
        """Set an option, and return whether it takes the answer; an empty one changes nothing."""
        try:
            if answer:
                self._set[name] = str(option.read(find_value(name, answer)))
        except BadOption as bad:
            takes = self._names.takes(name, bad.allowed.split())
            told = self._names.option(name)
            self._write("app-wrong-value", option=told, value=answer, takes=takes)
            return False
        return True

    def _takes(self, name: str, option: Option) -> str:
        """Return what may be answered, each word with its meaning where it has one."""
        if not option.choices:
            return self._names.takes(name, option.allowed().split())
        separator = sentence(self._locale, "semicolon")
        return separator.join(self._meaning(name, value) for value in option.values())

    def _meaning(self, name: str, value: str) -> str:
        message = f"option-{name}-{value}"
        told = self._names.value(name, value)
        meaning = sentence(self._locale, message) if Catalogue(self._locale).has(message) else told
        if meaning == told:
            return told
        return sentence(self._locale, "app-new-value", value=told, meaning=meaning)

    def _line(self, message: str, **arguments: str | int) -> str:
        """Ask until something other than a call for help is answered, and return it."""
        while True:
            self._write(message, **arguments)
            answer = self._read()
            if answer.casefold() in LEAVING:
                raise DialogCancelled
            if answer.casefold() not in HELP:
                return answer
            self._write("app-new-help")

    def _read(self) -> str:
        line = piece = sys.stdin.readline(LONGEST_LINE)
        while piece and not piece.endswith("\n"):  # the rest of an endless line is dropped
            piece = sys.stdin.readline(LONGEST_LINE)
        if not line:
            raise DialogCancelled
        return clean_line(line).strip()

    def _write(self, message: str, **arguments: str | int) -> None:
        self._write_line(sentence(self._locale, message, **arguments))

    def _write_line(self, text: str) -> None:
        sys.stdout.write(clean_line(text) + "\n")
        sys.stdout.flush()


def preset_line(locale: str, key: str) -> str:
    """Return the line of a preset: its name and what it is; its key where it has no text."""
    return sentence(locale, f"preset-{key}") or key
