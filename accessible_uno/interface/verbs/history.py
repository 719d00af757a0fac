"""The verbs about messages: repeat them, go through them, spell them, mute their categories."""

from __future__ import annotations

from typing import Final

from accessible_uno.cards import Card
from accessible_uno.interface.parse.ask_commands import PLACES, history_parser
from accessible_uno.interface.parse.intents import MuteCategories, RecallMessages
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.verbs.sitting import Sitting
from accessible_uno.interface.verbs.verb import AT_A_KEYBOARD, Doer, Verb, VerbGroup
from accessible_uno.settings.values import Category


def _recall(at: Sitting, wanted: RecallMessages) -> None:
    at.announcer.history.recall(wanted)


def _choose(at: Sitting, category: Category | None) -> None:
    at.announcer.history.choose_category(category)


def _category(at: Sitting) -> None:
    at.announcer.history.announce_category()


def _spell(at: Sitting, what: str | Card | None = None) -> None:
    at.announcer.speller.spell(what)


def _mute(at: Sitting, wanted: MuteCategories) -> None:
    at.announcer.mute_filter.apply(wanted)


def _past(name: str, do: Doer) -> Verb:
    return Verb(name, VerbGroup.AGAIN, history_parser(name), do)


def _of_one_s_own(name: str, group: VerbGroup, do: Doer) -> Verb:
    """Return the row of a verb that a chat program has its own way for."""
    return Verb(name, group, history_parser(name), do, AT_A_KEYBOARD)


HISTORY: Final = (
    _past(Command.REPEAT, _recall),
    _past(Command.HISTORY, _recall),
    *(_past(each, _recall) for each in PLACES if each is not Command.REPEAT),
    _of_one_s_own(Command.CATEGORY, VerbGroup.AGAIN, _category),
    _of_one_s_own(Command.SPELL, VerbGroup.AGAIN, _spell),
    Verb("choose-category", do=_choose, where=AT_A_KEYBOARD),
)

MUTING: Final = (
    _of_one_s_own(Command.HUSH, VerbGroup.SETTINGS, _mute),
    _of_one_s_own(Command.HEAR, VerbGroup.SETTINGS, _mute),
)
