"""The commands about a player's own keys and words: each lists them, and changes them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from msgspec import Struct

from accessible_uno.interface.announce.parts import PartReader
from accessible_uno.interface.keys import KeyMap, key_name, parse_key, with_key
from accessible_uno.interface.parse.change_commands import word_conflict
from accessible_uno.interface.parse.intents import AssignKey, AssignWord
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Key, KeyUse
from accessible_uno.interface.session.session import Session
from accessible_uno.settings.value_types import OwnNames

_CARDS: Final = (Key.CARD_PREVIOUS, Key.CARD_NEXT)
_ACTS: Final = (Command.DRAW, Command.PASS, Key.UNO)
_ASKS: Final = (Key.HELP, Key.HAND, Key.TOP, Key.WHO, Key.PLAYABLE)
"""What the keys do that are most needed: to go through the hand, to act, and to ask."""


class KeyControls(Struct, eq=False):
    """Announces one player's keys, and changes them.

    Args:
        session: where the keys are announced.
        parts: reads long lists part by part.
        unused: returns the commands that have no use at this table.
        save_settings: called after each change; from then on the keys are in use.
    """

    _session: Session
    _parts: PartReader
    _unused: Callable[[], Collection[AnyCommand]]
    _save_settings: Callable[[], None]

    def announce_needed(self) -> None:
        """List the keys that are most needed, one for each thing, and say how to hear the others.

        They are single keys where the player plays by them, else those that work in a line.
        """
        session, keys = self._session, self._keys
        if session.plays_by_keys:
            groups = {"cards": _CARDS, "acts": _ACTS, "asks": _ASKS}
            fields = {
                name: self._listed(_first_keys(keys.single, deeds))
                for name, deeds in groups.items()
            }
            messages = ["keys-to-play", "keys-to-ask", "keys-others-single"]
        else:
            fields = {"asks": self._listed(_first_keys(keys.anywhere, (*_ASKS, Key.REPEAT)))}
            messages = ["keys-to-ask", "keys-others"]
        self._parts.announce(*(session.format(each, fields) for each in messages))

    def announce_all(self) -> None:
        """List all keys: single ones where the player plays by them, and those of any time."""
        session, keys = self._session, self._keys
        single = None
        if session.plays_by_keys:
            single = session.format("keys-single", {"single": self._listed(keys.single)})
        anywhere = session.format("keys-anywhere", {"anywhere": self._listed(keys.anywhere)})
        help_text = session.format("help-keys", {"command": self._names()[Command.KEYS]})
        self._parts.announce(single, anywhere, help_text)

    def _listed(self, keys: Mapping[str, str]) -> str:
        """Return keys with what each does, but those for what these rules have no use for."""
        unused = self._unused()
        used = {key: done for key, done in keys.items() if done not in unused}
        pieces = self._session.table.rules.pieces
        return self._keys.listed(used, self._names(), pieces)

    def assign(self, wanted: AssignKey) -> None:
        """Give another key, the usual ones or none; or say which keys do something."""
        session, own = self._session, self._session.settings.own_keys
        does = self._keys.label(wanted.done, self._names()) if wanted.done else ""
        if wanted.use is KeyUse.DEFAULT:
            self._use({each: own[each] for each in own if wanted.done not in ("", each)})
            if wanted.done:
                self._announce_keys_of(wanted.done, does)
            else:
                session.announce("keys-usual")
        elif wanted.use is KeyUse.NONE:
            self._use(with_key(own, wanted.done, None))
            session.announce("key-removed", {"does": does})
        elif not wanted.key:
            self._announce_keys_of(wanted.done, does)
        else:
            self._assign(wanted, does)

    def _assign(self, wanted: AssignKey, does: str) -> None:
        session, keys = self._session, self._keys
        texts = session.narrator.catalogue
        key = parse_key(wanted.key)
        if key is None:
            session.announce("key-refused", {"reason": "unknown", "key": wanted.key, "taken": ""})
            return
        name = key_name(key, texts)
        conflict = keys.conflict(wanted.done, key)
        if conflict is not None:
            taken = keys.label(conflict.taken, self._names()) if conflict.taken else ""
            fields = {"reason": conflict.reason, "key": name, "taken": taken}
            session.announce("key-refused", fields)
            return
        self._use(with_key(session.settings.own_keys, wanted.done, key))
        session.announce("key-changed", {"key": name, "does": does})

    def _announce_keys_of(self, done: str, does: str) -> None:
        texts = self._session.narrator.catalogue
        spelled = [key_name(key, texts) for key in self._keys.keys_of(done)]
        fields = {"does": does, "keys": texts.text("key-or").join(spelled) or "none"}
        self._session.announce("key-told", fields)

    def _use(self, own: OwnNames) -> None:
        self._session.settings.own_keys = own
        self._save_settings()

    @property
    def _keys(self) -> KeyMap:
        settings = self._session.settings
        return KeyMap(settings.locale, settings.own_keys)

    def _names(self) -> Mapping[str, str]:
        names = self._session.lexicon.commands.names
        return {str(command): name for command, name in names.items()}


def _first_keys(keys: Mapping[str, str], deeds: Iterable[str]) -> dict[str, str]:
    """Return the first key for each of some deeds, in their order, where there is one."""
    first: dict[str, str] = {}
    for key, done in keys.items():
        first.setdefault(done, key)
    return {first[done]: done for done in deeds if done in first}


class WordControls(Struct, eq=False):
    """Tells one player's own words for commands, and changes them.

    Args:
        session: where the words are announced.
        parts: reads long lists part by part.
        save_settings: called after each change.
    """

    _session: Session
    _parts: PartReader
    _save_settings: Callable[[], None]

    def announce_words(self) -> None:
        """Tell every word of the player's own, and how to choose one."""
        session, own = self._session, self._session.settings.own_words
        told = [
            f"{', '.join(own[command])} ({self._usual(command)})"
            for command in session.lexicon.commands.names
            if command in own
        ]
        words = {"words": ", ".join(told) or "none"}
        name = {"command": session.command_word(Command.WORDS)}
        self._parts.announce(session.format("words-own", words), session.format("help-words", name))

    def assign(self, wanted: AssignWord) -> None:
        """Give a word to a command, or take the player's own away, from one command or all."""
        session, own = self._session, self._session.settings.own_words
        command = wanted.command
        if command is None:
            self._use({})
            session.announce("words-usual")
            return
        if wanted.use is KeyUse.NONE:
            self._use({each: own[each] for each in own if each != command})
        elif wanted.words:
            if self._refuse(command, wanted.words):
                return
            self._use({**own, command: (wanted.words,)})
        word = session.command_word(command)
        session.announce("word-told", {"word": word, "usual": self._usual(command)})

    def _refuse(self, command: AnyCommand, words: str) -> bool:
        conflict = word_conflict(words, command, self._session.known)
        if conflict is not None:
            reason, taken = conflict
            fields = {"reason": reason, "word": words, "taken": taken}
            self._session.announce("word-refused", fields)
        return conflict is not None

    def _usual(self, command: AnyCommand) -> str:
        """Return the word that the language has for a command."""
        locale, pieces = self._session.settings.locale, self._session.table.rules.pieces
        return lexicon(locale, pieces).commands.names[command]

    def _use(self, own: OwnNames) -> None:
        self._session.settings.own_words = own
        self._save_settings()
