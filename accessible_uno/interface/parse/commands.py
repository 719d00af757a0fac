"""From a command and the words after it to an intent."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.actions import DiscardCards
from accessible_uno.interface.parse.choices import parse_choose
from accessible_uno.interface.parse.context import CommandParser, LineContext
from accessible_uno.interface.parse.errors import alone_parser, unexpected_words
from accessible_uno.interface.parse.help_commands import parse_help, parse_rules
from accessible_uno.interface.parse.history_commands import (
    HISTORY_COMMANDS,
    MUTE_COMMANDS,
    history_parser,
    parse_mute,
)
from accessible_uno.interface.parse.intents import (
    AskQuery,
    AskStatistics,
    CancelCard,
    ChangeClock,
    HelpOn,
    Intent,
    PauseGame,
    Query,
    QuitGame,
    Unclear,
)
from accessible_uno.interface.parse.key_commands import parse_keys
from accessible_uno.interface.parse.level_commands import parse_level, parse_rematch
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.multi import parse_jump, picking_parser
from accessible_uno.interface.parse.play_commands import (
    SIMPLE_ACTIONS,
    parse_colour,
    parse_pass,
    parse_play,
    simple_parser,
)
from accessible_uno.interface.parse.player_commands import (
    parse_catch,
    parse_doubt,
    parse_report,
    parse_vote,
    parse_why,
    reply_parser,
)
from accessible_uno.interface.parse.rule_words import VERBS, bare_action_parser, parse_say
from accessible_uno.interface.parse.settings import parse_setting
from accessible_uno.interface.parse.table_commands import parse_table
from accessible_uno.interface.parse.tokens import Tokens
from accessible_uno.interface.parse.vocabulary import AnyCommand, Change, Command
from accessible_uno.interface.parse.word_commands import parse_words
from accessible_uno.settings.schema import BY_COMMAND, MUTE
from accessible_uno.settings.values import Switch

QUERIES: Final = {
    Command.HAND: Query.HAND,
    Command.PLAYABLE: Query.PLAYABLE,
    Command.TOP: Query.TOP,
    Command.WHO: Query.WHO,
    Command.COUNTS: Query.COUNTS,
    Command.ORDER: Query.ORDER,
    Command.SCORES: Query.SCORES,
    Command.TIME: Query.TIME,
    Command.HINT: Query.HINT,
}

ACTS: Final[dict[Command, CommandParser]] = {
    **{command: simple_parser(command) for command in SIMPLE_ACTIONS},
    Command.PASS: parse_pass,
    Command.PLAY: parse_play,
    Command.JUMP: parse_jump,
    Command.CHOOSE: parse_choose,
    Command.DISCARD: picking_parser(DiscardCards),
    Command.COLOUR: parse_colour,
    Command.DOUBT: parse_doubt,
    Command.CATCH: parse_catch,
    Command.REPORT: parse_report,
    Command.VOTE: parse_vote,
    Command.YES: reply_parser(agrees=True),
    Command.NO: reply_parser(agrees=False),
    Command.SAY: parse_say,
    **{command: bare_action_parser(command) for command in VERBS},
}
"""The commands that may change the game.

An abbreviation never does one of them where it could stand for another word as well.
"""


def parse_command(
    command: AnyCommand, rest: Tokens, known: Lexicons, context: LineContext
) -> Intent:
    """Return what ``command`` means with the words ``rest`` after it."""
    if not isinstance(command, Command):
        # « muet indices » mutes a category of messages, not the voice.
        mutes_categories = parse_mute(command, rest, known) if rest and command == MUTE else None
        return mutes_categories or parse_setting(command, rest, known)
    if command in ACTS and context.seat < 0:
        return Unclear("unclear-onlooker")
    return _PARSERS[command](rest, known, context)


def _parse_time(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask how much time is left; with words, ask for more time, or start or stop the clock."""
    if not rest:
        return AskQuery(Query.TIME)
    for each in known:
        if each.changes.whole(rest) is Change.MORE:
            return ChangeClock(Change.MORE)
        switch: Switch | None = each.switches.whole(rest)
        if switch is not None:
            return ChangeClock(switch)
    return unexpected_words(Command.TIME, rest, known)


def _parse_settings(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Say which settings there are; with the name of one behind, what that one says."""
    for each in known:
        found = each.commands.at(rest)
        if found is not None and found[0] in BY_COMMAND:
            return parse_command(found[0], rest[found[1] :], known, context)
    return HelpOn(Command.SETTINGS)


_PARSERS: Final[dict[Command, CommandParser]] = {
    **{command: alone_parser(command, AskQuery(query)) for command, query in QUERIES.items()},
    **ACTS,
    **{command: history_parser(command) for command in (*HISTORY_COMMANDS, *MUTE_COMMANDS)},
    Command.COMMANDS: alone_parser(Command.COMMANDS, HelpOn(Command.COMMANDS)),
    Command.KEYS: parse_keys,
    Command.REMATCH: parse_rematch,
    Command.LEVEL: parse_level,
    Command.TABLE: parse_table,
    Command.STATS: alone_parser(Command.STATS, AskStatistics()),
    Command.WORDS: parse_words,
    Command.TIME: _parse_time,
    Command.WHY: parse_why,
    Command.HELP: parse_help,
    Command.RULES: parse_rules,
    Command.SETTINGS: _parse_settings,
    Command.QUIT: alone_parser(Command.QUIT, QuitGame()),
    Command.PAUSE: alone_parser(Command.PAUSE, PauseGame()),
    Command.CANCEL: alone_parser(Command.CANCEL, CancelCard()),
}
