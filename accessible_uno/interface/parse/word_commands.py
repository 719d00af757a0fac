"""Parses the command about the player's own words: ``words draw grab``, ``mots pioche aucun``."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.card_words import parse_card_words
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import AssignWord, HelpOn, Intent, Unclear
from accessible_uno.interface.parse.key_commands import key_use
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, as_typed, tokens
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, KeyUse

MOST_WORDS: Final = 3
"""How many words a command of a player's own may have."""


def parse_words(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:  # a CommandParser
    """Tell the player's own words, or give a word of one's own to a command."""
    if not rest:
        return HelpOn(Command.WORDS)
    if key_use(rest, known) is KeyUse.DEFAULT:
        return AssignWord(use=KeyUse.DEFAULT)
    found = max(
        (hit for each in known if (hit := each.commands.at(rest))),
        key=lambda hit: hit[1],
        default=None,
    )
    if found is None:
        return Unclear("unclear-help", {"words": as_typed(rest)})
    command, count = found
    if key_use(rest[count:], known) in (KeyUse.DEFAULT, KeyUse.NONE):
        return AssignWord(command, use=KeyUse.NONE)
    return AssignWord(command, as_typed(rest[count:]))


def word_conflict(wanted: str, command: AnyCommand, known: Lexicons) -> tuple[str, str] | None:
    """Return why words cannot stand for a command; ``None`` where they can.

    The result is a variant of ``word-refused``, and the command that has the words already.
    """
    words = tokens(wanted)
    if not words or len(words) > MOST_WORDS or not all(word.isalpha() for word in words):
        return "form", ""
    for each in known:
        taken = each.commands.whole(words)
        if taken not in (None, command):
            return "taken", known[0].commands.names[taken]
        if any(group.whole(words) for group in (each.replies, each.particles, each.key_uses)):
            return "small", ""
    return ("card", "") if parse_card_words(words, known, abbreviated=False) else None
