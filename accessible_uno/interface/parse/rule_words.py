"""What only some rules let a player do: found among the actions of the rules in force, by verb.

A rule that brings an act of one word needs a command for it, ``VERBS``, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.game.actions import BareAction
from accessible_uno.game.base import Action, Malformed
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.errors import unexpected_words
from accessible_uno.interface.parse.intents import Act, Intent, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, fold
from accessible_uno.interface.parse.vocabulary import Command

VERBS: Final = {
    Command.SPIN: "spin",
    Command.SHOUT: "shout",
    Command.RECOUNT: "recount",
    Command.ABANDON: "quit",
    Command.START: "start",
    Command.STOP: "stop",
}
"""How a record writes what these commands do."""

LONGEST: Final = 200
_SAY: Final = "say"
_UNPRINTED: Final = str.maketrans(";{}", ",()")


_EVERYWHERE: Final = {Command.DRAW: "draw", Command.PASS: "pass", Command.TAKE: "take"}


def command_word(action: Action, known: Lexicons) -> str | None:
    """Return what a player types to do an action of one word; ``None`` where it is none."""
    for command, verb in (*VERBS.items(), *_EVERYWHERE.items()):
        if isinstance(action, BareAction) and verb in action.verbs:
            return known[0].commands.names[command]
    return None


def bare_action_parser(command: Command) -> Callable[[Tokens, Lexicons, LineContext], Intent]:
    """Return how a command is understood that does what some rule brings, in one word."""

    def act(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        if rest:
            return unexpected_words(command, rest, known)
        name = known[0].commands.names[command]
        kind = context.legal.kind(VERBS[command])
        if kind is None or not issubclass(kind, BareAction):
            return Unclear("unclear-not-here", {"command": name, "act": command.value})
        return Act(kind(context.seat))

    return act


def parse_say(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Return what the command to say something means without the line as it was typed."""
    return Unclear("unclear-say-what")


def parse_spoken_words(line: str, known: Lexicons, context: LineContext) -> Intent | None:
    """Return the saying of the rest of ``line``, letter for letter, where it begins so."""
    first, _, text = line.strip().lstrip("!").partition(" ")
    word = (fold(first),)
    if not any(each.commands.whole(word) is Command.SAY for each in known):
        return None
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
