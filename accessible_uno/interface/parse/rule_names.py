"""The names of presets, options, their values and bots, as players hear and type them.

The keys of the program are understood as well.  A name of any language is: house rules and scripts
are shared.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from accessible_uno.game.option import OFF, ON, BadOption, Option
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.tokens import Tokens, tokens
from accessible_uno.interface.parse.vocabulary import Particle
from accessible_uno.narration.catalogue import Catalogue, range_in_words
from accessible_uno.narration.language import LOCALES
from accessible_uno.players.bot_names import (
    LEVELS,
    NORMAL,
    SEPARATOR,
    STYLES,
    BotName,
    parse_bot_name,
)
from accessible_uno.players.registry import bot_keys
from accessible_uno.rules.preset import CannotCompile, compile_preset, idle_options
from accessible_uno.rules.preset_keys import all_preset_keys
from accessible_uno.rules.registry import (
    all_options,
    option_called,
    options_of,
    our_options,
    our_rules,
)

OPTION: Final = "option-name"
PRESET: Final = "preset-name"
BOT: Final = "bot-name"


class RuleNames:
    """Names presets, rules and options in one language.

    What has no name in the catalogue, because another package brings it, is called by its key.

    Args:
        locale: the language.
        typed: whether options and values are named as a command line takes them, a word each.
    """

    def __init__(self, locale: str, *, typed: bool = False) -> None:
        self._locale = locale
        self._between = "-" if typed else " "
        self._catalogue = Catalogue(locale)

    def preset(self, key: str) -> str:
        """Return the name of a preset: ``Averses``."""
        return self._first(f"{PRESET}-{key}") or key

    def bot(self, key: str) -> str:
        """Return the name of a kind of bot, its level before its style: ``fort prudent``."""
        name = parse_bot_name(key)
        if name is None or key in STYLES:
            return self._first(f"{BOT}-{key}") or key
        parts = (name.level, *filter(None, (name.style,)))
        return " ".join(self._first(f"{BOT}-{part}") for part in parts)

    def level(self, key: str) -> str:
        """Return how a kind of bot plays, in words: ``niveau fort, style prudent``."""
        name = parse_bot_name(key)
        level = self._first(f"{BOT}-{name.level}") if name else self.bot(key)
        style = self._first(f"{BOT}-{name.style}") if name and name.style else "none"
        return self._catalogue.text("level-in-words", level=level, style=style)

    def option(self, name: str) -> str:
        """Return the name of an option: ``carte piochée``."""
        return self._first(f"{OPTION}-{name}").replace(" ", self._between) or name

    def value(self, option: str, value: str) -> str:
        """Return the name of an option's value; a number is its own name."""
        named = next(filter(None, map(self._first, _value_ids(option, value))), value)
        return named.replace(" ", self._between)

    def takes(self, option: str, allowed: Iterable[str]) -> str:
        """Return what an option takes, in a row: ``non, de 7 à 12``."""
        return ", ".join(range_in_words(self.value(option, each), self._locale) for each in allowed)

    def setting(self, option: str, value: str) -> str:
        """Return an option with its value: ``empilement mixte``."""
        return f"{self.option(option)} {self.value(option, value)}"

    def settings(self, options: Iterable[tuple[str, str]], preset: str = "") -> str:
        """Return options with their values, in a row.

        Args:
            options: names and values.
            preset: what they are set on; those that change nothing there are told as such.
        """
        given = tuple(options)
        idle = idle_options(preset, given) if preset else frozenset()
        told = ((name, self.setting(name, value)) for name, value in given)
        return ", ".join(
            self._catalogue.text("setting-idle", setting=setting) if name in idle else setting
            for name, setting in told
        )

    def rule(self, setting: str) -> str:
        """Return the name of a rule, or of one with a value of its option: ``scoring winner``."""
        key, _, value = setting.partition(" ")
        if name := self._first(f"rule-name-{key}"):
            return name
        options = our_options() if key in our_rules() else all_options()
        switches = [name for name, (rule, _) in options.items() if rule.key == key]
        option = key if key in options else next(iter(switches), key)
        return self.setting(option, value) if value else self.option(option)

    def _first(self, message: str) -> str:
        return _written(self._locale, message)[0]


def find_preset(typed: str) -> str:
    """Return the key of the preset that is typed; what names none stays as it is."""
    return _find(typed, PRESET, all_preset_keys())


def find_bot(typed: str) -> str:
    """Return the key of the kind of bot that is typed; what names none stays as it is.

    A level and a style may be typed in either order, with a colon or without; a style alone is that
    of a ``normal`` bot.
    """
    name = parse_bot_name(typed) or _bot_of(_without_article(tokens(typed)))
    if name is not None:
        return name.key
    return _find(typed, BOT, bot_keys())


def find_bots(typed: str) -> str:
    """Return the keys of the kinds of bots that are typed with commas between them."""
    return ",".join(find_bot(each.strip()) for each in typed.split(","))


def _bot_of(words: Tokens) -> BotName | None:
    """Return the level and the style that words name in some language."""
    levels, styles = _meanings(BOT, LEVELS), _meanings(BOT, STYLES)
    for place in range(len(words) + 1):
        for level, style in ((words[:place], words[place:]), (words[place:], words[:place])):
            if (not level or level in levels) and (not style or style in styles):
                key = levels.get(level, NORMAL) + (SEPARATOR + styles[style] if style else "")
                return parse_bot_name(key) if level or style else None
    return None


def find_option(typed: str) -> str:
    """Return the key of the option that is typed; empty where none is."""
    found = _option_named(typed)
    return found if option_called(found) is not None else ""


def find_setting(name: str, value: str) -> tuple[str, str]:
    """Return the option and the value that are typed; what names none stays as it is."""
    option = _option_named(name)
    return option, find_value(option, value)


def _option_named(typed: str) -> str:
    """Return the key of an option; rules of other packages are loaded only if it is none of ours.

    What names none stays as it is.
    """
    ours = _find(typed, OPTION, tuple(our_options()))
    return ours if ours in our_options() else _find(typed, OPTION, tuple(all_options()))


def find_value(option: str, typed: str) -> str:
    """Return the value of an option that is typed; what names none stays as it is."""
    found = option_called(option)
    if found is None:
        return typed
    values = found[1].values()
    words = tokens(typed)
    if typed.casefold() in values or not words:
        return typed
    for locale in LOCALES:
        for value in values:
            for message in _value_ids(option, value):
                if words in map(tokens, _written(locale, message)):
                    return value
    return typed


def _find(typed: str, kind: str, keys: tuple[str, ...]) -> str:
    if typed in keys:
        return typed
    words = _without_article(tokens(typed))
    return _meanings(kind, keys).get(words, typed)


@cache
def _meanings(kind: str, keys: tuple[str, ...]) -> dict[Tokens, str]:
    """Return what each name means, in every language, and each key."""
    meanings = {tokens(key): key for key in keys}
    for locale in LOCALES:
        for key in keys:
            for name in filter(None, _written(locale, f"{kind}-{key}")):
                meanings.setdefault(tokens(name), key)
    return meanings


def _without_article(words: Tokens) -> Tokens:
    articles = (lexicon(locale).particles.whole(words[:1]) for locale in LOCALES)
    return words[1:] if len(words) > 1 and Particle.FILLER in articles else words


def _value_ids(option: str, value: str) -> tuple[str, str]:
    """Return the messages that may name a value, the one of this option first."""
    return f"option-word-{option}-{value}", f"option-word-{value}"


def _written(locale: str, message: str) -> list[str]:
    """Return the names that a message lists; one empty name where there is no such message."""
    catalogue = Catalogue(locale)
    return catalogue.listed(message) if catalogue.has(message) else [""]


def rules_in_words(
    locale: str, preset: str, options: Iterable[tuple[str, str]], own_name: str = ""
) -> str:
    """Return ``Notice, empilement mixte``: the options that differ from the preset are named.

    Where the player has given the rules a name, it comes first.
    """
    names = RuleNames(locale)
    differing = differing_options(preset, options)
    told = ", ".join(filter(None, (names.preset(preset), names.settings(differing, preset))))
    return Catalogue(locale).text("rules-own", name=own_name, rules=told) if own_name else told


def differing_options(preset: str, options: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the options, with their values, that do not say what the preset says itself."""
    return [(name, value) for name, value in options if _differs(preset, name, value)]


def active_options(preset: str, rules: Iterable[Any]) -> list[tuple[str, str]]:
    """Return the options by which active ``rules`` differ from a preset, with their values."""
    now = {rule.key: rule for rule in rules}
    before = _active(preset)
    played = (type(rule) for rule in (*now.values(), *before.values()))
    options = options_of(played) | our_options()
    values = (
        (name, current_value(rule, option, now), current_value(rule, option, before))
        for name, (rule, option) in sorted(options.items())
    )
    return [(name, value) for name, value, usual in values if before and value != usual]


def _differs(preset: str, name: str, value: str) -> bool:
    found = option_called(name)
    if found is None:
        return True
    rule, option = found
    try:
        return str(option.read(value)) != current_value(rule, option, _active(preset))
    except BadOption:
        return True


@cache
def _active(preset: str) -> dict[str, Any]:
    """Return the rules of a preset by their keys; none where there is no such preset any more."""
    try:
        return {rule.key: rule for rule in compile_preset(preset).rules}
    except CannotCompile:
        return {}


def current_value(rule: Any, option: Option, active: dict[str, Any]) -> str:
    """Return the value that an option has in the active rules."""
    found = active.get(rule.key)
    if not option.parameter:
        return ON if found is not None else OFF
    if found is None and option.off:
        return option.off
    return str(getattr(found if found is not None else rule(), option.parameter))
