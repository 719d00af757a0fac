"""``accessible-uno history``: lists, exports and deletes past games.

Of an unfinished game neither the seed nor the record is shown.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Final

from msgspec.structs import replace

from accessible_uno.app.arguments import (
    LANG,
    POSITIONAL,
    YES,
    Call,
    CommandOption,
    Status,
    Values,
    game_number,
    whole_number,
    word_first,
)
from accessible_uno.app.channels import converse
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import joined_names, sentence
from accessible_uno.app.journal_access import with_journal
from accessible_uno.app.match import broken_failure
from accessible_uno.app.streams import write_line
from accessible_uno.app.written_files import FORCE, write_file
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import YesNo, question
from accessible_uno.interface.ask.reader import Fields
from accessible_uno.interface.parse.rule_names import rules_in_words
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.store.daily import daily_of
from accessible_uno.store.errors import BrokenGame, GameLocked, UnreadableGame
from accessible_uno.store.game_row import GameRow, place_of
from accessible_uno.store.journal import Journal
from accessible_uno.table.calendar import local_time
from accessible_uno.table.plan import Options
from accessible_uno.voices.notices import Notices

SHOWN: Final = 20
"""How many games are listed without ``--all`` or ``--count``."""

TOLD: Final = 5
"""How many games are told in full before they are deleted."""

ALL: Final = "all"
DAY: Final = "\0"
"""Placeholder for the day and the hour until they are formatted; no name or rule contains it."""

OPTIONS: Final = (
    LANG,
    CommandOption("--count", whole_number(1, 999_999_999), "1-999999999"),
    CommandOption("--all"),
    CommandOption("--json"),
)
EXPORT_OPTIONS: Final = (LANG, FORCE)
DELETE_OPTIONS: Final = (LANG, YES)
DELETE: Final = question("past-delete", YesNo(Reply.NO))


def history(call: Call) -> Status:
    """List the past games, or carry out ``export NUMBER FILE`` or ``delete NUMBER...``."""
    match word_first(call.arguments, OPTIONS):
        case ["export", *rest]:
            return EXPORT(Call(rest, call.locale))
        case ["delete", *rest]:
            return FORGET(Call(rest, call.locale))
    return LIST(call)


def _list(call: Call, values: Values) -> Status:
    count = None if values["all"] else values["count"] or SHOWN

    def write_list(journal: Journal, _notices: Notices) -> int:
        line = _as_json if values["json"] else partial(history_line, call.locale)
        written = 0
        for game in journal.games(count):
            write_line(line(game))
            written += 1
        if not values["json"]:
            if not written:
                write_line(sentence(call.locale, "past-none"))
            elif written == count:
                write_line(sentence(call.locale, "past-more"))
        return 0

    return with_journal(call, write_list, reads_only=True)


def history_line(locale: str, game: GameRow) -> str:
    """Return the line of a game: its number, day and hour, rules, players, how it ended.

    What many games share is formatted once.
    """
    plan = game.plan
    kind, options = "watched" if plan.viewer < 0 else "played", plan.options
    if daily_of(game) is not None:
        kind, options = "daily", ()
    about = _format_game(locale, kind, plan.rules, options, plan.others)
    (year, month, day), (hour, minute) = local_time(game.started)
    date = _format_day(locale, month, day).format(year)
    about = about.replace(DAY, _format_moment(locale, hour, minute).format(date))
    return _frame(locale).format(game.number, about, _format_result(locale, *_outcome(game)))


@cache
def _frame(locale: str) -> str:
    return sentence(locale, "past-line", number="{0}", game="{1}", result="{2}")


@cache
def _format_moment(locale: str, hour: int, minute: int) -> str:
    padded = f"{minute:02}"
    return sentence(locale, "past-moment", day="{0}", hour=hour, minute=minute, padded=padded)


@cache
def _format_day(locale: str, month: int, day: int) -> str:
    return sentence(locale, "past-day", year="{0}", month=month, day=day)


@cache
def _format_game(
    locale: str, kind: str, preset: str, options: Options, names: tuple[str, ...]
) -> str:
    rules = rules_in_words(locale, preset, options)
    players = joined_names(names, locale)
    return sentence(locale, f"past-{kind}", day=DAY, rules=rules, players=players)


@cache
def _format_result(locale: str, kind: str, winners: tuple[str, ...], number: int) -> str:
    names, count = joined_names(winners, locale), len(winners)
    return sentence(locale, f"past-{kind}", winners=names, count=count, number=str(number))


def _outcome(game: GameRow) -> tuple[str, tuple[str, ...], int]:
    """Return how a game ended: a word for it, who won, and the round or the player's score."""
    if not game.over:
        return "open", (), game.rounds
    plan = game.plan
    winners = tuple(plan.names[seat] for seat in game.winners)
    if plan.viewer < 0:
        return "won-by", winners, 0
    return ("won" if game.won else "lost"), winners, game.scores[plan.viewer]


def _as_json(game: GameRow) -> str:
    plan = game.plan
    names = plan.names
    row = {
        "number": game.number,
        "begun": game.started,
        "seconds": round(game.seconds),
        "rules": plan.rules,
        "options": dict(plan.options),
        "players": names,
        "player": names[plan.viewer] if plan.viewer >= 0 else None,
        "rounds": game.rounds,
        "over": game.over,
        "scores": dict(zip(names, game.scores, strict=False)),  # none before the first act
        "winners": [names[seat] for seat in game.winners],
    }
    return json.dumps(row, ensure_ascii=False)


def _export(call: Call, values: Values) -> Status:
    number, file = game_number(values[POSITIONAL][0]), values[POSITIONAL][1]

    def write(journal: Journal, _notices: Notices) -> int:
        game = journal.game(number)
        if place := place_of(game):
            raise Failure("past-elsewhere", place=place)
        if not game.over:
            raise Failure("app-game-open", number=number)
        try:
            lines = journal.read_record(game)
        except BrokenGame as broken:
            raise broken_failure(broken, call.locale) from None
        content = "".join(f"{line}\n" for line in lines).encode()
        written = write_file(file, content, values)
        write_line(sentence(call.locale, "past-exported", number=number, file=written))
        return 0

    return with_journal(call, write, reads_only=True)


def _delete(call: Call, values: Values) -> Status:
    words = values[POSITIONAL]
    wanted = None if words == [ALL] else [game_number(word) for word in words]

    async def forget(journal: Journal, _notices: Notices) -> int:
        numbers = journal.numbers() if wanted is None else wanted
        if not numbers:
            write_line(sentence(call.locale, "past-none"))
        elif values[YES.field]:
            _delete_games(call.locale, journal, numbers, write_line)
        else:
            await converse(call.locale, partial(_delete_if_agreed, journal, numbers))
        return 0

    return with_journal(call, forget)


def _delete_games(
    locale: str, journal: Journal, numbers: Sequence[int], tell: Callable[[str], None]
) -> None:
    """Delete games, and tell each.

    Raises:
        Failure: some of them are being played.
    """
    held = []
    for number in numbers:
        try:
            journal.delete(number)
        except GameLocked:
            held.append(str(number))
            continue
        tell(sentence(locale, "past-deleted", number=number))
    if held:
        raise Failure("past-not-deleted", count=len(held), numbers=joined_names(held, locale))


async def _delete_if_agreed(
    journal: Journal, numbers: Sequence[int], conversation: Conversation
) -> None:
    """Tell what would be deleted, where it is not too much and can be read, ask, and delete it.

    Raises:
        NoSuchGame: some number is no game's.
        Failure: some games are being played.
    """
    reader = conversation.reader
    locale = reader.settings.locale
    games = []
    for number in numbers:
        with suppress(UnreadableGame):
            games.append(journal.game(number))
    for game in games if len(games) <= TOLD else ():
        reader.say_text(history_line(locale, game))
    fields: Fields = {"count": len(numbers), "number": str(numbers[0])}
    if await conversation.confirms(replace(DELETE, fields=fields)):
        _delete_games(locale, journal, numbers, reader.say_text)
    else:
        reader.say("past-stays", fields)


EXPORT: Final = CommandRow("history-export", _export, EXPORT_OPTIONS, ("NUMBER", "FILE"))


FORGET: Final = CommandRow("history-delete", _delete, DELETE_OPTIONS, ("NUMBER...",))

LIST: Final = CommandRow("history", _list, OPTIONS, parts=(EXPORT, FORGET))
