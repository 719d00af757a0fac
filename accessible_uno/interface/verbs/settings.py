"""The verbs that change settings, keys and words of one's own."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.change_commands import (
    ASSIGN_KEY,
    ASSIGN_WORD,
    parse_keys,
    parse_settings,
    parse_words,
    setting_parser,
)
from accessible_uno.interface.parse.intents import ChangeSetting, CommandParser
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.verbs.ask import MUTING
from accessible_uno.interface.verbs.keyboard_sitting import KeyboardSitting
from accessible_uno.interface.verbs.verb import AT_A_KEYBOARD, Doer, Verb, VerbGroup
from accessible_uno.settings.schema import BY_COMMAND, SettingCommand


def _change(at: KeyboardSitting, wanted: ChangeSetting) -> None:
    refusal = at.controls.apply(wanted)
    if refusal is not None:
        at.announcer.explanations.note_refusal(refusal, of_move=False)


def _settings(at: KeyboardSitting) -> None:
    """Say what each setting is."""
    at.announcer.parts.announce(at.controls.present_values())


def _keys(at: KeyboardSitting, whole: bool = False) -> None:
    if whole:
        at.keys.announce_all()
    else:
        at.keys.announce_needed()


def _own(
    name: Command, parse: CommandParser, do: Doer, group: VerbGroup = VerbGroup.LEARNING
) -> Verb:
    """Return the row of a list of what the player has chosen; it explains itself."""
    return Verb(name, group, parse, do, AT_A_KEYBOARD, explains=True)


def _setting(command: SettingCommand) -> Verb:
    parse = setting_parser(command)
    return Verb(command, VerbGroup.SETTINGS, parse, _change, AT_A_KEYBOARD, changes=True)


_LAST: Final = tuple(each for each in BY_COMMAND if BY_COMMAND[each][0].place > 0)
"""The commands of settings that lists have behind all others."""

SETTINGS: Final = (
    _own(Command.KEYS, parse_keys, _keys),
    _own(Command.WORDS, parse_words, lambda at: at.words.announce_words()),
    _own(Command.SETTINGS, parse_settings, _settings, VerbGroup.SETTINGS),
    *(_setting(each) for each in BY_COMMAND if each not in _LAST),
    *MUTING,
    *(_setting(each) for each in _LAST),
    Verb(ASSIGN_KEY, do=lambda at, to: at.keys.assign(to), where=AT_A_KEYBOARD, changes=True),
    Verb(ASSIGN_WORD, do=lambda at, to: at.words.assign(to), where=AT_A_KEYBOARD, changes=True),
)
