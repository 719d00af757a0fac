"""``rules new`` and ``rules edit``: house rules by questions and answers, one line at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from accessible_uno.app.arguments import POSITIONAL, YES, Values
from accessible_uno.app.channels import converse
from accessible_uno.app.commands.rules import preset_line
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.house_rules import HouseRules, failure_of, house_rules_file, load, save
from accessible_uno.app.i18n import sentence
from accessible_uno.app.option_questions import OptionQuestions, RuleChoices
from accessible_uno.app.paths import house_names
from accessible_uno.app.preferences import RULES, settings_file_of_player
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import (
    USUAL_WORDS,
    AnswerT,
    Free,
    Question,
    Word,
    YesNo,
    question,
    word_of,
)
from accessible_uno.interface.parse.rule_names import (
    RuleNames,
    differing_options,
    find_option,
    find_preset,
)
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.likeness import meant
from accessible_uno.rules.preset import CannotCompile
from accessible_uno.rules.preset_keys import all_preset_keys

DEFAULT: Final = "leaflet"
"""The preset of an empty answer."""


def _preset(line: str) -> str | None:
    """Return the preset of this number or name, nothing for an empty line; ``None``: none."""
    answer, keys = line.strip(), all_preset_keys()
    is_number = answer.isdecimal() and len(answer) < 5 and 1 <= int(answer) <= len(keys)
    key = keys[int(answer) - 1] if is_number else find_preset(answer)
    return "" if not answer else key if key in keys else None


NAME: Final = question(
    "app-new-name",
    Free[str](lambda line: line.strip() if word_of(line) is None and line.strip() else None),
    asked_again=True,
)
BASE: Final = question(
    "app-new-base",
    Free(_preset),
    words=USUAL_WORDS | {Word.BACK, Word.END},
    about={"unclear": "app-rules-unknown"},
    asked_again=True,
)
REPLACE: Final = question("app-new-replace", YesNo(Reply.NO))


class _RulesOrOption(YesNo):
    """Yes, no, or the option to which the player goes back."""

    def parse(self, line: str, locale: str) -> Reply | str | None:  # type: ignore[override]  # an option too
        """Return the reply, or the key of the option."""
        return super().parse(line, locale) or find_option(line.strip()) or None


KEEP: Final[Question[Reply | str]] = question(
    "app-new-keep", _RulesOrOption(Reply.YES), words=USUAL_WORDS | {Word.BACK}, asked_again=True
)


class GivenUp(Exception):
    """The player leaves, or the input ends: nothing is kept."""


async def ask_for_rules(locale: str, _: Values) -> Iterator[str]:
    """Ask for a name, a preset and the options, and save the house rules."""

    async def make(conversation: Conversation) -> None:
        reader = conversation.reader
        try:
            reader.say_text(await HouseRulesDialog(conversation).make())
        except GivenUp:
            reader.say("app-new-given-up")

    await converse(locale, make)
    return iter(())


async def edit_rules(locale: str, values: Values) -> Iterator[str]:
    """Ask anew for the options of house rules, and save them.

    Raises:
        Failure: there are no such house rules, or their file is malformed.
    """
    (name,) = values[POSITIONAL]
    house = existing(name)

    async def change(conversation: Conversation) -> None:
        reader = conversation.reader
        try:
            reader.say_text(await HouseRulesDialog(conversation, house).change())
        except GivenUp:
            reader.say("app-edit-given-up", {"name": name})

    await converse(locale, change)
    return iter(())


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
    """Asks for house rules.

    Args:
        conversation: asks.
        house: the rules that are changed; by default new ones are made.
    """

    def __init__(self, conversation: Conversation, house: HouseRules | None = None) -> None:
        self._conversation = conversation
        self._reader = conversation.reader
        self._locale = self._reader.settings.locale
        self._names = RuleNames(self._locale)
        self._name = house.name if house else ""
        self._choices = (
            RuleChoices(house.base, dict(house.options)) if house else RuleChoices(DEFAULT, {})
        )
        self._questions = OptionQuestions(conversation, self._choices)

    async def make(self) -> str:
        """Ask everything, save the rules, and return the last line.

        Raises:
            GivenUp: the player leaves, or the input ends; nothing is saved.
        """
        await self._ask_name()
        return await self.change(asks=await self._choose_base())

    async def change(self, *, asks: bool = True) -> str:
        """Ask for the options, save the rules, and return the last line.

        Args:
            asks: whether the options are asked at all: the player may end the questions before.

        Raises:
            GivenUp: the player leaves, or the input ends; nothing is saved.
        """
        start = ""
        if asks:
            self._tell_options()
        while True:
            if not asks or await self._ask_options(start):
                answer = await self._confirmed()
                if answer is Reply.YES:
                    return self._saved()
                if isinstance(answer, str):
                    asks, start = True, answer
                    continue
                if asks:
                    start = self._questions.last
                    continue
            start = ""
            asks = await self._choose_base()
            if asks:
                self._tell_options()

    async def _ask(self, asked: Question[AnswerT]) -> AnswerT | Word:
        """Ask, and return the answer, ``BACK`` or ``END``.

        Raises:
            GivenUp: the player leaves, or the input ends.
        """
        answer = await self._conversation.ask(asked)
        if answer is Word.QUIT:
            raise GivenUp
        return answer

    def _tell_options(self) -> None:
        """Say how many options are asked, and which ones the preset does not let be set."""
        base, count = self._names.preset(self._choices.base), len(self._questions.order())
        self._reader.say("app-new-options", {"count": count, "base": base})
        self._questions.write_fixed()

    async def _ask_options(self, start: str) -> bool:
        """Ask for the options; return ``False`` where the player goes back beyond the first."""
        ended = await self._questions.ask(start)
        if ended is Word.QUIT:
            raise GivenUp
        return ended is None

    async def _confirmed(self) -> Reply | Word | str:
        """Tell the rules; return ``YES`` where they are kept, or where the player goes back to.

        Raises:
            GivenUp: they are not kept.
        """
        settings = self._names.settings(self._settings(), self._choices.base)
        base = self._names.preset(self._choices.base)
        told = {"name": self._name, "base": base, "settings": settings or "none"}
        self._reader.say("app-new-summary", told)
        while True:
            answer = await self._ask(replace(KEEP, lists=self._questions.write_list))
            if answer is Reply.NO:
                raise GivenUp
            if isinstance(answer, Reply | Word) or self._questions.asks(answer):
                return answer

    def _settings(self) -> tuple[tuple[str, str], ...]:
        """Return the options that differ from the preset."""
        return tuple(differing_options(self._choices.base, self._choices.options.items()))

    def _saved(self) -> str:
        place = save(HouseRules(self._name, self._choices.base, self._settings()))
        return sentence(self._locale, "app-new-saved", name=self._name, file=str(place))

    async def _ask_name(self) -> None:
        """Ask for a name that is free, or whose rules may be replaced."""
        while True:
            name = str(await self._ask(NAME))
            try:
                house_rules_file(name)
            except Failure as wrong:
                self._reader.say_text(wrong.text(self._locale))
                continue
            if name not in house_names() or await self._may_replace(name):
                self._name = name
                return

    async def _may_replace(self, name: str) -> bool:
        return await self._ask(REPLACE.with_fields(name=name)) is Reply.YES

    async def _choose_base(self) -> bool:
        """Ask for the preset, and for the name again where the player goes back to it.

        Returns:
            Whether the questions go on; the player may end them here.
        """
        while (answer := await self._ask(self._base_question())) is not Word.END:
            if answer is Word.BACK:
                await self._ask_name()
            elif not answer or self._start_from(str(answer)):
                return True
        return False

    def _base_question(self) -> Question[str]:
        usual = self._names.preset(self._choices.base)
        asked = replace(BASE, answers=Free(_preset, usual), fields={"usual": usual})
        return replace(asked, lists=self._tell_presets, refuses=self._refuse_base)

    def _refuse_base(self, line: str) -> None:
        """Say that no rules have this name, and which are meant."""
        known = [*map(self._names.preset, all_preset_keys())]
        near, value = meant(line.strip(), known), line.strip()
        told = {"value": value, "known": ", ".join(known), "near": near}
        self._reader.say("app-rules-unknown", told)

    def _start_from(self, base: str) -> bool:
        """Take a preset and say which options do not go with it; or say why it cannot be played."""
        try:
            dropped = self._choices.start_from(base)
        except CannotCompile as wrong:
            self._reader.say_text(failure_of(wrong).text(self._locale))
            return False
        if dropped:
            settings = self._names.settings(dropped.items())
            told = {"base": self._names.preset(base), "settings": settings}
            self._reader.say("app-new-dropped", told)
        return True

    def _tell_presets(self) -> None:
        for number, key in enumerate(all_preset_keys(), 1):
            line = preset_line(self._locale, key)
            self._reader.say("app-new-preset", {"number": number, "line": line})


DELETE: Final = question("app-house-delete", YesNo(Reply.NO))


def rename_rules(locale: str, values: Values) -> Iterator[str]:
    """Give house rules another name; settings that name them follow.

    Raises:
        Failure: there are none of this name, or the other name cannot be used.
    """
    name, new = values[POSITIONAL]
    before, after = _file_of(name), house_rules_file(new)
    if new in house_names():
        raise Failure("app-house-exists", name=new)
    _change_file(name, after, lambda: before.rename(after), new)
    yield sentence(locale, "app-house-renamed", name=name, other=new)


async def delete_rules(locale: str, values: Values) -> Iterator[str]:
    """Delete house rules, once the player agrees; settings that name them are set back.

    Raises:
        Failure: there are none of this name, or their file cannot be removed.
    """
    (name,) = values[POSITIONAL]
    place = _file_of(name)
    if values[YES.field]:
        _change_file(name, place, place.unlink, None)
        return iter((sentence(locale, "app-house-deleted", name=name),))

    async def delete_if_agreed(conversation: Conversation) -> None:
        agreed = await conversation.confirms(DELETE.with_fields(name=name))
        if agreed:
            _change_file(name, place, place.unlink, None)
        conversation.reader.say(
            "app-house-deleted" if agreed else "app-house-stays", {"name": name}
        )

    await converse(locale, delete_if_agreed)
    return iter(())


def _change_file(name: str, place: Path, act: Callable[[], object], new: str | None) -> None:
    """Call ``act``, after which rules are called ``new``; settings that name them follow.

    Raises:
        Failure: the file at ``place`` cannot be written.
    """
    try:
        file = settings_file_of_player()  # read while the name still means something
        is_set = file.values.get(RULES) == name
        act()
        if is_set:
            file.change(RULES, new)
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", str(place), wrong) from None


def _file_of(name: str) -> Path:
    """Return the file of house rules, which may be malformed.

    Raises:
        Failure: there are none of this name.
    """
    if name not in house_names():
        existing(name)
    return house_rules_file(name)
