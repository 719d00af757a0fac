"""Actions that only some rules have, found by their verb among the actions of the active rules.

A rule that adds an action of one word needs a command for it in ``VERBS``, and nothing else here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.game.actions import BareAction
from accessible_uno.game.base import Action, Malformed
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.errors import unexpected_words
from accessible_uno.interface.parse.intents import Act, Intent, TalkToRoom, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, fold, tokens
from accessible_uno.interface.parse.vocabulary import Command

VERBS: Final = {
    Command.SPIN: "spin",
    Command.SHOUT: "shout",
    Command.RECOUNT: "recount",
    Command.ABANDON: "quit",
    Command.START: "start",
    Command.STOP: "stop",
}
"""Commands, and the verbs that a record has for their actions."""

LONGEST: Final = 200
_SAY: Final = "say"
_UNPRINTED: Final = str.maketrans(";{}", ",()")


_EVERYWHERE: Final = {Command.DRAW: "draw", Command.PASS: "pass", Command.TAKE: "take"}


def command_word(action: Action, known: Lexicons) -> str | None:
    """Return the command word for an action of one word; ``None`` for other actions."""
    for command, verb in (*VERBS.items(), *_EVERYWHERE.items()):
        if isinstance(action, BareAction) and verb in action.verbs:
            return known[0].commands.names[command]
    return None


def bare_action_parser(command: Command) -> Callable[[Tokens, Lexicons, LineContext], Intent]:
    """Return the parser of a command whose action some rule adds."""

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        if rest:
            return unexpected_words(command, rest, known)
        name = known[0].commands.names[command]
        kind = context.legal.kind(VERBS[command])
        if kind is None or not issubclass(kind, BareAction):
            return Unclear("unclear-not-here", {"command": name, "act": command.value})
        return Act(kind(context.seat))

    return parse


def parse_say(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask for the words; :func:`parse_spoken_words` parses the lines that have some."""
    if context.legal.kind(_SAY) is None:
        name = known[0].commands.names[Command.SAY]
        return Unclear("unclear-not-here", {"command": name, "act": Command.SAY.value})
    return Unclear("unclear-say-what")


def parse_spoken_words(line: str, known: Lexicons, context: LineContext) -> Intent | None:
    """Return the action that says the rest of ``line`` aloud; ``None`` for other lines."""
    first, _, text = line.strip().lstrip("!").partition(" ")
    word = (fold(first),)
    if not any(each.commands.whole(word) is Command.SAY for each in known):
        return None
    if any(each.commands.whole(tokens(line)) not in (None, Command.SAY) for each in known):
        return None  # « dis uno » is the call itself
    if context.talks and context.legal.kind(_SAY) is None:
        return TalkToRoom(text.strip()) if text.strip() else Unclear("unclear-say-what")
    if context.seat < 0:
        return Unclear("unclear-onlooker")
    name = known[0].commands.names[Command.SAY]
    kind = context.legal.kind(_SAY)
    if kind is None:
        return Unclear("unclear-not-here", {"command": name, "act": Command.SAY.value})
    printable = "".join(filter(str.isprintable, text.translate(_UNPRINTED)))
    spoken = printable.split()
    if not any(map(str.isalnum, printable)):
        return Unclear("unclear-say-what")
    try:
        return Act(kind.read(context.seat, (_SAY, " ".join(spoken)[:LONGEST]), context.names))
    except Malformed:
        return Unclear("unclear-say-what")
