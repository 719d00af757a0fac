"""The verbs about the match and other matches: levels, a rematch, the pause, leaving."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.interface.parse.ask_commands import alone_parser
from accessible_uno.interface.parse.change_commands import parse_level, parse_rematch, parse_table
from accessible_uno.interface.parse.vocabulary import OUTSIDE, Change, Command, TablePart
from accessible_uno.interface.verbs.keyboard_sitting import KeyboardSitting
from accessible_uno.interface.verbs.verb import AT_A_KEYBOARD, NOWHERE, Verb, VerbGroup, VerbPlace
from accessible_uno.settings.values import Switch

_OWN_TABLE: Final = VerbPlace.KEYBOARD | VerbPlace.LESSON


def _rematch(at: KeyboardSitting, kinds: tuple[str, ...], counted: bool) -> None:
    at.series.begin_another(kinds, counted=counted)


def _table(at: KeyboardSitting, part: TablePart | None = None, typed: str = "") -> None:
    at.series.change_table(part, typed)


def _level(at: KeyboardSitting, kind: str = "", seat: Seat | None = None) -> None:
    at.change_level(kind, seat)


def _stats(at: KeyboardSitting) -> None:
    at.series.announce_statistics()


def _clock(at: KeyboardSitting, value: Change | Switch) -> None:
    at.timer.change(value)


def _pause(at: KeyboardSitting) -> None:
    at.pause()


def _quit(at: KeyboardSitting) -> None:
    at.quit_dialog.ask_to_quit()


MATCH: Final = (
    Verb(
        Command.REMATCH,
        VerbGroup.LEARNING,
        parse_rematch,
        _rematch,
        where=AT_A_KEYBOARD,
        instead="room-under-way",
    ),
    Verb(
        Command.TABLE,
        VerbGroup.LEARNING,
        parse_table,
        _table,
        where=AT_A_KEYBOARD,
        instead="room-under-way",
        changes=True,
    ),
    Verb(
        Command.LEVEL,
        VerbGroup.LEARNING,
        parse_level,
        _level,
        where=AT_A_KEYBOARD,
        instead="room-help-level",
        changes=True,
    ),
    Verb(
        Command.STATS,
        VerbGroup.LEARNING,
        alone_parser(Command.STATS),
        _stats,
        where=AT_A_KEYBOARD,
        instead="stats-not-here",
    ),
)

LEAVING: Final = (
    Verb(
        Command.PAUSE,
        VerbGroup.LEARNING,
        alone_parser(Command.PAUSE),
        _pause,
        where=_OWN_TABLE,
        instead="hosted-time",
    ),
    Verb("clock", do=_clock, where=_OWN_TABLE, instead="hosted-time", changes=True),
    Verb(
        Command.QUIT,
        VerbGroup.LEAVING,
        alone_parser(Command.QUIT),
        _quit,
        where=AT_A_KEYBOARD,
        instead="room-help-abandon",
    ),
)


def _outside(name: str, instead: str) -> Verb:
    """Return the row of what is said at no table."""
    return Verb(name, VerbGroup.LEAVING, alone_parser(name), where=NOWHERE, instead=instead)


UNSAID: Final = tuple(_outside(*each) for each in OUTSIDE.items())
