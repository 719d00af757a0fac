"""What a text tells to type, as it is typed where single keys play: by its key, or after a colon.

The texts quote every line that they tell to type: ``Say “counter-uno”, or Enter``.  Where single
keys play, the letters of such a line would each do something; so the key that does the same is
named in its place, and where there is none, the colon that begins a line.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from accessible_uno.interface.keys import KeyMap, key_name
from accessible_uno.interface.parse.cards import parse_card_words
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, tokens
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Key, Reply
from accessible_uno.narration.catalogue import Catalogue

if TYPE_CHECKING:
    from accessible_uno.narration.arguments import Arguments
    from accessible_uno.settings.value_types import OwnNames

_QUOTED: Final = re.compile(r"[“«]\u00a0?([^“”«»]+?)\u00a0?[”»]")

_TYPED: Final = frozenset({"line", "rest", "words", "typed", "value", "text", "taken", "voice"})
"""Variables that hold what somebody has typed: it is quoted, but is not told to be typed."""

_ABOUT_A_LINE: Final = ("unclear-", "word-", "no-such-act")
"""How messages about what was typed begin: there all variables hold that, but the command."""

_DONE_BY: Final[dict[AnyCommand, str]] = {Command.CATCH: Key.UNO}
"""Commands that the key of something else does as well."""

_REPLIES: Final[dict[AnyCommand, Reply]] = {Command.YES: Reply.YES, Command.NO: Reply.NO}
"""Commands that a letter gives where they are asked for."""


def has_quotes(text: str) -> bool:
    """Return whether a text quotes anything."""
    return "“" in text or "«" in text


class TypedLines:
    """Puts the lines that texts tell to type into the form that single keys need.

    Args:
        locale: the language of the texts.
        own_keys: the player's own keys.
        known: the words of every language, the player's own language and words first.
    """

    def __init__(self, locale: str, own_keys: OwnNames, known: Lexicons) -> None:
        self._texts = Catalogue(locale)
        self._keys = KeyMap(locale, own_keys)
        self._known = known

    def rewrite(self, message_id: str, text: str, arguments: Arguments) -> str:
        """Return the text of a message, as it is true where single keys play."""
        is_about_a_line = message_id.startswith(_ABOUT_A_LINE)
        values = {name: value for name, (_, value) in arguments.items()}
        command = values.pop("command", "")
        typed = {value for name, value in values.items() if is_about_a_line or name in _TYPED}

        def rewritten(found: re.Match[str]) -> str:
            line = found[1]
            if line in typed:
                return found[0]
            said = self._after_colon(line) if line == command else self._said(line)
            return _as_begins(text[: found.start()], said) if said else found[0]

        return _QUOTED.sub(rewritten, text)

    def _said(self, line: str) -> str:
        """Return how a line is typed; empty where it is none, or only a part of one."""
        words = tokens(line)
        for each in self._known:
            command = each.commands.whole(words)
            key = self._key_of(command) if command is not None else None
            if key is not None:
                return key_name(key, self._texts)
        return self._after_colon(line)

    def _after_colon(self, line: str) -> str:
        is_line = self._is_line(tokens(line))
        return self._texts.text("typed-line", line=line) if is_line else ""

    def _key_of(self, command: AnyCommand) -> str | None:
        """Return the single key that does what a command does, or answers what it answers."""
        if command in _REPLIES:
            reply, phrases = _REPLIES[command], self._known[0].replies.phrases()
            letters = (words[0] for words, meaning in phrases if meaning is reply)
            return next((letter for letter in letters if len(letter) == 1), None)
        done = _DONE_BY.get(command, str(command))
        return next((key for key, does in self._keys.single.items() if does == done), None)

    def _is_line(self, words: Tokens) -> bool:
        begins = (each.commands.at(words) or each.identities.at(words) for each in self._known)
        card = parse_card_words(words, self._known, abbreviated=False)
        return any(begins) or (card is not None and card.complete)


def _as_begins(before: str, said: str) -> str:
    """Return words with a capital where a sentence begins with them."""
    begins = not before.strip() or before.rstrip()[-1] in ".!?"
    return said[0].upper() + said[1:] if begins else said
