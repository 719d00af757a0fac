"""What people say where no move is read: a command by itself, yes or no."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.grammar import grammar
from accessible_uno.interface.parse.intents import When
from accessible_uno.interface.parse.lexicon import Lexicon, OwnWords, lexicons, parse_bare_command
from accessible_uno.interface.parse.tokens import tokens, typed_tokens
from accessible_uno.interface.parse.vocabulary import AnyCommand, Reply

_OF_TWO: Final = ("either-first", "either-second")

_MOST_WORDS: Final = 12
"""How many words a line may have that is read without a game."""


def parse_plain_command(line: str, locale: str, own: OwnWords = ()) -> AnyCommand | None:
    """Return the command that a line means and nothing else: by its name, or as people speak.

    What people say is read in the language of the game alone.
    """
    named = parse_bare_command(line, locale, own)
    words = () if named is not None else typed_tokens(line)
    if not 0 < len(words) <= _MOST_WORDS:
        return named
    found = grammar(lexicons(locale)[0]).readings(words, (), 0, (), only=False)
    return found[0].command if len(found) == 1 and not found[0].words else None


def takes_advice(line: str, locale: str) -> bool:
    """Return whether a line says that a hint is taken: “I'll do that”."""
    return bool(_read_where(When.ADVICE, line, lexicons(locale)[0]))


def which_of_two(line: str, locale: str) -> int | None:
    """Return which of two things a line names, 0 or 1: “the first”, “the latter”."""
    meant = _read_where(When.EITHER, line, lexicons(locale)[0])
    return _OF_TWO.index(meant) if meant else None


def _read_where(when: When, line: str, own: Lexicon) -> AnyCommand:
    """Return the one command that a line means where ``when`` holds; else an empty one."""
    words = typed_tokens(line)
    if not 0 < len(words) <= _MOST_WORDS:
        return ""
    found = grammar(own).readings(words, (), 0, {when}, only=True)
    return found[0].command if len(found) == 1 else ""


def parse_spoken_reply(line: str, locale: str) -> Reply | None:
    """Return whether people mean yes or no by a line that is no bare reply: “of course”.

    Yes or no and a comma is that, whatever comes: « non, je veux finir ».
    """
    known = lexicons(locale)[0]
    first, comma, _ = line.partition(",")
    for said in (line, first) if comma else (line,):
        if meant := _read_where(When.REPLY, said, known):
            return Reply(meant.removeprefix("reply-"))
    return known.replies.whole(tokens(first)) if comma else None
