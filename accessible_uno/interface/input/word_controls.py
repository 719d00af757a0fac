"""The command about the player's own words: it tells them, and gives one to a command."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.interface.announce.parts import PartReader
from accessible_uno.interface.parse.change_commands import word_conflict
from accessible_uno.interface.parse.intents import AssignWord
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, KeyUse
from accessible_uno.interface.session.session import Session
from accessible_uno.settings.own_names import OwnNames


class WordControls:
    """Tells one player's own words for commands, and changes them.

    Args:
        session: where the words are announced.
        parts: reads long lists part by part.
        save_settings: called after each change.
    """

    def __init__(
        self, session: Session, parts: PartReader, save_settings: Callable[[], None]
    ) -> None:
        self._session = session
        self._parts = parts
        self._save_settings = save_settings

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
