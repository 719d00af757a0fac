"""Several matches one after the other: the next one's table, and what is told at the end of one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, Final

from accessible_uno.app.errors import Failure
from accessible_uno.app.house_rules import own_name
from accessible_uno.app.i18n import joined_names, sentence
from accessible_uno.app.match import Match, MatchBuilder
from accessible_uno.app.paths import settings_file
from accessible_uno.app.play_options import NoSuchBot, bot_called
from accessible_uno.app.preferences import DEFAULTS, PARSERS, RULES, SETTINGS, TABLE
from accessible_uno.app.seats import fresh_opponents, kinds_of_bots
from accessible_uno.app.stat_sentences import stat_sentences, totals
from accessible_uno.game.windows import MOST_SEATS
from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.interface.parse.tokens import LONGEST_ECHO
from accessible_uno.interface.parse.vocabulary import TablePart
from accessible_uno.interface.rules_told.house_options import rules_in_words
from accessible_uno.interface.rules_told.rule_names import RuleNames, find_bots
from accessible_uno.settings.file import SettingsFile
from accessible_uno.settings.output import stored_values
from accessible_uno.store.daily import DailyResults, day_of
from accessible_uno.store.errors import StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.store.records import broken_records

FEWEST: Final = 2
"""How many players a table has at least; the rules may ask for more."""

Values = dict[str, Any]


class Series:
    """The matches after one: their table is the same, except for what the player changes.

    Args:
        match: the match that is played now.
        builder: builds the next one.
    """

    def __init__(self, match: Match, builder: MatchBuilder) -> None:
        self._match = match
        self._builder = builder
        self._wishes: Values = {}

    def next_match(self) -> Match:
        """Build the next match, with the settings of this one.

        Raises:
            Failure: it cannot be played.
        """
        builder = self._builder
        builder.values = self._wanted()
        builder.use_answers(stored_values(self._match.settings))
        return builder.new()

    # Called by the interface

    def describe(self, locale: str) -> str:
        """Return a sentence about who plays the next match, and by which rules."""
        values = self._wanted()
        rules, options, plan, game = self._builder.parse(values)
        told = rules_in_words(locale, rules, options, own_name(rules, game.rules))
        name = plan.names[max(plan.viewer, 0)]
        others = len(plan.names) - 1
        bots = bots_in_words(values["bot"], locale)
        return sentence(locale, "table-next", name=name, others=others, rules=told, **bots)

    def change(self, part: TablePart, typed: str, locale: str) -> str:
        """Change the table of the next match; return a sentence that says so, or why not."""
        wanted = self._wanted()
        if wanted["with"] and part is not TablePart.RULES:
            return sentence(locale, "table-shared")
        if not typed and part is not TablePart.OPPONENTS:
            return self.describe(locale)
        try:
            changes = self._changes(part, typed)
            rules, options, plan, game = self._builder.parse({**wanted, **changes})
        except NoSuchBot as unknown:
            known = str(unknown.arguments_in(locale)["known"])
            kind = str(unknown.arguments["value"])[:LONGEST_ECHO]
            return sentence(locale, "table-no-bots", typed=kind, known=known)
        except Failure as refused:
            return refused.text(locale)
        if not changes:
            return sentence(locale, "table-wants-number")
        self._wishes |= changes
        self._keep(changes)
        now = {**wanted, **changes}
        bots = bots_in_words(now["bot"], locale)
        value = {
            TablePart.NAME: now["name"],
            TablePart.PLAYERS: str(now["players"]),
            TablePart.BOTS: bots["bots"],
            TablePart.RULES: rules_in_words(locale, rules, options, own_name(rules, game.rules)),
            TablePart.OPPONENTS: joined_names(plan.names[1:], locale),
        }[part]
        levels = bots["levels"]
        return sentence(locale, "table-changed", part=str(part), value=value, levels=levels)

    def statistics(self, locale: str) -> list[str]:
        """Return the player's statistics, this match included."""
        journal, match = self._builder.journal, self._match
        if journal is None or match.seat < 0:
            return []
        match.recorder.saved_part()
        with suppress(StoreError):  # then there are none to be told
            return stat_sentences(locale, totals(journal, match.table.names[match.seat]))
        return []

    def results(self) -> Sequence[tuple[str, MessageFields]]:
        """Return what is worth telling of the match that has just ended: records, a daily deal."""
        journal, match = self._builder.journal, self._match
        if journal is None or match.seat < 0 or match.people:
            return ()
        match.recorder.saved_part()
        game = match.recorder.saved_row
        if not (game.over and game.number):
            return ()
        with suppress(StoreError):  # the match itself has said what is wrong with the journal
            return match_results(journal, game)
        return ()

    # What the next match is made of

    def _wanted(self) -> Values:
        """Return the options that ask for the same table again, or for the changed one."""
        return self._same_table() | self._wishes

    def _same_table(self) -> Values:
        row, builder, match = self._match.row, self._builder, self._match
        values: Values = {**builder.values, "seed": None, "record": None, "others": None}
        kinds = _kinds_now(match)
        values |= {"watch": row.viewer < 0, "with": None, "lapses": row.lapses, "bot": kinds}
        if match.people:
            values["with"] = _company(row.names, kinds, match.people)
            return {**values, "rules": row.rules, "rule": self._options(), "name": None}
        values["name"] = row.names[max(row.viewer, 0)]
        if day_of(row.seed) is not None:  # back to the player's own table
            usual = {key: builder.settings.get(key, DEFAULTS[key]) for key in TABLE}
            return {**values, **usual, "name": values["name"], "rule": None}
        values["others"] = row.others
        return {
            **values,
            "players": len(row.names),
            "rules": row.rules,
            "rule": self._options(),
        }

    def _options(self) -> list[tuple[str, str]]:
        """Return the house rules of the match that is played now."""
        match, journal = self._match, self._builder.journal
        if match.options or journal is None or not match.row.number:
            return list(match.options)
        return list(journal.options(match.row))

    def _keep(self, changes: Values) -> None:
        """Keep what is a setting for later games too."""
        with suppress(OSError):  # then it holds for this session
            file = SettingsFile(settings_file(), SETTINGS)
            for key in changes.keys() & set(TABLE):
                file.change(key, changes[key])

    def _changes(self, part: TablePart, typed: str) -> Values:
        """Return the options that change; none where no number of players was typed.

        Raises:
            Failure: there are no such rules, or no such bots.
        """
        match part:
            case TablePart.NAME:
                return {"name": typed}
            case TablePart.PLAYERS:
                possible = typed.isdecimal() and FEWEST <= int(typed) <= MOST_SEATS
                return {"players": int(typed)} if possible else {}
            case TablePart.BOTS:
                kinds = find_bots(typed)
                for kind in kinds.split(","):
                    bot_called(kind, float)
                return {"bot": kinds}
            case TablePart.RULES:
                return {"rules": PARSERS[RULES](typed), "rule": None}
        return {"others": fresh_opponents(self._builder.parse(self._wanted())[2].names)}


def bots_in_words(kinds: str | None, locale: str) -> dict[str, str]:
    """Return how bots play, as sentences about a table take it.

    ``levels`` is “usual”, or “one” where all play alike, or “several”; then ``bots`` names the
    level of each seat.
    """
    if not kinds:
        return {"levels": "usual", "bots": ""}
    names = RuleNames(locale)
    words = [names.bot(kind) for kind in kinds.split(",")]
    alike = len(set(words)) == 1
    return {
        "levels": "one" if alike else "several",
        "bots": words[0] if alike else joined_names(words, locale),
    }


def kept_in_words(match: Match, kept: Collection[str], locale: str) -> dict[str, str]:
    """Return what a sentence says of the rules and bots that the settings have ``kept``."""
    bots = bots_in_words(match.row.bot, locale)
    named = own_name(match.rules, match.table.rules.rules)
    rules = rules_in_words(locale, match.rules, match.options, named)
    part = {RULES: "rules", "bot": "bots"}[next(iter(kept))] if len(kept) == 1 else "both"
    return {"part": part, "rules": rules, **bots}


def _kinds_now(match: Match) -> str | None:
    """Return the kinds of the bots, as they were or as they were changed during the match."""
    bots, row = match.table.bot_kinds, match.row
    planned = kinds_of_bots(row.bot, [row.names[seat] for seat in bots])
    return row.bot if planned == list(bots.values()) else ",".join(bots.values())


def _company(names: Sequence[str], bots: str | None, people: Sequence[int]) -> list[str]:
    """Return what ``--with`` names for the same people and bots."""
    kinds = iter((bots or "normal").split(","))
    kind = "normal"
    company = []
    for seat, name in enumerate(names):
        kind = kind if seat in people else next(kinds, kind)
        company.append(name if seat in people else kind)
    return company


def match_results(journal: Journal, game: GameRow) -> list[tuple[str, MessageFields]]:
    """Return the records of a game of the journal, and the result of a daily deal."""
    name = game.names[game.viewer]
    earlier = [
        each
        for each in journal.finished()
        if each.number < game.number and each.viewer >= 0 and each.names[each.viewer] == name
    ]
    if day_of(game.seed) is not None:
        return [_daily_result(earlier, game)]
    options = journal.options(game)

    def is_alike(each: GameRow) -> bool:
        return each.rules == game.rules and journal.options(each) == options

    usual = [each for each in earlier if day_of(each.seed) is None]
    return [*broken_records(game, usual, is_alike)]


def _daily_result(earlier: Sequence[GameRow], game: GameRow) -> tuple[str, MessageFields]:
    daily = DailyResults()
    for each in earlier:
        daily.add(each)
    counts = daily.add(game)
    day = day_of(game.seed)
    assert day is not None
    result = daily.results[day]
    won = "yes" if result.won else "no"
    points = result.scores[result.viewer]
    fields: MessageFields = {"won": won, "points": points, "streak": daily.streak}
    return ("daily-result" if counts else "daily-again"), fields
