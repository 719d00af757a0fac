"""The verbs about the match and other matches: levels, a rematch, the pause, leaving."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.ask_commands import alone_parser
from accessible_uno.interface.parse.change_commands import parse_level, parse_rematch, parse_table
from accessible_uno.interface.parse.intents import CommandParser
from accessible_uno.interface.parse.vocabulary import OUTSIDE, Change, Command, MatchSetting
from accessible_uno.interface.verbs.keyboard_sitting import KeyboardSitting
from accessible_uno.interface.verbs.verb import (
    AT_A_KEYBOARD,
    NOWHERE,
    Doer,
    Verb,
    VerbGroup,
    VerbPlace,
)
from accessible_uno.settings.values import Switch

_OWN_TABLE: Final = VerbPlace.KEYBOARD | VerbPlace.LESSON


def _rematch(at: KeyboardSitting, kinds: tuple[str, ...], counted: bool) -> None:
    at.series.begin_another(kinds, counted=counted)


def _clock(at: KeyboardSitting, value: Change | Switch) -> None:
    at.timer.change(value)


def _table(at: KeyboardSitting, part: MatchSetting | None = None, typed: str = "") -> None:
    at.series.change_table(part, typed)


def _row(
    name: Command,
    parse: CommandParser,
    do: Doer,
    instead: str,
    group: VerbGroup = VerbGroup.NEXT,
    *,
    changes: bool = False,
) -> Verb:
    """Return the row of what is said at a keyboard; elsewhere ``instead`` is told."""
    return Verb(name, group, parse, do, AT_A_KEYBOARD, instead, changes=changes)


def _alone(name: Command, instead: str, do: Doer, group: VerbGroup = VerbGroup.NEXT) -> Verb:
    """Return the row of a command behind which nothing fits."""
    return _row(name, alone_parser(name), do, instead, group)


MATCH: Final = (
    _row(Command.REMATCH, parse_rematch, _rematch, "room-under-way"),
    _row(Command.TABLE, parse_table, _table, "room-under-way", changes=True),
    _row(Command.LEVEL, parse_level, KeyboardSitting.change_level, "room-help-level", changes=True),
    _alone(
        Command.STATS, "stats-not-here", lambda at: at.series.announce_statistics(), VerbGroup.PAST
    ),
    _alone(Command.GOALS, "goals-not-here", lambda at: at.series.announce_goals(), VerbGroup.PAST),
)

LEAVING: Final = (
    Verb(
        Command.PAUSE,
        VerbGroup.ASIDE,
        alone_parser(Command.PAUSE),
        KeyboardSitting.pause,
        _OWN_TABLE,
        "hosted-time",
    ),
    Verb("clock", do=_clock, where=_OWN_TABLE, instead="hosted-time", changes=True),
    _alone(
        Command.QUIT,
        "room-help-abandon",
        lambda at: at.quit_dialog.ask_to_quit(),
        VerbGroup.LEAVING,
    ),
)


def _outside(name: str, instead: str) -> Verb:
    """Return the row of what is said at no table."""
    return Verb(name, VerbGroup.LEAVING, alone_parser(name), where=NOWHERE, instead=instead)


UNSAID: Final = tuple(_outside(*each) for each in OUTSIDE.items())
