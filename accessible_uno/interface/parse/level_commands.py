"""Commands about the levels of the bots: ``niveau Luna fort``, ``rematch with 2 strong``."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.game.windows import MOST_SEATS
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.errors import unclear_player
from accessible_uno.interface.parse.intents import ChangeLevel, Intent, NewMatch, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.typed_names import seats_named
from accessible_uno.interface.parse.vocabulary import Particle, TablePart
from accessible_uno.interface.rules_told.rule_names import RuleNames, find_bot
from accessible_uno.players.bot_names import parse_bot_name
from accessible_uno.players.registry import bot_keys

MOST_BOTS: Final = MOST_SEATS - 1
"""More do not sit at one table with a person."""

_SMALL: Final = (Particle.FILLER, Particle.ALL, Particle.ARTICLE)


def parse_level(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:  # a CommandParser
    """Ask who plays at which level, or change it: for the bot that is named, or for all."""
    words = _without_small(rest, known)
    if not words or len(seats_named(words, context.names)) == 1:
        return ChangeLevel()
    kind = _kind(words)
    if kind:
        return ChangeLevel(kind)
    return parse_named_level(words, context) or _unclear_level(words, context)


def parse_named_level(words: Tokens, context: LineContext) -> ChangeLevel | None:
    """Return the level that a player is to have: a name and a level, in either order."""
    for name, level in _names_and_levels(words):
        seat = _seat(name, context)
        if seat is not None and (kind := _kind(level)):
            return ChangeLevel(kind, seat)
    return None


def parse_rematch(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask for another match, perhaps with other bots: ``rematch with 2 strong and 1 easy``."""
    groups: list[tuple[int | None, Tokens]] = []
    for word in _without_small(rest, known):
        if word.isdecimal():
            groups.append((int(word), ()))
        else:
            count, words = groups.pop() if groups else (None, ())
            groups.append((count, (*words, word)))
    found = [(count, _kind(words)) for count, words in groups]
    if not all(kind and (count is None or 1 <= count <= MOST_BOTS) for count, kind in found):
        return _unclear(rest, context, "unclear-rematch")
    kinds = tuple(kind for count, kind in found for _ in range(count or 1))
    return NewMatch(kinds, counted=any(count is not None for count, _ in found))


def _names_and_levels(words: Tokens) -> list[tuple[Tokens, Tokens]]:
    """Return what may be a name and a level among words, in either order, short names first."""
    cuts = [(words[:place], words[place:]) for place in range(1, len(words))]
    both = [each for first, last in cuts for each in ((first, last), (last, first))]
    return sorted(both, key=lambda each: len(each[0]))


def _unclear_level(words: Tokens, context: LineContext) -> Unclear:
    """Return what is wrong in the wish for a level: the name, or else the level."""
    for name, level in _names_and_levels(words):
        if _kind(level):
            return unclear_player(name, context)
        if _seat(name, context) is not None:
            return _unclear(level, context)
    return _unclear(words, context)


def _seat(words: Tokens, context: LineContext) -> Seat | None:
    seats = seats_named(words, context.names)
    return seats[0] if len(seats) == 1 else None


def _without_small(words: Tokens, known: Lexicons) -> Tokens:
    """Return the words without articles and the like, and without « robots »."""
    return tuple(
        word
        for word in words
        if not any(
            each.particles.whole((word,)) in _SMALL
            or each.table_parts.whole((word,)) is TablePart.BOTS
            for each in known
        )
    )


def _kind(words: Tokens) -> str:
    """Return the key of the kind of bot that words name; empty where they name none."""
    key = find_bot(as_typed(words)) if words else ""
    return key if key and (parse_bot_name(key) is not None or key in bot_keys()) else ""


def _unclear(words: Tokens, context: LineContext, message_id: str = "unclear-level") -> Unclear:
    names = RuleNames(context.locale)
    known = ", ".join(map(names.bot, bot_keys()))
    return Unclear(message_id, {"words": as_typed(words), "known": known})
