"""The verbs that ask: about the table, reasons, rules, what can be said, and what was told."""

from __future__ import annotations

from typing import Final

from accessible_uno.cards import Card
from accessible_uno.game.base import Seat
from accessible_uno.interface.parse.ask_commands import (
    PLACES,
    alone_parser,
    history_parser,
    parse_counts,
    parse_hand,
    parse_help,
    parse_rules,
    parse_time,
    parse_why,
)
from accessible_uno.interface.parse.intents import (
    CommandParser,
    MuteCategories,
    Query,
    RecallMessages,
    Said,
)
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.verbs.sitting import Sitting
from accessible_uno.interface.verbs.verb import AT_A_KEYBOARD, Doer, Verb, VerbGroup, VerbPlace
from accessible_uno.narration.answers import About
from accessible_uno.narration.arguments import seat_argument
from accessible_uno.settings.values import Category

_PARSERS: Final = {
    Query.HAND: parse_hand,
    Query.COUNTS: parse_counts,
    Query.TIME: parse_time,
}


def _query(query: Query, parse: CommandParser | None = None) -> Verb:
    """Return the row of a question about the table."""

    def answer(at: Sitting, about: About = None) -> None:
        at.announcer.answer(query, about)

    return Verb(query.value, VerbGroup.QUERIES, parse or alone_parser(query.value), answer)


def _dealer(at: Sitting) -> None:
    seat, narrator = at.session.view.dealer, at.session.narrator
    if seat is None:
        at.session.announce("nobody-deals")
    else:
        said = narrator.format("dealer-chosen", {"seat": seat_argument(seat)})
        at.session.announce_utterances(said)


def _why(at: Sitting, seat: Seat | None = None) -> None:
    at.announcer.explanations.announce(seat)


def _help(at: Sitting, command: str = "", whole: bool = False) -> None:
    """Explain a command; without one, say what can be done now.  A room explains itself."""
    in_a_room = at.place is VerbPlace.ROOM
    if command and (at.verbs[command].explains or not at.verbs[command].where):
        at.do(Said(command))
    elif in_a_room and command in ("", Command.HELP, Command.COMMANDS):
        at.session.announce("room-help")
    elif in_a_room and not at.verbs[command].where & VerbPlace.ROOM:
        at.session.announce("room-not-here")
    else:
        at.help.announce_help(command, whole=whole)


def _commands(at: Sitting) -> None:
    _help(at, Command.COMMANDS)


ASK: Final = (
    *(_query(each, _PARSERS.get(each)) for each in Query if each is not Query.HINT),
    Verb("dealer", VerbGroup.QUERIES, alone_parser("dealer"), _dealer),
    _query(Query.HINT),
    Verb(Command.WHY, VerbGroup.QUERIES, parse_why, _why),
    Verb(Command.RULES, VerbGroup.LEARNING, parse_rules, lambda at, on: at.help.announce_rules(on)),
    Verb(Command.HELP, VerbGroup.LEARNING, parse_help, _help),
    Verb(Command.COMMANDS, VerbGroup.LEARNING, alone_parser(Command.COMMANDS), _commands),
)


def _recall(at: Sitting, wanted: RecallMessages) -> None:
    at.announcer.history.recall(wanted)


def _choose(at: Sitting, category: Category | None) -> None:
    at.announcer.history.choose_category(category)


def _category(at: Sitting) -> None:
    at.announcer.history.announce_category()


def _spell(at: Sitting, what: str | Card | None = None) -> None:
    at.announcer.speller.spell(what)
    at.announcer.history.leave()


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
