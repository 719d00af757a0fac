"""Reads keys and words of the player's own from the command line."""

from __future__ import annotations

from collections.abc import Iterator

from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.interface.keys import KeyMap, parse_key, with_key
from accessible_uno.interface.parse.change_commands import word_conflict
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.setting_words import is_nothing
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import AnyCommand
from accessible_uno.narration.language import LOCALES
from accessible_uno.settings.value_types import OwnNames, write_names


class NameRefused(Failure):
    """A key or a word that a player may not choose; the reason is a sentence of the game."""

    def __init__(self, message: str, **arguments: str) -> None:
        super().__init__("app-own-name")
        self._why = message
        self._fields = arguments

    def arguments_in(self, locale: str) -> dict[str, str | int]:
        """Return the arguments, with the reason in the language of ``locale``."""
        return {"why": sentence(locale, self._why, **self._fields)}


def parse_own_keys(text: str) -> str:
    """Return keys as they are stored; what they do is named in any language: ``pioche=x``.

    Raises:
        Failure: a key that does something else already, or nothing that a key does.
    """
    own: OwnNames = {}
    for thing, names in _assignments(text):
        done = _done(thing)
        for name in names:
            key = parse_key(name)
            if key is None:
                raise NameRefused("key-refused", reason="unknown", key=name, taken="")
            # Letters differ between the languages: one in which the key is free is enough.
            found = [KeyMap(locale, own).conflict(done, key) for locale in LOCALES]
            if (conflict := found[0]) is not None and all(found):
                fields = {"reason": conflict.reason, "key": name, "taken": conflict.taken}
                raise NameRefused("key-refused", **fields)
            own = with_key(own, done, key)
    return write_names(own)


def parse_own_words(text: str) -> str:
    """Return words as they are stored; the commands are named in any language.

    Raises:
        Failure: a word that means something already, or no such command.
    """
    own: OwnNames = {}
    for thing, names in _assignments(text):
        command = _command(thing)
        if command is None:
            raise NameRefused("unclear-help", words=thing)
        for word in names:
            for locale in LOCALES:
                conflict = word_conflict(word, command, lexicons(locale, own=tuple(own.items())))
                if conflict is not None:
                    reason, taken = conflict
                    raise NameRefused("word-refused", reason=reason, word=word, taken=taken)
        own = {**own, str(command): tuple(names)}
    return write_names(own)


def _assignments(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield what stands before and after each equals sign: ``draw=x,f5; top=z``."""
    for each in text.split(";") if not is_nothing(text) else ():
        thing, equals, names = each.partition("=")
        if not equals or not thing.strip():
            raise Failure("app-own-form")
        yield thing.strip(), [" ".join(name.split()) for name in names.split(",")]


def _done(thing: str) -> str:
    words = tokens(thing)
    for each in lexicons(LOCALES[0]):
        done = each.key_deeds.whole(words)
        if done is not None:
            return str(done)
    command = _command(thing)
    if command is None:
        raise NameRefused("key-for-what", words=thing)
    return str(command)


def _command(thing: str) -> AnyCommand | None:
    known = lexicons(LOCALES[0])
    for command in known[0].commands.names:
        if command == thing:
            return command
    words = tokens(thing)
    return next((found for each in known if (found := each.commands.whole(words))), None)
