"""The commands in groups, as help lists them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from accessible_uno.game.actions import Choose, DiscardCards, Jump, Take
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.interface.parse.commands import ACTS, QUERIES
from accessible_uno.interface.parse.history_commands import HISTORY_COMMANDS, MUTE_COMMANDS
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.rule_words import VERBS
from accessible_uno.interface.parse.vocabulary import ALL_COMMANDS, AnyCommand, Command
from accessible_uno.narration.narrator import CARDS
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote, Report
from accessible_uno.rules.shared.uno import Catch, SayUno
from accessible_uno.settings.schema import BY_COMMAND

_GROUPS: Final[dict[str, Callable[[AnyCommand], bool]]] = {
    "acts": ACTS.__contains__,
    "queries": (*QUERIES, Command.WHY).__contains__,
    "again": HISTORY_COMMANDS.__contains__,
    "settings": (*BY_COMMAND, *MUTE_COMMANDS).__contains__,
    "leaving": {Command.QUIT}.__contains__,
    "learning": lambda _: True,
}
"""The groups; a command belongs to the first one whose test it passes."""


_ACTION_OF_COMMAND: Final[dict[Command, type[Action]]] = {
    Command.TAKE: Take,
    Command.DOUBT: Challenge,
    Command.JUMP: Jump,
    Command.CHOOSE: Choose,
    Command.DISCARD: DiscardCards,
    Command.UNO: SayUno,
    Command.CATCH: Catch,
    Command.REPORT: Report,
    Command.VOTE: CastVote,
    Command.YES: CastVote,
    Command.NO: CastVote,
}
"""Commands whose action is not part of every set of rules."""


def unused_commands(legal: Legal) -> frozenset[Command]:
    """Return the commands that have no use under the active rules."""
    unknown = {each for each, kind in _ACTION_OF_COMMAND.items() if not legal.knows(kind)}
    verbs = {**VERBS, Command.SAY: Command.SAY.value}
    return frozenset(unknown | {each for each, verb in verbs.items() if legal.kind(verb) is None})


def command_groups(
    locale: str,
    without: Collection[AnyCommand] = (),
    called: Mapping[AnyCommand, str] | None = None,
    pieces: str = CARDS,
) -> dict[str, str]:
    """Return the command words of each group, separated by commas, by the name of the group.

    Args:
        locale: the language of the words.
        without: commands to leave out.
        called: other words for some commands.
        pieces: what is played with, ``"cards"`` or ``"dice"``.
    """
    names = {**lexicon(locale, pieces).commands.names, **(called or {})}
    listed: dict[str, list[str]] = {group: [] for group in _GROUPS}
    for command in (each for each in ALL_COMMANDS if each not in without):
        group = next(group for group, takes in _GROUPS.items() if takes(command))
        listed[group].append(names[command])
    return {group: ", ".join(words) for group, words in listed.items()}
