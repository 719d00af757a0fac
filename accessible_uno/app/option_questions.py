"""Asks for the options of house rules, one after the other, the most wanted first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.app.house_rules import failure_of
from accessible_uno.app.i18n import sentence
from accessible_uno.game.option import ON, BadOption, Option
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import USUAL_WORDS, Free, Question, Word, question
from accessible_uno.interface.ask.reader import Fields
from accessible_uno.interface.parse.lexicon import parse_reply
from accessible_uno.interface.parse.rule_names import (
    RuleNames,
    current_value,
    find_option,
    find_value,
)
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.interface.rules_refused import Quarrel, refusal_sentence
from accessible_uno.interface.rules_told import RuleBook
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rules.preset import CannotCompile, Problem, compile_preset
from accessible_uno.rules.registry import all_options


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


MOST_WANTED: Final = (
    *("stack", "seven-swap", "zero-rotate", "draw-until", "drawn-card", "intercept", "bluff"),
    *("target", "deal", "draw-by-choice", "scoring", "teams", "runs", "pairs", "uno-card"),
    *("elimination", "time-limit"),
)
"""The options that tables argue about, first; the others follow by their names."""

MOST_IN_A_LINE: Final = 8
"""Options that one line names: more are not kept in mind."""


class Chosen(Struct, frozen=True):
    """What a line answers to the question about an option.

    Attributes:
        name: the option that it names; empty where it answers the question itself.
        value: the value that is chosen; ``None`` where the line only goes to an option, or leaves
            that of the question as it is.
    """

    name: str
    value: str | None


OPTION: Final = question(
    "app-new-option",
    Free[Chosen](lambda line: None if line else Chosen("", None)),
    words=USUAL_WORDS | {Word.BACK, Word.END},
    asked_again=True,
)


class OptionQuestions:
    """Asks what each option is to be, on top of a preset.

    Args:
        conversation: asks.
        choices: what is set so far; changed while asking.

    Attributes:
        last: the option that was asked last.
    """

    def __init__(self, conversation: Conversation, choices: RuleChoices) -> None:
        self._conversation = conversation
        self._reader = conversation.reader
        self._locale = self._reader.settings.locale
        self._choices = choices
        self._names = RuleNames(self._locale)
        self._before: list[str] = []
        self.last = ""

    async def ask(self, start: str = "") -> Word | None:
        """Ask for each option that is asked, from ``start`` on, until they are done with.

        Returns:
            ``BACK`` where the player goes back beyond the first one, ``QUIT`` where they leave.
        """
        order = self.order()
        place = order.index(start) if start else 0
        if self._before[-1:] == [start]:
            self._before.pop()
        while place < len(order):
            self.last = order[place]
            answer = await self._conversation.ask(self._question(place + 1, len(order)))
            match answer:
                case Word.BACK if self._before:
                    place = order.index(self._before.pop())
                case Word.END:
                    return None
                case Word():
                    return answer
                case Chosen():
                    place = self._answered(answer, order, place)
                    if place == len(order) or order[place] != self.last:
                        self._before.append(self.last)
        return None

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
            self._reader.say("app-new-list", {"settings": part})
        for part in _in_parts(self._fixed()):
            self._reader.say("app-new-fixed-list", {"options": part})

    def write_fixed(self) -> None:
        """Say which options the preset does not let be set; where they are many, only how many."""
        fixed = self._fixed()
        parts = _in_parts(fixed)
        if parts:
            told: Fields = {
                "base": self._names.preset(self._choices.base),
                "count": len(fixed),
                "options": parts[0] if len(parts) == 1 else "many",
            }
            self._reader.say("app-new-fixed", told)

    def _fixed(self) -> list[str]:
        asked = self._open()
        return [self._names.option(name) for name in all_options() if name not in asked]

    def _open(self) -> set[str]:
        """Return the options that are asked; this compiles the preset with each value of each."""
        return {name for name in all_options() if self._choices.can_be_set(name)}

    def _answered(self, chosen: Chosen, order: Sequence[str], place: int) -> int:
        """Do what an answer to a question says; return the place of the question that follows."""
        name, value = chosen.name, chosen.value
        if not name:
            return place + 1 if value is None or self._set(self.last, value) else place
        if value is None:
            return order.index(name) if self.asks(name) else place
        if self._set(name, value):
            self._reader.say("app-new-set", {"setting": self._names.setting(name, value)})
        return place

    def _question(self, place: int, count: int) -> Question[Chosen]:
        name = self.last
        now = self._choices.now(name)
        fields: Fields = {
            "place": place,
            "count": count,
            "meaning": sentence(self._locale, f"option-{name}"),
            "option": self._names.option(name),
            "takes": self._takes(name, all_options()[name][1]),
            "played": "yes" if now else "no",
            "now": self._names.value(name, now),
        }
        usual = self._names.value(name, now) if now else ""
        asked = replace(OPTION, answers=Free(self._parse, usual), fields=fields)
        return replace(asked, lists=self.write_list, explains=self._explain)

    def _parse(self, line: str) -> Chosen | None:
        """Return what a line chooses for the option that is asked, or for one that it names."""
        answer = line.strip()
        value = self._value(self.last, answer) if answer else None
        if not answer or value is not None:
            return Chosen("", value)
        if name := find_option(answer):
            return Chosen(name, None)
        return self._named(answer)

    def _named(self, answer: str) -> Chosen | None:
        """Return the option that is named with a value behind it."""
        words = answer.replace("=", " ").split()
        for cut in range(len(words) - 1, 0, -1):
            name = find_option(" ".join(words[:cut]))
            value = self._value(name, " ".join(words[cut:])) if name else None
            if name and value is not None:
                return Chosen(name, value)
        return None

    def _explain(self) -> None:
        """Tell the rule that the option sets, as it is played or as it would be."""
        name = self.last
        values = [self._choices.now(name), *self._choices.values(name)]
        for value in filter(None, values):
            with suppress(CannotCompile):
                game = compile_preset(self._choices.base, [(name, value)])
                if told := RuleBook(self._locale, game).option(name):
                    for paragraph in told:
                        self._reader.say_text(paragraph)
                    return

    def _set(self, name: str, value: str) -> bool:
        """Set an option, or say why the other rules do not go with it."""
        try:
            self._choices.set(name, value)
        except CannotCompile as wrong:
            self._refuse(name, wrong)
            return False
        return True

    def _refuse(self, name: str, wrong: CannotCompile) -> None:
        locale = self._locale
        self._reader.say_text(
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
            said = parse_reply(answer, self._locale, default=Reply.NO)
            if said is Reply.NO and option.off:
                return option.off
            if said is Reply.YES and ON in values:
                return ON
        try:
            return str(option.read(found))
        except BadOption:
            return None

    def _takes(self, name: str, option: Option) -> str:
        """Return what may be answered: the words with their numbers, or from which number to which.

        A word has its meaning behind it where the catalogue tells one.
        """
        if option.choices:
            told = (
                sentence(
                    self._locale,
                    "app-new-value",
                    number=number,
                    value=self._names.value(name, value),
                    meaning=self._meaning(name, value),
                )
                for number, value in enumerate(self._choices.values(name), 1)
            )
            return sentence(self._locale, "semicolon").join(told)
        off = option.off and not option.off.isdecimal()
        return sentence(
            self._locale,
            "app-new-number",
            off=self._names.value(name, option.off) if off else "none",
            lowest=int(option.off) if option.off.isdecimal() else option.lowest,
            highest=option.highest,
        )

    def _meaning(self, name: str, value: str) -> str:
        message = f"option-{name}-{value}"
        if not Catalogue(self._locale).has(message):
            return "none"
        meaning = sentence(self._locale, message)
        says_yes = parse_reply(meaning, self._locale, default=Reply.NO) is Reply.YES
        return "none" if says_yes or meaning == self._names.value(name, value) else meaning


def _in_parts(told: Sequence[str]) -> list[str]:
    """Return what is listed, in rows of a bearable length."""
    starts = range(0, len(told), MOST_IN_A_LINE)
    return [", ".join(told[start : start + MOST_IN_A_LINE]) for start in starts]
