"""Parses the commands that change something about the player or the table, but do not act.

``volume 50``, ``touches pioche x``, ``mots pioche tire``, ``table règles duo``.
Each parser stands in a row of the table of verbs.
"""

from __future__ import annotations

from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.game.windows import MOST_SEATS
from accessible_uno.interface.parse.ask_commands import parse_mute, unexpected_words
from accessible_uno.interface.parse.cards import parse_card_words
from accessible_uno.interface.parse.intents import (
    AssignKey,
    AssignWord,
    ChangeSetting,
    CommandParser,
    Intent,
    LineContext,
    Said,
    Unclear,
    Value,
)
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.names import seats_named, unclear_player
from accessible_uno.interface.parse.rule_names import RuleNames, find_bot
from accessible_uno.interface.parse.setting_words import parse_choice, parse_whole, parse_word
from accessible_uno.interface.parse.tokens import (
    LONGEST_ECHO,
    Tokens,
    as_typed,
    tokens,
    typed_behind,
)
from accessible_uno.interface.parse.vocabulary import (
    AnyCommand,
    Command,
    KeyUse,
    MatchSetting,
    Particle,
)
from accessible_uno.players.bot_names import parse_bot_name
from accessible_uno.players.registry import bot_keys
from accessible_uno.settings.schema import BY_COMMAND, MUTE, SINGLE_KEYS, Setting, SettingCommand
from accessible_uno.settings.value_types import Number, VoiceName
from accessible_uno.settings.values import Switch

MOST_BOTS: Final = MOST_SEATS - 1
"""More do not sit at one table with a person."""

MOST_WORDS: Final = 3
"""How many words a command of a player's own may have."""

_MOST_DIGITS: Final = 4

_LONGEST_BOTS: Final = 300
"""Characters of a list of bots: more than the words of a line have."""

_SMALL: Final = (Particle.FILLER, Particle.ALL, Particle.ARTICLE)
_SWITCHES: Final = {KeyUse.PLAY: Switch.ON, KeyUse.LINE: Switch.OFF}

ASSIGN_KEY: Final = "assign-key"
ASSIGN_WORD: Final = "assign-word"


# Settings


def setting_parser(command: SettingCommand) -> CommandParser:
    """Return the parser of the command of a setting."""

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        # « muet indices » mutes a category of messages, not the voice.
        muted = parse_mute(command, rest, known) if rest and command == MUTE else None
        if muted is not None:
            return Said(Command.HUSH, (muted,))
        wanted = parse_setting(command, rest, known)
        return Said(wanted.command, (wanted,))

    return parse


def parse_settings(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Say which settings there are; with the name of one behind, what that one says."""
    for each in known:
        found = each.commands.at(rest)
        if found is not None and found[0] in BY_COMMAND:
            return setting_parser(SettingCommand(found[0]))(rest[found[1] :], known, context)
    return unexpected_words(Command.SETTINGS, rest, known) if rest else Said(Command.SETTINGS)


def parse_setting(command: SettingCommand, rest: Tokens, known: Lexicons) -> ChangeSetting:
    """Return the setting that a command changes, with its value or with words that are none."""
    if not rest:
        return ChangeSetting(command)
    row = BY_COMMAND[command][0]
    if isinstance(row.type, VoiceName) and (mute := _parse_voice_off(rest, known)):
        return mute
    value = _parse_value(row, rest, known)
    if value is None:
        return ChangeSetting(command, refused=as_typed(rest))
    return ChangeSetting(command, value)


def _parse_voice_off(rest: Tokens, known: Lexicons) -> ChangeSetting | None:
    """« voix non » does not name a voice: it mutes."""
    switch = parse_whole(rest, [each.switches for each in known])
    if switch is None:
        return None
    return ChangeSetting(MUTE, Switch.OFF if switch is Switch.ON else Switch.ON)


def _parse_value(row: Setting, rest: Tokens, known: Lexicons) -> Value | None:
    if row.type.spoken is not None:
        return parse_choice(row, rest, known)
    if len(rest) == 1 and rest[0].isdecimal():
        return int(rest[0][:_MOST_DIGITS])
    changes = tuple(each.changes for each in known)
    if isinstance(row.type, Number):
        return parse_word(rest, changes)
    return parse_whole(rest, changes) or as_typed(rest)


# Keys and words of one's own


def parse_keys(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """List the keys, play by single keys or by lines, or give another key to something."""
    if not rest:
        return Said(Command.KEYS)
    if any(each.particles.whole(rest) is Particle.ALL for each in known):
        return Said(Command.KEYS, (True,))
    use = key_use(rest, known)
    if use in _SWITCHES:
        return Said(SINGLE_KEYS, (ChangeSetting(SINGLE_KEYS, _SWITCHES[use]),))
    if use is KeyUse.DEFAULT:
        return Said(ASSIGN_KEY, (AssignKey(use=use),))
    for each in known:
        found = max(
            (hit for group in (each.key_deeds, each.commands) if (hit := group.at(rest))),
            key=lambda hit: hit[1],
            default=None,
        )
        if found is not None:
            return _assigned(str(found[0]), rest, found[1], known)
    return Unclear("key-for-what", {"words": as_typed(rest)})


def _assigned(done: str, rest: Tokens, count: int, known: Lexicons) -> Said:
    """Return what is wanted for ``done``: a use, or a key, which may be a sign."""
    use = key_use(rest[count:], known)
    if use in (KeyUse.NONE, KeyUse.DEFAULT):
        return Said(ASSIGN_KEY, (AssignKey(done, use=use),))
    return Said(ASSIGN_KEY, (AssignKey(done, typed_behind(rest, count)),))


def key_use(rest: Tokens, known: Lexicons) -> KeyUse | None:
    """Return the use that words name and nothing else, such as « aucune »."""
    return next(filter(None, (each.key_uses.whole(rest) for each in known)), None)


def parse_words(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Tell the player's own words, or give a word of one's own to a command."""
    if not rest:
        return Said(Command.WORDS)
    if key_use(rest, known) is KeyUse.DEFAULT:
        return Said(ASSIGN_WORD, (AssignWord(use=KeyUse.DEFAULT),))
    found = max(
        (hit for each in known if (hit := each.commands.at(rest))),
        key=lambda hit: hit[1],
        default=None,
    )
    if found is None:
        return Unclear("unclear-help", {"words": as_typed(rest)})
    command, count = found
    if key_use(rest[count:], known) in (KeyUse.DEFAULT, KeyUse.NONE):
        return Said(ASSIGN_WORD, (AssignWord(command, use=KeyUse.NONE),))
    return Said(ASSIGN_WORD, (AssignWord(command, as_typed(rest[count:])),))


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


# Levels and tables


def parse_level(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask who plays at which level, or change it: for the bot that is named, or for all."""
    words = _without_small(rest, known)
    if not words or len(seats_named(words, context.names)) == 1:
        return Said(Command.LEVEL)
    kind = _kind(words)
    if kind:
        return Said(Command.LEVEL, (kind,))
    return parse_named_level(words, context) or _unclear_level(words, context)


def parse_named_level(words: Tokens, context: LineContext) -> Said | None:
    """Return the level that a player is to have: a name and a level, in either order."""
    for name, level in _names_and_levels(words):
        seat = _seat(name, context)
        if seat is not None and (kind := _kind(level)):
            return Said(Command.LEVEL, (kind, seat))
    return None


def parse_rematch(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask for another match, perhaps with other bots: ``rematch with 2 strong and 1 easy``."""
    groups: list[tuple[int | None, Tokens]] = []
    for word in _without_small(rest, known):
        if word.isdecimal():
            groups.append((int(word[:_MOST_DIGITS]), ()))
        else:
            count, words = groups.pop() if groups else (None, ())
            groups.append((count, (*words, word)))
    found = [(count, _kind(words)) for count, words in groups]
    if not all(kind and (count is None or 1 <= count <= MOST_BOTS) for count, kind in found):
        return _unclear(rest, context, "unclear-rematch")
    kinds = tuple(kind for count, kind in found for _ in range(count or 1))
    counted = any(count is not None for count, _ in found)
    return Said(Command.REMATCH, (kinds, counted))


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
            or each.table_parts.whole((word,)) is MatchSetting.BOTS
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


def parse_table(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask about the table of the next match, or change one part of it."""
    if not rest:
        return Said(Command.TABLE)
    for each in known:
        found = each.table_parts.at(rest)
        if found is not None:
            part, count = found
            most = _LONGEST_BOTS if part is MatchSetting.BOTS else LONGEST_ECHO
            return Said(Command.TABLE, (part, typed_behind(rest, count, most)))
    names = ", ".join(known[0].table_parts.names.values())
    return Unclear("unclear-table", {"words": as_typed(rest), "names": names})
